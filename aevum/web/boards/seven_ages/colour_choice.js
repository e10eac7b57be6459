/** Colours and empires to choose from show how they look. */
import { h } from "../../app/dom.js";
import { wordsOf } from "../../app/maps.js";
import { colourMark, coloursOf } from "./colours.js";
import { viewOf } from "./view.js";

/** @import { Choice, Scene } from "./types.js" */

/** @param {string} verb */
export const namesColours = (verb) => verb === "take_colours" || verb === "use_colour";

/** A choice of colours, or of an empire, shows them. @param {HTMLElement} pressed @param {Choice} choice @param {Scene} scene */
export function withColours(pressed, choice, scene) {
  const colours = coloursIn(choice, scene);
  if (!colours.length) return pressed;
  pressed.classList.add("coloured");
  pressed.prepend(h("span", {}, ...colours.map(colourMark)));
  return pressed;
}

/** @param {Choice} choice @param {Scene} scene */
function coloursIn(choice, scene) {
  const [verb, ...nouns] = wordsOf(choice);
  if (verb === "use_colour") return nouns;
  if (verb === "take_colours") return coloursOf(nouns[0]);
  return viewOf(scene).empires.flatMap(({ id, colour }) => (nouns.includes(id) ? [colour] : []));
}
