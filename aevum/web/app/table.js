/** The table: state comes from the service, the board and the panel draw it, and choices go back. */
import { drawAbout } from "./about.js";
import { access, Refusal } from "./api.js";
import { notice, openReason, openShortcuts } from "./dialog.js";
import { byId, h, icon, loadIcons, refill } from "./dom.js";
import { makeDrawer } from "./drawer.js";
import { follow } from "./live.js";
import { Log } from "./log.js";
import { drawMasthead } from "./masthead.js";
import { drawAsked, drawChoices } from "./panel.js";
import { Playback } from "./playback.js";
import { pointAt } from "./pointing.js";
import { recall, remember } from "./recent.js";
import { Replay } from "./replay.js";
import { drawFinal } from "./scores.js";
import { drawSeats } from "./seats.js";
import { canSay, loadTexts, say } from "./text.js";
import { drawConsent, undoOffer } from "./undo.js";

/** @typedef {import("./types.js").State} State @typedef {import("./types.js").TableEvent} TableEvent */

const BACKLOG = 40;
const PATIENCE = 2000;

class Table {
  /** @param {string} place `/seat/{token}` or `/watch/{token}` */
  constructor(place) {
    this.place = place;
    this.access = access(place);
    /** @type {import("./types.js").Board | null} */
    this.board = null;
    this.busy = false;
    this.connected = true;
    /** @type {State | null} */
    this.past = null;
    /** @type {number[]} */
    this.decisions = [];
    /** @type {number | null} */
    this.looked = null;
  }

  async start() {
    await Promise.all([loadTexts(), loadIcons()]);
    this.state = await this.access.state();
    await loadTexts(this.state.game);
    this.board = await loadBoard(this.state.game);
    this.seen = recall(this.place)?.seen ?? this.state.number;
    this.log = new Log(byId("log"), (line, reveal) => pointAt(line, this.board, this.state, reveal));
    this.replay = new Replay(byId("replay"), { fetch: this.access.replay, show: (state) => this.lookBack(state), goBack: (to) => this.undo(to) });
    this.playback = new Playback((event, rest) => this.show(event, rest), () => this.settle());
    makeDrawer();
    this.drawHead();
    this.draw();
    document.addEventListener("keydown", (event) => this.press(event));
    this.line = follow(this.access.events, Math.max(0, this.state.number - BACKLOG), { onEvent: (event) => this.receive(event), onConnection: (up) => this.connect(up) });
    setTimeout(() => this.log?.empty && this.log.add(this.state.last, false), PATIENCE);
    remember(this.place, this.name, this.state);
  }

  get name() {
    return canSay("game-name") ? say("game-name") : this.state.game;
  }

  /** @param {TableEvent} event */
  receive(event) {
    if (event.number <= (this.seen ?? 0)) return this.note(event, false);
    const mine = event.told.every((line) => line.seat === null || this.state.seats[line.seat]?.mine);
    this.playback?.add(event, !mine);
  }

  /** Note an event in the log. @param {TableEvent} event @param {boolean} fresh */
  note(event, fresh) {
    this.log?.add(event.told, fresh);
    this.mark(event.state);
  }

  /** Remember where this page decided. @param {State} state */
  mark(state) {
    if (state.choices.length && this.decisions[this.decisions.length - 1] !== state.position) this.decisions.push(state.position);
    this.decisions = this.decisions.filter((position) => position <= state.position);
  }

  /** Show an event while it is played back. @param {TableEvent} event @param {number} rest how many are still to come */
  show(event, rest) {
    this.note(event, true);
    if (event.number >= this.state.number || event.state.number === event.number) this.state = event.state;
    this.catching = rest > 0;
    this.draw();
  }

  settle() {
    this.catching = false;
    this.draw();
    remember(this.place, this.name, this.state);
  }

  /** Fetch the state anew. */
  async refresh() {
    const state = await this.access.state();
    if (state.number < this.state.number) return;
    this.state = state;
    this.draw();
  }

