/** The empires in play: progress, money, marker, what each has, and how near its icons are to glory. */
import { button, counter, disclosure, h, icon } from "../../app/dom.js";
import { seatMark } from "../../app/seats.js";
import { figure, say } from "../../app/text.js";
import { provenance } from "./cards.js";
import { empireMark } from "./colours.js";
import { iconRow } from "./icons.js";
import { markerChip } from "./markers.js";
import { purse } from "./purse.js";
import { viewOf } from "./view.js";
import { empireName } from "./words.js";

/** @import { Empire, Scene } from "./types.js" */
/** @typedef {{opened: Map<string, boolean>, look: (empire: string) => void}} Reader   what is open, and how to look at an empire */

/** The empires of the seat drawn large first, then the others. @param {Scene} scene @param {Reader} reader */
export function empireCards(scene, reader) {
  const view = viewOf(scene);
  const away = (/** @type {Empire} */ { seat }) => (seat - scene.seat + view.seats.length) % view.seats.length;
  const sorted = [...view.empires].sort((one, other) => away(one) - away(other) || other.level - one.level);
  return h(
    "section",
    { class: "sa-panel empires", "aria-label": say("web-seven-empires"), "data-testid": "empires" },
    h("h2", {}, say("web-seven-empires"), h("small", {}, say("web-seven-most", { count: view.seats[0].most_empires }))),
    sorted.length === 0 && h("p", { class: "quiet" }, say("web-seven-no-empires")),
    h("ul", { class: "empire-list" }, ...sorted.map((empire) => h("li", {}, empireCard(scene, empire, reader)))),
  );
}

/** @param {Scene} scene @param {Empire} empire @param {Reader} reader */
function empireCard(scene, empire, { opened, look }) {
  const { id, seat, level, age, marker } = empire;
  const { acting } = viewOf(scene);
  const isOpen = opened.get(id) ?? seat === scene.seat;
  const now = empire.glory.reduce((sum, each) => sum + (each.now ?? 0), 0);
  return h(
    "article",
    {
      class: ["empire-card", id === acting && "active"],
      "data-part": `empire-${id}`,
      "data-testid": `empire-${id}`,
      "data-seat": seat,
      "aria-label": empireName(id),
    },
    h(
      "p",
      { class: "empire-head" },
      empireMark(empire),
      button(`look-${id}`, () => look(id), { class: "empire-name", title: say("web-seven-look") }, empireName(id)),
      seatMark(seat),
      markerChip(marker),
    ),
    h(
      "p",
      { class: "empire-facts" },
      counter("sa-progress", level, say("web-seven-level", { level, age: say(`age-${age}`) })),
      purse(empire),
      counter("sa-lands", empire.regions, say("web-seven-regions", { count: empire.regions })),
      counter("sa-infantry", empire.units, say("web-seven-units-here", { count: empire.units })),
      counter(
        "sa-leader",
        `${empire.leaders}/${empire.leader_limit}`,
        say("web-seven-leaders", { count: empire.leaders, limit: empire.leader_limit }),
      ),
      counter("sa-trade", figure(empire.trade), say("web-seven-trade-value", { count: figure(empire.trade) })),
      empire.elite > 0 && counter("sa-elite", empire.elite, say("web-seven-elite", { count: empire.elite })),
      h(
        "span",
        { class: "counter now", title: say("web-seven-harvest-now") },
        icon("sa-harvest"),
        h("b", {}, figure(now < 0 ? now : `+${now}`)),
      ),
    ),
    disclosure(
      { open: isOpen, class: "empire-more" },
      (open) => opened.set(id, open),
      h("summary", { "data-key": `more-${id}` }, say("web-seven-glory")),
      h("ul", { class: "glory-rows" }, ...empire.glory.map(iconRow)),
      possessions(empire),
      h("p", { class: "card-effect" }, say(`card-special-${id}`), " ", provenance(empire.card.source)),
    ),
  );
}

/** Religion, government, artefacts and what is forbidden. @param {Empire} empire */
function possessions({ religion, government, artifacts, barbarian, veteran }) {
  const chip = (/** @type {string} */ symbol, /** @type {string} */ words, title = "") =>
    h("li", { class: "card-chip", title }, icon(`sa-${symbol}`), words);
  const named = (/** @type {string} */ symbol, /** @type {string} */ id) =>
    chip(symbol, say(`artifact-${id}`), say(`card-artifact-${id}`));
  return h(
    "ul",
    { class: "possessions" },
    religion && named("religion", religion),
    government && named("government", government),
    artifacts.map((artifact) => named("artifact", artifact)),
    barbarian && chip("destroy", say("web-seven-barbarian")),
    veteran && chip("elite", say("web-seven-veteran")),
  );
}
