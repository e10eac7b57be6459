/**
 * Following the action: what happens is shown where it happens and heard, at the reader's pace, and the last round can be
 * seen again. Boards only say where something happened.
 */
import { LastRound } from "./last_round.js";
import { Camera } from "./camera.js";
import { celebrate } from "./celebration.js";
import { notice } from "./dialog.js";
import { button, byId, h, icon, iconButton, refill } from "./dom.js";
import { lookBack } from "./moments.js";
import { tickScores, tumbleDice } from "./motion.js";
import { pace, paceControl } from "./pace.js";
import { Playback } from "./playback.js";
import { pointAt } from "./pointing.js";
import { replayWords } from "./replay.js";
import { sound, soundSwitch } from "./sounds.js";
import { say } from "./text.js";
import { outOfTurn } from "./why.js";

/** @import { Shown } from "./playback.js" */
/** @import { Table } from "./table.js" */
/** @import { Happening, LogLine, Scene, ShownEvent, State } from "./types.js" */

/** So long after others' moves the map goes back to what was looked at before, unless more comes. */
const LINGER = 2500;

export class Following {
  /** @param {Table} table */
  constructor(table) {
    this.table = table;
    this.playback = new Playback(this);
    /** What has happened before this page was opened is shown at once. */
    this.opened = table.state.number;
    /** @type {State | null} as it was told last */
    this.heard = null;
    this.camera = table.board.map ? new Camera(table.board.map) : null;
    /** Whether others' moves were shown since this page was asked. */
    this.followed = false;
    /** Whether what this page did itself is shown for a while, as it happened elsewhere. */
    this.lingers = false;
    this.homing = 0;
    this.round = new LastRound({ show: (shown) => this.lookBack(shown), end: () => this.comeBack() });
  }

  /** The controls that stay as they are. */
  furnish() {
    const again = iconButton("last-round", "rewind", say("web-again"), () => this.showAgain());
    const others = paceControl(() => this.next());
    refill(byId("following"), others, soundSwitch(), again);
  }

  /** What is said instead of what is asked. */
  get words() {
    if (this.table.past) return replayWords(this.table.state);
    return this.table.catching ? say(this.lingers ? "web-showing-own" : "web-showing") : "";
  }

  /** What is shown now, and how to go on. */
  drawShowing() {
    const { catching, second } = this.table;
    const busy = this.round.running || catching;
    const count = this.playback.queue.length;
    const text = this.round.running
      ? say("web-again-line", { line: this.round.line?.text ?? "" })
      : say(count ? "web-showing-rest" : "web-showing-last", { count });
    const on = pace() === "step" && button("next-move", () => this.next(), { class: "primary" }, say("web-next"));
    const skip = say(this.round.running ? "web-again-stop" : "web-skip");
    refill(
      byId("showing"),
      second.sign && h("p", { "data-testid": "busy" }, icon("hourglass"), h("span", {}, second.sign)),
      busy && h("p", { "data-testid": "showing" }, icon("eye"), h("span", {}, text)),
      busy &&
        h(
          "div",
          { class: "row" },
          on,
          button("skip", () => this.skip(), {}, icon("skip"), skip),
        ),
    );
  }

  get running() {
    return this.playback.running;
  }

  /** News: what others did is played back. @param {ShownEvent} event */
  hear(event) {
    this.playback.add(this.asShown(event));
  }

  /** What was seen before may be shown again. @param {ShownEvent} event */
  keep(event) {
    this.round.keep(this.asShown(event));
  }

  /** @param {ShownEvent} event @returns {Shown} */
  asShown(event) {
    const others = event.told.length > 0 && this.isOfOthers(event);
    const isApart = this.happening(event)?.apart ?? false;
    this.heard = event.state;
    return { event, others, paced: (others || isApart) && event.number > Math.max(this.opened, this.table.shown) };
  }

  /** Whether it is told of others; where nobody is named, whether nobody here was asked. @param {ShownEvent} event */
  isOfOthers({ told }) {
    const isMine = (/** @type {number} */ seat) => this.table.state.seats[seat]?.mine;
    const named = told.flatMap(({ seat }) => (seat === null ? [] : [seat]));
    return named.length ? !named.every(isMine) : Boolean(this.heard && !this.heard.pending.some(isMine));
  }

  /** An event is played back. @param {Shown} shown @param {number} rest how many are still to come @param {boolean} waits whether it is looked at for a while */
  show(shown, rest, waits) {
    const { table } = this;
    const { event, others } = shown;
    const before = table.state;
    table.log.tell(event, others);
    if (event.number <= table.shown) return;
    table.catching = rest > 0 || waits;
    this.round.keep(shown);
    if (others && rest > 0 && !waits && !event.state.curtain) return this.passOver(event);
    if (waits) this.camera?.depart();
    this.lingers = waits && !others;
    this.camera?.want(others || waits || event.number <= this.opened ? null : this.happening(event));
    table.take(event.state);
    if (table.past || table.passing) return;
    if (others) pointAt(event.told.at(-1) || null, table.board, table.state);
    this.shown(shown, before, waits);
  }

