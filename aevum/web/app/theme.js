/** Light, dark, or as the reader's system says. */
import { button, icon, refill } from "./dom.js";
import { say } from "./text.js";

const STORED = "aevum-theme";
const THEMES = ["auto", "light", "dark"];
const ICONS = { auto: "auto", light: "sun", dark: "moon" };

const theme = () => /** @type {"auto"} */ (document.documentElement.dataset.theme || "auto");

/** The button that goes round the three themes. */
export function themeSwitch() {
  const made = button("theme", turn, { class: "tool" });
  function turn() {
    const next = THEMES[(THEMES.indexOf(theme()) + 1) % THEMES.length];
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
