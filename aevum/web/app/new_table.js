/** The form of a new table: game, options, and who sits where. */
import { h, icon, refill } from "./dom.js";
import { storedName, storeName } from "./recent.js";
import { letterOf, seatMark } from "./seats.js";
import { say } from "./text.js";

/** @typedef {{kind: string, name: string, level?: string}} SeatWish */

const KINDS = ["me", "here", "friend", "bot"];
/** Ready-made seatings: who sits with me. @type {Record<string, string[]>} */
const SEATINGS = { computer: ["bot"], here: ["here"], friend: ["friend"], alone: [] };
const NAME_LENGTH = 24;

/** The computer player a newcomer meets. @param {any} game */
export const usualLevel = (game) =>
  (game.bots.find((/** @type {any} */ bot) => bot.id === "greedy") || game.bots[0]).id;

export class NewTable {
  /** @param {any[]} games as the service lists them @param {(wish: object) => void} open */
  constructor(games, open) {
    this.games = games;
    this.open = open;
    this.game = games[0];
    /** @type {Record<string, number>} */
    this.options = {};
    /** @type {SeatWish[]} */
    this.seats = [];
    this.form = h("form", {
      class: "card new-table",
      "data-testid": "new-table",
      "aria-labelledby": "new-table-title",
      onsubmit: (/** @type {Event} */ event) => this.submit(event),
    });
    this.pickGame(games[0].id);
  }

  /** @param {string} id */
  pickGame(id) {
    this.game = this.games.find((game) => game.id === id);
    this.options = {};
    this.seat("computer");
  }

  /** Take one of the ready-made seatings. @param {string} name */
  seat(name) {
    this.seats = ["me", ...SEATINGS[name]].map((kind) => this.wish(kind));
    this.draw();
  }

  /** @param {string} kind @returns {SeatWish} */
  wish(kind) {
    return kind === "bot"
      ? { kind, name: "", level: usualLevel(this.game) }
      : { kind, name: kind === "me" ? storedName() : "" };
  }

  /** @param {Event} event */
  submit(event) {
    event.preventDefault();
    const mine = this.seats.find((seat) => seat.kind === "me");
    if (mine?.name) storeName(mine.name);
    const seats = this.seats.map((seat, place) => ({ ...seat, name: seat.name.trim() || this.nameFor(seat, place) }));
    this.open({ game: this.game.id, options: this.options, seats });
  }

  /** The name of somebody who gave none. @param {SeatWish} seat @param {number} place */
  nameFor(seat, place) {
    if (seat.kind !== "bot") return say("web-player", { letter: letterOf(place) });
    const alone = this.seats.filter((other) => other.kind === "bot").length === 1;
    return alone ? say("web-computer") : say("web-computer-letter", { letter: letterOf(place) });
  }

  draw() {
    const names = this.games.map((game) => [game.id, game.name]);
    refill(
      this.form,
      h("h2", { id: "new-table-title" }, say("web-new-table")),
      names.length > 1 &&
        field(
          say("web-game"),
          select("game", names, this.game.id, (id) => this.pickGame(id)),
        ),
      h("p", { class: "game-blurb" }, h("strong", {}, this.game.name), " ", this.game.blurb),
      this.seatings(),
      h(
        "fieldset",
        {},
        h("legend", {}, say("web-seats")),
        h("ol", { class: "seat-rows" }, ...this.seats.map((seat, place) => this.row(seat, place))),
        this.addSeat(),
      ),
      this.game.options.length > 0 &&
        h(
          "fieldset",
          { class: "options" },
          h("legend", {}, say("web-options")),
          ...this.game.options.map((/** @type {any} */ option) => this.option(option)),
        ),
      h(
        "button",
        { class: "primary", type: "submit", "data-testid": "open-table", "data-key": "open" },
        icon("play"),
        say("web-open-table"),
      ),
    );
  }

  seatings() {
    const possible = Object.keys(SEATINGS).filter((name) => SEATINGS[name].length + 1 >= this.game.seats[0]);
    return h(
      "div",
      { class: "seatings", role: "group", "aria-label": say("web-seatings") },
      ...possible.map((name) => this.seatingButton(name)),
    );
  }

