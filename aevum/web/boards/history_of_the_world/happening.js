/** Where on the map something happened: the way of an attack, its land, and the dice over it. */
import { svg } from "../../app/svg.js";
import { die } from "./symbols.js";
import { landId } from "./view.js";

/** @import { Happening } from "../../app/types.js" */
/** @import { LogLine, Told, View } from "./types.js" */

const SIDE = 22;

/** @param {LogLine[]} told @param {View} view @param {(id: string) => number[]} centre @returns {Happening | null} */
export function happeningOf(told, view, centre) {
  const rolled = told.findLast(({ event }) => event === "rolled");
  const line = lastPlaced(rolled ? told.slice(0, told.indexOf(rolled)) : told) ?? lastPlaced(told);
  if (!line) return null;
  const places = told.map((each) => placesOf(each, view)).filter((ids) => ids.at(-1) === placesOf(line, view).at(-1));
  const way = places.find((ids) => ids.length > 1) ?? places[0];
  const seat = told.find((each) => each.seat !== null)?.seat ?? null;
  const sign = rolled && diceOf(/** @type {Told} */ (rolled.values));
  return { points: way.map(centre), seat, fight: way.length > 1, sign };
}

/** The last line that names a place; what follows a fight, such as a monument elsewhere, is not where its dice fell. @param {LogLine[]} told */
const lastPlaced = (told) => told.findLast(({ values }) => "land" in values || "water" in values);

/** From where to where. @param {LogLine} line @param {View} view */
function placesOf({ values }, view) {
  const { origin, water, land } = /** @type {Record<string, number>} */ (values);
  const sailed = water === undefined ? [] : [view.waters[water].id];
  return [...sailed, ...[origin, land].filter((place) => place !== undefined).map((place) => landId(view, place))];
}

/** The last dice of a battle, those of the defence behind a gap, the highest of each marked. Events number faces from nought. @param {Told} told */
function diceOf({ dice, defence }) {
  const best = [dice.indexOf(Math.max(...dice)), dice.length + defence.indexOf(Math.max(...defence))];
  const places = [...dice.map((_, place) => place), ...defence.map((_, place) => dice.length + place + 0.5)];
  const middle = (places[places.length - 1] * SIDE) / 2;
  const lay = (/** @type {number} */ face, /** @type {number} */ place) => {
    const drawn = die(face + 1, best.includes(place) ? "counts" : "");
    for (const [name, value] of Object.entries({ x: places[place] * SIDE - middle - SIDE / 2, y: -SIDE / 2 }))
      drawn.setAttribute(name, String(value));
    for (const name of ["width", "height"]) drawn.setAttribute(name, String(SIDE));
    return drawn;
  };
  return svg("g", { class: "dice-above" }, [...dice, ...defence].map(lay));
}
