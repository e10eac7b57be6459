/** Words for newcomers: each can be sent away, and all come back by a switch. */
import { button, find, h, icon, iconButton } from "./dom.js";
import { isTeaching } from "./lesson_progress.js";
import { say } from "./text.js";

/** @import { Board, Scene } from "./types.js" */

const OFF = "aevum-hints";
const CLOSED = "aevum-hints-closed";

const areOff = () => localStorage.getItem(OFF) === "off";
const closed = () => (localStorage.getItem(CLOSED) ?? "").split(" ").filter(Boolean);

/** Whether every hint is shown where it belongs. */
const areAllShown = () => !areOff() && closed().length === 0;

/** The hint for what is asked now, until it is sent away. @param {Scene} scene @param {Board} board */
export function hintCard(scene, board) {
  const key = board.hint(scene);
  if (!key || !scene.active || isTeaching(scene.state) || areOff() || closed().includes(key)) return null;
  const dismiss = () => {
    localStorage.setItem(CLOSED, [...closed(), key].join(" "));
    scene.redraw();
  };
  const close = iconButton("hint-close", "close", say("web-hint-close"), dismiss);
  return h("div", { class: "hint", "data-testid": "hint" }, h("p", {}, say(key)), close);
}

/** Brings all hints back, or sends all away. @param {() => void} redraw */
export function hintsSwitch(redraw) {
  const shown = areAllShown();
  const turn = () => {
    localStorage.removeItem(CLOSED);
    if (shown) localStorage.setItem(OFF, "off");
    else localStorage.removeItem(OFF);
    redraw();
    find("[data-testid=hints]")?.scrollIntoView({ block: "nearest" }); // a hint may have pushed it away
  };
  return button("hints", turn, { class: "chip", "aria-pressed": String(shown) }, icon("hint"), say("web-hints"));
}
