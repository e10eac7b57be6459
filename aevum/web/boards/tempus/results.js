/** What came of the last fight and of the last progress, in the same places where they were shown as they went on. */
import { h, icon } from "../../app/dom.js";
import { fittedName } from "../../app/names.js";
import { seatMark } from "../../app/seats.js";
import { listed, say } from "../../app/text.js";
import { openCards } from "./cards.js";
import { terrainSign } from "./symbols.js";
import { viewOf } from "./view.js";

/** @import { FightOutcome, ProgressOutcome, Scene } from "./types.js" */

/** @param {Scene} scene @param {FightOutcome | null} fight */
export function fightOutcome(scene, fight) {
  if (!fight || fight.winner === null) return null;
  const { name } = scene.state.seats[fight.winner];
  const isTie = fight.points[fight.attacker] === fight.points[fight.defender];
  return h(
    "section",
    { class: "ledger fight over", "aria-label": say("web-tempus-fight-over"), "data-testid": "fight-outcome" },
    h("p", { class: "verdict" }, icon("tempus-fight"), say(`web-tempus-fight-${isTie ? "tie" : "winner"}`, { name })),
    h("div", { class: "fight-row" }, side(scene, fight, "attack"), side(scene, fight, "defence")),
    fight.terrain &&
      h(
        "p",
        { class: "quiet fight-terrain" },
        terrainSign(fight.terrain),
        say("web-tempus-fight-terrain", { terrain: say(`terrain-${fight.terrain}`) }),
      ),
  );
}

/** @param {Scene} scene @param {FightOutcome} fight @param {"attack" | "defence"} role */
function side(scene, fight, role) {
  const seat = role === "attack" ? fight.attacker : fight.defender;
  const place = role === "attack" ? fight.from : fight.target;
  const where = place === null ? "" : ` · ${viewOf(scene).hexes[place].id}`;
  const cards = openCards(fight.cards[seat]);
  return h(
    "div",
    { class: ["fighter", role, seat === fight.winner && "winner"] },
    h("p", { class: "fighter-name" }, seatMark(seat), fittedName(scene.state.seats[seat].name)),
    h("small", {}, say(`web-tempus-fight-${role}`) + where),
    h("b", { class: "strength", title: say("web-tempus-fight-points") }, fight.points[seat] ?? ""),
    h("p", { class: "laid" }, ...(cards.length ? cards : [h("small", {}, say("web-tempus-fight-no-cards"))])),
  );
}

/** Who reached the new epoch. @param {Scene} scene @param {ProgressOutcome} progress */
function reached({ state }, progress) {
  const names = listed(progress.reached.map((seat) => state.seats[seat].name));
  return say("web-tempus-progress-reached", { epoch: say(`epoch-${progress.epoch}`), names });
}

/** On a phone the count is below the fold: who advanced is said above it. @param {Scene} scene @param {ProgressOutcome | null} progress */
export const progressNews = (scene, progress) =>
  progress &&
  h(
    "p",
    { class: "verdict news", "aria-hidden": "true", "data-testid": "progress-news" },
    icon("tempus-flag"),
    reached(scene, progress),
  );

/** @param {Scene} scene @param {ProgressOutcome | null} progress */
export function progressOutcome(scene, progress) {
  if (!progress) return null;
  const { seats } = scene.state;
  const title = reached(scene, progress);
  const rows = seats.map(({ seat, name }) =>
    h(
      "li",
      { class: progress.reached.includes(seat) ? "winner" : "" },
      seatMark(seat),
      fittedName(name, "side-name"),
      h("span", { class: "laid" }, ...openCards(progress.cards[seat] || [])),
      h("b", { class: "strength" }, progress.points[seat]),
    ),
  );
  return h(
    "section",
    { class: "ledger progress over", "aria-label": title, "data-testid": "progress-outcome" },
    h("p", { class: "verdict" }, icon("tempus-flag"), title),
    h("ul", {}, ...rows),
  );
}
