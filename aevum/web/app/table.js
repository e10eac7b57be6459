/** The table: state comes from the service, the stage draws it, and choices go back. */
import { access, isReplaced, Refusal } from "./api.js";
import { withCaution } from "./caution.js";
import { mustPass } from "./curtain.js";
import { notice } from "./dialog.js";
import { byId } from "./dom.js";
import { makeDrawer } from "./drawer.js";
import { pressKey } from "./keys.js";
import { Following } from "./following.js";
import { LargeSide } from "./large_side.js";
import { sayRefusal } from "./refusing.js";
import { follow } from "./live.js";
import { showOwnLink } from "./links.js";
import { makeLog, makeReplay } from "./moments.js";
import { answerAlone, LoneAnswers } from "./lone.js";
import { pointAt } from "./pointing.js";
import { printWhole } from "./printing.js";
import { recall, remember } from "./recent.js";
import { SecondClick } from "./second_click.js";
import { Slipping } from "./slipping.js";
import {
  drawAboutTable,
  drawCards,
  drawHead,
  drawSeatBar,
  drawStage,
  drawTitle,
  drawTools,
  emptyStage,
} from "./stage.js";
import { say } from "./text.js";
import { drawThought } from "./thinking.js";
import { undoTo } from "./undo.js";
import { Reasons } from "./why.js";

/** @import { Answer, Board, Choice, Gesture, Scene, Series, State, Stretch, TableEvent, Thought, UndoNews } from "./types.js" */

const BACKLOG = 40;
const PATIENCE = 2000;
const CATCH_UP = 1000;

export class Table {
  /**
   * @param {string} place `/seat/{token}` or `/watch/{token}` @param {State} state
   * @param {Board} board @param {typeof import("./lesson.js") | null} lesson what teaches here, if anything does
   */
  constructor(place, state, board, lesson) {
    this.place = place;
    this.state = state;
    /** The newest state that was heard of, which may still be on its way to the board. */
    this.news = state;
    this.board = board;
    this.lesson = lesson;
    this.access = access(place);
    this.seen = Math.min(recall(place)?.seen ?? state.number, state.number);
    this.shown = this.seen;
    this.drawn = false;
    this.busy = false;
    this.catching = false;
    this.passing = false;
    /** Somebody chose while what happened before was still played back. */
    this.late = false;
    /** @type {number | null} the seat that came to the screen, where only one may look */
    this.looks = null;
    /** @type {ReturnType<typeof follow> | null} */
    this.line = null;
    this.connected = true;
    /** On how many devices this link was opened. */
    this.devices = 1;
    /** @type {State | null} */
    this.past = null;
    /** @type {Thought | null} */
    this.thought = null;
    this.large = new LargeSide();
    this.asked = NaN;
    this.reasons = new Reasons(this.access.why, (problem) => this.refuse(problem));
    this.lone = new LoneAnswers();
    /** @type {Gesture[]} what was done here in one go */
    this.gestures = [];
    this.log = makeLog(this);
    this.replay = makeReplay(this);
    this.following = new Following(this);
    this.second = new SecondClick(this, () => this.following.drawShowing());
    this.slipping = new Slipping();
  }

  start() {
    makeDrawer();
    drawHead(this);
    this.following.furnish();
    if (this.seen === this.state.number) this.draw();
    else setTimeout(() => this.drawn || this.draw(), CATCH_UP);
    document.addEventListener("keydown", (event) => pressKey(this, event));
    this.line = follow(this.access.events, Math.max(0, this.state.number - BACKLOG), this);
    setTimeout(() => this.log.empty && !this.passing && this.log.standIn(this.state), PATIENCE);
    remember(this.place, this.name, this.state);
    showOwnLink(this.place);
    if (this.board.map) printWhole(this.board.map);
  }

  get name() {
    return say("game-name");
  }

  /** @param {Thought} thought */
  onThinking(thought) {
    this.thought = thought;
    drawThought(thought, this.scene().state);
  }

  /** News: what was seen before goes to the log, the rest is played back. @param {TableEvent} event */
  onEvent(event) {
    const { state } = event;
    if (event.number <= this.seen || !state) return this.recall(event);
    this.news = state;
    drawTitle(this);
    this.following.hear({ ...event, state });
  }

  /** What was seen before goes to the log, and the board may tell of it again. @param {TableEvent} event */
  recall(event) {
    const { state } = event;
    this.log.add(event, false);
    if (state) this.following.keep({ ...event, state });
    if (!state || !this.board.recall) return;
    this.board.recall(state);
    if (this.drawn && state.number === this.shown) this.draw();
  }

  /** People come and go. @param {number[]} connected */
  onPresence(connected) {
    for (const seat of this.state.seats) seat.connected = seat.kind === "bot" || connected.includes(seat.seat);
    drawSeatBar(this);
    drawAboutTable(this);
    if (this.drawn && !this.passing) drawCards(this);
  }

  /** This link was opened elsewhere too. @param {number} devices */
  onDevices(devices) {
    this.devices = devices;
    if (this.drawn && !this.passing) drawCards(this);
  }

  /** Where the link was replaced, the page begins anew and says so. */
  async onRefused() {
    await this.access.state().catch((/** @type {Error} */ problem) => isReplaced(problem) && location.reload());
  }

  /** It is known now what may be taken back. @param {UndoNews} news */
  onUndo(news) {
    if (this.state.number === news.number) Object.assign(this.state, news);
    if (this.drawn) drawTools(this);
  }

  /** One more has chosen while others still choose. */
  onChosen() {
    this.late = this.following.running;
    if (!this.late) void this.refresh();
  }

