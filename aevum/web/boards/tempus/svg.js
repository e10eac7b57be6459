/** Making SVG elements, as `h` makes those of the page. */

const SVG = "http://www.w3.org/2000/svg";

/**
 * @param {string} tag @param {Record<string, any>} [attributes] @param {...any} children
 * @returns {any}
 */
export function svg(tag, attributes = {}, ...children) {
  const element = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(attributes)) set(element, name, value);
  element.append(
    ...children
      .flat(Infinity)
      .filter((child) => child instanceof Node || typeof child === "string" || typeof child === "number")
      .map((child) => (child instanceof Node ? child : String(child))),
  );
  return element;
}

/** @param {Element} element @param {string} name @param {any} value */
function set(element, name, value) {
  if (value === null || value === undefined || value === false) return;
  if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
  else element.setAttribute(name, Array.isArray(value) ? value.filter(Boolean).join(" ") : String(value));
}

/** A point of a path. @param {number[]} point */
export const at = ([x, y]) => `${x.toFixed(2)} ${y.toFixed(2)}`;
