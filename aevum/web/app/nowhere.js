/** The page of an address where there is nothing. */
import { byId, h, loadIcons, refill } from "./dom.js";
import { drawFooting, drawMasthead } from "./masthead.js";
import { loadTexts, say } from "./text.js";

await Promise.all([loadTexts(), loadIcons()]);
document.title = say("web-title", { page: say("web-unknown-address") });
drawMasthead();
drawFooting();
refill(
  byId("main"),
  h(
    "section",
    { class: "nowhere", "data-testid": "nowhere" },
    h("h1", {}, say("web-unknown-address")),
    h("p", {}, say("web-unknown-address-help")),
    h("a", { class: "button primary", href: "/" }, say("web-to-lobby")),
  ),
);
