/** Requests to the service. A refusal carries the service's own sentence; a lost connection is tried again. */
import { wait } from "./dom.js";
import { language, say } from "./text.js";

const RETRIES = [400, 1200, 3000];

/** What the service answered when it said no. */
export class Refusal extends Error {
  /** @param {number} status @param {{error?: string, text?: string, rule?: string}} answer */
  constructor(status, answer) {
    super(answer.text || say("web-error-unknown"));
    this.status = status;
    this.code = answer.error || "";
    this.rule = answer.rule || "";
  }
}

/** Whether a link leads to no table, as far as the service knows. @param {unknown} problem */
export const isUnknown = (problem) => problem instanceof Refusal && problem.status === 404;

/** Whether a link was refused because a new one took its place. @param {unknown} problem */
export const isReplaced = (problem) => problem instanceof Refusal && problem.code === "link-replaced";

/** @param {string} path @param {RequestInit} [init] */
async function request(path, init) {
  const answer = await fetch(path, init);
  const body = await answer.json().catch(() => ({}));
  if (!answer.ok) throw new Refusal(answer.status, body);
  return { status: answer.status, body };
}

/** What the browser says of a lost connection is nobody's language. @param {unknown} problem @returns {never} */
function sayWhy(problem) {
  throw problem instanceof Refusal ? problem : new Refusal(0, { text: say("web-error-connection") });
}

/** @param {string} path */
export const get = async (path) => (await request(path).catch(sayWhy)).body;

/**
 * Send something that may safely be sent twice: it carries its own key.
 * @param {string} path @param {object} content
 */
async function post(path, content) {
  const address = `${path}?lang=${language()}`;
  const init = { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(content) };
  for (const pause of RETRIES) {
    try {
      return await request(address, init);
    } catch (problem) {
      if (problem instanceof Refusal) throw problem;
      await wait(pause);
    }
  }
  return request(address, init).catch(sayWhy);
}

/** A key that no other request has. */
function freshKey() {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

const DEVICE = "aevum-device";

/** What this browser calls itself: the pages of a seat are told when another one opens it. */
function device() {
  const name = localStorage.getItem(DEVICE) || freshKey();
  localStorage.setItem(DEVICE, name);
  return name;
}

/** All games; of one that cannot be loaded there is only what is wrong with it. @returns {Promise<(import("./types.js").GameOffer | import("./types.js").FaultyGame)[]>} */
export const games = () => get(`/api/games?lang=${language()}`);
/** @param {string} game */
export const rules = (game) => get(`/api/rules/${game}?lang=${language()}`);
/** @param {object} wish */
export const openTable = async (wish) => (await post("/api/tables", { ...wish, key: freshKey() })).body;
/** @param {object} wish @returns {Promise<{link: string}>} */
export const openLesson = async (wish) => (await post("/api/lessons", { ...wish, key: freshKey() })).body;
/** The QR code of a link. @param {string} address @returns {Promise<{size: number, path: string}>} */
export const codeOf = async (address) => (await post("/api/code", { address })).body;
/** @param {object} saved */
export const importTable = async (saved) => (await post("/api/tables/import", saved)).body;

/** Everything a seat's link or a watcher's link can do. @param {string} place `/seat/{token}` or `/watch/{token}` */
export function access(place) {
  const root = `/api${place}`;
  let eye = `lang=${language()}`;
  return {
    watching: place.startsWith("/watch/"),
    /** From now on see with the eyes of one of the link's seats, or of nobody. @param {number | null} seat */
    look(seat) {
      eye = `lang=${language()}${seat === null ? "" : `&seat=${seat}`}`;
    },
    state: () => get(`${root}/state?${eye}`),
    glance: () => get(`${root}/glance?${eye}`),
    events: (/** @type {number} */ after) => `${root}/events?after=${after}&changes=1&device=${device()}&${eye}`,
    replay: (/** @type {number} */ at) => get(`${root}/replay?at=${at}&${eye}`),
    log: (/** @type {string} */ where, /** @type {number} */ number) => get(`${root}/log?${where}=${number}&${eye}`),
    why: (/** @type {string} */ action) => get(`${root}/why?action=${encodeURIComponent(action)}&${eye}`),
    file: `${root}/file`,
    advice: () => get(`${root}/advice?${eye}`),
    results: () => get(`${root}/results?${eye}`),
    chances: () => get(`${root}/chances?${eye}`),
    act: (/** @type {object} */ move) => post(`${root}/act`, { ...move, key: freshKey() }),
    undo: (/** @type {object} */ wish) => post(`${root}/undo`, { ...wish, key: freshKey() }),
    consent: (/** @type {boolean} */ agree) => post(`${root}/consent`, { agree, key: freshKey() }),
    withdraw: (/** @type {number} */ seat) => post(`${root}/withdraw`, { seat, key: freshKey() }),
    doze: (/** @type {number} */ seat) => post(`${root}/doze`, { seat, key: freshKey() }),
    again: () => post(`${root}/again`, {}),
    seat: (/** @type {object} */ wish) => post(`${root}/seat`, { ...wish, key: freshKey() }),
    name: (/** @type {number} */ seat, /** @type {string} */ name) => post(`${root}/name`, { seat, name }),
  };
}
