/** What is beside the board: what goes on, the region that was tapped, and the choices by what they are about. */
import { button, h, icon, put } from "../../app/dom.js";
import { choicesBy, wordsOf } from "../../app/maps.js";
import { choiceButton, endings } from "../../app/panel.js";
import { listed, say } from "../../app/text.js";
import { amounts, isAmount } from "./amounts.js";
import { cardValue } from "./cards.js";
import { named, namesColours, withColours } from "./colour_choice.js";
import { conflictLines, conflictPanel } from "./conflict.js";
import { ledger } from "./ledger.js";
import { markerBoard, placings } from "./markers.js";
import { oddsPanel } from "./odds.js";
import { orderForm } from "./order.js";
import { regionCard } from "./region_card.js";
import { outcome, roundsFought } from "./rounds.js";
import { isPutBack, stackForm } from "./stack_form.js";
import { strokes } from "./strokes.js";
import { unitIcon } from "./symbols.js";
import { tradePanel } from "./trade.js";
import { choicesOfMap, isClosing, isLoss, isOfCard, isOfLeader, picked, picks, regionOf, viewOf } from "./view.js";

/** @import { Effect } from "../../app/types.js" */
/** @import { Choice, Draft, Scene } from "./types.js" */
/** @import { Rounds } from "./rounds.js" */
/** @import { WorldMap } from "./world.js" */

/** More regions than this are pressed on the map; fewer have buttons too. */
const FEW = 6;

/**
 * @param {HTMLElement} root @param {Scene} scene @param {Draft} draft @param {WorldMap} map
 * @param {{select: (id: string | null) => void, pick: (name: string | null) => void, rounds: Rounds}} hand
 * @returns {Choice[]} what is covered
 */
export function compose(root, scene, draft, map, { select, pick, rounds }) {
  const { choices } = scene;
  const onMap = choicesOfMap(scene);
  const order = orderForm(scene, draft, { pick, redraw: scene.redraw });
  const besideOrder = order ? onMap.filter(({ verb }) => verb !== "build") : onMap;
  const fewOnMap = draft.place === null && besideOrder.length <= FEW ? besideOrder : [];
  const placed = new Set(placings(scene));
  const standsElsewhere = [isOfCard, isClosing, isAmount, isPutBack, (/** @type {Choice} */ each) => placed.has(each)];
  const plain = choices.filter(
    (choice) => regionOf(choice) === null && !standsElsewhere.some((stands) => stands(choice)),
  );
  put(
    root,
    strokes(scene, rounds),
    outcome(scene, rounds),
    conflictLines(scene),
    conflictPanel(scene),
    roundsFought(scene, rounds),
    tradePanel(scene),
    ledger(scene),
    regionCard(scene, draft, map, select),
    markerBoard(scene),
    order,
    stackForm(scene),
    ...groups(scene, plain.filter(isCompany)),
    onMap.length > fewOnMap.length && !order && pickRow(scene, draft, pick),
    onMap.length > fewOnMap.length &&
      !order &&
      draft.place === null &&
      h("p", { class: "quiet on-map" }, icon("sa-focus"), say("web-seven-on-map")),
    ...fewOnMap.filter((choice) => !isLoss(choice)).map((choice) => pointing(choice, scene, map)),
    ...amounts(scene),
    ...groups(
      scene,
      plain.filter((choice) => !isCompany(choice)),
    ),
    cardGroup(scene, map),
    ...fewOnMap.filter(isLoss).map((choice) => pointing(choice, scene, map)),
    endings(
      ...choices
        .filter(isClosing)
        .map((choice) => choiceButton(withUnsent(choice, draft), scene, undefined, "closing")),
    ),
    oddsPanel(scene),
  );
  return choices;
}

/** Leaders who may come along are part of the stack: they stand beside its units, before the ways it can go. @param {Choice} choice */
const isCompany = ({ verb }) => verb === "take_leader";

/** What ends a step says that an order which was counted up is thrown away. @param {Choice} choice @param {Draft} draft @returns {Choice} */
const withUnsent = (choice, { order }) =>
  order.length
    ? {
        ...choice,
        effects: [...choice.effects, { kind: "unsent", amount: -order.length, text: say("web-seven-order-unsent") }],
      }
    : choice;

