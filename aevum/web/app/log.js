/** What happened, in words, all of it: older lines are fetched as the reader scrolls. Every line leads to its moment. */
import { button, find, h, refill } from "./dom.js";
import { seatMark } from "./seats.js";
import { say } from "./text.js";

/** @import { LogEntry, LogLine, LogPage, State } from "./types.js" */

const KEPT = 400;
/** More is fetched before its button comes into sight. */
const AHEAD = "160px 0px";
/** So near to the end, in pixels, a reader follows what is new. */
const AT_THE_END = 40;
/** What can be taken back; seats and names stay as they are. */
const TAKEN_BACK = new Set(["act", "undo"]);

/** @param {Element} part */
const heightOf = (part) => part.getBoundingClientRect().height;

export class Log {
  /**
   * @param {HTMLElement} root @param {HTMLElement} lately where a phone, which has no room for more, tells what is new
   * @param {object} on
   * @param {(line: LogLine | null) => void} on.point
   * @param {(line: LogLine, position: number) => void} on.jump
   * @param {(where: "before" | "after" | "at", number: number) => Promise<LogPage>} on.fetch
   * @param {number} awaited the entry up to which the first news comes at once, however slowly it travels
   */
  constructor(root, lately, on, awaited) {
    this.on = on;
    this.awaited = awaited;
    this.lately = lately;
    this.standsIn = false;
    /** @type {LogEntry[]} those whose lines are shown, one after another */
    this.entries = [];
    /** @type {LogEntry[]} what was taken back while somebody looks */
    this.undos = [];
    /** The number of the table's latest entry. */
    this.newest = 0;
    this.readers = 0;
    this.fetching = false;
    /** Another part of the log is on its way: what is new has no place in it. */
    this.turning = false;
    /** @type {number | null} the position that is looked back at */
    this.looked = null;
    this.list = h("ol", { onkeydown: (/** @type {KeyboardEvent} */ event) => this.walk(event) });
    this.earlier = button("log-earlier", () => void this.fetchEarlier(), { class: "log-more" }, say("web-log-earlier"));
    this.later = button("log-later", () => void this.fetchLater(), { class: "log-more" }, say("web-log-later"));
    this.frame = h(
      "div",
      { class: "lines", role: "log", "aria-live": "polite", "aria-labelledby": "log-title", "data-testid": "log" },
      ...[this.later, this.list, this.earlier], // the frame is filled from below
    );
    this.sight = new IntersectionObserver((seen) => this.reach(seen), { root: this.frame, rootMargin: AHEAD });
    new ResizeObserver(() => this.looked !== null && this.markMoment()).observe(this.frame);
    refill(root, h("h2", { id: "log-title" }, say("web-log")), this.frame);
    this.offerMore();
  }

  get empty() {
    return this.list.childElementCount === 0;
  }

  get atEnd() {
    return (this.entries.at(-1)?.number ?? this.newest) >= this.newest;
  }

  /** Lines to read until the news comes, which tells them too. @param {State} state */
  standIn({ number, position, last }) {
    this.list.append(...this.items({ number, position, kind: "", told: last }, false));
    this.standsIn = true;
  }

  /** @param {LogEntry} entry @param {boolean} fresh whether the reader has not seen it yet */
  add(entry, fresh) {
    if (this.standsIn) this.clear();
    const isShown = entry.number <= (this.entries.at(-1)?.number ?? 0); // fetched before its news came
    const follows = this.atEnd && !this.turning && !isShown;
    this.newest = Math.max(this.newest, entry.number);
    if (entry.kind === "undo") this.strike(entry);
    if (follows) this.append([entry], fresh);
    if (fresh && follows && this.looked === null) this.frame.scrollTop = 0; // the end, as the frame is filled from below
  }

  /** @param {LogEntry[]} entries @param {boolean} fresh */
  append(entries, fresh) {
    this.entries.push(...entries);
    this.list.append(...entries.flatMap((entry) => this.items(entry, fresh)));
    if (-this.frame.scrollTop < AT_THE_END) this.trim();
    this.setTabStop(this.list.lastElementChild?.firstElementChild);
    this.offerMore();
  }

