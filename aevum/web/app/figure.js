/** A picture that is a live board: it shows a real position and explains itself, but nothing can be chosen on it. */
import { notice } from "./dialog.js";
import { crop } from "./crop.js";
import { button, find, h, isStill } from "./dom.js";
import { loadBoard } from "./load_board.js";
import { linkedTo } from "./rule_links.js";
import { say } from "./text.js";

/** @import { Board, Figure, Scene, State } from "./types.js" */

const AGAIN = "pointed-again";
/** The blocks that are named already; some stay when a board is drawn again. @type {WeakSet<Element>} */
const named = new WeakSet();

export class Picture {
  /**
   * @param {Figure} figure @param {number} number @param {string} rules where those of the game are read
   * @param {() => Promise<State>} fetchState
   */
  constructor({ id, caption, pointers }, number, rules, fetchState) {
    this.number = number;
    this.fetchState = fetchState;
    /** @type {Promise<State> | undefined} */
    this.state = undefined;
    this.rules = rules;
    this.pointers = pointers;
    this.board = h("div", { class: "board" });
    this.marks = pointers.map((_, place) => h("span", { class: "figure-mark", "aria-hidden": "true" }, place + 1));
    this.stage = h("div", { class: "figure-stage", "aria-busy": "true" }, this.board, ...this.marks);
    this.element = h(
      "figure",
      { class: "figure", "data-testid": `figure-${id}`, "aria-labelledby": `caption-${id}` },
      this.stage,
      h(
        "figcaption",
        {},
        h("p", { id: `caption-${id}` }, h("strong", {}, say("web-learn-figure", { number })), " ", caption),
        h("ol", { class: "pointers" }, ...pointers.map(({ text }, place) => this.pointer(text, place))),
      ),
    );
    this.waiting = false;
  }

  /** What is said of a part; its number shows it. @param {string} text @param {number} place */
  pointer(text, place) {
    const show = { class: "figure-mark", "aria-label": say("web-learn-show", { number: place + 1 }) };
    return h(
      "li",
      {},
      button(`point-${place + 1}`, () => this.show(place), show, place + 1),
      h("p", {}, ...linkedTo(text, this.rules)),
    );
  }

  /** Its position, fetched once. */
  fetch() {
    return (this.state ??= this.fetchState());
  }

  /** Draw it, once its position has come. */
  async draw() {
    const state = await this.fetch();
    const board = await loadBoard(state);
    this.scene(state, board).redraw();
    for (const part of this.parts().filter(isThere).reverse()) this.lookAt(part);
    board.approach?.(this.pointers.map(({ part }) => part));
    this.follow();
    this.stage.removeAttribute("aria-busy");
  }

  /** @param {State} state @param {Board} board @returns {Scene} */
  scene(state, board) {
    const still = () => notice(say("web-learn-still"));
    const scene = {
      state,
      seat: state.eye ?? state.pending[0] ?? 0,
      active: false,
      mine: false,
      choices: [],
      play: still,
      playAll: still,
      pass: still,
      why: still,
      reason: () => {},
      redraw: () => {
        board.draw(this.board, scene);
        this.point();
      },
    };
    return scene;
  }

  /** Of what was drawn, only what is spoken of stays; that stands out. */
  point() {
    const parts = this.parts().filter(isThere);
    for (const part of parts) part.classList.add("pointed");
    this.nameBlocks();
    crop(this.board, parts);
  }

  /** The same block may be in several pictures: who hears the page is told in which it is. */
  nameBlocks() {
    for (const block of this.board.querySelectorAll("section[aria-label]")) {
      const part = block.getAttribute("aria-label") ?? "";
      const name = say("web-learn-part", { part, number: this.number });
      if (!named.has(block)) block.setAttribute("aria-label", name);
      named.add(block);
    }
  }

  /** The parts that it points at. */
  parts() {
    return this.pointers.map(({ part }) => find(`:is([data-part="${part}"], [data-testid="${part}"])`, this.board));
  }

  /** Bring a part into the frame that it can be scrolled in. @param {HTMLElement} part */
  lookAt(part) {
    const frame = this.frameOf(part);
    const [inner, outer] = [part.getBoundingClientRect(), frame.getBoundingClientRect()];
    frame.scrollLeft += inner.left + inner.width / 2 - outer.left - outer.width / 2;
    frame.scrollTop += inner.top + inner.height / 2 - outer.top - outer.height / 2;
  }

  /** What a part can be scrolled in: a map, a row of cards; else all of the picture. @param {Element} part */
  frameOf(part) {
    let frame = part.parentElement;
    while (frame && frame !== this.stage && !scrolls(frame)) frame = frame.parentElement;
    return frame ?? this.stage;
  }

  /** Show a part once more. @param {number} place */
  show(place) {
    const part = this.parts()[place];
    if (!part) return;
    this.lookAt(part);
    this.stage.scrollIntoView({ block: "nearest", behavior: isStill() ? "auto" : "smooth" });
    const mark = this.marks[place];
    mark.classList.remove(AGAIN);
    void mark.offsetWidth; // so that it begins anew
    mark.classList.add(AGAIN);
  }

  /** The numbers stay with their parts, however the board is moved. */
  follow() {
    const later = () => {
      if (this.waiting) return;
      this.waiting = true;
      requestAnimationFrame(() => this.placeMarks());
    };
    new ResizeObserver(later).observe(this.board);
    new MutationObserver(later).observe(this.board, { subtree: true, childList: true, attributeFilter: ["style"] });
    this.board.addEventListener("scroll", later, { capture: true, passive: true });
    later();
  }

  placeMarks() {
    this.waiting = false;
    const stage = this.stage.getBoundingClientRect();
    for (const [place, part] of this.parts().entries()) {
      const box = part?.getBoundingClientRect();
      const mark = this.marks[place];
      mark.hidden = !part || !box?.width || !overlap(box, this.frameOf(part).getBoundingClientRect());
      if (!part || !box) continue;
      mark.classList.toggle("on-map", part instanceof SVGElement);
      mark.style.setProperty("left", `${box.left - stage.left}px`);
      mark.style.setProperty("top", `${box.top - stage.top}px`);
    }
  }
}

/** @param {Element} frame */
const scrolls = (frame) =>
  (frame.scrollWidth > frame.clientWidth || frame.scrollHeight > frame.clientHeight) &&
  getComputedStyle(frame).overflow !== "visible";

/** @param {DOMRect} one @param {DOMRect} other */
const overlap = (one, other) =>
  one.right > other.left && one.left < other.right && one.bottom > other.top && one.top < other.bottom;

/** @param {HTMLElement | null} part @returns {part is HTMLElement} */
const isThere = (part) => part !== null;
