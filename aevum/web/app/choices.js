/** Choices as boards read them. */

/** @typedef {import("./types.js").Choice} Choice */

/** The words of a choice: the verb, then the ids of its nouns. @param {Choice} choice */
export const wordsOf = (choice) => choice.action.split(" ");

/**
 * Choices by what stands for them on a board: places, cards.
 * @template Key
 * @param {Choice[]} choices @param {(choice: Choice) => Key[]} keysOf @returns {Map<Key, Choice[]>}
 */
export function choicesBy(choices, keysOf) {
  /** @type {Map<Key, Choice[]>} */
  const found = new Map();
  for (const choice of choices) for (const key of keysOf(choice)) found.set(key, [...(found.get(key) || []), choice]);
  return found;
}
