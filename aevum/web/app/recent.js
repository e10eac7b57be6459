/** The tables this browser has been at, kept in the browser only. */
import { openTable } from "./api.js";
import { isTeaching } from "./lesson_progress.js";

/** @import { Glance, Links, State, Wish } from "./types.js" */

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
 * @property {number} [devices]  on how many devices the link was opened, as far as this browser has said that it knows
 * @property {boolean} [followed]   whether its people have gone on to the next table from here
 * @property {string} [was]      the link that this one took the place of
 */

/** @returns {RecentTable[]} */
export function recentTables() {
  try {
    return JSON.parse(localStorage.getItem(STORED) || "[]");
  } catch {
    return [];
  }
}

/** The key to a seat of a game that goes on; there is no other. @param {RecentTable} table */
const isKey = ({ place, over }) => !over && place.startsWith("/seat/");

/** Keep all that are keys, and of the others the newest. @param {RecentTable[]} tables */
function store(tables) {
  const others = tables.filter((table) => !isKey(table)).slice(KEPT);
  localStorage.setItem(STORED, JSON.stringify(tables.filter((table) => !others.includes(table))));
}

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
  if (isTeaching(state)) return;
  const { devices, was, followed } = recall(place) ?? {};
  const others = recentTables().filter((table) => table.place !== place);
  store([{ ...entry(place, game, state), devices, was, followed }, ...others]);
}

/** From here one went on to the next table. @param {string} place */
export const rememberFollowed = (place) =>
  store(recentTables().map((table) => (table.place === place ? { ...table, followed: true } : table)));

/** @param {string} place */
export const knownDevices = (place) => recall(place)?.devices ?? 1;

/** @param {string} place @param {number} devices */
export const rememberDevices = (place, devices) =>
  store(recentTables().map((table) => (table.place === place ? { ...table, devices } : table)));

/** A table has a new link. @param {string} was @param {string} place */
export function rememberMove(was, place) {
  store(recentTables().map((table) => (table.place === was ? { ...table, place, was, devices: 1 } : table)));
}

/** The link that took the place of another, where this browser knows it. @param {string} was */
export const successorOf = (was) => recentTables().find((table) => table.was === was)?.place;

/** @param {string} place @param {string} game @param {State | Glance} state @returns {RecentTable} */
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

/**
 * Open a table and remember its friends' links; gives the way to it.
 * @param {Wish} wish @returns {Promise<string>}
 */
export async function openAndRemember(wish) {
  const { link, friends } = await openTable(wish);
  const place = new URL(link, location.origin).pathname;
  keepFresh({ place, friends });
  return link;
}

const FRESH = "aevum-fresh-links";

/**
 * `own`: the page's own link is new; `seated`: whoever comes there has sat at the table before it
 * @typedef {{place: string, friends: NonNullable<Links["friends"]>, own?: boolean, seated?: boolean}} Fresh
 */

/** Links that were told once; only this tab keeps them, and only those told last. @param {Fresh} fresh */
export const keepFresh = (fresh) => sessionStorage.setItem(FRESH, JSON.stringify(fresh));

/** @param {string} place @returns {Fresh} */
export function freshAt(place) {
  const kept = JSON.parse(sessionStorage.getItem(FRESH) || "{}");
  return kept.place === place ? kept : { place, friends: [] };
}

const NAME = "aevum-player";
export const storedName = () => localStorage.getItem(NAME) || "";
/** @param {string} name */
export const storeName = (name) => localStorage.setItem(NAME, name);
