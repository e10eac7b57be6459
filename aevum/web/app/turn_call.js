/** It is this page's turn: its icon says so, and who wants to be called is called while looking elsewhere. */
import { notice } from "./dialog.js";
import { find, icon, iconButton, refill } from "./dom.js";
import { soundNow } from "./sounds.js";
import { say } from "./text.js";

const STORED = "aevum-bell";
const ICONS = { calm: "/static/favicon.svg", turn: "/static/favicon_turn.svg" };

/** @type {Notification | null} what was called last, as long as it holds */
let called = null;
/** @type {{number: number, asked: boolean} | null} how things stood last: what is played back later is no news */
let latest = null;

/** The icon of the page says whether something is asked here. @param {boolean} asked */
export const showTurn = (asked) => find("link[rel=icon]")?.setAttribute("href", asked ? ICONS.turn : ICONS.calm);

/** How a table stands now: whoever is newly asked there, and looks elsewhere, is called. @param {number} number @param {boolean} asked @param {string} text */
export function noteTurn(number, asked, text) {
  showTurn(asked);
  if (latest && number <= latest.number) return;
  if (asked && latest && !latest.asked && isOn() && isElsewhere()) call(text);
  if (!asked) called?.close();
  latest = { number, asked };
}

const isOn = () => localStorage.getItem(STORED) === "on";
const isElsewhere = () => document.hidden || !document.hasFocus();
const mayNotify = () => "Notification" in window && Notification.permission === "granted";

/** @param {string} text */
function call(text) {
  soundNow("turn");
  if (!mayNotify()) return;
  try {
    called = new Notification(text, { tag: location.pathname, icon: ICONS.turn });
    called.onclick = () => window.focus();
  } catch {
    called = null; // some phones let only background programs notify
  }
}

/** The switch; only pressing it asks the browser for leave. */
export function bellSwitch() {
  const made = iconButton("bell", "bell", "", () => void flip());
  async function flip() {
    localStorage.setItem(STORED, isOn() ? "off" : "on");
    show();
    if (!isOn()) return notice(say("web-bell-quiet"));
    soundNow("turn");
    if ("Notification" in window && Notification.permission === "default") await Notification.requestPermission();
    notice(say(mayNotify() ? "web-bell-will" : "web-bell-sound"));
  }
  function show() {
    const label = say(isOn() ? "web-bell-on" : "web-bell-off");
    made.setAttribute("aria-label", label);
    made.setAttribute("aria-pressed", String(isOn()));
    made.title = label;
    refill(made, icon(isOn() ? "bell" : "bell-off"));
  }
  show();
  return made;
}
