/* Runs before everything else. Where the browser lets a page keep nothing, the page remembers as long as it is open. */
for (const name of /** @type {const} */ (["localStorage", "sessionStorage"])) {
  try {
    void window[name];
  } catch {
    /** @type {Map<string, string>} */
    const kept = new Map();
    const value = {
      getItem: (/** @type {string} */ key) => kept.get(key) ?? null,
      setItem: (/** @type {string} */ key, /** @type {string} */ text) => void kept.set(key, text),
      removeItem: (/** @type {string} */ key) => void kept.delete(key),
    };
    Object.defineProperty(window, name, { value });
  }
}

/* Before the first paint, so that a chosen theme never flashes. */
document.documentElement.dataset.theme = localStorage.getItem("aevum-theme") || "auto";
