/** Action markers: placing them, one press for each, and how they lie on empires. */
import { button, h, icon, unseen } from "../../app/dom.js";
import { choicesBy, wordsOf } from "../../app/maps.js";
import { effectList, pressing } from "../../app/panel.js";
import { say } from "../../app/text.js";
import { empireMark } from "./colours.js";
import { purse } from "./purse.js";
import { empireOf, viewOf } from "./view.js";
import { empireName } from "./words.js";

/** @import { Choice, Marker, Scene } from "./types.js" */

const ASIDE = "";
const PLACING = ["place", "place_off"];

/** The choices that place a marker. @param {Scene} scene */
export const placings = (scene) => scene.choices.filter(({ verb }) => PLACING.includes(verb));

/** A row for each empire and one for off-empire: every marker that can lie there is a button. @param {Scene} scene */
export function markerBoard(scene) {
  const rows = choicesBy(placings(scene), (choice) => [wordsOf(choice)[2] ?? ASIDE]);
  if (!rows.size) return null;
  return h(
    "section",
    { class: "ledger markers", "aria-label": say("web-seven-markers"), "data-testid": "markers" },
    ...[...rows].map(([empire, choices]) => row(scene, empire, choices)),
  );
}

/** @param {Scene} scene @param {string} empire @param {Choice[]} choices */
function row(scene, empire, choices) {
  const held = empireOf(viewOf(scene), empire);
  const title = empire === ASIDE ? say("web-seven-aside") : empireName(empire);
  return h(
    "div",
    { class: "marker-row", role: "group", "aria-label": title },
    h("h3", {}, empireMark(held), title, held && h("small", { class: "empire-facts" }, purse(held))),
    h("div", { class: "marker-buttons" }, ...usefulFirst(choices).map((choice) => markerButton(scene, choice))),
  );
}

/** @param {Choice} choice */
const isIdle = ({ effects }) => effects.some(({ kind }) => kind === "idle");

/** Markers that do something where they lie come before those that only mislead. @param {Choice[]} choices */
const usefulFirst = (choices) => [...choices].sort((one, other) => Number(isIdle(one)) - Number(isIdle(other)));

/** @param {Scene} scene @param {Choice} choice */
function markerButton(scene, choice) {
  const marker = wordsOf(choice)[1];
  const sealed = scene.state.sealed === choice.action;
  return button(
    `choice-${choice.action.replaceAll(" ", "-")}`,
    () => scene.play(choice),
    {
      class: ["marker", sealed && "sealed", isIdle(choice) && "idle"],
      ...pressing(choice),
      title: choice.label,
    },
    icon(`sa-${marker}`),
    h("span", { "aria-hidden": "true" }, say(`action-${marker}`)),
    unseen(choice.label),
    choice.effects.length > 0 && effectList(choice.effects),
  );
}

/** A wild card that was turned into an action: what it shows is not all it is. @param {Marker | null} marker */
const isTurned = (marker) => marker?.marker === "wild" && marker.action !== null;

/** The sign of a wild card beside the action that it became. @param {Marker | null} marker */
export const wildSign = (marker) => isTurned(marker) && icon("sa-wild", "wild-sign");

/** How a marker lies: covered, or what it shows. @param {Marker | null} marker */
export function markerChip(marker) {
  if (!marker) return null;
  const shown = marker.action ?? marker.marker;
  const words = [
    say(`web-seven-marker-${marker.state}`),
    shown ? say(`action-${shown}`) : say("web-seven-marker-hidden"),
    isTurned(marker) ? say("action-wild") : "",
  ];
  const text = words.filter(Boolean).join(" · ");
  return h(
    "span",
    { class: ["marker-chip", marker.state], title: text, "data-marker": shown },
    wildSign(marker),
    icon(shown ? `sa-${shown}` : "sa-marker"),
    h("span", { "aria-hidden": "true" }, shown ? say(`action-${shown}`) : "?"),
    unseen(text),
  );
}
