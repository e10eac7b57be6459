/** Dialogs and passing notices. */
import { byId, h, icon } from "./dom.js";
import { say } from "./text.js";

const NOTICE_STAYS = 7000;

/**
 * Open a dialog; it closes by its button, by Escape or by a press outside it.
 * @param {string} title @param {...any} content
 */
export function openDialog(title, ...content) {
  const close = h(
    "button",
    { class: "tool", type: "button", "aria-label": say("web-close"), onclick: () => dialog.close() },
    icon("close"),
  );
  const dialog = /** @type {HTMLDialogElement} */ (
    h(
      "dialog",
      { "aria-label": title },
      h("header", {}, h("h2", {}, title), close),
      h("div", { class: "dialog-content" }, ...content),
    )
  );
  dialog.addEventListener("click", (event) => event.target === dialog && dialog.close());
  dialog.addEventListener("close", () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
  return dialog;
}

/** Say something in passing; screen readers hear it. @param {string} text @param {"calm" | "trouble"} [kind] */
export function notice(text, kind = "calm") {
  const card = h("p", { class: `notice ${kind}` }, text);
  byId("notices").append(card);
  setTimeout(() => card.remove(), NOTICE_STAYS);
}

/** @param {{keys: string[], text: string}[]} shortcuts */
export function openShortcuts(shortcuts) {
  const rows = shortcuts.map(({ keys, text }) =>
    h("tr", {}, h("td", {}, ...keys.map((key) => h("kbd", {}, key))), h("td", {}, text)),
  );
  openDialog(say("web-shortcuts"), h("table", { class: "shortcuts" }, h("tbody", {}, ...rows)));
}

/**
 * Why something is not possible: the rule, linked, and its words.
 * @param {{rule: string, text: string}} reason @param {string} game
 */
export function openReason(reason, game) {
  const link =
    reason.rule &&
    h(
      "a",
      { class: "rule-id", href: `/rules/${game}#${reason.rule}`, target: "_blank", "data-testid": "why-rule" },
      reason.rule,
    );
  openDialog(say("web-why-not"), h("p", { "data-testid": "why-text" }, link, " ", reason.text));
}
