/** Small tools for making elements. Everything on the pages is made with `h`. */
import { put, setAll, svg } from "./svg.js";

export { put };

/** @import { Attributes, Part } from "./types.js" */

/**
 * Make an element: `h("button", {class: "primary", onclick: play}, icon("dice"), "Roll")`.
 * @template {keyof HTMLElementTagNameMap} Tag
 * @param {Tag} tag
 * @param {Attributes} [attributes]
 * @param {...Part} children
 * @returns {HTMLElementTagNameMap[Tag]}
 */
export function h(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  const { value, ...others } = attributes;
  setAll(element, others);
  if (value !== undefined && "value" in element) Object.assign(element, { value });
  put(element, ...children);
  return element;
}

/**
 * A button. Its name finds it again after a redraw, and in tests.
 * @param {string} name @param {(event: MouseEvent) => void} press @param {Attributes} attributes
 * @param {...Part} children
 */
export const button = (name, press, attributes, ...children) =>
  h("button", { type: "button", "data-testid": name, "data-key": name, onclick: press, ...attributes }, ...children);

/**
 * A button that only shows an icon.
 * @param {string} name @param {string} symbol @param {string} label @param {() => void} press
 * @param {Attributes} [more]
 */
export const iconButton = (name, symbol, label, press, more = {}) =>
  button(name, press, { class: "tool", "aria-label": label, title: label, ...more }, icon(symbol));

/**
 * An icon of the common set, silent to screen readers.
 * @param {string} name @param {string} [classes]
 */
export function icon(name, classes = "") {
  const use = svg("use", { href: `#icon-${name}` });
  return svg("svg", { class: `icon ${classes}`.trim(), "aria-hidden": "true" }, use);
}

/** Text for screen readers only. @param {string} text */
export const unseen = (text) => h("span", { class: "unseen" }, text);

/**
 * An icon and a number, with the words for them.
 * @param {string} name @param {number | string} count @param {string} words
 */
export const counter = (name, count, words) =>
  h("span", { class: "counter", title: words }, icon(name), h("b", { "aria-hidden": "true" }, count), unseen(words));

/**
 * Something that can be opened, and stays so through redraws: whoever draws it remembers.
 * @param {Attributes} attributes @param {(isOpen: boolean) => void} remember @param {...Part} content the summary first
 */
export function disclosure(attributes, remember, ...content) {
  const made = h("details", attributes, ...content);
  made.addEventListener("toggle", () => remember(made.open));
  return made;
}

/** A part that every page of its kind has. @param {string} id */
export const byId = (id) => /** @type {HTMLElement} */ (document.getElementById(id));

/**
 * The first element on the page that fits, or within another one.
 * @param {string} selector @param {ParentNode} [root] @returns {HTMLElement | null}
 */
export const find = (selector, root = document) => root.querySelector(selector);

/** All elements on the page that fit. @param {string} selector @returns {NodeListOf<HTMLElement>} */
export const findAll = (selector) => document.querySelectorAll(selector);

/** Press a button by its name, where it is there and can be pressed. @param {string} name */
export const pressButton = (name) => find(`[data-testid="${name}"]:enabled`)?.click();

/**
 * Fill an element anew and keep the keyboard focus on the control of the same `data-key`.
 * @param {HTMLElement | SVGElement} root @param {...Part} children
 */
export function refill(root, ...children) {
  keepFocus(root, () => {
    root.replaceChildren();
    put(root, ...children);
  });
}

/** What is noted on an element of a page or of a drawing. @param {EventTarget | null} element @returns {DOMStringMap} */
export const datasetOf = (element) =>
  element instanceof HTMLElement || element instanceof SVGElement ? element.dataset : {};

/** The keyboard focus stays on the control of the same `data-key`. @param {HTMLElement | SVGElement} root @param {() => void} change */
function keepFocus(root, change) {
  const focused = document.activeElement;
  const key = root.contains(focused) ? datasetOf(focused).key : undefined;
  change();
  if (key) find(`[data-key="${CSS.escape(key)}"]`, root)?.focus({ preventScroll: true });
}

/** So many things, made one by one. @template T @param {number} count @param {(place: number) => T} make */
export const times = (count, make) => Array.from({ length: count }, (_, place) => make(place));

/** Wait. @param {number} milliseconds @returns {Promise<void>} */
export const wait = (milliseconds) => new Promise((done) => void setTimeout(done, milliseconds));

/** Until what was drawn is on the screen. @returns {Promise<void>} */
export const painted = () => new Promise((done) => void requestAnimationFrame(() => setTimeout(done)));

/** Whether the reader asked for no motion. */
export const isStill = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** Where the files of the pages lie, of the edition that this page was loaded with. */
const HERE = new URL("..", import.meta.url).pathname;

/** The address of a file of the pages in this edition. @param {string} address */
export const here = (address) => address.replace("/static/", HERE);

/**
 * Load a stylesheet of a part of the page; comes back when it is in force.
 * @param {string} address @returns {Promise<void>}
 */
export function loadStyle(address) {
  return new Promise((done) => {
    document.head.append(
      h("link", { rel: "stylesheet", href: here(address), onload: () => done(), onerror: () => done() }),
    );
  });
}

const [FIRST_PAUSE, LONGEST_PAUSE] = [500, 8000];

/** What a page cannot say or show anything without is asked for until it comes. @param {string} path */
export async function fetchPatiently(path) {
  for (let pause = FIRST_PAUSE; ; pause = Math.min(2 * pause, LONGEST_PAUSE)) {
    const answer = await fetch(path).catch(() => null);
    if (answer) return answer;
    await wait(pause);
  }
}

/** Put the icon set into the page, so that drawing one never waits. */
export async function loadIcons() {
  const answer = await fetchPatiently(here("/static/icons.svg"));
  const set = new DOMParser().parseFromString(await answer.text(), "image/svg+xml").documentElement;
  set.setAttribute("class", "icon-set");
  document.body.append(document.importNode(set, true));
}
