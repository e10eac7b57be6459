/** What an empire has to spend. */
import { h, icon, unseen } from "../../app/dom.js";
import { figure, joined, say } from "../../app/text.js";

/** @import { Empire } from "./types.js" */

/** Money, and what a production would add to it. @param {Empire} empire */
export function purse({ money, income, upkeep }) {
  const words = [say("web-seven-money", { count: money }), say("web-seven-income", { income, upkeep: upkeep ?? "?" })];
  return h(
    "span",
    { class: "counter", title: words.join(" · ") },
    icon("sa-money"),
    h("b", { "aria-hidden": "true" }, money),
    h("small", { "aria-hidden": "true" }, figure(`+${income}`)),
    upkeep ? h("small", { class: "upkeep", "aria-hidden": "true" }, figure(-upkeep)) : null,
    unseen(joined(words)),
  );
}
