/** The rules beside the game: a panel that leaves the table where it is. */
import { rules } from "./api.js";
import { notice } from "./dialog.js";
import { find, h, icon, iconButton, loadStyle } from "./dom.js";
import { Rulebook } from "./rulebook.js";
import { say } from "./text.js";

const PREFIX = "aside-";

/** @type {Map<string, Promise<Aside>>} by game */
const made = new Map();

class Aside {
  /** @param {string} game @param {{name: string, chapters: import("./types.js").Chapter[]}} book */
  constructor(game, { name, chapters }) {
    this.book = new Rulebook(chapters, PREFIX);
    const title = say("web-rules-of", { game: name });
    /** @type {HTMLElement | null} what opened it */
    this.opener = null;
    this.close = iconButton("rules-close", "close", say("web-close"), () => this.shut());
    const whole = h("a", { href: `/rules/${game}`, target: "_blank", class: "quiet" }, say("web-rules-whole"));
    this.panel = h(
      "aside",
      { class: "rules-aside", "aria-label": title, "data-testid": "rules-aside" },
      h("header", {}, icon("book"), h("h2", {}, title), this.close),
      h(
        "div",
        { class: "rules-scroll", tabindex: 0 },
        h(
          "details",
          { class: "aside-contents", open: true },
          h("summary", {}, say("web-contents")),
          this.book.contents,
        ),
        this.book.found,
        ...this.book.chapters,
        whole,
      ),
    );
    this.panel.addEventListener("keydown", (event) => {
      event.stopPropagation(); // these keys are not the board's
      if (event.key === "Escape") this.shut();
    });
  }

  /** @param {string} rule where to begin, or nothing */
  open(rule) {
    if (!this.panel.isConnected) {
      this.opener = document.activeElement instanceof HTMLElement ? document.activeElement : null;
      document.body.append(this.panel);
      document.body.classList.add("with-rules");
    }
    this.close.focus({ preventScroll: true });
    if (rule) this.book.goTo(rule);
  }

  shut() {
    this.panel.remove();
    document.body.classList.remove("with-rules");
    const key = this.opener?.dataset.key;
    const back = this.opener?.isConnected ? this.opener : key ? find(`[data-key="${CSS.escape(key)}"]`) : null;
    back?.focus({ preventScroll: true });
  }
}

/** @param {string} game */
async function make(game) {
  const [book] = await Promise.all([rules(game), loadStyle("/static/style/rules_aside.css")]);
  return new Aside(game, book);
}

/** Open the rules beside the game, at one of them or at the beginning. @param {string} game @param {string} [rule] */
export async function openRules(game, rule = "") {
  const known = made.get(game) ?? make(game);
  made.set(game, known);
  try {
    (await known).open(rule);
  } catch (problem) {
    made.delete(game);
    notice(/** @type {Error} */ (problem).message, "trouble");
  }
}

/** Open them, or close them where they are open. @param {string} game */
export async function turnRules(game) {
  const known = await made.get(game)?.catch(() => null);
  if (known?.panel.isConnected) known.shut();
  else await openRules(game);
}
