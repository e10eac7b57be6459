/** What has changed in a state, as the service tells it: a JSON Patch (RFC 6902) of replaced, added and removed parts. */

/** @typedef {{op: "replace" | "add" | "remove", path: string, value?: unknown}} Change */

/**
 * The value with these changes; what has not changed is shared with the old one, which stays as it is.
 * @template T @param {T} value @param {Change[]} changes @returns {T}
 */
export function changed(value, changes) {
  const fresh = new Set();
  const root = { value };
  fresh.add(root);
  for (const change of changes) carryOut(root, change, fresh);
  return root.value;
}

/** @param {object} root @param {Change} change @param {Set<unknown>} fresh what was copied before */
function carryOut(root, { op, path, value }, fresh) {
  const names = ["value", ...path.split("/").slice(1).map(unescaped)];
  const last = /** @type {string} */ (names.pop());
  let place = /** @type {Record<string, unknown>} */ (root);
  for (const name of names) {
    if (!fresh.has(place[name])) fresh.add((place[name] = copied(place[name])));
    place = /** @type {Record<string, unknown>} */ (place[name]);
  }
  if (op === "remove") delete place[last];
  else place[last] = value;
}

/** @param {unknown} value */
const copied = (value) => (Array.isArray(value) ? [...value] : { .../** @type {object} */ (value) });

/** @param {string} name */
const unescaped = (name) => name.replaceAll("~1", "/").replaceAll("~0", "~");
