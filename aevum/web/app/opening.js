/** Opening a table: the lobby does it, and so does "play again". */
import { openTable } from "./api.js";
import { rememberWish } from "./recent.js";

/** @import { Wish } from "./types.js" */

/**
 * Open a table and remember what was asked for; gives the way to it.
 * @param {Wish} wish @returns {Promise<string>}
 */
export async function openAndRemember(wish) {
  const { link } = await openTable(wish);
  rememberWish(new URL(link, location.origin).pathname, wish);
  return link;
}