  /** What nobody wants to see is not drawn; the board hears of it. @param {ShownEvent} event */
  passOver({ state }) {
    this.followed = true;
    this.table.shown = state.number;
    this.table.state = state;
    this.table.board.recall?.(state);
  }

  /** At how many places it can be seen that something happened. @param {ShownEvent} event */
  places(event) {
    const happening = this.happening(event);
    return happening ? 1 + (happening.also?.length ?? 0) : 0;
  }

  /** Where on the map something happened. @param {{told: LogLine[], state: State}} event @returns {Happening | null} */
  happening({ told, state }) {
    return this.table.board.where?.(told, state) ?? null;
  }

  /** An event is on the table: show where it happened and what came of it. @param {Shown} shown @param {State} before @param {boolean} waits */
  shown({ event, others }, before, waits) {
    const happening = this.happening(event);
    clearTimeout(this.homing);
    if (event.told.length) this.camera?.clear();
    if (waits && happening) this.camera?.attend(happening, this.playback.length);
    else if (happening && (others || happening.apart)) this.camera?.mark(happening);
    else if (!others) this.camera?.accompany();
    this.followed ||= others;
    if (waits || !others) this.enliven(event, before, happening);
    if (event.state.over && !before.over) this.end(event.state);
  }

  /** Dice fall, scores tick, and something is heard. @param {ShownEvent} event @param {State} before @param {Happening | null} happening */
  enliven({ told, state }, before, happening) {
    const rolled = told.some(({ values }) => "dice" in values);
    const gained = state.seats.some(({ seat, score }) => score > (before.seats[seat]?.score ?? score));
    if (rolled) tumbleDice();
    tickScores(before, state);
    if (rolled) sound("dice");
    else if (happening?.fight) sound("fight");
    else if (gained) sound("score");
    else if (happening) sound("move");
  }

  /** @param {State} state */
  end(state) {
    celebrate(state);
    sound("win");
  }

  /** All is shown: back to the reader. */
  settle() {
    const { table } = this;
    if (table.catching) {
      table.catching = false;
      table.draw();
    }
    table.settle();
    if ((this.followed || this.lingers) && !table.past && !table.passing) this.goHome(table.scene());
  }

  /** @param {Scene} scene */
  goHome(scene) {
    if (!scene.active) this.homing = window.setTimeout(() => this.camera?.home(null), LINGER);
    else this.ask(scene);
  }

  /** All was shown, and now it is this page's turn. @param {Scene} scene */
  ask(scene) {
    this.camera?.home(this.table.board.home?.(scene) ?? []);
    if (this.lingers) this.camera?.clear();
    if (this.followed && document.hasFocus()) sound("turn"); // whoever looks elsewhere is called by a bell of its own
    this.followed = this.lingers = false;
  }

  /** Somebody else comes to the screen. */
  forget() {
    this.playback.drop();
    this.round.stop();
    this.round.forget();
    this.camera?.clear();
  }

  /** Go on by one, or by what a new pace says. */
  next() {
    (this.round.running ? this.round.playback : this.playback).next();
  }

  /** Enough seen. */
  skip() {
    if (this.round.running) this.round.stop();
    else this.playback.skip();
  }

  /** Whoever presses something before all is shown has seen enough; else it is said who is waited for. @param {State} state */
  explain(state) {
    if (this.table.catching) this.playback.skip();
    else notice(this.table.past ? this.words : outOfTurn(state));
  }

  /** Show the last round again. */
  showAgain() {
    const { table } = this;
    if (this.round.running || this.running) return;
    if (!this.round.round(table.state).length) return notice(say("web-again-none"));
    if (table.replay.open) table.replay.close();
    this.round.play(table.state);
  }

  /** A moment of the last round. @param {Shown} shown */
  lookBack({ event }) {
    lookBack(this.table, event.state);
  }

  /** The past is drawn, and the map goes where it happened; or all is as it is now. @param {State | null} past */
  lookAt(past) {
    const happening = past && this.happening({ told: past.last, state: past });
    if (past) this.camera?.depart();
    this.table.past = past;
    this.table.draw();
    this.camera?.clear();
    if (happening) this.camera?.follow(happening, this.round.running ? this.round.playback.length : Infinity);
    if (!past) this.camera?.home(null);
  }

  /** The last round was seen. */
  comeBack() {
    lookBack(this.table, null);
  }
}