  /** @returns {import("./types.js").Scene} */
  scene() {
    const state = this.past || this.state;
    const active = !this.past && !this.catching && !this.busy && state.choices.length > 0;
    const seat = this.sideOf(state);
    return {
      state,
      seat,
      active,
      mine: !this.past && state.seats[seat].mine,
      choices: active ? state.choices : [],
      play: (choice) => this.act([choice.action]),
      playAll: (actions) => this.act(actions),
      why: (action) => this.why(action),
      redraw: () => this.draw(),
    };
  }

  /** The seat drawn large: the one looked at, else mine that decides, else mine, else the one on turn. @param {State} state */
  sideOf(state) {
    const mine = state.seats.filter((seat) => seat.mine).map((seat) => seat.seat);
    const deciding = mine.find((seat) => state.pending.includes(seat));
    if (deciding !== undefined && deciding !== this.decided) this.looked = null;
    this.decided = deciding;
    return this.looked ?? deciding ?? mine[0] ?? state.pending[0] ?? 0;
  }

  draw() {
    const scene = this.scene();
    const state = scene.state;
    drawSeats(byId("seats"), state, (seat) => this.look(seat));
    if (this.board) this.board.draw(byId("board"), scene);
    drawAsked(byId("asked"), state, { active: scene.active || this.busy, replaying: !!this.past, text: this.past ? say("web-replay-asked") : "" });
    drawChoices(byId("choices"), scene, this.board);
    drawConsent(byId("consent"), state, { answer: (agree) => this.try(() => this.access.consent(agree)), look: (at) => this.openReplay(at) });
    drawFinal(byId("final"), state, this.board && state.over ? this.board.scores(state) : null);
    drawAbout(byId("about"), this.state, (seat, name) => name && this.try(() => this.access.name(seat, name)));
    this.drawTools();
    document.title = say("web-title", { page: this.state.choices.length ? say("web-title-your-turn", { game: this.name }) : this.name });
  }

  drawHead() {
    const help = h("button", { class: "tool", type: "button", "data-testid": "shortcuts", "aria-label": say("web-shortcuts"), title: say("web-shortcuts"), onclick: () => this.help() }, icon("keyboard"));
    drawMasthead({ title: this.name, rules: this.state.game, tools: [help] });
    byId("title").textContent = this.name;
    byId("seats").setAttribute("aria-label", say("web-seats"));
    byId("panel").setAttribute("aria-label", say("web-asked"));
    byId("board").setAttribute("aria-label", say("web-board"));
    byId("drawer").setAttribute("aria-label", say("web-side"));
    byId("replay").setAttribute("aria-label", say("web-replay"));
    byId("about").setAttribute("aria-label", say("web-about"));
  }

  drawTools() {
    const undo = undoOffer(this.state, this.decisions);
    const skip = this.playback?.running && tool("skip", say("web-skip"), "skip", () => this.playback?.skip());
    const back = !this.access.watching && tool("undo", undo ? undo.text : say("web-undo"), "undo", () => undo && this.undo(undo.to), !undo || this.busy);
    const look = tool("replay", say("web-replay"), "replay", () => (this.replay?.open ? this.replay.close() : this.openReplay()), this.state.length === 0);
    const file = h("a", { class: "button", href: this.access.file, download: "", "data-testid": "export", "data-key": "export" }, icon("export"), say("web-export"));
    refill(byId("tools"), skip, back, look, this.mayExport() ? file : null);
  }

  /** The saved file holds the seed: it is given once nobody can be wronged by it. */
  mayExport() {
    return this.state.over || this.state.seats.every((/** @type {any} */ seat) => seat.mine || seat.kind === "bot");
  }

  /** Play one action or several in a row. @param {string[]} actions */
  async act(actions) {
    const seat = this.state.seats.find((/** @type {any} */ each) => each.mine && this.state.pending.includes(each.seat)).seat;
    await this.try(async () => {
      let answer = { body: { position: this.state.position, number: 0 } };
      for (const action of actions) answer = await this.access.act({ seat, action, position: answer.body.position });
      return answer;
    });
  }

