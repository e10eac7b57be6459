/** Texts that name rules: every name leads to the rule. */
import { h } from "./dom.js";

/** A rule, an example or a ruling (`HW-R01`, `SA-001-R1`), as texts name them. */
const NAMED = /\b([A-Z]{2}-[ER]?\d{2,3}(?:-R\d)?)\b/;

/** A text in which every rule that is named is a link. @param {string} text @param {(id: string) => HTMLElement} linkTo */
export const linked = (text, linkTo) => text.split(NAMED).map((part, place) => (place % 2 ? linkTo(part) : part));

/** A text in which every rule that is named leads to the page of its rules. @param {string} text @param {string} page */
export const linkedTo = (text, page) => linked(text, (id) => h("a", { href: `${page}#${id}` }, id));
