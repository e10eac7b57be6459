/** Choices that speak of several lands at once: an area that is struck, an empire in which armies rise. */
import { h, unseen } from "../../app/dom.js";
import { choiceButton } from "../../app/panel.js";
import { seatMark } from "../../app/seats.js";
import { listed, say } from "../../app/text.js";
import { isGroup, landId, landsOf, viewOf } from "./view.js";

/** @import { Choice, Scene, View } from "./types.js" */

/** The buttons of such choices: each says whose armies stand there, and shows the lands on the map. @param {Scene} scene @param {(lands: string[] | null) => void} show */
export const groupButtons = (scene, show) => scene.choices.filter(isGroup).map((choice) => one(scene, choice, show));

/** @param {Scene} scene @param {Choice} choice @param {(lands: string[] | null) => void} show */
function one(scene, choice, show) {
  const lands = landsOf(viewOf(scene), choice);
  const made = choiceButton(choice, scene);
  made.append(...garrisons(scene, lands));
  for (const come of ["pointerenter", "focus"]) made.addEventListener(come, () => show(lands));
  for (const go of ["pointerleave", "blur"]) made.addEventListener(go, () => show(null));
  return made;
}

/** How many armies everybody has in some lands. @param {Scene} scene @param {string[]} ids */
function garrisons(scene, ids) {
  const { lands, seats } = viewOf(scene);
  const standing = lands.filter(({ id }) => ids.includes(id));
  const armies = seats.map((_, seat) =>
    standing.filter(({ holder }) => holder === seat).reduce((sum, land) => sum + land.armies, 0),
  );
  const words = armies.map((count, seat) =>
    count ? say("web-history-armies-of", { name: scene.state.seats[seat].name, count }) : "",
  );
  const marks = armies.flatMap((count, seat) =>
    count ? [h("span", { class: "garrison", "aria-hidden": "true" }, seatMark(seat), count)] : [],
  );
  return marks.length ? [h("span", { class: "garrisons" }, ...marks, unseen(listed(words.filter(Boolean))))] : [];
}

/** What was chosen so far where several are: lands in which armies rise, areas that are struck. @param {View} view @returns {{lands: string[], areas: string[]}} */
export const chosenSoFar = (view) => ({
  lands: view.step === "rebel" ? view.chosen.map((place) => landId(view, place)) : [],
  areas: view.step === "afflict" ? view.chosen.map((place) => view.areas[place].id) : [],
});

/** The same in words, in the order of the choice. @param {Scene} scene */
export function chosenWords(scene) {
  const { lands, areas } = chosenSoFar(viewOf(scene));
  const names = [...lands.map((id) => say(`land-${id}`)), ...areas.map((id) => say(`area-${id}`))];
  if (!names.length) return null;
  return h("p", { "data-testid": "chosen" }, say("web-history-chosen", { names: listed(names) }));
}
