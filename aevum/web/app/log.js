/** What happened, in words. Every line points at the part of the board it speaks of. */
import { find, h, refill } from "./dom.js";
import { seatMark } from "./seats.js";
import { say } from "./text.js";

/** @import { LogLine } from "./types.js" */

const KEPT = 400;

export class Log {
  /**
   * @param {HTMLElement} root @param {HTMLElement} lately where a phone, which has no room for more, tells what is new
   * @param {(line: LogLine | null, reveal?: boolean) => void} point
   */
  constructor(root, lately, point) {
    this.point = point;
    this.lately = lately;
    this.standsIn = false;
    this.list = h("ol", { onkeydown: (/** @type {KeyboardEvent} */ event) => this.walk(event) });
    this.frame = h(
      "div",
      { class: "lines", role: "log", "aria-live": "polite", "aria-labelledby": "log-title", "data-testid": "log" },
      this.list,
    );
    refill(root, h("h2", { id: "log-title" }, say("web-log")), this.frame);
  }

  get empty() {
    return this.list.childElementCount === 0;
  }

  /** Lines to read until the news comes, which tells them too. @param {LogLine[]} lines */
  standIn(lines) {
    this.add(lines, false);
    this.standsIn = true;
  }

  /** @param {LogLine[]} lines @param {boolean} fresh whether the reader has not seen them yet */
  add(lines, fresh) {
    if (this.standsIn) this.clear();
    this.list.append(...lines.map((line) => this.item(line, fresh)));
    while (this.list.childElementCount > KEPT) this.list.firstElementChild?.remove();
    this.setTabStop(this.list.lastElementChild?.firstElementChild);
    if (fresh) this.frame.scrollTop = 0; // the end, as the frame is filled from below
  }

  /** What comes while somebody looks. @param {LogLine[]} lines @param {boolean} fresh */
  tell(lines, fresh) {
    this.add(lines, fresh);
    this.lately.append(...lines.map(({ text }) => h("li", {}, text)));
    this.lately.scrollTop = this.lately.scrollHeight;
  }

  /** Somebody else reads from now on. */
  clear() {
    this.standsIn = false;
    refill(this.list);
    refill(this.lately);
  }

  /** What was new has been seen. */
  settle() {
    refill(this.lately);
    for (const item of this.list.querySelectorAll(".fresh")) item.classList.remove("fresh");
  }

  /** @param {LogLine} line @param {boolean} fresh */
  item(line, fresh) {
    const on = {
      onclick: () => this.point(line, true),
      onfocus: () => this.point(line),
      onblur: () => this.point(null),
      onpointerenter: () => this.point(line),
      onpointerleave: () => this.point(null),
    };
    const who = typeof line.seat === "number" ? seatMark(line.seat) : h("span", { class: "no-seat" });
    return h(
      "li",
      { class: fresh ? "line fresh" : "line" },
      h("button", { type: "button", tabindex: -1, ...on }, who, h("span", {}, line.text)),
    );
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
   * @param {Element | null | undefined} button
   */
  setTabStop(button) {
    for (const each of this.list.querySelectorAll('[tabindex="0"]')) each.setAttribute("tabindex", "-1");
    button?.setAttribute("tabindex", "0");
  }
}
