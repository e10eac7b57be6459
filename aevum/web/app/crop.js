/** Leaving out what is not spoken of: of the blocks that a board is made of, each stays whole or goes. */

/** Leave out what holds none of the parts that are kept. @param {Element} block @param {Element[]} kept */
export function crop(block, kept) {
  block.classList.add("cropped");
  for (const inner of block.children) {
    const held = kept.filter((part) => inner.contains(part));
    if (!held.length) inner.classList.add("left-out");
    else if (isWhole(inner, held)) inner.classList.add("kept");
    else crop(inner, held);
  }
}

/** Whether nothing within a block is left out: it is one of the parts, has a title of its own, or is a map. @param {Element} block @param {Element[]} held */
const isWhole = (block, held) =>
  held.includes(block) || block.matches("section") || (isBlock(block) && held.every(isDrawn));

/** Whether it is one of the blocks side by side that a board is made of. @param {Element} block */
const isBlock = (block) => block.parentElement?.parentElement?.matches(".board") ?? false;

/** @param {Element} part */
const isDrawn = (part) => part instanceof SVGElement;
