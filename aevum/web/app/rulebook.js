/** The numbered rules of a game by chapter, with their contents and a search: on the page of the rules, and beside a game. */
import { h, refill } from "./dom.js";
import { linked } from "./rule_links.js";
import { say } from "./text.js";

/** @import { Chapter } from "./types.js" */

export class Rulebook {
  /** @param {Chapter[]} chapters @param {string} [prefix] of the ids, where other things have ids too */
  constructor(chapters, prefix = "") {
    this.prefix = prefix;
    this.found = h("p", { id: this.idOf("found"), class: "found", role: "status" });
    this.chapters = chapters.map((chapter) => this.chapterSection(chapter));
    this.box = h("input", {
      type: "search",
      id: this.idOf("rules-search"),
      "data-testid": `${prefix}rules-search`,
      oninput: () => this.filter(this.box.value),
    });
    this.contents = this.contentsOf(chapters);
  }

  /** @param {string} name */
  idOf(name) {
    return `${this.prefix}${name}`;
  }

  /** @param {Chapter} chapter */
  chapterSection({ id, title, rules }) {
    const heading = this.idOf(`title-${id}`);
    return h(
      "section",
      { id: this.idOf(id), class: "chapter", "aria-labelledby": heading },
      h("h2", { id: heading }, title),
      h("dl", {}, ...rules.map((rule) => this.ruleEntry(rule))),
    );
  }

  /** @param {Chapter["rules"][0]} rule */
  ruleEntry(rule) {
    const isRuling = rule.kind === "ruling";
    return h(
      "div",
      { id: this.idOf(rule.id), class: "rule" },
      h("dt", {}, this.linkTo(rule.id, rule.id, "rule-id")),
      h(
        "dd",
        {},
        isRuling ? this.ruling(rule.text) : h("p", {}, ...this.linked(rule.text)),
        rule.ruling && this.ruling(rule.ruling),
      ),
    );
  }

  /** What was decided where the rulebook is silent. @param {string} text */
  ruling(text) {
    return h("p", { class: "ruling" }, h("strong", {}, say("web-ruling")), " ", ...this.linked(text));
  }

  /** A text in which every rule that is named leads to it. @param {string} text */
  linked(text) {
    return linked(text, (id) => this.linkTo(id, id));
  }

  /** Leads to a chapter or a rule; beside a game the address stays the table's. @param {string} id @param {string} words @param {string} [kind] */
  linkTo(id, words, kind) {
    const go = (/** @type {Event} */ event) => {
      event.preventDefault();
      this.goTo(id);
    };
    return h("a", { class: kind, href: `#${this.idOf(id)}`, ...(this.prefix ? { onclick: go } : {}) }, words);
  }

  /** @param {Chapter[]} chapters */
  contentsOf(chapters) {
    const heading = this.idOf("contents-title");
    return h(
      "nav",
      { class: "contents", "aria-labelledby": heading },
      h("h2", { id: heading }, say("web-contents")),
      h("label", { class: "field search" }, h("span", {}, say("web-rules-search")), this.box),
      h("ol", {}, ...chapters.map(({ id, title }) => h("li", {}, this.linkTo(id, title)))),
    );
  }

  /** Show only the rules that hold all the words. @param {string} sought */
  filter(sought) {
    const words = sought.toLowerCase().split(/\s+/).filter(Boolean);
    let found = 0;
    for (const chapter of this.chapters) {
      for (const rule of chapter.querySelectorAll(".rule")) {
        const text = (rule.textContent || "").toLowerCase();
        const fits = words.every((word) => text.includes(word));
        rule.toggleAttribute("hidden", !fits);
        found += Number(fits);
      }
      chapter.hidden = !chapter.querySelector(".rule:not([hidden])");
    }
    refill(this.found, words.length > 0 && say("web-rules-found", { count: found }));
  }

  /** Go to a chapter or a rule; a search that hides it ends. @param {string} id */
  goTo(id) {
    for (const marked of document.querySelectorAll(".rule.here, .chapter.here")) marked.classList.remove("here");
    const target = document.getElementById(this.idOf(id));
    if (!target) return;
    if (target.closest("[hidden]")) this.showAll();
    target.classList.add("here");
    target.scrollIntoView({ block: "start" });
  }

  showAll() {
    this.box.value = "";
    this.filter("");
  }
}
