/** The lobby: play now, or open a table of one's own; come back to tables left. */
import { access, games, importTable, Refusal } from "./api.js";
import { button, byId, h, icon, iconButton, loadIcons, refill } from "./dom.js";
import { notice } from "./dialog.js";
import { drawFooting, drawMasthead } from "./masthead.js";
import { NewTable, usualTable } from "./new_table.js";
import { entry, forget, openAndRemember, recentTables } from "./recent.js";
import { listed, loadTexts, say } from "./text.js";

/** @import { RecentTable } from "./recent.js" */
/** @import { GameOffer } from "./types.js" */

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

/** One click to a table of the first game, or of another. @param {GameOffer[]} games */
function hero([game, ...others]) {
  return h(
    "section",
    { class: "hero" },
    h("div", { class: "frieze", "aria-hidden": "true" }, ...FRIEZE.map((name) => icon(name))),
    h("h1", {}, say("web-name")),
    h("p", { class: "tagline" }, say("web-tagline")),
    button("quick-start", () => playNow(game), { class: "primary grand" }, icon("dice"), say("web-lobby-play-now")),
    h("p", { class: "quiet" }, say("web-lobby-play-now-help", { game: game.name })),
    h("div", { class: "others" }, ...others.map(otherGame)),
  );
}

/** @param {GameOffer} game */
function otherGame(game) {
  return button(
    `quick-start-${game.id}`,
    () => playNow(game),
    { class: "chip" },
    say("web-lobby-play-other", { game: game.name }),
  );
}

/** @param {GameOffer} game */
const playNow = (game) => goTo(openAndRemember(usualTable(game)));

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
  function draw() {
    const tables = recentTables();
    const list = h("ul", { class: "recent-list" }, ...tables.map((table) => recentRow(table, draw)));
    refill(
      card,
      h("h2", { id: "recent-title" }, say("web-recent")),
      tables.length ? list : h("p", { class: "quiet" }, say("web-recent-none")),
    );
  }
  draw();
  return card;
}

/** @param {RecentTable} table @param {() => void} redraw */
function recentRow(table, redraw) {
  const names = listed(table.names);
  const status = h("span", { class: ["turn-badge", table.mine && "mine"] }, turnText(table));
  const title = h("span", {}, h("strong", {}, table.game), " ", h("span", { class: "quiet" }, names));
  const drop = () => {
    forget(table.place);
    redraw();
  };
  if (!table.over) refresh(table, status, redraw);
  return h(
    "li",
    {},
    h("a", { href: table.place }, icon(table.place.startsWith("/watch/") ? "eye" : "dice"), title, status),
    iconButton("forget", "close", say("web-recent-forget", { names }), drop),
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
    if (!(problem instanceof Refusal) || problem.status !== 404) return;
    forget(table.place);
    redraw();
  }
}

async function start() {
  await Promise.all([loadTexts(), loadIcons()]);
  const offered = await games();
  drawMasthead();
  drawFooting();
  const aside = h("div", { class: "lobby-aside" }, recentCard(), importCard());
  const table = new NewTable(offered, (wish) => goTo(openAndRemember(wish)));
  refill(byId("main"), hero(offered), h("div", { class: "lobby-grid" }, table.form, aside));
}

start().catch((problem) => notice(problem.message, "trouble"));
