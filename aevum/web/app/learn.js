/** A game in three minutes: what it is about, with boards that show real positions. */
import { games, get } from "./api.js";
import { button, byId, h, icon, loadIcons, refill } from "./dom.js";
import { notice } from "./dialog.js";
import { Picture } from "./figure.js";
import { noteLearned } from "./learned.js";
import { drawFooting, drawMasthead } from "./masthead.js";
import { linkedTo } from "./rule_links.js";
import { usualTable } from "./new_table.js";
import { openAndRemember } from "./recent.js";
import { language, loadTexts, say } from "./text.js";
import { drawUnreached } from "./unreached.js";

/** @import { Lesson, LessonSection } from "./types.js" */

const game = location.pathname.split("/")[2];
const address = `/api/learn/${game}`;
const rules = `/rules/${game}`;
const asked = `?lang=${language()}`;

/** @type {Picture[]} */
const pictures = [];

/** @param {LessonSection} section */
function sectionOf({ id, title, paragraphs, figures }) {
  const made = figures.map((figure) => {
    const picture = new Picture(figure, pictures.length + 1, rules, () => get(`${address}/${figure.id}${asked}`));
    pictures.push(picture);
    return picture.element;
  });
  return h(
    "section",
    { id, class: "lesson-section", "aria-labelledby": `title-${id}` },
    h("h2", { id: `title-${id}` }, title),
    ...paragraphs.map(block),
    ...made,
  );
}

/** A paragraph, or a list of steps. @param {string | string[]} text */
const block = (text) =>
  typeof text === "string"
    ? h("p", {}, ...linkedTo(text, rules))
    : h("ul", {}, ...text.map((step) => h("li", {}, ...linkedTo(step, rules))));

/** @param {Lesson} lesson */
const head = ({ name, lead, sections }) =>
  h(
    "header",
    { class: "lesson-head" },
    icon("hourglass"),
    h("h1", {}, say("web-learn-of", { game: name })),
    h("p", { class: "tagline" }, lead),
    h(
      "nav",
      { class: "lesson-contents", "aria-label": say("web-contents") },
      ...sections.map(({ id, title }) => h("a", { class: "button chip", href: `#${id}` }, title)),
    ),
  );

/** Where to go from here. @param {Lesson} lesson */
const onward = (lesson) =>
  h(
    "nav",
    { class: "onward", "aria-label": say("web-learn-onward") },
    button("learn-play", () => void play(lesson.game), { class: "primary" }, icon("dice"), say("web-learn-play")),
    h("a", { class: "button", href: rules, "data-testid": "learn-rules" }, icon("book"), say("web-learn-rules")),
  );

/** A table against the computer; a short game, where there is one. @param {string} id */
async function play(id) {
  try {
    const offer = (await games()).find((each) => each.id === id);
    if (offer && !("fault" in offer)) location.assign(await openAndRemember(usualTable(offer, offer.short?.options)));
  } catch (problem) {
    notice(/** @type {Error} */ (problem).message, "trouble");
  }
}

/** Draw one picture after the other, the first ones first; their positions come meanwhile. */
async function drawPictures() {
  for (const picture of pictures) void picture.fetch();
  for (const picture of pictures) await picture.draw();
}

async function start() {
  await Promise.all([loadTexts(game), loadIcons()]);
  /** @type {Lesson} */
  const lesson = await get(`${address}${asked}`);
  document.title = say("web-title", { page: say("web-learn-of", { game: lesson.name }) });
  drawMasthead({ title: lesson.name, rules: game });
  drawFooting();
  refill(byId("main"), h("article", {}, head(lesson), ...lesson.sections.map(sectionOf), onward(lesson)));
  noteLearned(lesson.game);
  await drawPictures();
}

start().catch(drawUnreached);
