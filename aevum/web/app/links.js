/** Links to pass on. One to a seat is shown when it is made: until its person has come this tab keeps it, nobody else does. */
import { codeParts } from "./codes.js";
import { notice, openDialog, quietCard } from "./dialog.js";
import { button, h, icon, iconButton } from "./dom.js";
import { freshAt, keepFresh, knownDevices, rememberMove } from "./recent.js";
import { seatName } from "./seats.js";
import { say } from "./text.js";

/** @import { State } from "./types.js" */

/** The links of friends who have not come yet, where this tab opened the table. @param {string} place @param {State} state */
export function freshCard(place, { seats, over }) {
  const fresh = freshAt(place);
  const missing = fresh.friends.filter(({ seat }) => !seats[seat].connected);
  if (missing.length < fresh.friends.length) keepFresh({ ...fresh, friends: missing });
  if (missing.length === 0 || over) return null;
  const rows = missing.map(({ seat, link }) =>
    linkRow(seatName(seats[seat]), seats[seat].name, link, `invite-${seat + 1}`),
  );
  return quietCard("fresh-links", "link", say("web-links-fresh"), h("div", { class: "link-rows" }, ...rows));
}

/** Go on at the new link of this page's own seat. @param {string} place @param {string} link */
export function moveTo(place, link) {
  rememberMove(place, link);
  keepFresh({ ...freshAt(place), place: link, own: true });
  location.replace(`${link}${location.search}`);
}

/** A friend's seat has a new link: what this tab keeps of the old one goes. @param {string} place @param {number} seat */
export function forgetFresh(place, seat) {
  const fresh = freshAt(place);
  keepFresh({ ...fresh, friends: fresh.friends.filter((friend) => friend.seat !== seat) });
}

/** Once: this page has a new link. @param {string} place */
export function showOwnLink(place) {
  const fresh = freshAt(place);
  if (!fresh.own) return;
  keepFresh({ ...fresh, own: false });
  openLink("own", place);
}

/** A link to a seat, shown this once. @param {"invitation" | "renewed" | "own"} what @param {string} link */
export function openLink(what, link) {
  const name = h("span", { class: "seat-name" }, icon("link"), say("web-seat-link"));
  openDialog(
    say(`web-link-${what}`),
    h("p", {}, say(`web-link-${what}-help`)),
    linkRow(name, say("web-seat-link"), link, what),
  );
}

/**
 * The link of this page was opened on other devices too: told until it is answered.
 * @param {string} place @param {number} devices
 * @param {{renew: () => void, know: () => void}} on
 */
export function devicesCard(place, devices, on) {
  if (devices <= knownDevices(place)) return null;
  return quietCard(
    "devices",
    "eye",
    say("web-devices"),
    button("devices-known", on.know, {}, say("web-devices-known")),
    button("devices-renew", on.renew, {}, say("web-devices-renew")),
  );
}

/** A link to pass on. @param {HTMLElement} name @param {string} label @param {string} link @param {string} test */
export function linkRow(name, label, link, test) {
  const address = new URL(link, location.origin).href;
  const box = h("input", { readonly: true, value: address, "aria-label": label, "data-testid": test });
  box.addEventListener("focus", () => box.select());
  const word = h("span", { class: "copy-word" }, say("web-copy"));
  const copying = { "aria-label": say("web-copy") };
  const copy = button(`copy-${test}`, () => copyLink(address, box), copying, icon("copy"), word);
  const share =
    "share" in navigator && iconButton(`share-${test}`, "share", say("web-share"), () => void pass(address, box));
  const { toggle, frame } = codeParts(address, label, test);
  return h("div", { class: "link-row" }, name, h("div", { class: "row" }, box, copy, share, toggle), frame);
}

/** Pass a link on as the device does it, or copy it where it cannot; who thinks better of it is asked nothing more. @param {string} url @param {HTMLInputElement} box */
async function pass(url, box) {
  try {
    await navigator.share({ url });
  } catch (problem) {
    if (/** @type {Error} */ (problem).name !== "AbortError") await copyLink(url, box);
  }
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
