/** What is said of offers lies in its land or water, where it covers as little as possible of what stands there. */
import { boxAround, freePlace } from "../../app/map_room.js";
import { chosenSoFar } from "./groups.js";
import { putAt } from "./names.js";
import { areAlike, markOf, orderOf } from "./offers.js";
import { viewOf } from "./view.js";

/** @import { Box } from "../../app/types.js" */
/** @import { Atlas, LandSpots } from "./map/types.js" */
/** @import { Choice, Scene } from "./types.js" */
/** @typedef {{drawn: SVGGElement, size: number[]}} Mark   with its size in points of the screen */

/** So many times its own size around a place it is looked at what stands there. */
const AROUND = 8;

/** Where things may stand in a land. @param {LandSpots} spots */
const spotsOf = ({ centre, armies, settlement, fort, monument }) => [centre, ...armies, settlement, fort, monument];

/** What is said of each place: of what is offered there, or in which order it was chosen. @param {Scene} scene @param {Map<string, Choice[]>} offers */
export function marksOf(scene, offers) {
  /** @type {Map<string, Mark>} */
  const marks = new Map();
  for (const [id, choices] of areAlike(offers, scene) ? [] : offers) {
    const mark = markOf(choices);
    if (mark) marks.set(id, mark);
  }
  for (const [place, id] of chosenSoFar(viewOf(scene)).lands.entries()) marks.set(id, orderOf(place + 1));
  return marks;
}

/**
 * Lay marks where they cover least, each after the others. @param {Atlas} atlas @param {Map<string, Mark>} marks by place
 * @param {number} unit a point of the screen @param {Box[]} taken by what stands on the map @returns {Box[]} theirs
 */
export function layMarks(atlas, marks, unit, taken) {
  const homes = Object.entries(atlas.lands).flatMap(([id, spots]) => spotsOf(spots).map((at) => ({ id, at })));
  /** @type {Box[]} */
  const boxes = [];
  for (const [id, { drawn, size }] of marks) {
    const [w, h] = size.map((each) => each * unit);
    const spots = atlas.lands[id] ? spotsOf(atlas.lands[id]) : atlas.waters[id].fleets;
    const near = [...taken, ...boxes].filter((box) => isNear(box, spots[0], AROUND * w));
    const isApt = (/** @type {number[]} */ point) => !atlas.lands[id] || nearest(homes, point) === id;
    drawn.setAttribute("data-mark", id);
    const place = freePlace(spots[0], w, h, near, spots, isApt);
    boxes.push(boxAround(place, w, h));
    putAt([drawn], [place]);
  }
  return boxes;
}

/** @param {Box} box @param {number[]} point @param {number} far */
const isNear = ({ x, y, w, h }, [px, py], far) => px > x - far && px < x + w + far && py > y - far && py < y + h + far;

/** The land that has a spot nearest to a point. @param {{id: string, at: number[]}[]} homes @param {number[]} point */
function nearest(homes, [x, y]) {
  const far = (/** @type {number[]} */ at) => (at[0] - x) ** 2 + (at[1] - y) ** 2;
  return homes.reduce((best, each) => (far(each.at) < far(best.at) ? each : best)).id;
}
