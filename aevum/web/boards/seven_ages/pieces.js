/**
 * What stands on the map: from afar one counter for each empire in a region, from near every piece at its own spot. Whose
 * a counter is, is told by its colour and by a sign; how many units it stands for by its number.
 */
import { svg } from "../../app/svg.js";
import { colourSign, paint } from "./colours.js";
import { classOf } from "./symbols.js";
import { empireOf } from "./view.js";

/** @import { Part } from "../../app/types.js" */
/** @import { Atlas, LandSpots, WaterSpots } from "./map/types.js" */
/** @import { Printed, Region, Stack, Units, View } from "./types.js" */

const SMALLEST = 14;
const [AFAR, ANEAR] = [17, 22];

/** @param {number[]} point */
const moved = ([x, y]) => `translate(${x} ${y})`;

/** @param {string} name @param {number} size @param {number} x @param {number} y @param {string} kind */
const use = (name, size, x, y, kind) =>
  svg("use", { href: `#icon-sa-${name}`, class: kind, x: x - size / 2, y: y - size / 2, width: size, height: size });

/** A counter of an empire: the number of its units, and the sign of its colour. @param {string} colour @param {number} count @param {number} size */
const counter = (colour, count, size) => [
  svg("rect", { class: "counter-ground", x: -size / 2, y: -size / 2, width: size, height: size, rx: size / 6 }),
  svg("text", { class: "count", x: -size * 0.14, y: size * 0.26, "font-size": size * (count > 9 ? 0.5 : 0.66) }, count),
  colourSign(colour, size * 0.34, size * 0.28, -size * 0.26),
];

/** The classes among some units. @param {Units} units */
function classes(units) {
  /** @type {Map<string, number>} */
  const found = new Map();
  for (const [unit, count] of Object.entries(units)) found.set(classOf(unit), (found.get(classOf(unit)) ?? 0) + count);
  return [...found];
}

/** What a counter stands for, where that is known: a small sign for each class. @param {Stack} stack */
function known({ units }) {
  const found = classes(units);
  const left = ((found.length - 1) * -9) / 2;
  return svg(
    "g",
    { class: "known" },
    found.map(([name, count], place) => [
      svg("circle", { class: "piece-ground", cx: left + place * 9, cy: 15, r: 4.5 }),
      use(name, 6.5, left + place * 9, 15, "drawn"),
      count > 1 && svg("text", { class: "few", x: left + place * 9 + 3.4, y: 20.5, "font-size": 5 }, count),
    ]),
  );
}

/** A piece that is no counter. @param {string} name @param {string} [words] @param {string} [kind] */
const piece = (name, words = "", kind = "") => [
  svg("circle", { class: `piece-ground ${kind}`, r: 10 }),
  use(name, words ? 12 : 15, words ? -2 : 0, words ? -1 : 0, `drawn ${kind}`),
  words && svg("text", { class: "few", x: 5.5, y: 8, "font-size": 9 }, words),
];

/** A piece at its spot: as large as there is room, but never too small to be read. @param {number[]} spot @param {number} room @param {string} kind @param {...Part} art */
const grown = (spot, room, kind, ...art) =>
  svg(
    "g",
    { class: kind, transform: moved(spot) },
    svg("g", { class: "grown", style: { "--room": (room / 12).toFixed(2) } }, art),
  );

/** The stacks of a region, whoever controls it first. @param {Region} region */
const inOrder = ({ stacks, control }) =>
  [...stacks].sort((one, other) => Number(other.empire === control) - Number(one.empire === control));

/** @param {Region} region @param {View} view @param {number[][]} spots @param {number} room */
const counters = (region, view, spots, room) =>
  inOrder(region)
    .filter(({ count }) => count > 0)
    .map((stack, place) => {
      const { colour } = empireOf(view, stack.empire) ?? { colour: "grey" };
      const [x, y] = spots[Math.min(place, spots.length - 1)];
      const aside = Math.max(0, place - spots.length + 1) * room;
      return grown([x + aside, y], room, paint(colour), counter(colour, stack.count, ANEAR), known(stack));
    });

