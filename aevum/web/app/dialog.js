/** Dialogs, cards that ask something, and passing notices. */
import { byId, datasetOf, find, h, icon, iconButton } from "./dom.js";
import { say } from "./text.js";

const NOTICE_STAYS = 7000;

/**
 * Open a dialog; it closes by its button, by Escape or by a press outside it.
 * @param {string} title @param {...Part} content
 */
export function openDialog(title, ...content) {
  const { key } = datasetOf(document.activeElement);
  const close = iconButton("close", "close", say("web-close"), () => dialog.close());
  const head = h("header", {}, h("h2", {}, title), close);
  const dialog = h("dialog", { "aria-label": title }, head, h("div", { class: "dialog-content" }, ...content));
  dialog.addEventListener("click", (event) => event.target === dialog && dialog.close());
  dialog.addEventListener("close", () => {
    dialog.remove();
    if (key) returnTo(key);
  });
  document.body.append(dialog);
  dialog.showModal();
  return dialog;
}

/** What opened a dialog may have been drawn anew since: the keyboard focus goes back all the same. @param {string} key */
function returnTo(key) {
  if (document.activeElement === document.body) find(`[data-key="${CSS.escape(key)}"]`)?.focus({ preventScroll: true });
}

/**
 * A card above the choices that tells or asks something beside the game.
 * @param {string} name for tests @param {string} symbol @param {string} text @param {...Part} buttons
 */
export function card(name, symbol, text, ...buttons) {
  const offered = buttons.filter(Boolean);
  return h(
    "div",
    { class: "consent-card", role: "group", "aria-label": text, "data-testid": name },
    h("p", { role: "status" }, icon(symbol), h("span", {}, text)),
    offered.length > 0 && h("div", { class: "row" }, ...offered),
  );
}

/** A card that can wait. @param {Parameters<typeof card>} parts */
export function quietCard(...parts) {
  const made = card(...parts);
  made.className = "choosing-card";
  return made;
}

/** Say something in passing; screen readers hear it. @param {string} text @param {"calm" | "trouble"} [kind] */
export function notice(text, kind = "calm") {
  const shown = h("p", { class: ["notice", kind] }, text);
  byId("notices").append(shown);
  setTimeout(() => shown.remove(), NOTICE_STAYS);
}

/** @import { Part, Reason, Shortcut } from "./types.js" */

/** @param {(name: string) => string} text of each @param {Record<string, string[]>} keys by name @returns {Shortcut[]} */
export const shortcutsOf = (text, keys) =>
  Object.entries(keys).map(([name, pressed]) => ({ keys: pressed, text: text(name) }));

/** @param {Shortcut[]} shortcuts */
export function openShortcuts(shortcuts) {
  const row = (/** @type {Shortcut} */ { keys, text }) =>
    h("tr", {}, h("td", {}, ...keys.map((key) => h("kbd", {}, key))), h("td", {}, text));
  openDialog(say("web-shortcuts"), h("table", { class: "shortcuts" }, h("tbody", {}, ...shortcuts.map(row))));
}

/** The number of a rule, which leads to it. @param {string} rule @param {string} game */
export const ruleLink = (rule, game) =>
  h("a", { class: "rule-id", href: `/rules/${game}#${rule}`, target: "_blank", "data-testid": "why-rule" }, rule);

/** Why something is not possible: the rule, linked, and its words. @param {Reason} reason @param {string} game */
export const openReason = (reason, game) => openReasons([reason], game);

/** Why several things are not possible, each with its rule. @param {Reason[]} reasons @param {string} game */
export function openReasons(reasons, game) {
  const lines = reasons.map(({ rule, text }) =>
    h("p", { "data-testid": "why-text" }, rule && ruleLink(rule, game), " ", text),
  );
  openDialog(say("web-why-not"), ...lines);
}
