/** What is read off the view of 7 Ages, and which choices stand where. */
import { choicesBy, wordsOf } from "../../app/maps.js";
import { INVADE, WAY, wayChoices, withStack } from "./ways.js";

/** @import { Choice, Draft, Empire, Scene, State, View } from "./types.js" */

/** Verbs whose first noun is a region. */
const IN_A_REGION = [
  ...["go", "move", "fight", "contest", "choose_region", "start_in", "build_in", "moor", "found_capital", "place_fort"],
  ...["place_artifact", "send_leader", "build_city", "improve_city", "make_capital", "pacify", "withdraw_all"],
  ...["ask_canal", "fortify", WAY, INVADE],
];
/** Verbs that name a unit or a leader, then a region. */
const WITH_A_REGION = [
  ...["build", "disband", "take_from", "withdraw", "turn_over", "kill_leader", "appoint", "keep_leader"],
  ...["give_up_leader", "withdraw_leader", "dismiss"],
];
const OF_LEADERS = new Set(["kill_leader", "appoint", "keep_leader", "give_up_leader", "withdraw_leader", "dismiss"]);
/** Verbs that name a card of the hand. */
const OF_A_CARD = [
  ...["bid", "discard", "play_event", "found", "play_artifact", "lay_for_trade", "replace_trade_card", "hand_over"],
  ...["throw_away", "put_next"],
];
/** Verbs that end something. */
const CLOSING = ["done", "pass", "stop", "turn_back", "retreat"];
/** A fight begins at once. */
export const FIGHTS = new Set(["fight", "contest", "kill_leader", INVADE]);
const BUILDS = new Set(["build_in", "build_city", "improve_city", "fortify", "place_fort", "build"]);
export const NUMERALS = ["", "I", "II", "III", "IV", "V", "VI", "VII"];

/** @param {{state: State}} moment @returns {View} */
export const viewOf = ({ state }) => /** @type {View} */ (state.view);

/** @param {View} view @param {string | null} id @returns {Empire | undefined} */
export const empireOf = (view, id) => view.empires.find((empire) => empire.id === id);

/** @param {Choice} choice */
export const isOfCard = ({ verb }) => OF_A_CARD.includes(verb);

/** @param {Choice} choice */
export const isClosing = ({ verb }) => CLOSING.includes(verb);

/** Whether a choice only gives something up: it stands below what others offer, and no region is lit for it. @param {Choice} choice */
export const isLoss = ({ verb }) => verb === "dismiss";

/** @param {Choice} choice */
export const isOfLeader = ({ verb }) => OF_LEADERS.has(verb);

/** The region a choice names, or none. @param {Choice} choice */
export function regionOf(choice) {
  if (IN_A_REGION.includes(choice.verb)) return wordsOf(choice)[1];
  return WITH_A_REGION.includes(choice.verb) ? wordsOf(choice)[2] : null;
}

/** What a region is pressed for where all that could be done there goes by one verb, by step. @type {Record<string, string>} */
const TRIED = { go: "go", pick_unit: "go", stack: "move", build: "build_in", urbanise: "build_city", pacify: "pacify" };

/** What somebody wants who presses a region where nothing can be done: what is possible elsewhere, else to go there. @param {Scene} scene @param {string} id */
export function triedIn(scene, id) {
  const verb = TRIED[viewOf(scene).step];
  const elsewhere = scene.choices.find((choice) => regionOf(choice) !== null);
  if (verb || !elsewhere) return `${verb ?? "go"} ${id}`;
  return wordsOf(elsewhere)
    .map((word) => (word === regionOf(elsewhere) ? id : word))
    .join(" ");
}

/** The unit or leader that goes with the region of a choice. @param {Choice} choice */
export const pickOf = (choice) => (WITH_A_REGION.includes(choice.verb) ? wordsOf(choice)[1] : null);

/** The choices that the map stands for, whole ways among them. @param {Scene} scene @returns {Choice[]} */
export function choicesOfMap(scene) {
  const ways = wayChoices(scene);
  const ends = new Set(ways.map(regionOf));
  const isWay = (/** @type {Choice} */ choice) => ends.has(regionOf(choice)) && isLastStep(choice);
  const placed = scene.choices.filter((choice) => regionOf(choice) !== null && !isWay(choice));
  return [...ways, ...placed.map(withStack)];
}

/** Whether a stack goes where it can go no farther. @param {Choice} choice */
const isLastStep = ({ verb, effects }) =>
  verb === "go" && effects.some(({ kind, amount }) => kind === "stops" || (kind === "movement" && amount === 0));

/** The units or leaders of which one can be picked before its region. @param {Scene} scene @returns {Map<string, Choice[]>} */
export const picks = (scene) =>
  choicesBy(
    scene.choices.filter((choice) => pickOf(choice) !== null),
    (choice) => [/** @type {string} */ (pickOf(choice))],
  );

/** What is picked: the last pick where it is still offered, else the only one there is. @param {Scene} scene @param {Draft} draft */
export function picked(scene, { pick }) {
  const offered = picks(scene);
  if (pick !== null && offered.has(pick)) return pick;
  return offered.size === 1 ? [...offered.keys()][0] : null;
}

/** What can be done where; of units and leaders only what is picked. @param {Scene} scene @param {Draft} draft @returns {Map<string, Choice[]>} */
export function choicesOnMap(scene, draft) {
  const pick = picked(scene, draft);
  const fits = (/** @type {Choice} */ choice) =>
    !isLoss(choice) && (pick === null || pickOf(choice) === null || pickOf(choice) === pick);
  const found = choicesBy(choicesOfMap(scene).filter(fits), (choice) => [/** @type {string} */ (regionOf(choice))]);
  for (const choices of found.values()) choices.sort((one, other) => rank(one, pick) - rank(other, pick));
  return found;
}

/** What was picked and whole ways come first, a fort last. @param {Choice} choice @param {string | null} pick */
const rank = (choice, pick) =>
  choice.series || (pick !== null && pickOf(choice) === pick) ? 0 : choice.verb === "fortify" ? 2 : 1;

/**
 * What one press on a region means, or nothing when there is more to choose.
 * @param {Choice[]} choices @param {string | null} pick
 */
export function plainChoice(choices, pick) {
  const [first, ...others] = choices;
  if (!first || first.series) return first;
  if (pick !== null && pickOf(first) === pick && others.every((other) => other.verb === "fortify")) return first;
  return others.length || first.verb === "fortify" ? undefined : first;
}

/** How an offer looks. @param {Choice[]} choices */
export function offerLook([{ verb }]) {
  if (FIGHTS.has(verb)) return "fight";
  return BUILDS.has(verb) ? "build" : "go";
}

/** The choices that a card of the hand stands for. @param {Scene} scene @param {string} card */
export const choicesOfCard = (scene, card) =>
  scene.choices.filter((choice) => isOfCard(choice) && wordsOf(choice)[1] === card);

/** The id of a region as events number them. @param {View} view @param {number} place */
export const regionId = (view, place) => view.map.regions[place];

/** @param {View} view @param {string} id */
export const regionAt = (view, id) => view.regions.find((region) => region.id === id);

/** Where empires stand whose markers can be revealed now. @param {Scene} scene */
export function homesToReveal(scene) {
  const view = viewOf(scene);
  const empires = scene.choices.flatMap((choice) => (choice.verb === "reveal" ? [wordsOf(choice)[1]] : []));
  return empires.flatMap((id) => {
    const home = empireOf(view, id)?.capital ?? view.regions.find(({ control }) => control === id)?.id;
    return home ? [home] : [];
  });
}
