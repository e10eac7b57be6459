/** The page of an address where there is nothing. */
import { loadIcons } from "./dom.js";
import { drawFooting } from "./masthead.js";
import { loadTexts, say } from "./text.js";
import { drawInstead, wayHome } from "./unreached.js";

await Promise.all([loadTexts(), loadIcons()]);
drawInstead(say("web-unknown-address"), say("web-unknown-address-help"), wayHome(true));
drawFooting();
