/** A stack with its whole way in one press, though it goes region by region: each way is a series of choices. */
import { figure, say } from "../../app/text.js";

/** @import { Choice, Move, Scene, State, View } from "./types.js" */

/** The verbs of ways that this page makes up: to where nobody else stands, and to where somebody does. */
export const [WAY, INVADE] = ["way", "invade"];

/** @param {Scene} scene @returns {View} */
const viewOf = ({ state }) => /** @type {View} */ (state.view);

/** The regions in which the stack can end its way, each as one choice. @param {Scene} scene @returns {Choice[]} */
export function wayChoices(scene) {
  const { move } = viewOf(scene);
  if (!scene.active || !move) return [];
  return Object.entries(move.ways).map(([id, series]) => {
    const verb = isForeign(scene, id) ? INVADE : WAY;
    const label = say(verb === WAY ? "web-seven-go-there" : "web-seven-invade", { region: say(`region-${id}`) });
    return { action: `${verb} ${id}`, verb, a: 0, b: 0, label, effects: effectsOf(move, id), series };
  });
}

/** How far a region is, and what ending the way there brings. @param {Move} move @param {string} id */
function effectsOf({ ways, gains }, id) {
  const count = ways[id].filter((step) => step.startsWith("go ")).length;
  const length = { kind: "way", amount: 0, text: say("web-seven-way-length", { count }) };
  const brought = Object.entries(gains[id] ?? {}).map(([kind, amount]) => ({
    kind,
    amount,
    text: say(`web-seven-gain-${kind}`, { amount: figure(amount > 0 ? `+${amount}` : amount) }),
  }));
  return [length, ...brought];
}

/** Whether units of another empire stand in a region. @param {Scene} scene @param {string} id */
function isForeign(scene, id) {
  const { regions, move } = viewOf(scene);
  const stacks = regions.find((region) => region.id === id)?.stacks ?? [];
  return stacks.some(({ empire }) => empire !== move?.empire);
}

/** The legs of the way to a region, from where the stack is. @param {Scene} scene @param {string | null} id @returns {string[][]} */
export function legsTo(scene, id) {
  const move = viewOf(scene).move;
  if (!move || !id) return [];
  const steps = move.ways[id] ?? scene.choices.map(({ action }) => action).filter((step) => step === `go ${id}`);
  const places = [move.at, ...steps.filter((step) => step.startsWith("go ")).map((step) => step.slice(3))];
  return places.slice(1).map((to, place) => [places[place], to]);
}

/** Who moves takes the whole stack along; what shall stay is put back. @param {Choice} choice @returns {Choice} */
export const withStack = (choice) =>
  choice.verb === "move" ? { ...choice, series: [choice.action, wholeStack] } : choice;

/** All units of a stack, or the only kind there is. @param {() => Promise<State>} state */
async function wholeStack(state) {
  const { choices } = await state();
  const all = choices.find(({ verb }) => verb === "take_all");
  const kinds = choices.filter(({ verb }) => verb === "take" || verb === "take_from");
  return all?.action ?? (kinds.length === 1 ? kinds[0].action : null);
}
