/** Everything that is seen on the page of a table, drawn from the table as it stands. */
import { drawAbout } from "./about.js";
import { drawAdvice } from "./advice.js";
import { again, againCard, isInvited } from "./again.js";
import { choosingCards, reactionsCard } from "./choosing.js";
import { drawCurtain, nextToLook } from "./curtain.js";
import { notice, openShortcuts } from "./dialog.js";
import { button, byId, h, icon, iconButton, refill } from "./dom.js";
import { lowerForOthers, restDrawer } from "./drawer.js";
import { hintsSwitch } from "./hints.js";
import { newcomerCard } from "./learned.js";
import { devicesCard, freshCard } from "./links.js";
import { drawMasthead } from "./masthead.js";
import { nameCard } from "./naming.js";
import { drawAsked, drawChoices } from "./panel.js";
import { drawThought } from "./thinking.js";
import { rememberDevices } from "./recent.js";
import { drawFinal } from "./scores.js";
import { changeSeating, seatRows } from "./seating.js";
import { drawSeats } from "./seats.js";
import { bringIntoSight } from "./sight.js";
import { say } from "./text.js";
import { hideTip } from "./tip.js";
import { bellSwitch, noteTurn } from "./turn_call.js";
import { consentCard, takeBack, undoOffer } from "./undo.js";
import { greyButton } from "./why.js";

/** @import { Table } from "./table.js" */
/** @import { SeatWish, State } from "./types.js" */

/** The parts of the page and what they are called. */
const LABELS = {
  seats: "web-seats",
  panel: "web-asked",
  board: "web-board",
  drawer: "web-side",
  replay: "web-replay",
  about: "web-about",
};

/** @param {Table} table */
export function drawHead(table) {
  const more = { class: "tool for-keys" };
  const help = iconButton("shortcuts", "keyboard", say("web-shortcuts"), () => openHelp(table), more);
  const tools = table.access.watching ? [help] : [bellSwitch(), help];
  drawMasthead({ title: table.name, rules: table.state.game, tools });
  byId("title").textContent = table.name;
  for (const [id, key] of Object.entries(LABELS)) byId(id).setAttribute("aria-label", say(key));
}

/** @param {Table} table */
export function drawStage(table) {
  const scene = table.scene();
  const { state } = scene;
  drawSeatBar(table);
  table.board.draw(byId("board"), scene);
  const instead = table.following.words || table.lone.words(state) || table.board.asked?.(scene) || "";
  drawAsked(byId("asked"), state, scene.active, instead);
  drawThought(table.thought, state);
  table.following.drawShowing();
  drawChoices(byId("choices"), scene, table.board);
  drawAdvice(byId("advice"), table, scene);
  table.log.showLatest(); // there may be more room for it now, or less
  if (scene.active && table.asked !== state.position) byId("drawer-body").scrollTop = 0;
  table.asked = scene.active ? state.position : NaN;
  drawCards(table);
  table.lesson?.drawLesson(table);
  drawFinal(byId("final"), state, (over) => table.board.scores(over), again(table));
  drawHowItWent(table, state);
  drawAboutTable(table);
  drawTools(table);
  drawTitle(table);
  restDrawer(state.over);
  lowerForOthers(table.catching && !table.past);
  const shows = table.catching && (!table.board.map || table.following.lingers); // others' moves find the map in sight
  bringIntoSight(table.board, scene, table.past ? "past" : shows ? "others" : "");
  drawCurtain(byId("curtain"), byId("main"), table.state, (seat) => table.sit(seat));
}

/** What a match came to is told at its end; until then nobody needs the module for it. @param {Table} table @param {State} state */
function drawHowItWent(table, { over, fault }) {
  const root = byId("results");
  root.hidden = !over || fault !== null;
  if (!root.hidden) void import("./results.js").then(({ drawResults }) => drawResults(root, table));
}

/** What is told and asked beside the game. @param {Table} table */
export function drawCards(table) {
  const { state } = table.scene();
  const answer = (/** @type {boolean} */ agree) => void table.try(() => table.access.consent(agree));
  const asks = {
    answer,
    withdraw: (/** @type {number} */ seat) => void table.changePassing("withdraw", seat),
    doze: (/** @type {number} */ seat) => void table.changePassing("doze", seat),
    reseat: (/** @type {SeatWish} */ wish) => void changeSeating(table, wish),
  };
  refill(
    byId("consent"),
    consentCard(state, { answer, look: (at) => table.openReplay(at) }),
    table.access.watching && watchingLine(),
    !table.past && [
      againCard(table),
      nameCard(table, asks.reseat),
      newcomerCard(state, () => drawCards(table)),
      freshCard(table.place, state),
      elsewhereCard(table),
      ...choosingCards(state, asks),
    ],
  );
  refill(byId("passing"), !table.past && reactionsCard(state, asks));
}

