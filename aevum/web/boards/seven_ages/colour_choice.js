/** Colours to choose from: how they look, and which counters an empire would have. */
import { h } from "../../app/dom.js";
import { wordsOf } from "../../app/maps.js";
import { say } from "../../app/text.js";
import { colourMark, coloursOf } from "./colours.js";
import { viewOf } from "./view.js";
import { joined, unitWords } from "./words.js";

/** @import { Choice, Scene } from "./types.js" */

/** @param {string} verb */
export const namesColours = (verb) => verb === "take_colours" || verb === "use_colour";

/** A choice of colours shows them. @param {HTMLElement} pressed @param {Choice} choice @param {Scene} scene */
export function withColours(pressed, choice, scene) {
  if (!namesColours(choice.verb)) return pressed;
  const id = wordsOf(choice)[1];
  pressed.classList.add("coloured");
  pressed.prepend(h("span", {}, ...(choice.verb === "use_colour" ? [id] : coloursOf(id)).map(colourMark)));
  if (choice.verb === "use_colour") pressed.append(counters(scene, id));
  return pressed;
}

/** The counters of a colour, and how good they are. @param {Scene} scene @param {string} colour */
function counters(scene, colour) {
  const { veteran, counters: pool } = viewOf(scene).map.pools[colour];
  const quality = say(veteran ? "web-seven-veterans" : "web-seven-regulars");
  return h("span", { class: "counters" }, joined([quality, unitWords(pool)]));
}