/** @param {Region} region @param {View} view @param {number[]} spot @param {number} room */
function leaders(region, view, spot, room) {
  const led = region.stacks.filter((stack) => stack.leaders.length > 0);
  return led.map((stack, place) => {
    const { colour } = empireOf(view, stack.empire) ?? { colour: "grey" };
    const words = stack.leaders.length > 1 ? String(stack.leaders.length) : "";
    return grown([spot[0] + place * room, spot[1]], room, paint(colour), piece("leader", words, "led"));
  });
}

/** A land from near, each piece at its spot. @param {Region} region @param {View} view @param {LandSpots} spots */
function landNear(region, view, spots) {
  const room = Math.max(spots.room, SMALLEST);
  return [
    region.city > 0 &&
      grown(spots.city, room, "", piece(region.capital ? "capital" : "city", String(region.city), "built")),
    region.fort && grown(spots.fort, room, "", piece("fort", "", "built")),
    region.disorder && grown(spots.disorder, room, "", piece("disorder", "", "bad")),
    region.artifact && grown(spots.artifact, room, "", piece("artifact", "", "rare")),
    counters(region, view, [spots.stack, spots.guest], room),
    leaders(region, view, spots.leader, room),
  ];
}

/** @param {Region} region @param {View} view @param {WaterSpots} spots */
function waterNear(region, view, spots) {
  const room = Math.max(spots.room, SMALLEST);
  return [counters(region, view, spots.stacks, room), leaders(region, view, spots.leader, room)];
}

/** A region from afar, in points of the screen: at most two counters, the rest as small signs. @param {Region} region @param {View} view */
function fromAfar(region, view) {
  const present = inOrder(region).filter(({ count }) => count > 0);
  const shown = present.slice(0, 2).map((stack, place) => {
    const { colour } = empireOf(view, stack.empire) ?? { colour: "grey" };
    return svg(
      "g",
      { class: paint(colour), transform: `translate(${place * 12} ${place * -6})` },
      counter(colour, stack.count, AFAR),
    );
  });
  const signs = [
    region.city > 0 && (region.capital ? "capital" : "city"),
    region.fort && "fort",
    region.disorder && "disorder",
    present.some((stack) => stack.leaders.length > 0) && "leader",
  ].filter((name) => name !== false);
  const left = ((signs.length - 1) * -9) / 2;
  return [
    shown,
    signs.map((name, place) => [
      svg("circle", { class: ["piece-ground", name], cx: left + place * 9, cy: present.length ? 12 : 0, r: 4.6 }),
      use(name, 7, left + place * 9, present.length ? 12 : 0, `drawn ${name}`),
    ]),
  ];
}

/** Everything in a region. @param {Region} region @param {View} view @param {Atlas} atlas */
export function drawRegion(region, view, atlas) {
  const land = atlas.lands[region.id];
  const water = atlas.waters[region.id];
  const centre = land?.centre ?? water.stacks[0] ?? water.centre;
  return svg(
    "g",
    { class: "pieces", "data-region": region.id },
    svg("g", { class: "afar", transform: moved(centre) }, svg("g", { class: "steady" }, fromAfar(region, view))),
    svg("g", { class: "anear" }, land ? landNear(region, view, land) : waterNear(region, view, water)),
  );
}

/** Wheat, oil and elephants, printed on the map. @param {Printed} printed @param {Atlas} atlas */
export const drawSymbols = (printed, atlas) =>
  Object.entries(atlas.lands).map(([id, { symbol, room }]) => {
    const shown = /** @type {const} */ (["wheat", "oil", "elephant"]).filter((name) => printed[name].includes(id));
    const size = Math.max(room, SMALLEST) * (shown.length > 1 ? 1 : 1.7);
    return shown.map((name, place) => {
      const aside = (place - (shown.length - 1) / 2) * size;
      return svg(
        "g",
        { transform: moved([symbol[0] + aside, symbol[1]]) },
        svg("circle", { class: `symbol-ground ${name}`, r: size * 0.5 }),
        use(name, size * 0.72, 0, 0, `symbol ${name}`),
      );
    });
  });
