/** It is this page's turn: its icon says so, and who wants to be called is called while looking elsewhere. */
import { notice } from "./dialog.js";
import { find, icon, iconButton, isStill, refill } from "./dom.js";
import { say } from "./text.js";

const STORED = "aevum-bell";
const ICONS = { calm: "/static/favicon.svg", turn: "/static/favicon_turn.svg" };
/** Two tones: when each begins, and how high it is. */
const TONES = [
  [0, 523],
  [0.14, 784],
];
const TONE_SECONDS = 0.25;
const LOUD = 0.12;

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
  ring();
  if (!mayNotify()) return;
  try {
    called = new Notification(text, { tag: location.pathname, icon: ICONS.turn });
    called.onclick = () => window.focus();
  } catch {
    called = null; // some phones let only background programs notify
  }
}

/** A small tone, made here. */
function ring() {
  if (isStill()) return;
  const audio = new AudioContext();
  const volume = new GainNode(audio, { gain: LOUD });
  volume.connect(audio.destination);
  for (const [after, height] of TONES) {
    const tone = new OscillatorNode(audio, { type: "triangle", frequency: height });
    tone.connect(volume);
    tone.start(audio.currentTime + after);
    tone.stop(audio.currentTime + after + TONE_SECONDS);
    tone.onended = () => height === TONES[1][1] && void audio.close();
  }
}

/** The switch; only pressing it asks the browser for leave. */
export function bellSwitch() {
  const made = iconButton("bell", "bell", "", () => void flip());
  async function flip() {
    localStorage.setItem(STORED, isOn() ? "off" : "on");
    show();
    if (!isOn()) return notice(say("web-bell-quiet"));
    ring();
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
