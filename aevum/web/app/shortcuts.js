/** The keys of a board, and what each is for. */
import { say } from "./text.js";

/** @typedef {{keys: string[], text: string}} Shortcut */

/** @param {string} words the texts begin so @param {Record<string, string[]>} keys by the rest of their text @returns {Shortcut[]} */
export const shortcutsOf = (words, keys) =>
  Object.entries(keys).map(([name, pressed]) => ({ keys: pressed, text: say(`${words}-${name}`) }));
