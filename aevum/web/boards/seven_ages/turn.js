/** The turn: its number, who holds the turn marker, and the seven actions in their order with the markers that show them. */
import { h, icon, unseen } from "../../app/dom.js";
import { seatMark } from "../../app/seats.js";
import { joined, say } from "../../app/text.js";
import { empireMark } from "./colours.js";
import { wildSign } from "./markers.js";
import { viewOf } from "./view.js";
import { empireName } from "./words.js";

/** @import { Marker, Scene, View } from "./types.js" */

const ACTIONS = ["create", "production", "trade", "manoeuvre", "destiny", "civilise", "destroy"];
const WILD = "wild";

/** @param {Scene} scene */
export function turnBar(scene) {
  const view = viewOf(scene);
  const begun = view.turn_number > 0;
  const last = begun && view.last_turn !== null && say("web-seven-last-turn", { count: view.last_turn });
  return h(
    "section",
    { class: "turn-bar", "aria-label": say("web-seven-turn"), "data-testid": "turn" },
    h(
      "p",
      { class: "turn-number" },
      icon("sa-turn"),
      begun ? say("web-seven-turn-number", { count: view.turn_number }) : say("web-seven-setting-up"),
      last && h("small", {}, last),
      view.holder !== null &&
        h(
          "span",
          { class: "holder", title: say("web-seven-holder", { name: scene.state.seats[view.holder].name }) },
          seatMark(view.holder),
          unseen(say("web-seven-holder", { name: scene.state.seats[view.holder].name })),
        ),
    ),
    h("ol", { class: "actions" }, ...actionsOf(view).map((action, place) => actionOf(view, action, place))),
    view.action && h("p", { class: "action-now", "aria-hidden": "true" }, say(`action-${view.action}`)),
    piles(view),
  );
}

/** The seven, and the wild card as long as one is known to wait. @param {View} view */
function actionsOf(view) {
  const { empires, aside } = markedWith(view, WILD);
  return empires.length || aside.length ? [...ACTIONS, WILD] : ACTIONS;
}

/** The draw pile and the discards, in words; on a phone as figures that tell these words by a tap. @param {View} view */
function piles({ deck, discards }) {
  const words = say("web-seven-piles", { deck, discards: discards.length });
  return h(
    "p",
    { class: "piles", "data-tell": words },
    h("span", { class: "piles-words" }, words),
    h("span", { class: "piles-figures", "aria-hidden": "true" }, icon("sa-destiny"), deck, " · ", discards.length),
  );
}

/** The empires and the seats whose markers show an action, as far as this page sees them. @param {View} view @param {string} action */
function markedWith(view, action) {
  const shows = (/** @type {Marker | null} */ marker) =>
    marker !== null && marker.state !== "lost" && (marker.action ?? marker.marker) === action;
  const empires = view.empires.filter(({ marker }) => shows(marker));
  const aside = view.seats.flatMap(({ marker }, seat) => (shows(marker) ? [seat] : []));
  return { empires, aside };
}

/** An action, and the markers that show it. @param {View} view @param {string} action @param {number} place */
function actionOf(view, action, place) {
  const { empires, aside } = markedWith(view, action);
  const now = view.action === action;
  const past = view.action !== null && ACTIONS.indexOf(view.action) > place;
  return h(
    "li",
    {
      class: ["action", now && "now", past && "past"],
      "aria-current": now ? "step" : null,
      title: say(`action-${action}`),
    },
    icon(`sa-${action}`),
    h("span", { class: "action-name" }, say(`action-${action}`)),
    ...empires.flatMap((empire) => [empireMark(empire), wildSign(empire.marker)]),
    ...aside.flatMap((seat) => [seatMark(seat), wildSign(view.seats[seat].marker)]),
    empires.length > 0 && unseen(joined(empires.map(({ id }) => empireName(id)))),
  );
}
