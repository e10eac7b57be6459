/** The lobby: come back to tables left, play now, or open a table of one's own. */
import { games, importTable, Refusal } from "./api.js";
import { button, byId, h, icon, loadIcons, refill } from "./dom.js";
import { notice } from "./dialog.js";
import { lessonsCard } from "./lessons_card.js";
import { drawFooting, drawMasthead } from "./masthead.js";
import { MyTables } from "./my_tables.js";
import { chosenOptions, NewTable, usualTable } from "./new_table.js";
import { openAndRemember } from "./recent.js";
import { loadTexts, say } from "./text.js";
import { drawUnreached } from "./unreached.js";

/** @import { FaultyGame, GameOffer, Wish } from "./types.js" */

const FRIEZE = ["step_pyramid", "stone_circle", "temple", "obelisk", "hanging_gardens", "great_wall", "great_pyramid"];

/** Go to a table that is being opened. @param {Promise<string>} link */
async function goTo(link) {
  document.body.classList.add("busy");
  try {
    location.assign(await link);
  } catch (problem) {
    document.body.classList.remove("busy");
    notice(problem instanceof Refusal ? problem.message : say("web-error-connection"), "trouble");
  }
}

/** One click to a table of the first game, or of another; a short game comes before the whole one. @param {GameOffer[]} games */
function hero([game, ...others]) {
  const help = game.short ? game.short.help : say("web-lobby-play-now-help", { game: game.name });
  return h(
    "section",
    { class: "hero" },
    h("div", { class: "frieze", "aria-hidden": "true" }, ...FRIEZE.map((name) => icon(name))),
    h("h1", {}, say("web-name")),
    h("p", { class: "tagline" }, say("web-tagline")),
    button(
      "quick-start",
      () => playNow(game, game.short?.options),
      { class: "primary grand" },
      icon("dice"),
      say("web-lobby-play-now"),
    ),
    h("p", { class: "quiet" }, help),
    h("div", { class: "others" }, game.short && start("whole", game), ...others.map(otherGame)),
  );
}

/** @param {GameOffer} game */
function otherGame(game) {
  if (!game.short) return start("other", game);
  return h(
    "div",
    { class: "lengths", role: "group", "aria-label": game.name },
    start("short", game, game.short.options),
    start("whole", game),
    h("p", { class: "quiet" }, game.short.help, h("br"), chosenOptions(game, game.short.options)),
  );
}

/**
 * The button of a table against the computer.
 * @param {"other" | "short" | "whole"} what @param {GameOffer} game @param {Wish["options"]} [options]
 */
function start(what, game, options) {
  const name = options ? `quick-start-${what}-${game.id}` : `quick-start-${game.id}`;
  const words = say(`web-lobby-play-${what}`, { game: game.name });
  return button(name, () => playNow(game, options), { class: "chip" }, words);
}

/** @param {GameOffer} game @param {Wish["options"]} [options] */
const playNow = (game, options) => goTo(openAndRemember(usualTable(game, options)));

/** The saved file a person chose becomes a table. @param {File} file */
async function importFile(file) {
  try {
    const saved = JSON.parse(await file.text());
    await goTo(importTable(saved).then(({ link }) => link));
  } catch {
    notice(say("web-import-unreadable"), "trouble");
  }
}

function importCard() {
  const input = h("input", {
    type: "file",
    accept: ".json,.aevum,application/json",
    class: "unseen",
    "data-testid": "import",
  });
  input.addEventListener("change", () => input.files?.[0] && importFile(input.files[0]));
  return h(
    "section",
    { class: "card import", "aria-labelledby": "import-title" },
    h("h2", { id: "import-title" }, say("web-import")),
    h("p", { class: "quiet" }, say("web-import-help")),
    h("label", { class: "button" }, icon("import"), say("web-import-choose"), input),
  );
}

/** @param {FaultyGame} game */
const faultCard = ({ id, fault }) => h("section", { class: "card fault", "data-testid": `fault-${id}` }, fault);

async function open() {
  await Promise.all([loadTexts(), loadIcons()]);
  const known = await games();
  const offered = known.flatMap((game) => ("fault" in game ? [] : [game]));
  const faults = known.flatMap((game) => ("fault" in game ? [faultCard(game)] : []));
  drawMasthead();
  drawFooting();
  const table = new NewTable(offered, (wish) => goTo(openAndRemember(wish)));
  const grid = h(
    "div",
    { class: "lobby-grid" },
    table.form,
    h("div", { class: "lobby-aside" }, lessonsCard(offered, goTo), importCard()),
  );
  refill(byId("main"), new MyTables().root, hero(offered), ...faults, grid);
}

open().catch(drawUnreached);
