/** Somebody who comes to a seat by a link says what to be called: at once, beside the game. */
import { nameInput } from "./about.js";
import { card } from "./dialog.js";
import { h } from "./dom.js";
import { freshAt, recall, storedName, storeName } from "./recent.js";
import { say } from "./text.js";

/** @import { Table } from "./table.js" */
/** @import { SeatState, SeatWish, State } from "./types.js" */

const NAMELESS = "aevum-nameless";

/** The links by which people came who have not said a name yet. @returns {string[]} */
const nameless = () => JSON.parse(localStorage.getItem(NAMELESS) || "[]");

/** @param {string[]} places */
const keep = (places) => localStorage.setItem(NAMELESS, JSON.stringify(places));

/** A link is opened: whoever has never been here, and was called something by another, will be asked. @param {string} place @param {State} state */
export function meet(place, state) {
  const isKnown = recall(place) || freshAt(place).seated || nameless().includes(place);
  if (guestOf(state) && !isKnown) keep([...nameless(), place]);
}

/** The seat of a page that has one by somebody's invitation. @param {State} state */
function guestOf({ seats, links, over }) {
  const mine = seats.filter((seat) => seat.mine);
  return !links && !over && mine.length === 1 && mine[0].kind === "person" ? mine[0] : null;
}

/** @type {HTMLElement | null} stays through redraws: what was typed is not lost */
let asking = null;

/** Asks for a name, where that is still to be said. @param {Table} table @param {(wish: SeatWish) => void} reseat */
export function nameCard(table, reseat) {
  const { invited, over, seats } = table.state;
  const guest = nameless().includes(table.place) ? guestOf(table.state) : null;
  if (invited && !over) asking ??= sitDown(seats, invited.seat, reseat);
  else asking = guest && (asking ?? introduction(table, guest));
  return asking;
}

/** Whoever is invited to a seat takes it by saying a name. @param {SeatState[]} seats @param {number | null} seat @param {(wish: SeatWish) => void} reseat */
function sitDown(seats, seat, reseat) {
  const text = seat === null ? say("web-seat-invited-new") : say("web-seat-invited", { name: seats[seat].name });
  return card(
    "invited",
    "person",
    text,
    form("", say("web-seat-sit"), (name) => reseat({ do: "take", seat, name })),
  );
}

/** @param {Table} table @param {SeatState} seat */
function introduction(table, { seat, name: given }) {
  const introduce = (/** @type {string} */ name) => {
    keep(nameless().filter((place) => place !== table.place));
    asking = null;
    if (name && name !== given) void table.try(() => table.access.name(seat, name));
    table.draw();
  };
  return card("introduce", "person", say("web-name-asked"), form(given, say("web-name-keep"), introduce));
}

/** @param {string} given what one is called who says nothing @param {string} word @param {(name: string) => void} done */
function form(given, word, done) {
  const shown = { value: storedName(), placeholder: given, required: !given, "aria-label": say("web-seat-your-name") };
  const box = nameInput({ ...shown, "data-testid": "sit-name", "data-key": "sit-name" });
  const send = h("button", { class: "primary", type: "submit", "data-testid": "sit", "data-key": "sit" }, word);
  const made = h("form", { class: "row naming" }, box, send);
  made.addEventListener("submit", (event) => {
    event.preventDefault();
    const name = box.value.trim();
    if (name) storeName(name);
    done(name);
  });
  return made;
}
