/** A winner is celebrated: paper in the winners' colours falls for a moment. Nothing of it can be pressed. */
import { h, isStill, times } from "./dom.js";
import { SHAPES } from "./seats.js";

/** @import { State } from "./types.js" */

const PIECES = 80;
/** A number that looks like chance. @param {number} place @param {number} step */
const scattered = (place, step) => (place * step) % 1;

/** @param {State} state of a match that is over */
export function celebrate({ winners }) {
  if (isStill() || !winners.length) return;
  const rain = h("div", { class: "celebration", "aria-hidden": "true", "data-testid": "celebration" });
  rain.append(...times(PIECES, (place) => piece(place, winners[place % winners.length])));
  rain.addEventListener("animationend", ({ target }) => {
    if (target instanceof Element) target.remove();
    if (!rain.childElementCount) rain.remove();
  });
  document.body.append(rain);
}

/** @param {number} place @param {number} seat */
function piece(place, seat) {
  const colour = place % 3 ? `var(--seat-${seat % SHAPES.length})` : "var(--accent)";
  return h("i", {
    style: {
      background: colour,
      left: `${(scattered(place, 0.7549) * 100).toFixed(1)}%`,
      "animation-delay": `${(scattered(place, 0.5698) * 1200).toFixed(0)}ms`,
      "--sway": `${(scattered(place, 0.618) * 160 - 80).toFixed(0)}px`,
    },
  });
}
