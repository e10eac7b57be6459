/** Names on the map, as large as their places allow. */
import { label, lengthOf, nameBox } from "../../app/map_names.js";
import { boxAround, freePlace } from "../../app/map_room.js";
import { svg } from "../../app/svg.js";
import { say } from "../../app/text.js";
import { buildings, fleetBox, pieceBoxes } from "./pieces.js";
import { viewOf } from "./view.js";

/** @import { Box } from "../../app/types.js" */
/** @import { Atlas, LandSpots } from "./map/types.js" */
/** @import { Area, Land, Scene, View } from "./types.js" */

const LARGEST = 44;
/** The size of letters and of what stands on the map from afar, in points of the screen. */
const [LETTERS, LINE, TOKEN, BUILT] = [7.4, 18, 20, 26];
/** How large the sign of a resource is, in rooms of its land. */
const GEM = 1.7;

/** The names of lands and waters. @param {Atlas} atlas */
export const placeNames = (atlas) => [
  ...Object.entries(atlas.waters).map(([id, { name }]) => label("water-name", say(`water-${id}`), name, LARGEST * 1.4)),
  ...Object.entries(atlas.lands).map(([id, { name }]) => label("land-name", say(`land-${id}`), name, LARGEST)),
];

/** The names of areas, for who looks from afar. @param {Area[]} areas */
export const areaNames = (areas) =>
  areas.map(({ id }) => svg("g", {}, svg("text", { class: "area-name", y: 4 }, say(`area-${id}`))));

/** Where the name of a land lies, for who looks closely. @param {Atlas} atlas @param {string} id */
const landNameBox = (atlas, id) => nameBox(say(`land-${id}`), atlas.lands[id].name, LARGEST);

/** How wide words are, in points of the screen. @param {string} words */
export const wideAs = (words) => lengthOf(words) * 2 * LETTERS + 4;

/**
 * What stands on the map, where no words should lie: pieces, names of lands, and from near the signs of resources.
 * @param {Atlas} atlas @param {Scene} scene @param {number} unit a point of the screen @param {boolean} isFar whether each land is one token
 * @returns {Box[]}
 */
export function takenBy(atlas, scene, unit, isFar) {
  const { lands, waters, turn } = viewOf(scene);
  const armies = lands.flatMap((land) =>
    isFar ? fromAfar(land, atlas.lands[land.id].centre, unit) : pieceBoxes(land, atlas.lands[land.id], unit),
  );
  const fleets = waters.flatMap((water) => fleetBox(water, turn, atlas.waters[water.id], unit));
  const spots = isFar ? [] : Object.entries(atlas.lands);
  const printed = spots.flatMap(([id, { resource, room }]) => [
    landNameBox(atlas, id),
    ...(resource ? [boxAround(resource, GEM * room, GEM * room)] : []),
  ]);
  return [...armies, ...fleets, ...printed];
}

/** The token of a land. @param {Land} land @param {number[]} centre @param {number} unit */
function fromAfar(land, centre, unit) {
  const built = buildings(land).length > 0;
  return land.holder === null && !built ? [] : [boxAround(centre, TOKEN * unit, (built ? BUILT : TOKEN) * unit)];
}

/**
 * Where the words of each area lie best: in its middle, or nearby where less stands in their way.
 * @param {Atlas} atlas @param {View} view @param {number} unit @param {Box[]} taken grows by them
 * @param {(area: Area) => number[]} size of the words, in points of the screen
 */
export function placesOfAreas(atlas, { areas, lands }, unit, taken, size) {
  const homes = lands.flatMap(({ id, area }) => pointsOf(atlas.lands[id]).map((point) => ({ point, area })));
  return areas.map((area) => {
    const [w, h] = size(area).map((each) => each * unit);
    const spots = area.lands.map((id) => atlas.lands[id]);
    const isApt = (/** @type {number[]} */ point) => areaAt(point, homes) === area.id;
    const place = freePlace(middle(spots), w, h, taken, spots.flatMap(pointsOf), isApt);
    taken.push(boxAround(place, w, h));
    return place;
  });
}

/** Where words on a land may lie: at its name, in its middle, and between them. @param {LandSpots} spots */
function pointsOf({ name: [nx, ny], centre: [x, y] }) {
  return [
    [nx, ny],
    [x, y],
    [(nx + x) / 2, (ny + y) / 2],
  ];
}

/** The area that is nearest to a point. @param {number[]} point @param {{point: number[], area: string}[]} homes */
function areaAt([x, y], homes) {
  const far = (/** @type {number[]} */ point) => (point[0] - x) ** 2 + (point[1] - y) ** 2;
  return homes.reduce((best, each) => (far(each.point) < far(best.point) ? each : best)).area;
}

/** How much room the name of an area takes. @param {Area} area */
export const nameSize = ({ id }) => [wideAs(say(`area-${id}`)), LINE];

/** @param {{centre: number[]}[]} lands */
const middle = (lands) => [0, 1].map((axis) => lands.reduce((sum, { centre }) => sum + centre[axis], 0) / lands.length);

/** Move drawings to their places. @param {SVGGElement[]} drawn @param {number[][]} places */
export const putAt = (drawn, places) =>
  drawn.forEach((each, place) =>
    each.setAttribute("transform", `translate(${places[place].map((at) => at.toFixed(0)).join(" ")})`),
  );
