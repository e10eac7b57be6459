/** Who sits where: the menu of each seat. */
import { notice, openDialog } from "./dialog.js";
import { button, h, icon, iconButton } from "./dom.js";
import { forgetFresh, moveTo, openLink } from "./links.js";
import { LEVELS, seatMark, seatWords } from "./seats.js";
import { say } from "./text.js";

/** @import { Table } from "./table.js" */
/** @import { SeatState, SeatWish, State } from "./types.js" */
/** @typedef {{name: string, symbol: string, wish: SeatWish}} Item   of a seat's menu */
/** @typedef {(wish: SeatWish) => void} Reseat */

/** What lets a computer player take over, and the levels it may have. @type {Set<SeatWish["do"]>} */
const STANDS_IN = new Set(["hand", "replace"]);
const USUAL_LEVEL = "club";

/** What this page may ask for at a seat. @param {SeatState} seat @param {State} state @returns {Item[]} */
function itemsOf({ seat, kind, mine, away, connected }, state) {
  const item = (/** @type {string} */ name, /** @type {string} */ symbol, /** @type {SeatWish["do"]} */ what) => ({
    name,
    symbol,
    wish: { do: what, seat },
  });
  const sits = state.seats.some((each) => each.mine && each.kind === "person");
  if (state.over) return [];
  if (mine)
    return [
      away ? item("return", "person", "take") : item("hand", "bot", "hand"),
      item("pass-on", "people", "invite"),
      item("renew", "link", "link"),
    ];
  const others = sits && !connected && kind === "person" ? [item("replace", "bot", "replace")] : [];
  if (!state.links) return others;
  return kind === "person" || away ? [...others, item("relink", "link", "link")] : [item("invite", "link", "invite")];
}

/** Every seat with its menu, where there is something in it. @param {State} state @param {Reseat} reseat */
export const seatRows = (state, reseat) => [
  h("ul", { class: "seat-rows" }, ...state.seats.map((seat) => seatRow(seat, state, reseat))),
  joinButton(state, reseat),
];

/** @param {SeatState} seat @param {State} state @param {Reseat} reseat */
function seatRow(seat, state, reseat) {
  const items = itemsOf(seat, state);
  const open = () => openMenu(seat, items, reseat);
  const label = say("web-seat-menu", { name: seat.name });
  const menu = iconButton(`menu-${seat.seat + 1}`, "more", label, open, { "aria-haspopup": "dialog" });
  return h("li", { class: "seat-row" }, seatMark(seat.seat), seatWords(seat, state), items.length > 0 && menu);
}

/** @param {SeatState} seat @param {Item[]} items @param {Reseat} reseat */
function openMenu(seat, items, reseat) {
  const level = levelBox();
  const press = (/** @type {SeatWish} */ wish) => {
    dialog.close();
    reseat(STANDS_IN.has(wish.do) ? { ...wish, level: level.value } : wish);
  };
  const made = items.map(({ name, symbol, wish }) =>
    button(
      `${name}-seat-${seat.seat + 1}`,
      () => press(wish),
      { class: "menu-item" },
      icon(symbol),
      h("span", {}, h("b", {}, say(`web-seat-${name}`)), h("small", {}, say(`web-seat-${name}-help`))),
    ),
  );
  const title = say("web-seat-menu", { name: seat.name });
  const asks = items.some(({ wish }) => STANDS_IN.has(wish.do));
  const dialog = openDialog(title, h("div", { class: "menu" }, ...made, asks && levelField(level)));
}

/** How well whoever stands in shall play. */
function levelBox() {
  const options = LEVELS.map((level) => h("option", { value: level }, say(`web-level-${level}`)));
  const box = h("select", { "data-testid": "stand-in-level", "data-key": "stand-in-level" }, ...options);
  box.value = USUAL_LEVEL;
  return box;
}

/** @param {HTMLElement} box */
const levelField = (box) => h("label", { class: "field" }, h("span", {}, say("web-stand-in-level")), box);

/** For whoever opened the table: one more may join, where the game allows it. @param {State} state @param {Reseat} reseat */
function joinButton({ links, joins, over }, reseat) {
  if (!links || !joins || over) return null;
  return button("invite-new", () => reseat({ do: "invite" }), { class: "chip" }, icon("plus"), say("web-seat-new"));
}

/**
 * Ask for another seating. A new link is shown, or followed where it is this page's own; whoever was invited begins anew.
 * @param {Table} table @param {SeatWish} wish
 */
export async function changeSeating(table, wish) {
  const { seats, invited } = table.state;
  const answer = await table.try(() => table.access.seat(wish));
  if (!answer) return;
  const { link } = answer.body;
  if (link && wish.do === "link") renewLink(table, link, seats[wish.seat ?? 0]);
  else if (link) openLink("invitation", link);
  else if (invited) location.reload();
  else if (answer.status === 202) notice(say("web-undo-asked"));
}

/** @param {Table} table @param {string} link @param {SeatState} seat */
function renewLink(table, link, { seat, mine }) {
  if (mine) return moveTo(table.place, link);
  forgetFresh(table.place, seat);
  table.draw();
  openLink("renewed", link);
}
