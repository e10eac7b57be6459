/** Colours and empires to choose from show how they look. */
import { h } from "../../app/dom.js";
import { wordsOf } from "../../app/maps.js";
import { say } from "../../app/text.js";
import { colourMark, coloursOf } from "./colours.js";
import { viewOf } from "./view.js";

/** @import { Choice, Scene } from "./types.js" */

/** What names of colours are said by. @type {Record<string, string>} */
const NAMED_BY = { take_colours: "pair", use_colour: "colour" };

/** @param {string} verb */
export const namesColours = (verb) => verb in NAMED_BY;

/** A choice of colours says no more than their names: what is done with them is asked above, and there are many. @param {Choice} choice @returns {Choice} */
export function named(choice) {
  if (!namesColours(choice.verb)) return choice;
  return { ...choice, label: say(`${NAMED_BY[choice.verb]}-${wordsOf(choice)[1]}`) };
}

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
