/** The page of a game's rules; every rule has its own address. */
import { rules } from "./api.js";
import { byId, h, icon, loadIcons, refill } from "./dom.js";
import { learnLink } from "./learned.js";
import { drawFooting, drawMasthead } from "./masthead.js";
import { Rulebook } from "./rulebook.js";
import { loadTexts, say } from "./text.js";
import { drawUnreached } from "./unreached.js";

const game = location.pathname.split("/")[2];

async function start() {
  await Promise.all([loadTexts(), loadIcons()]);
  const book = await rules(game);
  document.title = say("web-title", { page: say("web-rules-of", { game: book.name }) });
  drawMasthead({ title: book.name });
  drawFooting();
  const shown = new Rulebook(book.chapters);
  const head = h(
    "header",
    { class: "rules-head" },
    icon("book"),
    h("h1", {}, say("web-rules-of", { game: book.name })),
    book.learn && learnLink({ id: game, name: book.name }),
    shown.found,
  );
  refill(byId("main"), shown.contents, h("article", {}, head, ...shown.chapters));
  // Once everything is on the page, the rule named in the address is gone to.
  const goToAddress = () => shown.goTo(decodeURIComponent(location.hash.slice(1)));
  goToAddress();
  window.addEventListener("hashchange", goToAddress);
}

start().catch(drawUnreached);
