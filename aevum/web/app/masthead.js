/** The head of every page: the name, the way to the rules, language and theme. */
import { byId, h, icon, refill } from "./dom.js";
import { languageSwitch, say } from "./text.js";
import { themeSwitch } from "./theme.js";

/**
 * @param {{title?: string, rules?: string, tools?: HTMLElement[]}} [page]  `rules`: the game whose rules are linked
 */
export function drawMasthead({ title = "", rules = "", tools = [] } = {}) {
  const home = h("a", { class: "wordmark", href: "/" }, icon("aevum"), h("span", {}, say("web-name")));
  refill(
    byId("masthead"),
    home,
    title && h("span", { class: "masthead-title" }, title),
    h(
      "nav",
      { class: "tools", "aria-label": say("web-tools") },
      ...tools,
      rules && rulesLink(rules),
      languageSwitch(),
      themeSwitch(),
    ),
  );
}

/** @param {string} game */
function rulesLink(game) {
  return h(
    "a",
    { class: "tool", href: `/rules/${game}`, "aria-label": say("web-rules"), "data-testid": "rules" },
    icon("book"),
    h("span", { class: "tool-word" }, say("web-rules")),
  );
}

/** The line at the foot of the lobby and the rules. */
export function drawFooting() {
  refill(byId("footing"), h("p", {}, say("web-unofficial")));
}
