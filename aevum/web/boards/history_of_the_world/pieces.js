/**
 * What stands on the map: from afar one token for each land, from near every piece at its own spot. Who owns an army is
 * told by shape, colour and letter, when it came by the numeral of its epoch.
 */
import { letterOf, SHAPES } from "../../app/seats.js";
import { boxAround } from "../../app/map_room.js";
import { svg } from "../../app/svg.js";
import { NUMERALS } from "./view.js";

/** @import { Part } from "../../app/types.js" */
/** @import { LandSpots, WaterSpots } from "./map/types.js" */
/** @import { Land, Water } from "./types.js" */

const SMALLEST = 15;
/** How large an army, what is built and a fleet are drawn before they are made to fit, and how small at the least. */
const [ARMY, GROUND, FLEET, LEAST] = [22, 20, 26, 0.72];
const EVENT = "✦";

/** @param {number[]} point */
const moved = ([x, y]) => `translate(${x} ${y})`;

/** @param {string} name @param {number} size @param {number} x @param {number} y @param {string} kind */
const use = (name, size, x, y, kind) =>
  svg("use", { href: `#icon-${name}`, class: kind, x: x - size / 2, y: y - size / 2, width: size, height: size });

/** Letters sit lower in a triangle. @param {number} seat @param {number} size */
const drop = (seat, size) => size * (seat === 2 ? 0.6 : 0.35);

/** An army: the shape of its owner with the numeral of its epoch. @param {number} seat @param {number | null} epoch @param {number} size */
function army(seat, epoch, size) {
  const numeral = epoch === null ? EVENT : NUMERALS[epoch];
  const letters = (size * (seat === 2 ? 0.36 : 0.44) * (numeral.length > 2 ? 0.86 : 1)).toFixed(1);
  return [
    use(`seat-${SHAPES[seat]}`, size, 0, 0, "seat-shape"),
    svg("text", { class: "numeral", y: drop(seat, Number(letters)).toFixed(1), "font-size": letters }, numeral),
  ];
}

/** A small round sign. @param {string} words @param {number} x @param {number} y @param {number} r */
const badge = (words, x, y, r) => [
  svg("circle", { class: "badge", cx: x, cy: y, r }),
  svg("text", { class: "badge-words", x, y: y + r * 0.62, "font-size": r * 1.7 }, words),
];

/** The buildings of a land. @param {Land} land */
export const buildings = ({ settlement, fort, monument }) =>
  [settlement !== "none" && settlement, fort && "fort", monument && "monument"].filter((each) => each !== false);

/** A land from afar, in points of the screen. @param {Land} land */
function fromAfar(land) {
  const built = buildings(land);
  const left = ((built.length - 1) * -9) / 2;
  const top = land.holder === null ? 0 : 11;
  return [
    land.holder !== null && army(land.holder, land.epoch, 17),
    land.armies > 1 && badge(String(land.armies), 8, -8, 5),
    built.map((name, place) => [
      svg("circle", { class: "building-ground", cx: left + place * 9, cy: top, r: 5 }),
      use(`hw-${name}`, 8, left + place * 9, top, `building ${name}`),
    ]),
  ];
}

/** A land from near, each piece at its spot. @param {Land} land @param {LandSpots} spots */
function fromNear(land, spots) {
  const room = Math.max(spots.room, SMALLEST);
  const seat = land.holder ?? 0;
  const armies = spots.armies
    .slice(0, land.armies)
    .map((spot) => grown(spot, room, army(seat, land.epoch, ARMY), owner(seat)));
  const where = whereBuilt(spots);
  const built = buildings(land).map((name) =>
    grown(
      where[name],
      room,
      svg("circle", { class: "building-ground", r: GROUND / 2 }),
      use(`hw-${name}`, 15, 0, 0, `building ${name}`),
    ),
  );
  return [built, armies];
}

/** @param {LandSpots} spots @returns {Record<string, number[]>} */
const whereBuilt = ({ settlement, fort, monument }) => ({ capital: settlement, city: settlement, fort, monument });

/** A piece at its spot: as large as there is room, but never too small to be read. @param {number[]} spot @param {number} room @param {...Part} art */
const grown = (spot, room, ...art) =>
  svg("g", { transform: moved(spot) }, svg("g", { class: "grown", style: { "--room": (room / 12).toFixed(2) } }, art));

/** The letter of a seat, for who looks closely. @param {number} seat */
const owner = (seat) => svg("g", { class: "owner" }, badge(letterOf(seat), 9, -9, 5));

/** @param {Land} land @param {LandSpots} spots */
export function drawLand(land, spots) {
  if (land.holder === null && !buildings(land).length) return null;
  return svg(
    "g",
    { class: ["pieces", land.holder !== null && `seat-${land.holder}`] },
    svg("g", { class: "afar", transform: moved(spots.centre) }, svg("g", { class: "steady" }, fromAfar(land))),
    svg("g", { class: "anear" }, fromNear(land, spots)),
  );
}

/** Where the pieces of a land stand for who looks closely, each with its room. @param {Land} land @param {LandSpots} spots @param {number} unit */
export function pieceBoxes(land, spots, unit) {
  const times = Math.max(Math.max(spots.room, SMALLEST) / 12, unit * LEAST);
  const where = whereBuilt(spots);
  const built = buildings(land).map((name) => boxAround(where[name], GROUND * times, GROUND * times));
  const armies = spots.armies.slice(0, land.armies).map((spot) => boxAround(spot, ARMY * times, ARMY * times));
  return [...built, ...armies];
}

/** Whose fleet is on a water, if one is. @param {Water} water @param {number} turn */
const admiral = (water, turn) => water.holder ?? (water.fleet ? turn : null);

/** @param {WaterSpots} spots */
const anchorage = (spots) => spots.fleets[0] ?? spots.name;

/** Where a fleet lies, with its room. @param {Water} water @param {number} turn @param {WaterSpots} spots @param {number} unit */
export const fleetBox = (water, turn, spots, unit) =>
  admiral(water, turn) === null ? [] : [boxAround(anchorage(spots), FLEET * unit, FLEET * unit)];

/** A fleet; whose it is where a sea is held. @param {Water} water @param {number} turn @param {WaterSpots} spots */
export function drawWater(water, turn, spots) {
  const seat = admiral(water, turn);
  if (seat === null) return null;
  const [x, y] = anchorage(spots);
  const ship = [
    svg("circle", { class: "fleet-ground", r: 10 }),
    use("hw-fleet", 14, 0, 0, "building fleet"),
    use(`seat-${SHAPES[seat]}`, 10, 9, -9, "seat-shape"),
    svg("text", { class: "numeral", x: 9, y: -9 + drop(seat, 6), "font-size": 6 }, letterOf(seat)),
  ];
  return svg("g", { class: `pieces seat-${seat}`, transform: moved([x, y]) }, svg("g", { class: "steady" }, ship));
}
