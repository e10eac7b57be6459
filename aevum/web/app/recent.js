/** The tables this browser has been at, kept in the browser only. */
import { openTable } from "./api.js";

/** @import { State, Wish } from "./types.js" */

const STORED = "aevum-tables";
const KEPT = 12;

/**
 * @typedef {object} RecentTable
 * @property {string} place     `/seat/{token}` or `/watch/{token}`
 * @property {string} game      the game's name
 * @property {string[]} names
 * @property {string[]} turn    who must decide
 * @property {boolean} mine     whether one of them is here
 * @property {boolean} over
 * @property {number} seen      the last event looked at
 * @property {number} when
 */

/** @returns {RecentTable[]} */
export function recentTables() {
  try {
    return JSON.parse(localStorage.getItem(STORED) || "[]");
  } catch {
    return [];
  }
}

/** @param {RecentTable[]} tables */
const store = (tables) => localStorage.setItem(STORED, JSON.stringify(tables.slice(0, KEPT)));

/** @param {string} place */
export const recall = (place) => recentTables().find((table) => table.place === place);

/** @param {string} place */
export const forget = (place) => store(recentTables().filter((table) => table.place !== place));

/** A table that was taken off the list stands there again, where it stood by its time. @param {RecentTable} table */
export const restore = (table) =>
  store(
    [table, ...recentTables().filter(({ place }) => place !== table.place)].sort((one, other) => other.when - one.when),
  );

/** Note how a table stands. @param {string} place @param {string} game @param {State} state */
export function remember(place, game, state) {
  store([entry(place, game, state), ...recentTables().filter((table) => table.place !== place)]);
}

/** @param {string} place @param {string} game @param {State} state @returns {RecentTable} */
export function entry(place, game, state) {
  const turn = state.seats.filter((seat) => state.pending.includes(seat.seat));
  return {
    place,
    game,
    names: state.seats.map((seat) => seat.name),
    turn: turn.map((seat) => seat.name),
    mine: turn.some((seat) => seat.mine),
    over: state.over,
    seen: state.number,
    when: Date.now(),
  };
}

const WISHES = "aevum-wishes";

/** What this browser asked for when it opened its tables, newest first. @returns {{place: string, wish: Wish}[]} */
function wishes() {
  return JSON.parse(localStorage.getItem(WISHES) || "[]");
}

/** Keep what a table was opened with, to open another like it. @param {string} place @param {Wish} wish */
export const rememberWish = (place, wish) =>
  localStorage.setItem(WISHES, JSON.stringify([{ place, wish }, ...wishes()].slice(0, KEPT)));

/** @param {string} place */
export const recallWish = (place) => wishes().find((kept) => kept.place === place)?.wish;

/**
 * Open a table and remember what was asked for; gives the way to it.
 * @param {Wish} wish @returns {Promise<string>}
 */
export async function openAndRemember(wish) {
  const { link } = await openTable(wish);
  rememberWish(new URL(link, location.origin).pathname, wish);
  return link;
}

const NAME = "aevum-player";
export const storedName = () => localStorage.getItem(NAME) || "";
/** @param {string} name */
export const storeName = (name) => localStorage.setItem(NAME, name);
