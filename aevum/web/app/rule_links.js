/** Texts that name rules: every name leads to the rule. */
import { h } from "./dom.js";

/** A rule, an example or a ruling (`HW-R01`, `SA-001-R1`), as texts name them. */
const NAMED = /\b([A-Z]{2}-[ER]?\d{2,3}(?:-R\d)?)\b/;

/** @param {string} id @param {string} [page] the rules of a game, where this is another page @param {string} [kind] */
export const linkTo = (id, page = "", kind = "") => h("a", { class: kind || null, href: `${page}#${id}` }, id);

/** A text in which every rule that is named leads to it. @param {string} text @param {string} [page] */
export const linked = (text, page) => text.split(NAMED).map((part, place) => (place % 2 ? linkTo(part, page) : part));