  /** Take back to a position. @param {number} to */
  async undo(to) {
    if (this.replay?.open) this.replay.close();
    const seat = (this.state.seats.find((/** @type {any} */ each) => each.mine) || { seat: 0 }).seat;
    const answer = await this.try(() => this.access.undo({ seat, to, position: this.state.position }));
    if (answer?.status === 202) notice(say("web-undo-asked"));
  }

  /** Send something; while it is on its way nothing else can be pressed. @param {() => Promise<any>} send */
  async try(send) {
    if (this.busy) return null;
    this.busy = true;
    this.draw();
    let answer = null;
    try {
      answer = await send();
      this.expect(answer.body.number);
    } catch (problem) {
      notice(/** @type {Error} */ (problem).message, "trouble");
      if (problem instanceof Refusal) await this.refresh().catch(() => {});
    }
    this.busy = false;
    this.draw();
    return answer;
  }

  /** If the news does not come by itself, fetch it. @param {number | undefined} number */
  expect(number) {
    setTimeout(() => (number ?? Infinity) > this.state.number && this.refresh().catch(() => {}), PATIENCE);
  }

  /** @param {string} action */
  async why(action) {
    try {
      openReason(await this.access.why(action), this.state.game);
    } catch (problem) {
      notice(/** @type {Error} */ (problem).message, "trouble");
    }
  }

  /** Draw another seat's side large. @param {number} seat */
  look(seat) {
    this.looked = seat;
    this.draw();
  }

  /** @param {number} [at] */
  openReplay(at) {
    this.replay?.start(this.state.length, !this.access.watching && !this.state.over, at);
  }

  /** @param {State | null} state the past to draw, or null to come back to now */
  lookBack(state) {
    this.past = state && { ...state, choices: [], undo: null, undo_asked: null };
    this.draw();
  }

  /** @param {boolean} up */
  connect(up) {
    if (up === this.connected) return;
    this.connected = up;
    const place = byId("connection");
    place.classList.toggle("lost", !up);
    place.textContent = up ? "" : say("web-connection-lost");
    if (up) notice(say("web-connection-back"));
  }

  help() {
    openShortcuts([...(this.board ? this.board.shortcuts() : []), { keys: ["U"], text: say("web-undo") }, { keys: ["Esc"], text: say("web-skip") }, { keys: ["?"], text: say("web-shortcuts") }]);
  }

  /** @param {KeyboardEvent} event */
  press(event) {
    const target = /** @type {HTMLElement} */ (event.target);
    if (event.ctrlKey || event.metaKey || event.altKey || target.closest("input, select, textarea, dialog")) return;
    if (event.key === "?") return this.help();
    if (event.key === "Escape") return this.playback?.skip();
    if (event.key.toLowerCase() === "u") return /** @type {HTMLElement | null} */ (document.querySelector('[data-testid="undo"]:not(:disabled)'))?.click();
    const scene = this.scene();
    if (scene.active && this.board?.press(scene, event.key)) event.preventDefault();
  }
}

/** @param {string} name @param {string} text @param {string} test @param {() => void} press @param {boolean} [disabled] */
function tool(name, text, test, press, disabled = false) {
  return h("button", { type: "button", "data-testid": test, "data-key": test, disabled, onclick: press }, icon(name), text);
}

/** A game without a board module is played from the list of choices. @param {string} game */
async function loadBoard(game) {
  try {
    return (await import(`/static/boards/${game.replaceAll("-", "_")}/board.js`)).makeBoard();
  } catch (problem) {
    console.error(problem);
    return null;
  }
}

/** The page of a link that leads nowhere. @param {Error} problem */
function drawNowhere(problem) {
  drawMasthead();
  refill(byId("main"), h("section", { class: "nowhere" }, h("h1", {}, say("web-nowhere")), h("p", {}, problem.message), h("a", { class: "button primary", href: "/" }, say("web-to-lobby"))));
}

new Table(location.pathname).start().catch(drawNowhere);
