/** Light, dark, or as the reader's system says. */
import { button, icon, refill } from "./dom.js";
import { say } from "./text.js";

const STORED = "aevum-theme";
/** The themes and their icons, in the order in which they come. @type {Record<string, string>} */
const ICONS = { auto: "auto", light: "sun", dark: "moon" };

const theme = () => document.documentElement.dataset.theme || "auto";

/** The button that goes round the three themes. */
export function themeSwitch() {
  const made = button("theme", turn, { class: "tool" });
  function turn() {
    const themes = Object.keys(ICONS);
    const next = themes[(themes.indexOf(theme()) + 1) % themes.length];
    document.documentElement.dataset.theme = next;
    localStorage.setItem(STORED, next);
    show();
  }
  function show() {
    const label = say("web-theme", { theme: say(`web-theme-${theme()}`) });
    made.setAttribute("aria-label", label);
    made.title = label;
    refill(made, icon(ICONS[theme()]));
  }
  show();
  return made;
}
