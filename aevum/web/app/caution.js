/** Nothing is lost by one press: what deserves a second thought is asked once more. */
import { openDialog, ruleLink } from "./dialog.js";
import { button, h } from "./dom.js";
import { effectList } from "./panel.js";
import { say } from "./text.js";

/** @import { Choice } from "./types.js" */

/**
 * Do something, at once or after it was asked once more.
 * @param {Choice} choice @param {string} game @param {() => void} act
 */
export function withCaution(choice, game, act) {
  const { caution, effects, label } = choice;
  if (!caution) return act();
  const go = () => {
    dialog.close();
    act();
  };
  const style = caution.idle ? {} : { class: "primary" };
  const dialog = openDialog(
    label,
    h("p", { "data-testid": "caution-text" }, caution.text, " ", caution.rule && ruleLink(caution.rule, game)),
    effects.length > 0 && h("p", {}, effectList(effects)),
    h(
      "div",
      { class: "row" },
      button(
        "confirm-caution",
        go,
        { ...style, "data-action": choice.action },
        caution.idle ? say("web-do-anyway") : label,
      ),
      button("leave-caution", () => dialog.close(), {}, say("web-not-now")),
    ),
  );
}
