/** The fifteen colours: each pair has a sign of its own, hollow for the light one and full for the dark one. */
import { svg } from "../../app/svg.js";

/** @import { Empire } from "./types.js" */

/** The sign of each pair, on a grid of 24. @type {Record<string, string>} */
const SIGNS = {
  red: "M4 4h16v16H4z",
  orange: "M12 3l9 17H3z",
  purple: "M12 2l10 10-10 10L2 12z",
  blue: "M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18z",
  green: "M7 3h10l5 9-5 9H7l-5-9z",
  grey: "M9 2h6v7h7v6h-7v7H9v-7H2V9h7z",
  brown: "M12 2l3 6.4 7 .9-5.1 4.9 1.3 7L12 17.8 5.8 21.2l1.3-7L2 9.3l7-.9z",
  black: "M3 4h18l-9 17z",
};
/** @type {Record<string, string>} */
const PAIRS = { pink: "red", yellow: "orange", tan: "brown" };

/** @param {string} colour */
const pairOf = (colour) => PAIRS[colour] ?? colour.replace("light_", "");

/** The colours of a pair, the dark one first. @param {string} pair */
export const coloursOf = (pair) => [
  pair,
  ...Object.keys(PAIRS).filter((light) => PAIRS[light] === pair),
  ...(Object.values(PAIRS).includes(pair) || pair === "black" ? [] : [`light_${pair}`]),
];

/** @param {string} colour */
const isLight = (colour) => colour in PAIRS || colour.startsWith("light_");

/** The class that gives something the paint of a colour. @param {string} colour */
export const paint = (colour) => `paint paint-${colour}`;

/** The sign of a colour, inside another drawing. @param {string} colour @param {number} size @param {number} x @param {number} y */
export const colourSign = (colour, size, x, y) =>
  svg("path", {
    class: ["colour-sign", isLight(colour) && "hollow"],
    d: SIGNS[pairOf(colour)],
    transform: `translate(${x - size / 2} ${y - size / 2}) scale(${size / 24})`,
  });

/** A counter of an empire's colour, to stand beside its name. @param {string} colour */
export const colourMark = (colour) =>
  svg(
    "svg",
    { class: `colour-mark ${paint(colour)}`, viewBox: "0 0 24 24", "aria-hidden": "true" },
    svg("rect", { class: "counter-ground", x: 1, y: 1, width: 22, height: 22, rx: 4 }),
    colourSign(colour, 13, 12, 12),
  );

/** @param {Empire | undefined} empire */
export const empireMark = (empire) => (empire ? colourMark(empire.colour) : null);

/** The hatching of light colours: they are told from the dark ones by it. @param {string[]} colours */
export const hatchings = (colours) =>
  colours.map((colour) =>
    svg(
      "pattern",
      {
        id: `hatch-${colour}`,
        class: paint(colour),
        width: 26,
        height: 26,
        patternUnits: "userSpaceOnUse",
        patternTransform: "rotate(45)",
      },
      svg("rect", { class: "hatch-ground", width: 26, height: 26 }),
      isLight(colour) && svg("rect", { class: "hatch-line", width: 8, height: 26 }),
    ),
  );
