/** The form of a new table: game, options, and who sits where. */
import { notice } from "./dialog.js";
import { button, h, icon, refill } from "./dom.js";
import { learnLink } from "./learned.js";
import { lessonsLink } from "./lessons_card.js";
import { storedName, storeName } from "./recent.js";
import { letterOf, seatMark } from "./seats.js";
import { say } from "./text.js";
import { maybeButton } from "./why.js";

/** @import { GameOffer, GameOption, Wish } from "./types.js" */

/** @typedef {Wish["seats"][0]} SeatWish */

const KINDS = ["me", "here", "friend", "bot"];
/** Ready-made seatings: who sits with me. @type {Record<string, string[]>} */
const SEATINGS = { computer: ["bot"], here: ["here"], friend: ["friend"], alone: [] };
const NAME_LENGTH = 24;

/**
 * The kinds of a ready-made seating; where a game wants more players the computer joins in.
 * @param {GameOffer} game @param {string} name
 */
function kindsOf(game, name) {
  const kinds = ["me", ...SEATINGS[name]];
  while (kinds.length < game.seats[0]) kinds.push("bot");
  return kinds;
}

/** The computer player a newcomer meets. @param {GameOffer} game */
const usualLevel = (game) => (game.bots.find((bot) => bot.id === "casual") || game.bots[0]).id;

/** @param {GameOffer} game @param {string} kind @returns {SeatWish} */
function wishOf(game, kind) {
  if (kind === "bot") return { kind, name: "", level: usualLevel(game) };
  return { kind, name: kind === "me" ? storedName() : "" };
}

/** The name of somebody who gave none. @param {SeatWish[]} seats @param {number} place */
function nameFor(seats, place) {
  if (seats[place].kind !== "bot") return say("web-player", { letter: letterOf(place) });
  const alone = seats.filter((seat) => seat.kind === "bot").length === 1;
  return alone ? say("web-computer") : say("web-computer-letter", { letter: letterOf(place) });
}

/**
 * What to ask for: nobody without a name.
 * @param {GameOffer} game @param {Wish["options"]} options @param {SeatWish[]} seats @param {string} [tables] @returns {Wish}
 */
function wished(game, options, seats, tables = "") {
  const named = seats.map((seat, place) => ({ ...seat, name: seat.name.trim() || nameFor(seats, place) }));
  return { game: game.id, tables, options, seats: named };
}

/**
 * The first table of a new visitor: one person against decent computer players.
 * @param {GameOffer} game @param {Wish["options"]} [options]
 */
export const usualTable = (game, options = {}) =>
  wished(
    game,
    options,
    kindsOf(game, "computer").map((kind) => wishOf(game, kind)),
  );

/** These options of a game in words. @param {GameOffer} game @param {Wish["options"]} options */
export const chosenOptions = (game, options) =>
  game.options
    .filter(({ id }) => id in options)
    .map(({ id, label, values }) => {
      const value = values.find((each) => each.value === options[id])?.label || "";
      return say("web-option-chosen", { option: label, value });
    })
    .join(" · ");

export class NewTable {
  /** @param {GameOffer[]} games @param {(wish: Wish) => void} open */
  constructor(games, open) {
    this.games = games;
    this.open = open;
    this.game = games[0];
    /** @type {Record<string, number>} */
    this.options = {};
    this.tables = "";
    this.advice = false;
    /** @type {SeatWish[]} */
    this.seats = [];
    this.form = h("form", {
      class: "card new-table",
      "data-testid": "new-table",
      "aria-labelledby": "new-table-title",
    });
    this.form.addEventListener("submit", (event) => this.submit(event));
    this.seat("computer");
  }

  /** @param {string} id */
  pickGame(id) {
    this.game = this.games.find((game) => game.id === id) || this.game;
    this.options = {};
    this.tables = "";
    this.seat("computer");
  }

  /** Take one of the ready-made seatings; whoever has said a name keeps it. @param {string} name */
  seat(name) {
    const mine = this.seats.find(({ kind }) => kind === "me");
    this.seats = kindsOf(this.game, name).map((kind) => (kind === "me" && mine) || wishOf(this.game, kind));
    this.draw();
  }

  /** @param {Event} event */
  submit(event) {
    event.preventDefault();
    const mine = this.seats.find((seat) => seat.kind === "me");
    if (mine?.name) storeName(mine.name);
    const wish = wished(this.game, this.options, this.seats, this.tables);
    this.open(this.advice && this.isAmongPeople ? { ...wish, advice: true } : wish);
  }