/** Whoever has no seat is told so. */
const watchingLine = () =>
  h("p", { class: "watching quiet", "data-testid": "watching" }, icon("eye"), say("web-watching"));

/** The link was opened on another device: this page's person may know why, or wants a new one. @param {Table} table */
function elsewhereCard(table) {
  const know = () => {
    rememberDevices(table.place, table.devices);
    drawCards(table);
  };
  const seat = table.state.seats.find((each) => each.mine)?.seat;
  return devicesCard(table.place, table.devices, {
    know,
    renew: () => void changeSeating(table, { do: "link", seat }),
  });
}

/** Take away whatever only one seat may see. */
export function emptyStage() {
  hideTip();
  for (const id of ["board", "choices", "advice", "consent", "passing", "tools"]) refill(byId(id));
}

/** Title and icon say when something is asked of this page, also while it still shows what others did. @param {Table} table */
export function drawTitle(table) {
  const state = table.news.number > table.state.number ? table.news : table.state;
  const asked = (state.choices.length > 0 && !state.sealed) || nextToLook(state) !== null;
  const invited = isInvited(state);
  const doing = asked ? "your-turn" : invited ? "again" : table.access.watching && "watching";
  const words = table.past ? "replay" : doing;
  const page = words ? say(`web-title-${words}`, { game: table.name }) : table.name;
  document.title = say("web-title", { page });
  noteTurn(state.number, asked || invited, page);
}

/** @param {Table} table */
export function drawSeatBar(table) {
  drawSeats(byId("seats"), table.past || table.state, (seat) => table.look(seat), table.past !== null);
}

/** @param {Table} table */
export function drawAboutTable(table) {
  const rename = (/** @type {number} */ seat, /** @type {string} */ name) => {
    if (name) table.try(() => table.access.name(seat, name));
  };
  const change = (/** @type {SeatWish} */ wish) => void changeSeating(table, wish);
  drawAbout(
    byId("about"),
    table.state,
    rename,
    seatRows(table.state, change),
    hintsSwitch(() => table.draw()),
  );
}

/** @param {Table} table */
export function drawTools(table) {
  const undo = undoOffer(table.state, table.gestures);
  const goBack = () => void takeBack(table);
  const replay = () => (table.replay.open ? table.replay.close() : table.openReplay());
  refill(
    byId("tools"),
    !table.access.watching &&
      tool("undo", undo?.text ?? say("web-undo"), goBack, !undo && say("web-undo-none"), undo?.waits),
    tool("replay", say("web-replay"), replay, table.state.length === 0 && say("web-replay-none")),
    mayExport(table) && exportLink(table),
  );
}

/** The saved file holds the seed: it is given once nobody can be wronged by it. @param {Table} table */
function mayExport({ state, access }) {
  const alone = !access.watching && state.seats.every((seat) => seat.mine || seat.kind === "bot");
  const stopped = !access.watching && state.asked.step === "stopped";
  return state.over || stopped || (alone && !state.curtain);
}

/** @param {Table} table */
function exportLink(table) {
  const attributes = { href: table.access.file, download: "", "data-testid": "export", "data-key": "export" };
  return h("a", { class: "button", ...attributes }, icon("export"), say("web-export"));
}

/**
 * A button of the bar; a busy one still waits for something, and says so.
 * @param {string} name of its icon, and for tests @param {string} text @param {() => void} press
 * @param {string | false} [why] it cannot be pressed now @param {boolean} [busy]
 */
const tool = (name, text, press, why = false, busy = false) => {
  const attributes = { "aria-busy": String(busy) };
  const content = [icon(name), text];
  return why
    ? greyButton(name, () => notice(why), attributes, ...content)
    : button(name, press, attributes, ...content);
};

/** @param {Table} table */
export function openHelp(table) {
  openShortcuts([
    ...table.board.shortcuts(),
    { keys: ["G"], text: say("web-key-asked") },
    { keys: ["U"], text: say("web-undo") },
    { keys: ["H"], text: say("web-advice") },
    { keys: ["Esc"], text: say("web-skip") },
    { keys: ["."], text: say("web-next") },
    { keys: ["L"], text: say("web-again") },
    { keys: ["?"], text: say("web-shortcuts") },
  ]);
}
