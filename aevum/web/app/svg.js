/** Making drawings: what `h` of dom.js is for elements of the page. */

const SVG = "http://www.w3.org/2000/svg";

/**
 * Make a part of a drawing: `svg("circle", { class: ["hub", near && "near"], r: 4 })`.
 * @param {string} tag @param {Record<string, any>} [attributes] @param {...any} children lists of any depth
 * @returns {any}
 */
export function svg(tag, attributes = {}, ...children) {
  const element = document.createElementNS(SVG, tag);
  setAll(element, attributes);
  element.append(...children.flat(Infinity).filter(isDrawn).map(asNode));
  return element;
}

/** @param {any} child */
const isDrawn = (child) => child instanceof Node || typeof child === "string" || typeof child === "number";

/** What an element takes: a part of a page, or words. @param {any} child */
export const asNode = (child) => (child instanceof Node ? child : String(child));

/** Set attributes, or take away those that are null or false. @param {Element} element @param {Record<string, any>} attributes */
export function setAll(element, attributes) {
  for (const [name, value] of Object.entries(attributes)) set(element, name, value);
}

/** A list is joined; `style` is an object of properties; `on…` listens. @param {any} element @param {string} name @param {any} value */
function set(element, name, value) {
  if (value === null || value === undefined || value === false) element.removeAttribute(name);
  else if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
  else if (name === "style") for (const [key, each] of Object.entries(value)) element.style.setProperty(key, each);
  else element.setAttribute(name, Array.isArray(value) ? value.filter(Boolean).join(" ") : String(value));
}