  draw() {
    const rows = this.seats.map((seat, place) => this.row(seat, place));
    const options = this.game.options.map((option) => this.option(option));
    if (this.game.tables.length > 0) options.push(this.tablesField());
    if (this.isAmongPeople) options.push(this.adviceField());
    const submit = { class: "primary", type: "submit", "data-testid": "open-table", "data-key": "open-table" };
    refill(
      this.form,
      h("h2", { id: "new-table-title" }, say("web-new-table")),
      this.gameField(),
      h("p", { class: "game-blurb" }, this.game.blurb, " ", this.rulesLink()),
      this.game.short && this.lengths(this.game.short),
      this.seatings(),
      h("fieldset", {}, h("legend", {}, say("web-seats")), h("ol", { class: "seat-rows" }, ...rows), this.addSeat()),
      options.length > 0 && h("fieldset", { class: "options" }, h("legend", {}, say("web-options")), ...options),
      h("button", submit, icon("play"), say("web-open-table")),
    );
  }

  rulesLink() {
    const name = say("web-rules-of", { game: this.game.name });
    return h("a", { href: `/rules/${this.game.id}`, "data-testid": "rules", "data-key": "rules" }, name);
  }

  gameField() {
    const cards = this.games.map((game) => this.gameCard(game));
    return h("div", { class: "games", role: "group", "aria-label": say("web-game") }, ...cards);
  }

  /** @param {GameOffer} game */
  gameCard(game) {
    const [least, most] = game.seats;
    const attributes = { class: "game-card", "aria-pressed": `${game === this.game}` };
    const choose = button(
      `game-${game.id}`,
      () => this.pickGame(game.id),
      attributes,
      h("strong", {}, game.name),
      h("small", {}, icon("people"), say("web-game-seats", { least, most })),
    );
    const ways = h(
      "div",
      { class: "ways" },
      game.learn && learnLink(game),
      game.lessons.length > 0 && lessonsLink(game),
    );
    return h("div", { class: "game-choice" }, choose, ways);
  }

  /** The short game first, then the whole one: either fills in the options. @param {NonNullable<GameOffer["short"]>} short */
  lengths(short) {
    const buttons = [this.lengthButton("short", short.options), this.lengthButton("whole", {})];
    const help = h("p", { class: "quiet" }, short.help);
    return h("div", { class: "seatings", role: "group", "aria-label": say("web-length") }, ...buttons, help);
  }

  /** @param {"short" | "whole"} name @param {Wish["options"]} options */
  lengthButton(name, options) {
    const fill = () => {
      this.options = { ...options };
      this.draw();
    };
    const isChosen = this.game.options.every(
      ({ id, default: usual }) => (this.options[id] ?? usual) === (options[id] ?? usual),
    );
    const attributes = { class: "chip", "aria-pressed": `${isChosen}` };
    return button(`length-${name}`, fill, attributes, say(`web-length-${name}`));
  }

  seatings() {
    const possible = Object.keys(SEATINGS).filter((name) => name !== "alone" || this.game.seats[0] === 1);
    const buttons = possible.map((name) => this.seatingButton(name));
    return h("div", { class: "seatings", role: "group", "aria-label": say("web-seatings") }, ...buttons);
  }

  /** @param {string} name */
  seatingButton(name) {
    const chosen = this.seats.map((seat) => seat.kind).join() === kindsOf(this.game, name).join();
    const attributes = { class: "chip", "aria-pressed": `${chosen}` };
    return button(`seating-${name}`, () => this.seat(name), attributes, say(`web-seating-${name}`));
  }

  /** @param {SeatWish} seat @param {number} place */
  row(seat, place) {
    const number = place + 1;
    const label = { seat: say("web-seat", { letter: letterOf(place) }) };
    const kinds = this.kindsFor(place).map((kind) => [kind, say(`web-kind-${kind}`)]);
    const change = (/** @type {string} */ kind) => this.change(place, kind);
    return h(
      "li",
      { "data-testid": `seat-row-${number}` },
      seatMark(place),
      select(`seat-kind-${number}`, kinds, seat.kind, change, say("web-seat-kind", label)),
      this.nameInput(seat, place, say("web-seat-name", label)),
      seat.kind === "bot" && this.levels(seat, number, say("web-seat-level", label)),
      this.remove(place, say("web-seat-remove", label)),
    );
  }

