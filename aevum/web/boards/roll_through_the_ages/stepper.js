/** A number with − and + beside it, between bounds. */
import { h, icon } from "../../app/dom.js";
import { say } from "../../app/text.js";

/**
 * @param {object} number
 * @param {string} number.name for tests
 * @param {string} number.label
 * @param {number} number.value
 * @param {number} number.least
 * @param {number} number.most
 * @param {(value: number) => void} number.set
 */
export function stepper({ name, label, value, least, most, set }) {
  const button = (/** @type {string} */ way, /** @type {number} */ next) =>
    h(
      "button",
      {
        type: "button",
        class: "step",
        disabled: next < least || next > most,
        "aria-label": say(way === "plus" ? "web-more" : "web-fewer", { what: label }),
        "data-testid": `${name}-${way}`,
        "data-key": `${name}-${way}`,
        onclick: () => set(next),
      },
      icon(way),
    );
  return h(
    "span",
    { class: "stepper", role: "group", "aria-label": label },
    button("minus", value - 1),
    h("output", { "data-testid": `${name}-count` }, value),
    button("plus", value + 1),
  );
}
