/**
 * Several people at one screen who have secrets from each other: whoever comes next lifts the curtain. While it is down
 * the page shows what anybody may see, and what the last one saw has left it.
 */
import { button, find, h, icon, refill } from "./dom.js";
import { seatMark } from "./seats.js";
import { say } from "./text.js";

/** @import { State } from "./types.js" */

/** The seat of this page that is asked and does not look yet, or null. @param {State} state */
export function nextToLook({ curtain, eye, pending, seats }) {
  const asked = pending.filter((seat) => seats[seat].mine);
  return !curtain || asked.some((seat) => seat === eye) ? null : (asked[0] ?? null);
}

/** Whether somebody looks who must now leave the screen to another. @param {State} state */
export const mustPass = (state) => state.eye !== null && nextToLook(state) !== null;

/**
 * Draw the curtain where it is down.
 * @param {HTMLElement} root @param {HTMLElement} stage what it covers @param {State} state
 * @param {(seat: number) => void} lift
 */
export function drawCurtain(root, stage, state, lift) {
  const next = nextToLook(state);
  const falls = next !== null && root.hidden;
  root.hidden = next === null;
  stage.inert = next !== null;
  if (next === null) return refill(root);
  const { name } = state.seats[next];
  refill(
    root,
    h(
      "div",
      { class: "curtain-card", role: "dialog", "aria-labelledby": "curtain-title", "data-testid": "curtain" },
      seatMark(next),
      h("h2", { id: "curtain-title" }, say("web-curtain", { name })),
      h("p", { class: "quiet" }, icon("eye"), say("web-curtain-help")),
      button("lift", () => lift(next), { class: "primary grand" }, say("web-curtain-lift", { name })),
    ),
  );
  if (falls) find("button", root)?.focus();
}
