/** It is this page's turn: its icon says so, and who wants to be called is called while looking elsewhere. */
import { notice } from "./dialog.js";
import { find, here, icon, iconButton, isStill, refill } from "./dom.js";
import { soundNow } from "./sounds.js";
import { say } from "./text.js";

const STORED = "aevum-bell";
const WORKER = "/static/app/bell_worker.js";
const ICONS = { calm: here("/static/favicon.svg"), turn: here("/static/favicon_turn.svg") };

/** @type {{close: () => void} | null} what was called last, as long as it holds */
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
  const how = { tag: location.pathname, icon: ICONS.turn };
  try {
    const shown = new Notification(text, how);
    shown.onclick = () => window.focus();
    called = shown;
  } catch {
    void callByWorker(text, how).catch(() => undefined); // the tone and the tab have called all the same
  }
}

/** Phones let only a worker notify. @param {string} text @param {{tag: string, icon: string}} how */
async function callByWorker(text, how) {
  const worker = await navigator.serviceWorker.register(WORKER);
  await isAtWork(worker);
  if (!latest?.asked) return;
  await worker.showNotification(text, how);
  const close = async () => (await worker.getNotifications({ tag: how.tag })).forEach((shown) => shown.close());
  called = { close: () => void close() };
}

/** @param {ServiceWorkerRegistration} worker @returns {Promise<void>} */
const isAtWork = ({ installing, waiting }) =>
  new Promise((done) => {
    const coming = installing ?? waiting;
    if (!coming) done();
    coming?.addEventListener("statechange", () => coming.state === "activated" && done());
  });

/** The switch; only pressing it asks the browser for leave. */
export function bellSwitch() {
  const made = iconButton("bell", "bell", "", () => void flip());
  async function flip() {
    localStorage.setItem(STORED, isOn() ? "off" : "on");
    show();
    if (!isOn()) return notice(say("web-bell-quiet"));
    soundNow("turn");
    if ("Notification" in window && Notification.permission === "default") await Notification.requestPermission();
    notice(say(`web-bell-${mayNotify() ? "will" : "sound"}${isStill() ? "-still" : ""}`));
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