  /** Whoever reads the end does not need all that was fetched. */
  trim() {
    while (this.list.childElementCount > KEPT) {
      const { number } = /** @type {LogEntry} */ (this.entries.shift());
      for (const item of this.list.querySelectorAll(`[data-number="${number}"]`)) item.remove();
    }
  }

  /** What comes while somebody looks. @param {LogEntry} entry @param {boolean} fresh */
  tell(entry, fresh) {
    this.add(entry, fresh);
    this.lately.append(...entry.told.map(({ text }) => h("li", {}, text)));
    this.showLatest();
  }

  /** The last lines that fit whole: none begins in its middle, not even one that needs more room than there is. */
  showLatest() {
    const { lately } = this;
    lately.style.maxHeight = "";
    const room = heightOf(lately);
    let shown = 0;
    for (const line of [...lately.children].reverse()) {
      if (shown > 0 && shown + heightOf(line) > room) break;
      shown += heightOf(line);
    }
    if (shown < room) lately.style.maxHeight = `${shown}px`;
    lately.scrollTop = lately.scrollHeight - shown;
  }

  /** Somebody else reads from now on. */
  clear() {
    this.standsIn = false;
    this.undos = [];
    this.newest = 0;
    this.empties();
    refill(this.lately);
  }

  /** Nothing is shown; what is still on its way is not wanted any more. */
  empties() {
    this.readers += 1;
    this.fetching = this.turning = false;
    this.entries = [];
    refill(this.list);
    this.offerMore();
  }

  /** What was new has been seen. */
  settle() {
    refill(this.lately);
    for (const item of this.list.querySelectorAll(".fresh")) item.classList.remove("fresh");
  }

  /** The lines of an entry. @param {LogEntry} entry @param {boolean} fresh */
  items(entry, fresh) {
    const undone = entry.undone || this.undos.some((undo) => takesBack(undo, entry));
    return entry.told.map((line) =>
      this.item(line, entry, { fresh, undone, "of-now": entry.position === this.looked }),
    );
  }

  /** @param {LogLine} line @param {LogEntry} entry @param {Record<string, boolean>} marks */
  item(line, entry, marks) {
    const on = {
      onclick: () => this.on.jump(line, entry.position),
      onfocus: () => this.on.point(line),
      onblur: () => this.on.point(null),
      onpointerenter: () => this.on.point(line),
      onpointerleave: () => this.on.point(null),
    };
    const who = typeof line.seat === "number" ? seatMark(line.seat) : h("span", { class: "no-seat" });
    const classes = ["line", ...Object.keys(marks).filter((mark) => marks[mark])];
    return h(
      "li",
      { class: classes, "data-number": entry.number, "data-at": entry.position },
      h(
        "button",
        { type: "button", tabindex: -1, ...on },
        who,
        h("span", { role: marks.undone ? "deletion" : null }, line.text),
      ),
    );
  }

  /** What was taken back is struck out. @param {LogEntry} undo */
  strike(undo) {
    this.undos.push(undo);
    for (const entry of this.entries.filter((each) => takesBack(undo, each)))
      for (const item of this.list.querySelectorAll(`[data-number="${entry.number}"]`)) {
        item.classList.add("undone");
        find("button > span:last-child", item)?.setAttribute("role", "deletion");
      }
  }

  /** Show the lines of a moment that is looked back at, or what is new again. @param {number | null} position */
  async follow(position) {
    const wasAway = this.looked !== null;
    this.looked = position;
    if (position === null && wasAway && !this.atEnd) await this.showFrom("before", this.newest + 1);
    else if (position !== null && !this.covers(position)) await this.showFrom("at", position);
    if (position === this.looked) this.markMoment();
  }

