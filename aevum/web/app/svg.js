/** Making drawings, and what they have in common with the elements of a page, which `h` of dom.js makes. */

const SVG = "http://www.w3.org/2000/svg";

/** @import { Attribute, Attributes, Part } from "./types.js" */

/**
 * Make a part of a drawing: `svg("circle", { class: ["hub", near && "near"], r: 4 })`.
 * @template {keyof SVGElementTagNameMap} Tag
 * @param {Tag} tag @param {Attributes} [attributes] @param {...Part} children
 * @returns {SVGElementTagNameMap[Tag]}
 */
export function svg(tag, attributes = {}, ...children) {
  const element = document.createElementNS(SVG, tag);
  setAll(element, attributes);
  put(element, ...children);
  return element;
}

/** Add to an element what there is to add. @param {Element} root @param {...Part} children */
export function put(root, ...children) {
  for (const child of children)
    if (Array.isArray(child)) put(root, ...child);
    else if (child !== null && child !== undefined && child !== false)
      root.append(child instanceof Node ? child : String(child));
}

/**
 * Set attributes, or take away those that are null or false.
 * @param {HTMLElement | SVGElement} element @param {Attributes} attributes
 */
export function setAll(element, attributes) {
  for (const [name, value] of Object.entries(attributes)) set(element, name, value);
}

/** @param {HTMLElement | SVGElement} element @param {string} name @param {Attribute} value */
function set(element, name, value) {
  if (value === null || value === undefined || value === false) element.removeAttribute(name);
  else if (typeof value === "function") element.addEventListener(name.slice(2), /** @type {EventListener} */ (value));
  else if (Array.isArray(value)) element.setAttribute(name, value.filter(Boolean).join(" "));
  else if (typeof value === "object")
    for (const [key, each] of Object.entries(value)) element.style.setProperty(key, each);
  else element.setAttribute(name, value === true ? "" : String(value));
}
