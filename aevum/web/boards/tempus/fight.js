/** A fight, and the count for progress: both shown beside what is asked, as far as they are open. */
import { h, icon } from "../../app/dom.js";
import { fittedName } from "../../app/names.js";
import { seatMark } from "../../app/seats.js";
import { say } from "../../app/text.js";
import { backs, openCards } from "./cards.js";
import { terrainSign } from "./symbols.js";
import { placeOf, viewOf } from "./view.js";

/** @import { Fight, Scene, Side } from "./types.js" */

/** @param {Scene} scene */
export function fightPanel(scene) {
  const view = viewOf(scene);
  const { fight } = view;
  if (!fight) return null;
  const unnamed = view.step === "fight_terrain";
  const naming = unnamed && scene.choices.length > 0;
  const words = unnamed
    ? say("web-tempus-fight-unnamed")
    : say("web-tempus-fight-terrain", { terrain: say(`terrain-${fight.terrain}`) });
  return h(
    "section",
    { class: "ledger fight", "aria-label": say("web-tempus-fight"), "data-testid": "fight" },
    h(
      "div",
      { class: "fight-row" },
      fighter(scene, fight, "attack"),
      h("span", { class: "versus" }, icon("tempus-fight")),
      fighter(scene, fight, "defence"),
    ),
    !naming && h("p", { class: "fight-terrain" }, !unnamed && terrainSign(fight.terrain), words),
  );
}

/** @param {Scene} scene @param {Fight} fight @param {"attack" | "defence"} role */
function fighter(scene, fight, role) {
  const view = viewOf(scene);
  const seat = role === "attack" ? fight.attacker : fight.defender;
  const id = role === "attack" ? fight.from : fight.target;
  const hex = view.hexes[placeOf(view, id)];
  const hidden = role === "attack" ? fight.hidden : 0;
  const isUnknown = hidden > 0 || (view.step === "fight_attack" && role === "defence" && mayHelp(view.seats[seat]));
  const force = hex.city
    ? say("web-tempus-fight-city", { value: hex.city })
    : say("web-tempus-fight-people", { count: hex.people });
  return h(
    "div",
    { class: `fighter ${role}` },
    h("p", { class: "fighter-name" }, seatMark(seat), fittedName(scene.state.seats[seat].name)),
    h("small", {}, `${say(`web-tempus-fight-${role}`)} · ${id}`),
    h("b", { class: "strength", title: say("web-tempus-fight-points") }, fight[role], isUnknown && " + ?"),
    h("small", {}, force),
    h("p", { class: "laid" }, ...openCards(view.seats[seat].laid), hidden > 0 && backs(hidden)),
  );
}

/** Whether cards that nobody here sees may be laid yet. @param {Side} side */
const mayHelp = ({ hand, hand_size }) => hand_size > 0 && !hand.length;

/** How everybody stands towards the new epoch. @param {Scene} scene */
export function progressPanel(scene) {
  const view = viewOf(scene);
  if (view.step !== "progress") return null;
  const row = view.epochs.find((each) => each.id === view.new_epoch);
  const terrain = row?.terrain ?? "grassland";
  const title = say("web-tempus-progress", {
    epoch: say(`epoch-${view.new_epoch}`),
    terrain: say(`terrain-${terrain}`),
  });
  const inTurn = (/** @type {number} */ seat) => (seat - view.first + view.seats.length) % view.seats.length;
  const rows = view.seats.map((side, seat) => {
    const hidden = side.laid_size - side.laid.reduce((sum, card) => sum + card.count, 0);
    const mayLay = inTurn(seat) > inTurn(view.turn) && mayHelp(side);
    return h(
      "li",
      {},
      seatMark(seat),
      fittedName(scene.state.seats[seat].name, "side-name"),
      h("span", { class: "laid" }, ...openCards(side.laid), hidden > 0 && backs(hidden)),
      h("b", { class: "strength" }, side.progress, (hidden > 0 || mayLay) && " + ?"),
    );
  });
  return h(
    "section",
    { class: "ledger progress", "aria-label": title, "data-testid": "progress" },
    h("p", { class: "fight-terrain" }, terrainSign(terrain), title),
    h("ul", {}, ...rows),
    h("p", { class: "quiet" }, say(`epoch-${view.new_epoch}-effect`)),
  );
}