/** A choice of a region as a button that shows it on the map. @param {Choice} choice @param {Scene} scene @param {WorldMap} map */
function pointing(choice, scene, map) {
  return showOnMap(choiceButton(choice, scene), [/** @type {string} */ (regionOf(choice))], map);
}

/** Whoever points at a button sees regions on the map. @param {HTMLElement} made @param {string[]} regions @param {WorldMap} map */
function showOnMap(made, regions, map) {
  for (const come of ["pointerenter", "focus"]) made.addEventListener(come, () => map.show(regions));
  for (const go of ["pointerleave", "blur"]) made.addEventListener(go, () => map.show(null));
  return made;
}

/** Choices of a verb stand together; many in two columns. @param {Scene} scene @param {Choice[]} choices */
const groups = (scene, choices) =>
  [...choicesBy(choices, ({ verb }) => [verb])].map(([verb, same]) =>
    h(
      "div",
      { class: ["choice-group", same.length > FEW && !namesColours(verb) && "many"], "data-verb": verb },
      ...same.map((choice) => withColours(choiceButton(named(choice), scene), choice, scene)),
    ),
  );

/** Choices of cards, each with its value; they stand on the cards too. @param {Scene} scene @param {WorldMap} map */
function cardGroup(scene, map) {
  const { hand, peeked } = viewOf(scene).seats[scene.seat];
  const made = scene.choices.filter(isOfCard).map((choice) => {
    const card = [...hand, ...peeked].find(({ id }) => id === wordsOf(choice)[1]);
    const starts = card && choice.verb === "found" ? card.starts : [];
    const effects = [...choice.effects.filter(({ kind }) => !standsOnCard(kind)), ...startsEffect(starts)];
    const pressed = choiceButton({ ...choice, effects }, scene);
    if (card) pressed.append(cardValue(card.value));
    return showOnMap(pressed, starts, map);
  });
  return made.length ? h("div", { class: ["choice-group of-cards", made.length > FEW && "many"] }, ...made) : null;
}

/** What would make a list of cards long, and can be read on each of them. @param {string} kind */
const standsOnCard = (kind) => kind === "value" || kind === "special";

/** Where an empire would start. @param {string[]} starts @returns {Effect[]} */
const startsEffect = (starts) =>
  starts.length
    ? [
        {
          kind: "starts",
          amount: 0,
          text: say("web-seven-starts", { regions: listed(starts.map((id) => say(`region-${id}`))) }),
        },
      ]
    : [];

/** First what, then where: units or leaders to pick, before the map is pressed. @param {Scene} scene @param {Draft} draft @param {(name: string | null) => void} pick */
function pickRow(scene, draft, pick) {
  const offered = picks(scene);
  if (!offered.size) return null;
  const chosen = picked(scene, draft);
  const prices = new Map(
    viewOf(scene).empires.flatMap((empire) =>
      empire.id === viewOf(scene).acting ? empire.builds.map((each) => [each.unit, each.cost]) : [],
    ),
  );
  const chips = [...offered].map(([name, [choice, ...more]]) => {
    const [symbol, words] = isOfLeader(choice)
      ? ["sa-leader", say(`leader-${name}`)]
      : [unitIcon(name), say(`unit-${name}`)];
    const cost = choice.verb === "build" && prices.get(name);
    return button(
      `pick-${name}`,
      () => pick(name === chosen && offered.size > 1 ? null : name),
      { class: "chip", "aria-pressed": String(name === chosen) },
      icon(symbol),
      words,
      h("small", {}, cost ? [icon("sa-money"), cost] : String(more.length + 1)),
    );
  });
  return h(
    "section",
    { class: "picks", "aria-label": say("web-seven-picks"), "data-testid": "picks" },
    h("p", { class: "quiet" }, say(chosen === null ? "web-seven-pick-first" : "web-seven-pick-then")),
    h("div", { class: "chips" }, ...chips),
  );
}
