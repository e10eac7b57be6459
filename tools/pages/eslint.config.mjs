/** How the pages are linted. Types are the compiler's affair (tsconfig.json), layout the formatter's. */
import js from "@eslint/js";
import globals from "globals";

/** Types are written in comments, which other rules do not read: none is left open, and no complaint is silenced. */
const realTypes = {
  create: (context) => ({
    Program() {
      for (const comment of context.sourceCode.getAllComments())
        if (/\{[^}]*\bany\b[^}]*\}|@ts-\w+/.test(comment.value))
          context.report({ loc: comment.loc, message: "Say the real type: no `any`, no @ts-… comment." });
    },
  }),
};

export default [
  js.configs.recommended,
  {
    languageOptions: { ecmaVersion: 2023, sourceType: "module", globals: globals.browser },
    linterOptions: { reportUnusedDisableDirectives: "error" },
    plugins: { pages: { rules: { "real-types": realTypes } } },
    rules: {
      "pages/real-types": "error",
      "array-callback-return": "error",
      "default-param-last": "error",
      eqeqeq: "error",
      "max-depth": ["error", 3],
      "max-lines": ["error", 350],
      "max-params": ["error", 6],
      "no-console": "error",
      "no-implicit-coercion": "error",
      "no-param-reassign": "error",
      "no-promise-executor-return": ["error", { allowVoid: true }],
      "no-sequences": "error",
      "no-shadow": "error",
      "no-unneeded-ternary": "error",
      "no-unused-expressions": ["error", { allowShortCircuit: true, allowTernary: true }],
      "no-useless-return": "error",
      "no-var": "error",
      "object-shorthand": "error",
      "prefer-arrow-callback": "error",
      "prefer-const": "error",
      "prefer-template": "error",
    },
  },
];