  /** @param {string} name */
  seatingButton(name) {
    const chosen = this.seats.map((seat) => seat.kind).join() === ["me", ...SEATINGS[name]].join();
    const attributes = {
      type: "button",
      class: "chip",
      "aria-pressed": String(chosen),
      "data-key": `seating-${name}`,
      "data-testid": `seating-${name}`,
    };
    return h("button", { ...attributes, onclick: () => this.seat(name) }, say(`web-seating-${name}`));
  }

  /** @param {SeatWish} seat @param {number} place */
  row(seat, place) {
    const label = say("web-seat", { letter: letterOf(place) });
    const kinds = this.kindsFor(place).map((kind) => [kind, say(`web-kind-${kind}`)]);
    return h(
      "li",
      { "data-testid": `seat-row-${place + 1}` },
      seatMark(place),
      select(
        `seat-kind-${place + 1}`,
        kinds,
        seat.kind,
        (kind) => this.change(place, kind),
        say("web-seat-kind", { seat: label }),
      ),
      this.nameInput(seat, place, label),
      seat.kind === "bot" && this.levels(seat, place, label),
      this.remove(place, label),
    );
  }

  /** Only one seat is "me". @param {number} place */
  kindsFor(place) {
    const taken = this.seats.some((seat, other) => seat.kind === "me" && other !== place);
    return KINDS.filter((kind) => kind !== "me" || !taken);
  }

  /** @param {number} place @param {string} kind */
  change(place, kind) {
    this.seats[place] = this.wish(kind);
    this.draw();
  }

  /** @param {SeatWish} seat @param {number} place @param {string} label */
  nameInput(seat, place, label) {
    return h("input", {
      type: "text",
      maxlength: NAME_LENGTH,
      autocomplete: "off",
      value: seat.name,
      placeholder: this.nameFor(seat, place),
      "aria-label": say("web-seat-name", { seat: label }),
      "data-testid": `seat-name-${place + 1}`,
      "data-key": `name-${place}`,
      oninput: (/** @type {any} */ event) => (seat.name = event.target.value),
    });
  }

  /** @param {SeatWish} seat @param {number} place @param {string} label */
  levels(seat, place, label) {
    const levels = this.game.bots.map((/** @type {any} */ bot) => [bot.id, bot.label]);
    return select(
      `seat-level-${place + 1}`,
      levels,
      seat.level || "",
      (level) => (seat.level = level),
      say("web-seat-level", { seat: label }),
    );
  }

  /** @param {number} place @param {string} label */
  remove(place, label) {
    const attributes = {
      "data-key": `remove-${place}`,
      "data-testid": `seat-remove-${place + 1}`,
      "aria-label": say("web-seat-remove", { seat: label }),
    };
    const disabled = this.seats.length <= this.game.seats[0];
    const take = () => (this.seats.splice(place, 1), this.draw());
    return h("button", { type: "button", class: "tool remove", disabled, ...attributes, onclick: take }, icon("close"));
  }

  addSeat() {
    const add = () => (this.seats.push(this.wish("bot")), this.draw());
    const disabled = this.seats.length >= this.game.seats[1];
    return h(
      "button",
      { type: "button", class: "chip", disabled, "data-key": "add-seat", "data-testid": "add-seat", onclick: add },
      icon("plus"),
      say("web-seat-add"),
    );
  }

  /** @param {any} option */
  option(option) {
    const values = option.values.map((/** @type {any} */ each) => [each.value, each.label]);
    const choose = (/** @type {string} */ value) => (this.options[option.id] = Number(value));
    const chosen = String(this.options[option.id] ?? option.default);
    return h(
      "div",
      { class: "option" },
      field(option.label, select(`option-${option.id}`, values, chosen, choose)),
      h("p", { class: "quiet" }, option.help),
    );
  }
}

/** @param {string} label @param {HTMLElement} control */
const field = (label, control) => h("label", { class: "field" }, h("span", {}, label), control);

/**
 * @param {string} id @param {any[][]} entries value and name of each @param {string} value
 * @param {(value: string) => void} choose @param {string} [label]
 */
function select(id, entries, value, choose, label) {
  const box = h("select", {
    "data-testid": id,
    "data-key": id,
    "aria-label": label,
    onchange: (/** @type {any} */ event) => choose(event.target.value),
  });
  box.append(...entries.map(([key, name]) => h("option", { value: key }, name)));
  /** @type {HTMLSelectElement} */ (box).value = value;
  return box;
}
