/** My tables, first in the lobby: whose turn it is and since when, with a small picture of each board. */
import { isInvited } from "./again.js";
import { access, isReplaced, Refusal } from "./api.js";
import { button, disclosure, find, h, icon, iconButton, refill } from "./dom.js";
import { openDialog } from "./dialog.js";
import { pictureOf } from "./pictures.js";
import { entry, forget, recentTables, restore } from "./recent.js";
import { ago, listed, say } from "./text.js";
import { showTurn } from "./turn_call.js";

/** @import { RecentTable } from "./recent.js" */
/** @import { Glance } from "./types.js" */
/** @typedef {{glance: Glance, picture: SVGElement | null}} Seen */

const CURRENT = 6;
const EVERY = 30000;
const DROPPED = "aevum-dropped";

/** The tables that were taken off the list in this tab and do not stand there again. @returns {RecentTable[]} */
function droppedTables() {
  /** @type {RecentTable[]} */
  const dropped = JSON.parse(sessionStorage.getItem(DROPPED) || "[]");
  const places = recentTables().map(({ place }) => place);
  return dropped.filter(({ place }) => !places.includes(place));
}

/** @param {RecentTable} table */
const wayBack = ({ place }) => `restore ${place}`;

export class MyTables {
  constructor() {
    this.root = h("section", { class: "my-tables", "aria-labelledby": "recent-title", "data-testid": "recent" });
    /** @type {Map<string, Seen>} how tables stand, as far as that was asked */
    this.seen = new Map();
    this.dropped = droppedTables();
    this.open = false;
    this.draw();
    void this.refresh();
    setInterval(() => document.hidden || void this.refresh(), EVERY);
    document.addEventListener("visibilitychange", () => document.hidden || void this.refresh());
  }

  draw() {
    const tables = this.sorted();
    const waiting = tables.filter((table) => this.waits(table)).length;
    this.root.hidden = tables.length === 0 && !this.dropped.length;
    refill(
      this.root,
      h("h2", { id: "recent-title" }, say("web-recent")),
      this.list(tables.slice(0, CURRENT)),
      tables.length > CURRENT && this.older(tables.slice(CURRENT)),
      ...this.dropped.map((table) => this.droppedRow(table)),
    );
    document.title = waiting ? say("web-title-tables", { count: waiting }) : say("web-name");
    showTurn(waiting > 0);
  }

  /** @param {RecentTable[]} tables */
  list(tables) {
    return tables.length > 0 && h("ul", { class: "recent-list" }, ...tables.map((table) => this.row(table)));
  }

  /** The rest, behind one press. @param {RecentTable[]} tables */
  older(tables) {
    const remember = (/** @type {boolean} */ isOpen) => (this.open = isOpen);
    const title = h("summary", { "data-key": "older-tables" }, say("web-recent-older"));
    return disclosure({ open: this.open, "data-testid": "older-tables" }, remember, title, this.list(tables));
  }

  /** Those that wait for me come first, those that are over last. */
  sorted() {
    const rank = (/** @type {RecentTable} */ table) => (this.waits(table) ? 0 : table.over ? 2 : 1);
    return recentTables()
      .map((table) => this.now(table))
      .sort((one, other) => rank(one) - rank(other));
  }

  /** Whether something is asked of this person at a table: a turn, or to play again. @param {RecentTable} table */
  waits(table) {
    return table.over ? this.invites(table) : table.mine;
  }

  /** Whether somebody wants to play again, and is still waited for here. @param {RecentTable} table */
  invites({ place, followed }) {
    const seen = this.seen.get(place);
    return Boolean(seen && isInvited(seen.glance) && !followed);
  }

  /** How a table stands as far as this page knows. @param {RecentTable} table @returns {RecentTable} */
  now(table) {
    const glance = this.seen.get(table.place)?.glance;
    return glance ? { ...table, ...entry(table.place, glance.name, glance), when: table.when } : table;
  }

  /** Ask how the tables stand that are listed first, and of the others where it may have become one's turn. */
  async refresh() {
    const asked = this.sorted().filter((table, place) => place < CURRENT || !(table.over || table.mine));
    await Promise.all(asked.map((table) => this.ask(table.place)));
    this.draw();
  }

  /** A table that is gone leaves the list. @param {string} place */
  async ask(place) {
    try {
      /** @type {Glance} */
      const glance = await access(place).glance();
      const known = this.seen.get(place);
      const isNew = known?.glance.number !== glance.number;
      this.seen.set(place, { glance, picture: isNew ? await pictureOf(glance).catch(() => null) : known.picture });
    } catch (problem) {
      if (isReplaced(problem) || (problem instanceof Refusal && problem.status === 404)) forget(place);
    }
  }

  /** @param {RecentTable} table */
  row(table) {
    const names = listed(table.names);
    const seen = this.seen.get(table.place);
    return h(
      "li",
      { class: [this.waits(table) && "mine"] },
      h(
        "a",
        { href: table.place, "data-key": table.place },
        h("span", { class: "thumb" }, seen?.picture ?? icon(table.place.startsWith("/watch/") ? "eye" : "dice")),
        h(
          "span",
          { class: "table-words" },
          h("strong", {}, table.game),
          h("span", { class: "quiet" }, names),
          h("span", { class: "turn-badge" }, this.words(table), seen && since(seen.glance)),
        ),
      ),
      iconButton("forget", "close", say("web-recent-forget", { names }), () => this.askToForget(table, names)),
    );
  }

  /** What is done at a table now. @param {RecentTable} table */
  words(table) {
    const glance = this.seen.get(table.place)?.glance;
    if (!table.over)
      return table.mine ? say("web-seat-your-turn") : say("web-recent-turn", { names: listed(table.turn) });
    if (glance?.again && this.invites(table))
      return say("web-recent-again", { name: glance.seats[glance.again.seat].name });
    const won = glance?.winners.map((seat) => glance.seats[seat].name) ?? [];
    return won.length ? say("web-recent-won", { names: listed(won) }) : say("web-recent-over");
  }

  /** The link is the only key to a seat: it is asked before it is thrown away. @param {RecentTable} table @param {string} names */
  askToForget(table, names) {
    const go = () => {
      dialog.close();
      const found = recentTables().filter(({ place }) => place === table.place);
      forget(table.place);
      this.keepDropped([...this.dropped, ...found]);
      find(`[data-key="${CSS.escape(wayBack(table))}"]`, this.root)?.focus();
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

  /** What was taken off can be had back as long as this tab is open. @param {RecentTable[]} tables */
  keepDropped(tables) {
    this.dropped = tables;
    sessionStorage.setItem(DROPPED, JSON.stringify(tables));
    this.draw();
  }

  /** A table that is off the list, and the way back. @param {RecentTable} table */
  droppedRow(table) {
    const back = () => {
      restore(table);
      this.keepDropped(this.dropped.filter(({ place }) => place !== table.place));
      find(`[data-key="${CSS.escape(table.place)}"]`, this.root)?.focus();
    };
    return h(
      "p",
      { class: "row quiet", role: "status", "data-testid": "forgotten" },
      h("span", {}, say("web-recent-forgotten", { names: listed(table.names) })),
      button("restore", back, { "data-key": wayBack(table) }, say("web-recent-restore")),
    );
  }
}

/** @param {Glance} glance */
function since({ since: seconds }) {
  const when = new Date(seconds * 1000);
  return h(
    "time",
    { datetime: when.toISOString(), title: when.toLocaleString(document.documentElement.lang) },
    ago(when),
  );
}
