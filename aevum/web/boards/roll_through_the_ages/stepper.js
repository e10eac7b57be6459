/** A number with − and + beside it, between bounds. */
import { h, icon } from "../../app/dom.js";
import { say } from "../../app/text.js";
import { maybeButton, noticeEnd } from "../../app/why.js";

/**
 * @param {object} number
 * @param {string} number.name for tests
 * @param {string} number.label
 * @param {number} number.value
 * @param {number} number.least
 * @param {number} number.most
 * @param {(value: number) => void} number.set
 * @param {(value: number) => void} [number.why] it cannot be more, where a rule says so
 */
export function stepper({ name, label, value, least, most, set, why = () => noticeEnd("most", most) }) {
  const step = (/** @type {string} */ way, /** @type {string} */ key, /** @type {number} */ next) => {
    const tooFew = next < least && (() => noticeEnd("least", least));
    const tooMany = next > most && (() => why(next));
    const attributes = { class: "step", "aria-label": say(key, { what: label }) };
    return maybeButton(`${name}-${way}`, () => set(next), tooFew || tooMany || null, attributes, icon(way));
  };
  return h(
    "span",
    { class: "stepper", role: "group", "aria-label": label },
    step("minus", "web-fewer", value - 1),
    h("output", { "data-testid": `${name}-count` }, value),
    step("plus", "web-more", value + 1),
  );
}