  /** @param {number} position */
  covers(position) {
    const [first, last] = [this.entries[0], this.entries.at(-1)];
    return first !== undefined && last !== undefined && first.position <= position && position <= last.position;
  }

  markMoment() {
    for (const item of this.list.querySelectorAll(".of-now")) item.classList.remove("of-now");
    const items = this.list.querySelectorAll(`[data-at="${this.looked}"]`);
    for (const item of items) item.classList.add("of-now");
    if (this.looked === null) this.frame.scrollTop = 0;
    else if (items.length) this.scrollTo(items[0], items[items.length - 1]);
  }

  /** Only the log scrolls, not what is around it. @param {Element} first @param {Element} last */
  scrollTo(first, last) {
    const frame = this.frame.getBoundingClientRect();
    const above = first.getBoundingClientRect().top - frame.top;
    const below = last.getBoundingClientRect().bottom - frame.bottom;
    if (above < 0 || below > 0) this.frame.scrollTop += above < 0 ? above : below;
  }

  /** Show another part of the log instead. @param {"before" | "at"} where @param {number} number */
  async showFrom(where, number) {
    this.empties();
    this.turning = true;
    const reader = this.readers;
    await this.fetch(where, number, (entries) => this.append(entries, false));
    if (reader === this.readers) this.turning = false;
  }

  fetchEarlier() {
    return this.fetch("before", this.entries[0].number, (entries) => {
      this.entries.unshift(...entries);
      this.list.prepend(...entries.flatMap((entry) => this.items(entry, false)));
    });
  }

  fetchLater() {
    const last = /** @type {LogEntry} */ (this.entries.at(-1));
    return this.fetch("after", last.number, (entries) => this.append(entries, false));
  }

  /**
   * Fetch a part of the log. Where that does not work it can be asked for again.
   * @param {"before" | "after" | "at"} where @param {number} number @param {(entries: LogEntry[]) => void} place
   */
  async fetch(where, number, place) {
    if (this.fetching) return;
    this.fetching = true;
    const reader = this.readers;
    const page = await this.on.fetch(where, number).catch(() => null);
    if (reader !== this.readers) return;
    this.fetching = false;
    if (!page) return;
    this.newest = Math.max(this.newest, page.number);
    place(page.entries);
    this.offerMore();
  }

  /** Where there is more it is fetched as soon as its button is near. */
  offerMore() {
    this.earlier.hidden = !(this.entries[0]?.number > 1);
    this.later.hidden = this.atEnd;
    this.sight.disconnect();
    for (const each of [this.earlier, this.later]) if (!each.hidden) this.sight.observe(each);
  }

  /** @param {IntersectionObserverEntry[]} seen */
  reach(seen) {
    if (this.newest < this.awaited) return; // there is room still for what is on its way
    const reached = this.entries.length > 0 && seen.find(({ isIntersecting }) => isIntersecting)?.target;
    if (reached === this.earlier) void this.fetchEarlier();
    if (reached === this.later) void this.fetchLater();
  }

  /** Arrow keys go from line to line. @param {KeyboardEvent} event */
  walk(event) {
    const item = event.target instanceof Element ? event.target.closest("li") : null;
    const next = { ArrowUp: item?.previousElementSibling, ArrowDown: item?.nextElementSibling }[event.key];
    if (!next) return;
    event.preventDefault();
    this.setTabStop(next.firstElementChild);
    find("button", next)?.focus();
  }

  /**
   * One line is in the order of the Tab key; the arrows reach the others.
   * @param {Element | null | undefined} line
   */
  setTabStop(line) {
    for (const each of this.list.querySelectorAll('[tabindex="0"]')) each.setAttribute("tabindex", "-1");
    line?.setAttribute("tabindex", "0");
  }
}

/** Whether an undo took an entry back. @param {LogEntry} undo @param {LogEntry} entry */
const takesBack = (undo, entry) =>
  TAKEN_BACK.has(entry.kind) && (undo.to ?? Infinity) < entry.position && entry.position < undo.position;
