/** Battles die by die, diseases army by army, and a turn's score as it was counted. */
import { h, icon, unseen } from "../../app/dom.js";
import { fittedName } from "../../app/names.js";
import { seatMark } from "../../app/seats.js";
import { figure, say } from "../../app/text.js";
import { die } from "./symbols.js";
import { landId, LEVELS, viewOf } from "./view.js";

/** @import { BattleOutcome, Part, Result, Round, Scene, Sick } from "./types.js" */

/** An attack whose way is being chosen; each way says how many dice defend there. @param {Scene} scene */
export function battlePanel(scene) {
  const { battle } = viewOf(scene);
  if (!battle) return null;
  const { seats } = scene.state;
  const side = (
    /** @type {number | null} */ seat,
    /** @type {string} */ role,
    /** @type {string} */ dice,
    /** @type {number} */ bonus,
  ) =>
    h(
      "div",
      { class: `fighter ${role}` },
      h("p", { class: "fighter-name" }, seat !== null && seatMark(seat), seat !== null && fittedName(seats[seat].name)),
      h("small", {}, say(`web-history-${role}`)),
      h("b", {}, [dice, bonus > 0 && figure(`+${bonus}`)].filter(Boolean).join(" ")),
    );
  return h(
    "section",
    { class: "ledger battle", "aria-label": say("web-history-battle"), "data-testid": "battle" },
    h("p", { class: "verdict" }, icon("hw-fight"), say(`land-${battle.land}`)),
    h(
      "div",
      { class: "fight-row" },
      side(battle.attacker, "attack", say("web-history-dice", { count: battle.attack_dice }), battle.attack_bonus),
      side(battle.defender, "defence", battle.defence_bonus > 0 ? say("piece-fort") : "", battle.defence_bonus),
    ),
  );
}

/** The battles of the last action. @param {Result} outcome */
export function battleOutcomes({ battles }) {
  return battles.map((battle) =>
    h(
      "section",
      { class: "ledger battle over", "aria-label": say("web-history-battle-over"), "data-testid": "battle-outcome" },
      h("p", { class: "battle-title" }, icon("hw-fight"), battle.title),
      battle.rounds.length > 0 && h("ol", { class: "rounds" }, ...battle.rounds.map((round) => roundOf(round, battle))),
      ...battle.ends.map((end) => h("p", { class: "verdict" }, end)),
    ),
  );
}

/** The dice of one side: the highest counts. @param {number[]} dice @param {number | null} seat @param {number} value @param {boolean} won */
function sideOf(dice, seat, value, won) {
  const best = Math.max(...dice);
  const counts = dice.indexOf(best);
  return h(
    "span",
    { class: ["round-side", won && "won"] },
    seat !== null && seatMark(seat),
    ...dice.map((face, place) => die(face, place === counts ? "counts" : "")),
    unseen(dice.join(", ")),
    h("b", {}, value, value !== best && h("small", {}, ` (${best} + ${value - best})`)),
  );
}

/** @param {Round} round @param {BattleOutcome} battle */
const roundOf = ({ dice, defence, own, other, tieWon }, { attacker, defender }) =>
  h(
    "li",
    {},
    sideOf(dice, attacker, own, own > other || tieWon),
    h("span", { class: "versus", "aria-hidden": "true" }, own > other ? "›" : own < other ? "‹" : "="),
    sideOf(defence, defender, other, other > own),
  );

/** A disease: the dice of each army. @param {Scene} scene @param {Result} outcome */
export function sicknessPanel(scene, { card, sick }) {
  if (!sick.length) return null;
  const rows = sick.map((each) => (each.area === undefined ? armyRow(scene, each) : areaRow(scene, each)));
  return h(
    "section",
    { class: "ledger sickness", "aria-label": say("web-history-sickness"), "data-testid": "sickness" },
    card && h("p", {}, icon("skull"), card),
    h("ul", {}, ...rows),
  );
}

/** An army and its dice. @param {Scene} scene @param {Sick} sick */
const armyRow = (scene, { land = 0, seat, dice, died }) =>
  h(
    "li",
    { class: died ? "died" : "" },
    seat !== null && seatMark(seat),
    h("span", {}, say(`land-${landId(viewOf(scene), land)}`)),
    dice.length > 0 && fatalDice(dice),
    h("b", {}, died ? icon("skull") : icon("check"), unseen(say(died ? "web-history-died" : "web-history-lives"))),
  );

/** An area and the dice of all its armies. @param {Scene} scene @param {Sick} sick */
const areaRow = (scene, { area = 0, dice }) =>
  h("li", { class: "whole" }, h("span", {}, say(`area-${viewOf(scene).areas[area].id}`)), fatalDice(dice));

/** @param {number[]} dice */
const fatalDice = (dice) =>
  h(
    "span",
    { class: "round-side" },
    ...dice.map((face) => die(face, face === 1 ? "counts" : "")),
    unseen(dice.join(", ")),
  );

/** What points were given for. @param {Scene} scene @param {Part} part */
function partWords(scene, { event, area, level, count }) {
  if (area === undefined || level === undefined)
    return say("web-history-counted", {
      part: say(`web-history-part-${event.replace("_scored", "")}`),
      count: count ?? "",
    });
  const first = say(`area-${viewOf(scene).areas[area].id}`);
  return say("web-history-joined", { first, rest: say(`level-${LEVELS[level]}`) });
}

/** Turns as they were counted, each with its event cards, the last one open. @param {Scene} scene @param {Result} outcome */
export function tallyPanel(scene, { tallies }) {
  return tallies.map((tally, place) =>
    h(
      "details",
      { class: "ledger tally", open: place === tallies.length - 1, "data-testid": "tally", "data-seat": tally.seat },
      h(
        "summary",
        {},
        seatMark(tally.seat),
        h(
          "span",
          {},
          say("web-history-tally", { name: scene.state.seats[tally.seat].name }),
          ...tally.cards.map((card) => h("small", {}, card)),
        ),
        h("b", {}, figure(`+${tally.points}`)),
      ),
      h(
        "ul",
        {},
        ...tally.parts.map((part) =>
          h("li", {}, h("span", {}, partWords(scene, part)), h("b", {}, figure(`+${part.points}`))),
        ),
        h(
          "li",
          { class: "total" },
          h("span", {}, say("web-total")),
          h("b", {}, say("web-history-gained", { points: figure(`+${tally.points}`), total: figure(tally.total) })),
        ),
      ),
    ),
  );
}
