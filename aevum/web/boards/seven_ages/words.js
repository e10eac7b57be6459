/** Regions, empires and units in words. */
import { listed, say } from "../../app/text.js";
import { empireOf, regionAt, viewOf } from "./view.js";

/** @import { Choice, Region, Scene, Stack, Units, View } from "./types.js" */

/** @param {string} id */
export const empireName = (id) => say(`empire-${id}`);

/** Parts of a description, with the commas of the language. @param {(string | false | null | undefined)[]} parts @returns {string} */
export const joined = (parts) =>
  parts
    .filter((part) => Boolean(part))
    .map((part) => part || "")
    .reduce((first, rest) => (first ? say("web-seven-joined", { first, rest }) : rest), "");

/** Units of a type, or the only one. @param {string} unit @param {number} count */
export const unitName = (unit, count) => say(count === 1 ? `one-${unit}` : `unit-${unit}`);

/** @param {Units} units */
export const unitWords = (units) =>
  listed(
    Object.entries(units).map(([unit, count]) => say("web-seven-units-of", { count, unit: unitName(unit, count) })),
  );

/** What an empire has in a region. @param {Stack} stack */
export function stackWords({ empire, count, units, leaders }) {
  const known = unitWords(units);
  return joined([
    say("web-seven-stack", { empire: empireName(empire), count }),
    known,
    ...leaders.map((leader) => say(`leader-${leader}`)),
  ]);
}

/** @param {View} view @param {string} id */
const symbols = ({ map }, id) =>
  /** @type {const} */ (["wheat", "oil", "elephant"])
    .filter((name) => map[name].includes(id))
    .map((name) => say(`web-seven-${name}`));

/** What is built or lies in a region. @param {Region} region */
export const buildingWords = (region) => [
  region.city > 0 && say(region.capital ? "web-seven-capital" : "web-seven-city", { level: region.city }),
  region.fort && say("web-seven-fort"),
  region.disorder && say("web-seven-disorder"),
  region.artifact && say(`artifact-${region.artifact}`),
  ...region.start.map((empire) => say("web-seven-start-of", { empire: empireName(empire) })),
];

/** A region in words, then what can be done there. @param {Scene} scene @param {string} id @param {string} terrain @param {Choice[]} choices */
export function describe(scene, id, terrain, choices) {
  const view = viewOf(scene);
  const region = regionAt(view, id);
  const held = region?.control && empireOf(view, region.control);
  const words = [
    say(`region-${id}`),
    say(`terrain-${terrain}`),
    ...symbols(view, id),
    held && say("web-seven-held", { empire: empireName(held.id), name: scene.state.seats[held.seat].name }),
    ...(region ? [...buildingWords(region), ...region.stacks.map(stackWords)] : []),
  ];
  const offers = choices.map(({ label, effects }) => joined([label, ...effects.map((effect) => effect.text)]));
  return [joined(words), ...offers];
}
