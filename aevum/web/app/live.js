/** News from the service as it happens. The line comes back by itself and brings everything that was missed. */
import { changed } from "./changes.js";

/** @import { News, State, TableEvent, Thought, UndoNews } from "./types.js" */

const FIRST_PAUSE = 1000;
const LONGEST_PAUSE = 15000;
/** The service gives a sign of life every quarter of a minute; after three missed ones the line is dead. */
const SILENCE = 50000;

/**
 * @param {(after: number) => string} address   where the news after a number comes from
 * @param {number} after
 * @param {object} on
 * @param {(event: TableEvent) => void} on.onEvent
 * @param {(connected: number[]) => void} on.onPresence   the seats whose people are here
 * @param {(news: UndoNews) => void} on.onUndo   what may be taken back, found out after the state was told
 * @param {() => void} on.onChosen   one more has chosen while others still choose
 * @param {(devices: number) => void} on.onDevices   on how many devices the link was opened, where more than one
 * @param {(thought: Thought) => void} on.onThinking   how far a computer player is with a long thought
 * @param {() => void} on.onRefused   the service does not answer this link, or not now
 * @param {(up: boolean) => void} on.onConnection
 */
export function follow(address, after, on) {
  let latest = after;
  let pause = FIRST_PAUSE;
  let timer = 0;
  let watch = 0;
  /** @type {EventSource | null} */
  let source = null;
  /** @type {State | null} the last one that was told on this line */
  let state = null;

  function open() {
    clearTimeout(timer);
    source?.close();
    source = new EventSource(address(latest));
    source.onopen = () => {
      pause = FIRST_PAUSE;
      heard();
      on.onConnection(true);
    };
    source.onmessage = (message) => {
      heard();
      receive(JSON.parse(message.data));
    };
    source.addEventListener("presence", (message) => on.onPresence(JSON.parse(message.data).connected));
    source.addEventListener("undo", (message) => learn(JSON.parse(message.data)));
    source.addEventListener("chosen", () => on.onChosen());
    source.addEventListener("devices", (message) => on.onDevices(JSON.parse(message.data).devices));
    source.addEventListener("thinking", (message) => on.onThinking(JSON.parse(message.data)));
    source.addEventListener("alive", heard);
    source.onerror = lose;
  }

  /** A line that went dead without a word, as after a sleep, is opened anew. */
  function heard() {
    clearTimeout(watch);
    watch = window.setTimeout(open, SILENCE);
  }

  /** The first event of a line brings the whole state, the others what has changed. @param {News} news */
  function receive({ changes, ...event }) {
    if (changes && state) event.state = changed(state, changes);
    state = event.state ?? state;
    if (event.number <= latest) return;
    latest = event.number;
    on.onEvent(/** @type {TableEvent} */ (event));
  }

  /** @param {UndoNews} news */
  function learn(news) {
    if (state?.number === news.number) Object.assign(state, news);
    on.onUndo(news);
  }

  /** The browser tries again by itself unless it gave up: then we do. */
  function lose() {
    on.onConnection(false);
    if (source?.readyState !== EventSource.CLOSED) return;
    on.onRefused();
    clearTimeout(timer);
    timer = window.setTimeout(open, pause);
    pause = Math.min(pause * 2, LONGEST_PAUSE);
  }

  /** A device that is offline knows it long before the line does. */
  function goOffline() {
    source?.close();
    clearTimeout(watch);
    on.onConnection(false);
  }

  window.addEventListener("offline", goOffline);
  window.addEventListener("online", open);
  window.addEventListener("pagehide", () => source?.close());
  window.addEventListener("pageshow", (event) => event.persisted && open());
  open();
  return {
    /** Begin anew after a number, wherever the address leads now. @param {number} number */
    from(number) {
      latest = number;
      open();
    },
  };
}