  /** Only one seat is "me". @param {number} place */
  kindsFor(place) {
    const taken = this.seats.some((seat, other) => seat.kind === "me" && other !== place);
    return KINDS.filter((kind) => kind !== "me" || !taken);
  }

  /** @param {number} place @param {string} kind */
  change(place, kind) {
    this.seats[place] = wishOf(this.game, kind);
    this.draw();
  }

  /** @param {SeatWish} seat @param {number} place @param {string} label */
  nameInput(seat, place, label) {
    const name = `seat-name-${place + 1}`;
    const shown = { value: seat.name, placeholder: nameFor(this.seats, place), "aria-label": label };
    const fixed = { type: "text", maxlength: NAME_LENGTH, autocomplete: "off", "data-testid": name, "data-key": name };
    const box = h("input", { ...fixed, ...shown });
    box.addEventListener("input", () => (seat.name = box.value));
    return box;
  }

  /** @param {SeatWish} seat @param {number} number @param {string} label */
  levels(seat, number, label) {
    const levels = this.game.bots.map((bot) => [bot.id, bot.label]);
    const set = (/** @type {string} */ level) => (seat.level = level);
    return select(`seat-level-${number}`, levels, seat.level || "", set, label);
  }

  /** @param {number} place @param {string} label */
  remove(place, label) {
    const take = () => {
      this.seats.splice(place, 1);
      this.draw();
    };
    const least = this.game.seats[0];
    const why = this.seats.length > least ? null : () => notice(say("web-seats-least", { count: least }));
    const attributes = { class: "tool remove", "aria-label": label, title: label };
    return maybeButton(`seat-remove-${place + 1}`, take, why, attributes, icon("close"));
  }

  addSeat() {
    const add = () => {
      this.seats.push(wishOf(this.game, "bot"));
      this.draw();
    };
    const most = this.game.seats[1];
    const why = this.seats.length < most ? null : () => notice(say("web-seats-most", { count: most }));
    return maybeButton("add-seat", add, why, { class: "chip" }, icon("plus"), say("web-seat-add"));
  }

  /** Whether people play each other. */
  get isAmongPeople() {
    return this.seats.filter((seat) => seat.kind !== "bot").length > 1;
  }

  /** Whether they may ask what the computer would do; whoever plays computers only always may. */
  adviceField() {
    const values = ["no", "yes"].map((value) => [value, say(`web-advice-option-${value}`)]);
    const set = (/** @type {string} */ value) => (this.advice = value === "yes");
    const control = select("advice", values, this.advice ? "yes" : "no", set);
    const help = h("p", { class: "quiet" }, say("web-advice-option-help"));
    return h("div", { class: "option" }, field(say("web-advice-option"), control), help);
  }

  /** Which set of components to play with. */
  tablesField() {
    const sets = this.game.tables.map(({ id, label }) => [id, label]);
    const set = (/** @type {string} */ value) => (this.tables = value);
    const control = select("tables", [["", say("web-tables-own")], ...sets], this.tables, set);
    return h("div", { class: "option" }, field(say("web-tables"), control));
  }

  /** @param {GameOption} option */
  option(option) {
    const possible = option.values.filter(({ value }) => !option.counts_a_seat || value <= this.seats.length);
    const values = possible.map((each) => [each.value, each.label]);
    if (!possible.some(({ value }) => value === this.options[option.id])) delete this.options[option.id];
    const set = (/** @type {string} */ value) => {
      this.options[option.id] = Number(value);
      if (this.game.short) this.draw();
    };
    const chosen = String(this.options[option.id] ?? option.default);
    const control = field(option.label, select(`option-${option.id}`, values, chosen, set));
    return h("div", { class: "option" }, control, h("p", { class: "quiet" }, option.help));
  }
}

/** @param {string} label @param {HTMLElement} control */
const field = (label, control) => h("label", { class: "field" }, h("span", {}, label), control);

/**
 * @param {string} name @param {(string | number)[][]} entries value and name of each @param {string} value
 * @param {(value: string) => void} choose @param {string} [label]
 */
function select(name, entries, value, choose, label) {
  const options = entries.map(([key, word]) => h("option", { value: key }, word));
  const box = h("select", { "data-testid": name, "data-key": name, "aria-label": label }, ...options);
  box.value = value;
  box.addEventListener("change", () => choose(box.value));
  return box;
}
