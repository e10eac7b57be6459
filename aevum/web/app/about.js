/** Around the table: who is invited, and how its fairness can be checked. */
import { h, icon, refill } from "./dom.js";
import { notice, openDialog } from "./dialog.js";
import { storeName } from "./recent.js";
import { seatName } from "./seats.js";
import { say } from "./text.js";

/** @typedef {import("./types.js").State} State */

/** @param {HTMLElement} root @param {State} state @param {(seat: number, name: string) => void} rename */
export function drawAbout(root, state, rename) {
  const opened = root.querySelector("details")?.open;
  const missing = (state.links?.friends || []).filter((friend) => !state.seats[friend.seat].connected);
  refill(
    root,
    h("h2", { class: "unseen" }, say("web-about")),
    h(
      "details",
      { open: opened ?? missing.length > 0, "data-testid": "invite" },
      h("summary", { "data-key": "invite" }, icon("link"), say("web-invite")),
      ...links(state),
    ),
    h(
      "details",
      { "data-testid": "fairness" },
      h("summary", { "data-key": "fairness" }, icon("shield"), say("web-fairness")),
      ...fairness(state),
    ),
    renameButton(state, rename),
  );
}

/** @param {State} state */
function links(state) {
  const friends = (state.links?.friends || []).map((friend) =>
    linkRow(seatName(state.seats[friend.seat]), friend.link, `invite-${friend.seat + 1}`),
  );
  const watch = state.links?.watch
    ? [linkRow(h("span", { class: "seat-name" }, icon("eye"), say("web-watch-link")), state.links.watch, "watch-link")]
    : [];
  const rows = [...friends, ...watch];
  return rows.length
    ? [h("p", { class: "quiet" }, say("web-invite-help")), ...rows]
    : [h("p", { class: "quiet" }, say("web-invite-none"))];
}

/** @param {HTMLElement} name @param {string} link @param {string} test */
function linkRow(name, link, test) {
  const address = new URL(link, location.origin).href;
  const box = h("input", {
    readonly: true,
    value: address,
    "aria-label": name.textContent,
    "data-testid": test,
    onfocus: (/** @type {any} */ event) => event.target.select(),
  });
  const copy = h(
    "button",
    {
      type: "button",
      "data-key": `copy-${test}`,
      onclick: () => copyLink(address, /** @type {HTMLInputElement} */ (box)),
    },
    icon("copy"),
    say("web-copy"),
  );
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
function fairness(state) {
  const rows = [
    h("dt", {}, say("web-seed-hash")),
    h("dd", {}, h("code", { "data-testid": "seed-hash" }, state.seed_hash)),
  ];
  if (state.seed !== undefined && state.seed !== null)
    rows.push(h("dt", {}, say("web-seed")), h("dd", {}, h("code", { "data-testid": "seed" }, String(state.seed))));
  return [
    h("p", { class: "quiet" }, say(state.over ? "web-fairness-over" : "web-fairness-help")),
    h("dl", { class: "seeds" }, ...rows),
    state.over && h("p", { class: "quiet" }, say("web-verify"), " ", h("code", {}, say("web-verify-command"))),
  ];
}

/** @param {State} state @param {(seat: number, name: string) => void} rename */
function renameButton(state, rename) {
  const mine = state.seats.filter((seat) => seat.mine);
  return (
    mine.length > 0 &&
    h(
      "button",
      { type: "button", class: "chip", "data-testid": "rename", onclick: () => openNames(mine, rename) },
      icon("person"),
      say("web-rename"),
    )
  );
}

/** @param {import("./types.js").SeatState[]} seats @param {(seat: number, name: string) => void} rename */
function openNames(seats, rename) {
  const fields = seats.map((seat) =>
    h(
      "label",
      { class: "field" },
      seatName(seat),
      h("input", {
        type: "text",
        name: String(seat.seat),
        value: seat.name,
        maxlength: 24,
        required: true,
        "data-testid": `rename-${seat.seat + 1}`,
      }),
    ),
  );
  const form = h(
    "form",
    { method: "dialog" },
    ...fields,
    h("button", { class: "primary", type: "submit", "data-testid": "rename-save" }, say("web-rename-save")),
  );
  form.addEventListener("submit", () => {
    for (const [seat, name] of new FormData(/** @type {HTMLFormElement} */ (form)))
      rename(Number(seat), String(name).trim());
    if (seats.length === 1)
      storeName(String(new FormData(/** @type {HTMLFormElement} */ (form)).get(String(seats[0].seat))));
  });
  openDialog(say("web-rename"), form);
}
