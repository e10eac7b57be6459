/** Small tools for making elements. Everything on the pages is made with `h`. */
import { asNode, svg } from "./svg.js";

/**
 * Make an element: `h("button", {class: "primary", onclick: play}, icon("dice"), "Roll")`.
 * @param {string} tag
 * @param {Record<string, any>} [attributes]
 * @param {...(Node | string | number | null | undefined | false)} children
 * @returns {HTMLElement}
 */
export function h(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) setAttribute(element, name, value);
  element.append(...kept(children));
  return element;
}

/** @param {HTMLElement} element @param {string} name @param {any} value */
function setAttribute(element, name, value) {
  if (value === null || value === undefined || value === false) return;
  if (Array.isArray(value)) return element.setAttribute(name, value.filter(Boolean).join(" "));
  if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
  else if (name === "style") for (const [key, set] of Object.entries(value)) element.style.setProperty(key, set);
  else if (name === "value") /** @type {HTMLInputElement} */ (element).value = value;
  else element.setAttribute(name, value === true ? "" : String(value));
}

/** @param {any[]} children */
function kept(children) {
  return children
    .flat()
    .filter((child) => child !== null && child !== undefined && child !== false)
    .map(asNode);
}

/**
 * A button. Its name finds it again after a redraw, and in tests.
 * @param {string} name @param {(event: any) => void} press @param {Record<string, any>} attributes
 * @param {...any} children
 */
export const button = (name, press, attributes, ...children) =>
  h("button", { type: "button", "data-testid": name, "data-key": name, onclick: press, ...attributes }, ...children);

/**
 * A button that only shows an icon.
 * @param {string} name @param {string} symbol @param {string} label @param {() => void} press
 * @param {Record<string, any>} [more]
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

/** @param {string} id @returns {any} */
export const byId = (id) => document.getElementById(id);

/**
 * Fill an element anew and keep the keyboard focus on the control of the same `data-key`.
 * @param {HTMLElement} root @param {...any} children
 */
export function refill(root, ...children) {
  keepFocus(root, () => root.replaceChildren(...kept(children)));
}

/** Add to an element what there is to add. @param {HTMLElement} root @param {...any} children */
export const put = (root, ...children) => root.append(...kept(children));

/** @param {HTMLElement} root @param {() => void} change */
export function keepFocus(root, change) {
  const focused = document.activeElement;
  const key = focused instanceof HTMLElement && root.contains(focused) ? focused.dataset.key : undefined;
  change();
  if (key)
    /** @type {HTMLElement | null} */ (root.querySelector(`[data-key="${CSS.escape(key)}"]`))?.focus({
      preventScroll: true,
    });
}

/** So many things, made one by one. @template T @param {number} count @param {(place: number) => T} make */
export const times = (count, make) => Array.from({ length: count }, (_, place) => make(place));

/** Wait. @param {number} milliseconds @returns {Promise<void>} */
export const wait = (milliseconds) => new Promise((done) => setTimeout(done, milliseconds));

/** Whether the reader asked for no motion. */
export const isStill = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

/**
 * Load a stylesheet of a part of the page; comes back when it is in force.
 * @param {string} address @returns {Promise<void>}
 */
export function loadStyle(address) {
  return new Promise((done) => {
    document.head.append(h("link", { rel: "stylesheet", href: address, onload: () => done(), onerror: () => done() }));
  });
}

/** Put the icon set into the page, so that drawing one never waits. */
export async function loadIcons() {
  const answer = await fetch("/static/icons.svg");
  const set = new DOMParser().parseFromString(await answer.text(), "image/svg+xml").documentElement;
  set.setAttribute("class", "icon-set");
  document.body.append(document.importNode(set, true));
}
