/** The rules of a game by chapter; every rule has its own address. */
import { rules } from "./api.js";
import { byId, findAll, h, icon, loadIcons, refill } from "./dom.js";
import { notice } from "./dialog.js";
import { learnLink } from "./learned.js";
import { drawFooting, drawMasthead } from "./masthead.js";
import { linked, linkTo } from "./rule_links.js";
import { loadTexts, say } from "./text.js";

const SEARCH = "rules-search";

const game = location.pathname.split("/")[2];

/** @import { Chapter } from "./types.js" */

/** @param {Chapter} chapter */
function chapterSection(chapter) {
  return h(
    "section",
    { id: chapter.id, class: "chapter", "aria-labelledby": `title-${chapter.id}` },
    h("h2", { id: `title-${chapter.id}` }, chapter.title),
    h("dl", {}, ...chapter.rules.map(ruleEntry)),
  );
}

/** @param {Chapter["rules"][0]} rule */
function ruleEntry(rule) {
  const isRuling = rule.kind === "ruling";
  return h(
    "div",
    { id: rule.id, class: "rule" },
    h("dt", {}, linkTo(rule.id, "", "rule-id")),
    h("dd", {}, isRuling ? ruling(rule.text) : h("p", {}, ...linked(rule.text)), rule.ruling && ruling(rule.ruling)),
  );
}

/** What was decided where the rulebook is silent. @param {string} text */
const ruling = (text) => h("p", { class: "ruling" }, h("strong", {}, say("web-ruling")), " ", ...linked(text));

/** @param {Chapter[]} chapters */
function contents(chapters) {
  const links = chapters.map((chapter) => h("li", {}, h("a", { href: `#${chapter.id}` }, chapter.title)));
  return h(
    "nav",
    { class: "contents", "aria-labelledby": "contents-title" },
    h("h2", { id: "contents-title" }, say("web-contents")),
    searchBox(),
    h("ol", {}, ...links),
  );
}

function searchBox() {
  const box = h("input", { type: "search", id: SEARCH, "data-testid": "rules-search" });
  box.addEventListener("input", () => filter(box.value));
  return h("label", { class: "field search" }, h("span", {}, say("web-rules-search")), box);
}

/** Show only the rules that hold all the words. @param {string} sought */
function filter(sought) {
  const words = sought.toLowerCase().split(/\s+/).filter(Boolean);
  let found = 0;
  for (const rule of findAll(".rule")) {
    const text = (rule.textContent || "").toLowerCase();
    rule.hidden = !words.every((word) => text.includes(word));
    found += Number(!rule.hidden);
  }
  for (const chapter of findAll(".chapter")) chapter.hidden = !chapter.querySelector(".rule:not([hidden])");
  byId("found").textContent = words.length ? say("web-rules-found", { count: found }) : "";
}

/** Show all rules again. */
function showAll() {
  const box = byId(SEARCH);
  if (box instanceof HTMLInputElement) box.value = "";
  filter("");
}

/** Go to the rule named in the address, once it is on the page; a search that hides it ends. */
function goToAddress() {
  for (const marked of document.querySelectorAll(".here")) marked.classList.remove("here");
  const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  if (!target) return;
  if (target.closest("[hidden]")) showAll();
  target.classList.add("here");
  target.scrollIntoView({ block: "start" });
}

async function start() {
  await Promise.all([loadTexts(), loadIcons()]);
  const book = await rules(game);
  document.title = say("web-title", { page: say("web-rules-of", { game: book.name }) });
  drawMasthead({ title: book.name });
  drawFooting();
  const head = h(
    "header",
    { class: "rules-head" },
    icon("book"),
    h("h1", {}, say("web-rules-of", { game: book.name })),
    book.learn && learnLink({ id: game, name: book.name }),
    h("p", { id: "found", role: "status" }),
  );
  refill(byId("main"), contents(book.chapters), h("article", {}, head, ...book.chapters.map(chapterSection)));
  goToAddress();
  window.addEventListener("hashchange", goToAddress);
}

start().catch((problem) => notice(problem.message, "trouble"));
