/** The discard pile, which everybody may look through. */
import { disclosure, h } from "../../app/dom.js";
import { say } from "../../app/text.js";
import { viewOf } from "./view.js";
import { empireName } from "./words.js";

/** @import { Scene } from "./types.js" */

/** @param {Scene} scene @param {{discards: boolean}} open */
export function discardPile(scene, open) {
  const { discards } = viewOf(scene);
  if (!discards.length) return null;
  const rows = discards.map(({ id, value, event, artifact }) =>
    h(
      "li",
      {},
      h("b", {}, value),
      h("span", {}, empireName(id)),
      h(
        "small",
        {},
        [say(`event-card-${event.id}`), artifact && say(`artifact-${artifact.id}`)].filter(Boolean).join(" · "),
      ),
    ),
  );
  return disclosure(
    { class: "sa-panel discards", open: open.discards, "data-testid": "discards" },
    (isOpen) => (open.discards = isOpen),
    h("summary", { "data-key": "discards" }, say("web-seven-discards", { count: discards.length })),
    h("ul", {}, ...rows),
  );
}
