/** Around the table: who may watch, how its fairness can be checked, and what people are called. */
import { button, h, icon, refill } from "./dom.js";
import { openDialog } from "./dialog.js";
import { linkRow } from "./links.js";
import { storeName } from "./recent.js";
import { seatName } from "./seats.js";
import { say } from "./text.js";

/** @import { Attributes, Part, SeatState, State } from "./types.js" */

/** @typedef {(seat: number, name: string) => void} Rename */

const NAME_LENGTH = 24;

/**
 * @param {HTMLElement} root @param {State} state @param {Rename} rename @param {Part} seating who sits where
 * @param {Part} hints the switch that brings them back
 */
export function drawAbout(root, state, rename, seating, hints) {
  const [sitting, inviting, checking] = [...root.querySelectorAll("details")].map((details) => details.open);
  const mine = state.seats.filter((seat) => seat.mine);
  refill(
    root,
    h("h2", { class: "unseen" }, say("web-about")),
    state.advice === "table" && h("p", { class: "quiet", "data-testid": "advice-table" }, say("web-advice-table")),
    section("seating", "people", Boolean(sitting), seating),
    section("invite", "eye", Boolean(inviting), ...watchLink(state)),
    section("fairness", "shield", Boolean(checking), ...fairness(state)),
    mine.length > 0 &&
      h(
        "div",
        { class: "row" },
        button("rename", () => openNames(mine, rename), { class: "chip" }, icon("person"), say("web-rename")),
        hints,
      ),
  );
}

/** @param {string} name @param {string} symbol @param {boolean} open @param {...Part} content */
function section(name, symbol, open, ...content) {
  const title = h("summary", { "data-key": name }, icon(symbol), say(`web-${name}`));
  return h("details", { open, "data-testid": name }, title, ...content);
}

/** For whoever opened the table. @param {State} state */
function watchLink({ links }) {
  const help = h("p", { class: "quiet" }, say(links ? "web-invite-help" : "web-invite-none"));
  const name = h("span", { class: "seat-name" }, icon("link"), say("web-watch-link"));
  return [help, links && linkRow(name, say("web-watch-link"), links.watch, "watch-link")];
}

/** @param {State} state */
function fairness({ over, seed, seed_hash }) {
  const row = (/** @type {string} */ key, /** @type {string} */ value) =>
    h("div", {}, h("dt", {}, say(`web-${key}`)), h("dd", {}, h("code", { "data-testid": key }, value)));
  return [
    h("p", { class: "quiet" }, say(over ? "web-fairness-over" : "web-fairness-help")),
    h("dl", { class: "seeds" }, row("seed-hash", seed_hash), seed && row("seed", seed)),
    over && h("p", { class: "quiet" }, say("web-verify"), " ", h("code", {}, say("web-verify-command"))),
  ];
}

/** @param {SeatState[]} seats @param {Rename} rename */
function openNames(seats, rename) {
  const save = h("button", { class: "primary", type: "submit", "data-testid": "rename-save" }, say("web-rename-save"));
  const form = h("form", { method: "dialog" }, ...seats.map(nameField), save);
  form.addEventListener("submit", () => {
    const names = [...new FormData(form)].map(([seat, name]) => ({ seat: Number(seat), name: String(name).trim() }));
    for (const { seat, name } of names) rename(seat, name);
    if (names.length === 1) storeName(names[0].name);
  });
  openDialog(say("web-rename"), form);
}

/** @param {SeatState} seat */
function nameField(seat) {
  const box = nameInput({ name: seat.seat, value: seat.name, "data-testid": `rename-${seat.seat + 1}` });
  return h("label", { class: "field" }, seatName(seat), box);
}

/** Where somebody writes a name. @param {Attributes} attributes */
export const nameInput = (attributes) =>
  h("input", { type: "text", maxlength: NAME_LENGTH, required: true, ...attributes });
