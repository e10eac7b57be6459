/** Every word on the pages: fetched once for the reader's language, then said by key. */
import { fetchPatiently, h, icon, unseen } from "./dom.js";

const LANGUAGES = ["en", "fr", "ja"];
const STORED = "aevum-lang";
/** What the address asked for holds for the other pages of this visit too. */
const VISIT = "aevum-lang-visit";

/** @type {Record<string, string>} */
let texts = {};

/** The language that the address asks for. */
const addressed = () => new URLSearchParams(location.search).get("lang");

/** The reader's language: the address, else what this visit began with, else what was chosen before, else the browser's. */
export function language() {
  const wanted = [addressed(), sessionStorage.getItem(VISIT), localStorage.getItem(STORED), ...navigator.languages];
  return wanted.map((tag) => (tag || "").slice(0, 2)).find((tag) => LANGUAGES.includes(tag)) || "en";
}

/** Load the texts of the pages and, with a game, its names. @param {string} [game] */
export async function loadTexts(game) {
  const lang = language();
  if (addressed()) sessionStorage.setItem(VISIT, lang);
  const asked = game ? `?game=${encodeURIComponent(game)}` : "";
  const answer = await fetchPatiently(`/api/text/${lang}${asked}`);
  texts = { ...texts, ...(await answer.json()) };
  document.documentElement.lang = lang;
}

/**
 * A message with its variables filled in. A key that is missing shows itself.
 * @param {string} key @param {Record<string, string | number>} [values]
 */
export function say(key, values = {}) {
  const message = texts[key] ?? key;
  return message.replace(/\{\s*\$?(\w+)\s*\}/g, (whole, name) => String(values[name] ?? whole));
}

/** Whether there is a message of this key. @param {string} key */
export const canSay = (key) => key in texts;

/** Words one after another, with a comma of the reader's language between them. @param {(string | false)[]} words */
export const joined = (words) =>
  words.reduce(
    (/** @type {string} */ one, two) => (one && two ? say("web-joined", { one, two }) : one || two || ""),
    "",
  );

/** Names joined as a sentence would. @param {string[]} names */
export const listed = (names) => new Intl.ListFormat(language(), { type: "conjunction" }).format(names);

/** Names of which one is meant. @param {string[]} names */
export const either = (names) => new Intl.ListFormat(language(), { type: "disjunction" }).format(names);

/** @type {[Intl.RelativeTimeFormatUnit, number][]} so many seconds each, the longest first */
const SPANS = [
  ["day", 86400],
  ["hour", 3600],
  ["minute", 60],
];

/** How long ago something was, in words. @param {Date} when */
export function ago(when) {
  const seconds = Math.max(0, (Date.now() - when.getTime()) / 1000);
  const [unit, length] = SPANS.find((span) => seconds >= span[1]) ?? ["second", Infinity];
  const words = new Intl.RelativeTimeFormat(language(), { numeric: "auto" });
  return words.format(-Math.floor(seconds / length), unit);
}

/** A number as it is printed, with a true minus sign. @param {number | string} number */
export const figure = (number) => String(number).replace("-", "−");

/** The language switch: choosing one opens the same page in it. */
export function languageSwitch() {
  const select = h("select", { "data-testid": "lang" }, ...LANGUAGES.map(languageOption));
  select.value = language();
  select.addEventListener("change", () => speak(select.value));
  return h("label", { class: "tool language" }, icon("globe"), unseen(say("web-language")), select);
}

/** @param {string} lang */
const languageOption = (lang) => h("option", { value: lang, lang }, say(`web-language-${lang}`));

/** Open the same page in another language. @param {string} lang */
function speak(lang) {
  localStorage.setItem(STORED, lang);
  sessionStorage.removeItem(VISIT);
  const address = new URL(location.href);
  address.searchParams.delete("lang");
  if (address.href === location.href) location.reload();
  else location.replace(address);
}
