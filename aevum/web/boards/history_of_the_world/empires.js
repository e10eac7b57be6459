/** The empires: the seven of the epoch and who holds them as far as one may know, and the card that was drawn. */
import { counter, h, unseen } from "../../app/dom.js";
import { choiceButton } from "../../app/panel.js";
import { seatMark } from "../../app/seats.js";
import { sign } from "../../app/sides.js";
import { joined, listed, say } from "../../app/text.js";
import { NUMERALS, stateOf, viewOf } from "./view.js";

/** @import { Choice, Empire, Scene } from "./types.js" */

/** What is printed on the card of an empire. @param {Empire} empire */
export function facts({ strength, capital, start_lands, navigation }) {
  const waters = listed(navigation.map((water) => say(`water-${water}`)));
  const starts = listed(start_lands.map((land) => say(`land-${land}`)));
  return [
    counter("hw-strength", strength, say("web-history-strength", { count: strength })),
    capital && sign("hw-capital", say("piece-capital")),
    navigation.length > 0 && sign("hw-fleet", say("web-history-navigation", { waters })),
    h("span", { class: "start" }, starts),
  ];
}

/** @param {Scene} scene @param {(ids: string[]) => void} look @param {(ids: string[] | null) => void} show on the map */
export function empireTable(scene, look, show) {
  const view = viewOf(scene);
  return h(
    "section",
    { class: "hw-panel empires", "aria-label": say("web-history-empires"), "data-testid": "empires" },
    h("h2", {}, say("web-history-empires"), h("small", {}, say(`epoch-${view.epoch}`))),
    h("ol", {}, ...view.empires.map((empire) => empireRow(scene, empire, look, show))),
  );
}

/** @param {Scene} scene @param {Empire} empire @param {(ids: string[]) => void} look @param {(ids: string[] | null) => void} show */
function empireRow(scene, empire, look, show) {
  const { name, giver } = holderOf(scene, empire);
  const state = stateOf(empire);
  return h(
    "li",
    { class: ["empire-row", state], "data-part": `empire-${empire.id}` },
    h(
      "button",
      {
        type: "button",
        class: "empire-name",
        "data-key": `empire-${empire.id}`,
        onclick: () => look(empire.start_lands),
        ...{ onpointerenter: () => show(empire.start_lands), onpointerleave: () => show(null) },
        ...{ onfocus: () => show(empire.start_lands), onblur: () => show(null) },
      },
      say(`empire-${empire.id}`),
    ),
    h(
      "span",
      { class: "empire-holder", title: giver },
      empire.holder === null
        ? h("span", { class: "unknown", "aria-hidden": "true" }, empire.unused ? "–" : "?")
        : seatMark(empire.holder),
      unseen(joined([name, giver])),
    ),
    h("span", { class: "empire-facts" }, ...facts(empire)),
    h("small", { class: "empire-state" }, state !== "waiting" && say(`web-history-empire-${state}`)),
  );
}

/** Who has an empire and from whom, in words. @param {Scene} scene @param {Empire} empire */
function holderOf(scene, empire) {
  const { seats } = scene.state;
  if (empire.holder === null)
    return { name: say(empire.unused ? "web-history-nobody" : "web-history-unknown"), giver: "" };
  const giver = viewOf(scene).draw.givers[empire.holder];
  const given = giver !== null && giver !== empire.holder;
  return {
    name: seats[empire.holder].name,
    giver: given ? say("web-history-given-by", { name: seats[giver].name }) : "",
  };
}

/** The draw: in which order, and how far it is. @param {Scene} scene */
function drawOrder(scene) {
  const { draw } = viewOf(scene);
  const marks = draw.order.map((seat, place) =>
    h("span", { class: ["drawer-seat", place < draw.done && "done", place === draw.done && "now"] }, seatMark(seat)),
  );
  const names = draw.order.map((seat) => scene.state.seats[seat].name).join(" → ");
  return h("p", { class: "draw-order", title: names }, say("web-history-draw-order"), ...marks, unseen(names));
}

/** The empire in hand: to keep or to give. @param {Scene} scene @returns {{panel: HTMLElement | null, covered: Choice[]}} */
export function drawnEmpire(scene) {
  const view = viewOf(scene);
  if (view.step !== "empire") return { panel: null, covered: [] };
  const empire = view.empires.find((each) => each.id === view.draw.drawn);
  const choices = empire ? scene.choices.filter(({ verb }) => verb === "keep" || verb === "pass") : [];
  const buttons = choices.map((choice) => {
    const made = choiceButton({ ...choice, effects: [] }, scene, undefined, choice.verb === "keep" ? "primary" : "");
    if (choice.verb === "pass") made.prepend(seatMark(choice.a));
    made.classList.add("with-mark");
    return made;
  });
  const card = empire && [
    h("p", { class: "card-kind" }, h("span", {}, say(`epoch-${view.epoch}`)), h("b", {}, NUMERALS[view.epoch])),
    h("h3", {}, say(`empire-${empire.id}`)),
    h("p", { class: "empire-facts" }, ...facts(empire)),
    empire.navigation.length > 0 &&
      h(
        "p",
        { class: "quiet" },
        say("web-history-navigation", { waters: listed(empire.navigation.map((id) => say(`water-${id}`))) }),
      ),
  ];
  const panel = h(
    "section",
    { class: "ledger drawn", "data-testid": "drawn" },
    drawOrder(scene),
    card && h("div", { class: "empire-card" }, ...card),
    ...buttons,
  );
  return { panel, covered: choices };
}