  /** Be asked from now on, or pass by default again. @param {"withdraw" | "doze"} wish @param {number} seat */
  async changePassing(wish, seat) {
    if (await this.try(() => this.access[wish](seat))) await this.refresh();
  }

  /** @param {boolean} up */
  onConnection(up) {
    if (up === this.connected) return;
    this.connected = up;
    const place = byId("connection");
    place.classList.toggle("lost", !up);
    place.textContent = up ? "" : say("web-connection-lost");
    if (!up) return;
    notice(say("web-connection-back"));
    this.expect(); // the link may hold other seats now
  }

  /** All is shown. */
  settle() {
    if (this.late) this.onChosen();
    drawTools(this);
    pointAt(null, this.board, this.state);
    void answerAlone(this);
    remember(this.place, this.name, this.state);
  }

  /** Fetch the state anew; where that does not work the news will bring it. */
  async refresh() {
    const state = await this.access.state().catch(() => null);
    if (!state) return;
    const meant = !state.curtain || state.eye === this.looks;
    if (meant && state.number >= this.shown) this.take(state);
  }

  /** This is how the table stands. @param {State} state */
  take(state) {
    this.shown = state.number;
    this.state = state;
    this.passing = false;
    if (mustPass(state)) this.sit(null);
    else this.draw();
    this.second.resume();
  }

  /** Somebody else comes to the screen, or nobody yet: all that was on it goes. @param {number | null} seat */
  sit(seat) {
    this.passing = true;
    this.looks = seat;
    this.access.look(seat);
    if (this.replay.open) this.replay.close();
    this.following.forget();
    this.log.clear();
    emptyStage();
    this.seen = this.shown = this.state.number - 1;
    this.line?.from(Math.max(0, this.state.number - BACKLOG));
  }

  draw() {
    if (this.passing) return;
    const focused = document.activeElement;
    this.drawn = true;
    drawStage(this);
    const lost = focused !== document.body && document.activeElement === document.body;
    // Where nothing is left to choose, what is said instead comes into sight.
    if (lost) byId("asked").focus({ preventScroll: this.scene().active });
    void answerAlone(this);
  }

  /** @returns {Scene} */
  scene() {
    const state = this.past || this.state;
    const seat = this.large.seat(state);
    const active = !this.past && !this.catching && state.choices.length > 0 && !this.lone.choice(state);
    return {
      state,
      seat,
      active,
      mine: !this.past && state.seats[seat].mine,
      choices: active ? state.choices : [],
      play: (choice) => this.second.press(() => this.playNow(choice, state), choice),
      playAll: (actions) => this.second.press(() => void this.act(actions)),
      pass: (stretch) => this.second.press(() => void this.act([stretch.action], stretch)),
      why: (...actions) => (active ? this.reasons.open(state, actions) : this.following.explain(state)),
      reason: (action, tell) => void this.reasons.tell(state, action, tell),
      redraw: () => this.draw(),
    };
  }

  /** @param {Choice} choice @param {State} state */
  playNow(choice, state) {
    withCaution(
      this.slipping.checked(choice, state),
      state.game,
      () => void this.act(choice.series ?? [choice.action]),
    );
  }

  /** Draw another seat's side large. @param {number} seat */
  look(seat) {
    this.large.look(seat);
    this.draw();
  }

  /**
   * Play one action or several in a row. While others still choose there is no news of it: look at once.
   * @param {Series} actions @param {Stretch} [pass] how long the last one stands
   */
  async act(actions, pass) {
    const { eye: seat, position: from } = this.state;
    const stretch = pass?.stretch;
    /** @type {Answer} */
    let answer = { status: 0, body: { position: from, number: 0 } };
    const state = async () => (answer.status ? this.access.state() : this.state);
    this.second.sent = actions[0];
    this.log.settle();
    const played = await this.try(async () => {
      for (const each of actions) {
        const action = typeof each === "string" ? each : await each(state);
        if (action === null) break;
        answer = await this.access.act({ seat, action, position: answer.body.position, stretch });
      }
      return answer;
    });
    this.gestures.push({ from, to: answer.body.position });
    if (played?.body.sealed) await this.refresh();
  }

  /** Take back to a position. @param {number} to @param {number} [seat] */
  async undo(to, seat) {
    await undoTo(this, to, seat);
  }

  /** Send something; while it is on its way nothing else is sent. @param {() => Promise<Answer | void>} send */
  async try(send) {
    if (this.busy) return this.second.tell();
    this.setBusy(true);
    try {
      const answer = await send();
      this.second.awaited = answer?.body.number ?? 0;
      this.expect(answer?.body.number);
      return answer;
    } catch (problem) {
      this.second.fail();
      this.refuse(/** @type {Error} */ (problem));
      if (problem instanceof Refusal) await this.refresh();
      return null;
    } finally {
      this.setBusy(false);
      this.second.resume();
      void answerAlone(this);
    }
  }

  /** @param {boolean} busy */
  setBusy(busy) {
    this.busy = busy;
    document.body.classList.toggle("sending", busy);
    byId("choices").setAttribute("aria-busy", String(busy));
  }

  /** If the news does not come by itself, fetch it. @param {number} [number] */
  expect(number = Infinity) {
    setTimeout(() => number > this.shown && !this.following.running && void this.refresh(), PATIENCE);
  }

  /** Say why it did not work, with the rule where one forbids it. @param {Error} problem */
  refuse(problem) {
    sayRefusal(this, problem);
  }

  /** @param {number} [at] */
  openReplay(at) {
    this.following.round.stop();
    this.replay.start(this.state.length, !this.access.watching && !this.state.over, at);
  }
}
