/** A number with − and + beside it, between bounds. */
import { button, h, icon } from "../../app/dom.js";
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
  const step = (/** @type {string} */ way, /** @type {string} */ key, /** @type {number} */ next) => {
    const disabled = next < least || next > most;
    const attributes = { class: "step", disabled, "aria-label": say(key, { what: label }) };
    return button(`${name}-${way}`, () => set(next), attributes, icon(way));
  };
  return h(
    "span",
    { class: "stepper", role: "group", "aria-label": label },
    step("minus", "web-fewer", value - 1),
    h("output", { "data-testid": `${name}-count` }, value),
    step("plus", "web-more", value + 1),
  );
}
