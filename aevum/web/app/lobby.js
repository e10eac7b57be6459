/** The lobby: play now, or open a table of one's own; come back to tables left. */
import { access, games, importTable, isReplaced, Refusal } from "./api.js";
import { button, byId, h, icon, iconButton, loadIcons, refill } from "./dom.js";
import { notice, openDialog } from "./dialog.js";
import { lessonsCard } from "./lessons_card.js";
import { drawFooting, drawMasthead } from "./masthead.js";
import { chosenOptions, NewTable, usualTable } from "./new_table.js";
import { entry, forget, openAndRemember, recentTables, restore } from "./recent.js";
import { listed, loadTexts, say } from "./text.js";

/** @import { RecentTable } from "./recent.js" */
/** @import { GameOffer, Wish } from "./types.js" */

const FRIEZE = ["step_pyramid", "stone_circle", "temple", "obelisk", "hanging_gardens", "great_wall", "great_pyramid"];
const CURRENT = 6;

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

function recentCard() {
  const card = h("section", { class: "card recent", "aria-labelledby": "recent-title", "data-testid": "recent" });
  /** @type {RecentTable | null} what was taken off last: it can be had back */
  let dropped = null;
  /** @param {RecentTable | null} [gone] */
  function draw(gone = dropped) {
    dropped = gone;
    const tables = recentTables();
    const list = h("ul", { class: "recent-list" }, ...tables.map((table) => recentRow(table, draw)));
    refill(
      card,
      h("h2", { id: "recent-title" }, say("web-recent")),
      tables.length ? list : h("p", { class: "quiet" }, say("web-recent-none")),
      dropped && droppedRow(dropped, draw),
    );
  }
  draw();
  return card;
}

/** A table that is off the list, and the way back. @param {RecentTable} table @param {(gone: null) => void} redraw */
function droppedRow(table, redraw) {
  const back = () => {
    restore(table);
    redraw(null);
  };
  return h(
    "p",
    { class: "row quiet", role: "status", "data-testid": "forgotten" },
    h("span", {}, say("web-recent-forgotten", { names: listed(table.names) })),
    button("restore", back, {}, say("web-recent-restore")),
  );
}

/** @param {RecentTable} table @param {(gone?: RecentTable | null) => void} redraw */
function recentRow(table, redraw) {
  const names = listed(table.names);
  const status = h("span", { class: ["turn-badge", table.mine && "mine"] }, turnText(table));
  const title = h("span", {}, h("strong", {}, table.game), " ", h("span", { class: "quiet" }, names));
  const drop = () => askToForget(table, names, redraw);
  if (!table.over) refresh(table, status, redraw);
  return h(
    "li",
    {},
    h("a", { href: table.place }, icon(table.place.startsWith("/watch/") ? "eye" : "dice"), title, status),
    iconButton("forget", "close", say("web-recent-forget", { names }), drop),
  );
}

/**
 * The link is the only key to a seat: it is asked before it is thrown away.
 * @param {RecentTable} table @param {string} names @param {(gone: RecentTable) => void} redraw
 */
function askToForget(table, names, redraw) {
  const go = () => {
    dialog.close();
    forget(table.place);
    redraw(table);
  };
  const dialog = openDialog(
    say("web-recent-forget", { names }),
    h("p", {}, say(table.place.startsWith("/watch/") ? "web-recent-forget-watch" : "web-recent-forget-seat")),
    h(
      "div",
      { class: "row" },
      button("confirm-forget", go, { class: "primary" }, say("web-recent-forget-do")),
      button("keep-table", () => dialog.close(), {}, say("web-not-now")),
    ),
  );
}

/** @param {RecentTable} table */
function turnText(table) {
  if (table.over) return say("web-recent-over");
  return table.mine ? say("web-seat-your-turn") : say("web-recent-turn", { names: listed(table.turn) });
}

/**
 * Ask how the table stands now; a table that is gone leaves the list.
 * @param {RecentTable} table @param {HTMLElement} status @param {() => void} redraw
 */
async function refresh(table, status, redraw) {
  if (recentTables().findIndex(({ place }) => place === table.place) >= CURRENT) return;
  try {
    const now = entry(table.place, table.game, await access(table.place).state());
    status.textContent = turnText(now);
    status.classList.toggle("mine", now.mine);
  } catch (problem) {
    if (!isReplaced(problem) && !(problem instanceof Refusal && problem.status === 404)) return;
    forget(table.place);
    redraw();
  }
}

async function open() {
  await Promise.all([loadTexts(), loadIcons()]);
  const offered = await games();
  drawMasthead();
  drawFooting();
  const aside = h("div", { class: "lobby-aside" }, recentCard(), lessonsCard(offered, goTo), importCard());
  const table = new NewTable(offered, (wish) => goTo(openAndRemember(wish)));
  refill(byId("main"), hero(offered), h("div", { class: "lobby-grid" }, table.form, aside));
}

open().catch((problem) => notice(problem.message, "trouble"));
