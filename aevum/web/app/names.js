/** Names of people where there is little room: whole if they fit, else their initials; never cut. */
import { h } from "./dom.js";

/** What a name begins with, word by word; a number counts as a word, and so does what is not Japanese beside what is. */
const WORDS = /\p{Nd}+|[\p{scx=Hira}\p{scx=Kana}\p{scx=Han}]+|[^\p{Nd}\p{scx=Hira}\p{scx=Kana}\p{scx=Han}\s\-_.]+/gu;
const MOST = 3;
const letters = new Intl.Segmenter(undefined, { granularity: "grapheme" });

/** @param {string} name */
export function initials(name) {
  const words = name.match(WORDS) ?? [name];
  const first = (/** @type {string} */ word) => [...letters.segment(word)][0]?.segment ?? "";
  return words.slice(0, MOST).map(first).join("").toLocaleUpperCase();
}

/**
 * A name that shows its initials where it does not fit; the whole of it is a touch away.
 * @param {string} name @param {string} [kind]
 */
export const fittedName = (name, kind = "") =>
  h("span", { class: [kind, "fit-name"], "data-short": initials(name), "data-tell": name }, h("span", {}, name));
