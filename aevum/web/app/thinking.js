/** How far a computer player is with a long thought: a bar below what is asked. */
import { byId, h } from "./dom.js";
import { say } from "./text.js";

/** @import { State, Thought } from "./types.js" */

/** The bar is there while the one thinks whom it tells of. @param {Thought | null} thought @param {State} state */
export function drawThought(thought, state) {
  const bar = document.querySelector(".thought");
  if (!thought || !state.thinking.includes(thought.seat)) return bar?.remove();
  if (bar instanceof HTMLProgressElement) bar.value = thought.hundredths;
  else byId("asked").after(newBar(thought.hundredths));
}

/** @param {number} value */
function newBar(value) {
  const label = { "aria-label": say("web-thinking-part"), "data-testid": "thought" };
  return h("progress", { class: "thought", max: 100, value, ...label });
}
