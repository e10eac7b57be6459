/** Making drawings. */

const SVG = "http://www.w3.org/2000/svg";

/**
 * @param {string} tag @param {Record<string, any>} [attributes] @param {...any} children
 * @returns {any}
 */
export function svg(tag, attributes = {}, ...children) {
  const element = document.createElementNS(SVG, tag);
  setAll(element, attributes);
  element.append(...children.flat(Infinity).filter((child) => child || child === 0));
  return element;
}

/** Set attributes, or take away those that are null or false; `style` is an object of properties. @param {Element} element @param {Record<string, any>} attributes */
export function setAll(element, attributes) {
  for (const [name, value] of Object.entries(attributes))
    if (name === "style")
      for (const [key, set] of Object.entries(value)) /** @type {any} */ (element).style.setProperty(key, set);
    else if (value === null || value === undefined || value === false) element.removeAttribute(name);
    else element.setAttribute(name, Array.isArray(value) ? value.filter(Boolean).join(" ") : String(value));
}
