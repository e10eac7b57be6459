/** Where on the map something happened: the way of an attack, its land, and the dice over it; all that a card struck. */
import { svg } from "../../app/svg.js";
import { die } from "./symbols.js";
import { landId, viewOf } from "./view.js";

/** @import { Happening } from "../../app/types.js" */
/** @import { LogLine, State, Told, View } from "./types.js" */

const SIDE = 22;
/** At these steps the empire of the turn has no army yet: what happens is of a card. */
const BEFORE = new Set(["event", "astronomy", "recall", "reallocation"]);
/** Of these a card may bring several at once. */
const STRIKES = new Set(["rose", "died", "survived", "perished", "area_rolled"]);
/** What is told in dice of its own, and not in those of a battle. */
const OWN_DICE = new Set(["died", "survived", "area_rolled"]);

/** @param {LogLine[]} told @param {State} state @param {(ids: string[]) => number[]} middle of lands and waters @returns {Happening | null} */
export function happeningOf(told, state, middle) {
  const view = viewOf({ state });
  const ofCards = doneByCards(told, view);
  const apart = ofCards.some(hasPlace);
  const lines = apart ? ofCards : told;
  const line = mainOf(lines);
  if (!line) return null;
  const end = placesOf(line, view).at(-1);
  const ways = lines.map((each) => placesOf(each, view)).filter((places) => places.at(-1)?.join() === end?.join());
  const way = ways.find((places) => places.length > 1) ?? ways[0];
  const seat = told.find((each) => each.seat !== null)?.seat ?? null;
  const isOwn = seat !== null && state.seats[seat]?.mine; // where that begins one acts next
  const begun = isOwn || !apart ? [] : told.filter((each) => each.event === "placed" && !lines.includes(each));
  const strikes = lines.filter((each) => STRIKES.has(each.event) && each !== line);
  const also = [
    ...strikes.map((each) => ({ point: middle(placesOf(each, view)[0]), sign: signOf(each, lines) })),
    ...begun.map((each) => ({ point: middle(placesOf(each, view)[0]) })),
  ];
  const struck = lines.filter(({ event }) => event === "area_rolled").flatMap((each) => placesOf(each, view)[0]);
  const around = struck.map((id) => middle([id]));
  return { points: way.map(middle), seat, fight: way.length > 1, sign: signOf(line, lines), also, around, apart };
}

/** What cards did before the empire of the turn has an army. @param {LogLine[]} told @param {View} view */
function doneByCards(told, view) {
  if (told.some(({ event }) => event === "scored")) return []; // it was of the turn before
  if (BEFORE.has(view.step)) return told;
  const starts = view.empires.find(({ active }) => active)?.start_lands ?? [];
  const isAtStart = (/** @type {LogLine} */ { values }) =>
    "land" in values && starts.includes(landId(view, Number(values.land)));
  const isBegun = told.some((line) => line.event === "placed" && isAtStart(line));
  return isBegun ? told.filter((line) => !isAtStart(line)) : [];
}

/** @param {LogLine} line */
const hasPlace = ({ event, values }) => "land" in values || "water" in values || event === "area_rolled";

/** The line that says where: of a fight the one before its dice, as a monument may rise elsewhere after it; of a disease all dice. @param {LogLine[]} told */
function mainOf(told) {
  const rolled = told.findLastIndex(({ event }) => event === "rolled");
  const all = told.findLast(({ event }) => event === "area_rolled");
  return all ?? told.slice(0, Math.max(rolled, 0)).findLast(hasPlace) ?? told.findLast(hasPlace);
}

/** From where to where: each a land, a water, or the lands of an area. @param {LogLine} line @param {View} view @returns {string[][]} */
function placesOf({ event, values }, view) {
  const { origin, water, land, area } = /** @type {Record<string, number>} */ (values);
  if (event === "area_rolled") return [view.areas[area].lands];
  const sailed = water === undefined ? [] : [[view.waters[water].id]];
  return [...sailed, ...[origin, land].filter((place) => place !== undefined).map((place) => [landId(view, place)])];
}

/** The dice that belong to a line: its own, or the last ones of the fight that it tells of. @param {LogLine} line @param {LogLine[]} told */
function signOf(line, told) {
  if (OWN_DICE.has(line.event)) return dice(/** @type {Told} */ (line.values).dice, []);
  const after = told.slice(told.indexOf(line) + 1);
  const next = after.findIndex(({ event }) => event === "rose");
  const rolled = after.slice(0, next < 0 ? undefined : next).findLast(({ event }) => event === "rolled");
  if (!rolled) return undefined;
  const values = /** @type {Told} */ (rolled.values);
  return dice(values.dice, values.defence);
}

/** Dice in a row, those of a defence behind a gap; in a fight the highest of each counts, in a disease every one. Events number faces from nought. @param {number[]} faces @param {number[]} defence */
function dice(faces, defence) {
  const best = [faces.indexOf(Math.max(...faces)), faces.length + defence.indexOf(Math.max(...defence))];
  const counts = (/** @type {number} */ place) => (defence.length ? best.includes(place) : faces[place] === 0);
  const places = [...faces.map((_, place) => place), ...defence.map((_, place) => faces.length + place + 0.5)];
  const middle = (places[places.length - 1] * SIDE) / 2;
  const lay = (/** @type {number} */ face, /** @type {number} */ place) => {
    const drawn = die(face + 1, counts(place) ? "counts" : "");
    for (const [name, value] of Object.entries({ x: places[place] * SIDE - middle - SIDE / 2, y: -SIDE / 2 }))
      drawn.setAttribute(name, String(value));
    for (const name of ["width", "height"]) drawn.setAttribute(name, String(SIDE));
    return drawn;
  };
  return svg("g", { class: "dice-above" }, [...faces, ...defence].map(lay));
}
