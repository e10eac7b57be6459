/** On a phone the panel is a drawer at the foot of the screen that can be pulled up. */
import { byId, h, iconButton, refill } from "./dom.js";
import { say } from "./text.js";

const ENOUGH = 40;

const isOpen = () => byId("drawer").classList.contains("open");

/** @param {boolean} open @param {boolean} [reading] nothing but the log is wanted */
function set(open, reading = false) {
  byId("drawer").classList.toggle("open", open);
  byId("drawer").classList.toggle("reading", reading);
  byId("pull").setAttribute("aria-expanded", String(open));
  byId("to-log").setAttribute("aria-pressed", String(reading));
  if (!open) byId("drawer-body").scrollTop = 0;
  refill(
    byId("pull"),
    h("span", { class: "pull-bar" }),
    h("span", { class: "unseen" }, say(open ? "web-drawer-close" : "web-drawer-open")),
  );
}

/** The board is wanted. */
export const closeDrawer = () => set(false);

/** When the game ends the result is wanted: the drawer goes down, and takes little room. @param {boolean} over */
export function restDrawer(over) {
  const { classList } = byId("drawer");
  if (over && !classList.contains("at-rest")) closeDrawer();
  classList.toggle("at-rest", over);
}

/**
 * As others' moves begin to be shown the board is wanted: a drawer that was pulled up to choose goes down, once, so that whoever
 * pulls it up again is left alone. One that is open for the log stays: there they are read. @param {boolean} shows
 */
export function lowerForOthers(shows) {
  const { classList } = byId("drawer");
  if (shows && isOpen() && !classList.contains("reading") && !classList.contains("makes-room")) closeDrawer();
  classList.toggle("makes-room", shows);
}

/** The log is one tap away, and so is the way back. */
function toggleLog() {
  const reading = !byId("drawer").classList.contains("reading");
  set(reading, reading);
}

export function makeDrawer() {
  const pull = byId("pull");
  let from = 0;
  let dragged = false;

  pull.addEventListener("click", () => !dragged && set(!isOpen()));
  pull.addEventListener("pointerdown", (event) => {
    from = event.clientY;
    dragged = false;
    pull.setPointerCapture(event.pointerId);
  });
  pull.addEventListener("pointerup", (event) => {
    const way = event.clientY - from;
    dragged = Math.abs(way) > ENOUGH;
    if (dragged) set(way < 0);
  });
  const log = iconButton("to-log", "scroll", say("web-log"), toggleLog, { id: "to-log", class: "tool to-log" });
  pull.after(log);
  pull.hidden = false;
  set(false);
}
