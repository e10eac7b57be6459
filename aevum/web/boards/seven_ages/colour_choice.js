/** Colours to choose from: how they look, and which counters an empire would have. */
import { h, icon, unseen } from "../../app/dom.js";
import { wordsOf } from "../../app/maps.js";
import { say } from "../../app/text.js";
import { colourMark, coloursOf } from "./colours.js";
import { classOf } from "./symbols.js";
import { viewOf } from "./view.js";
import { unitWords } from "./words.js";

/** @import { Choice, Scene, Units } from "./types.js" */

/** @param {string} verb */
export const namesColours = (verb) => verb === "take_colours" || verb === "use_colour";

/** A choice of colours, or of an empire, shows them. @param {HTMLElement} pressed @param {Choice} choice @param {Scene} scene */
export function withColours(pressed, choice, scene) {
  const colours = coloursIn(choice, scene);
  if (!colours.length) return pressed;
  pressed.classList.add("coloured");
  pressed.prepend(h("span", {}, ...colours.map(colourMark)));
  if (choice.verb === "use_colour") pressed.append(counters(scene, colours[0]));
  return pressed;
}

/** @param {Choice} choice @param {Scene} scene */
function coloursIn(choice, scene) {
  const [verb, ...nouns] = wordsOf(choice);
  if (verb === "use_colour") return nouns;
  if (verb === "take_colours") return coloursOf(nouns[0]);
  return viewOf(scene).empires.flatMap(({ id, colour }) => (nouns.includes(id) ? [colour] : []));
}

/** How good the counters of a colour are, and how many of each class it has. @param {Scene} scene @param {string} colour */
function counters(scene, colour) {
  const { veteran, counters: pool } = viewOf(scene).map.pools[colour];
  /** @type {Units} */
  const classes = {};
  for (const [unit, count] of Object.entries(pool)) classes[classOf(unit)] = (classes[classOf(unit)] ?? 0) + count;
  return h(
    "span",
    { class: "counters", title: unitWords(pool) },
    say(veteran ? "web-seven-veterans" : "web-seven-regulars"),
    h("span", { "aria-hidden": "true" }, ...Object.entries(classes).flatMap(([name, count]) => [icon(`sa-${name}`), count])),
    unseen(unitWords(pool)),
  );
}
