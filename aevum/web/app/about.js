/** Around the table: who is invited, how its fairness can be checked, and what people are called. */
import { button, h, icon, refill } from "./dom.js";
import { notice, openDialog } from "./dialog.js";
import { storeName } from "./recent.js";
import { seatName } from "./seats.js";
import { say } from "./text.js";

/** @import { Attributes, Part, SeatState, State } from "./types.js" */

/** @typedef {(seat: number, name: string) => void} Rename */

const NAME_LENGTH = 24;

/** @param {HTMLElement} root @param {State} state @param {Rename} rename @param {Part} seating who sits where */
export function drawAbout(root, state, rename, seating) {
  const [sitting, inviting, checking] = [...root.querySelectorAll("details")].map((details) => details.open);
  const missing = (state.links?.friends || []).some((friend) => !state.seats[friend.seat].connected);
  const mine = state.seats.filter((seat) => seat.mine);
  refill(
    root,
    h("h2", { class: "unseen" }, say("web-about")),
    section("seating", "people", Boolean(sitting), seating),
    section("invite", "link", inviting ?? missing, ...linkRows(state)),
    section("fairness", "shield", Boolean(checking), ...fairness(state)),
    mine.length > 0 &&
      button("rename", () => openNames(mine, rename), { class: "chip" }, icon("person"), say("web-rename")),
  );
}

/** @param {string} name @param {string} symbol @param {boolean} open @param {...Part} content */
function section(name, symbol, open, ...content) {
  const title = h("summary", { "data-key": name }, icon(symbol), say(`web-${name}`));
  return h("details", { open, "data-testid": name }, title, ...content);
}

/** @param {State} state */
function linkRows({ links = {}, seats }) {
  const friends = (links.friends || []).map(({ seat, link }) =>
    linkRow(seatName(seats[seat]), seats[seat].name, link, `invite-${seat + 1}`),
  );
  const watching = h("span", { class: "seat-name" }, icon("eye"), say("web-watch-link"));
  const rows = links.watch
    ? [...friends, linkRow(watching, say("web-watch-link"), links.watch, "watch-link")]
    : friends;
  return [h("p", { class: "quiet" }, say(rows.length ? "web-invite-help" : "web-invite-none")), ...rows];
}

/** A link to pass on. @param {HTMLElement} name @param {string} label @param {string} link @param {string} test */
export function linkRow(name, label, link, test) {
  const address = new URL(link, location.origin).href;
  const box = h("input", { readonly: true, value: address, "aria-label": label, "data-testid": test });
  box.addEventListener("focus", () => box.select());
  const copy = button(`copy-${test}`, () => copyLink(address, box), {}, icon("copy"), say("web-copy"));
  return h("div", { class: "link-row" }, name, h("div", { class: "row" }, box, copy));
}

/** @param {string} address @param {HTMLInputElement} box */
async function copyLink(address, box) {
  try {
    await navigator.clipboard.writeText(address);
    notice(say("web-copied"));
  } catch {
    box.select();
    notice(say("web-copy-by-hand"));
  }
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
