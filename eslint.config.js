// What the page's sources are held to besides types and format: the mistakes that TypeScript and Svelte know of.
import js from "@eslint/js";
import { defineConfig } from "eslint/config";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";
import svelteConfig from "./web/svelte.config.js";

export default defineConfig(
  { ignores: ["**/*.d.ts"] },
  js.configs.recommended,
  ts.configs.recommended,
  svelte.configs.recommended,
  {
    languageOptions: { globals: globals.browser },
    rules: {
      // TypeScript finds unknown names, and knows more of them.
      "no-undef": "off",
      // `_` is the word for what nobody needs.
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_$", varsIgnorePattern: "^_$" }],
      // Pictures are our own SVG; nothing that people write is ever put in like this.
      "svelte/no-at-html-tags": "off",
      // Maps and sets are made, read and forgotten inside a function; what is kept is $state.
      "svelte/prefer-svelte-reactivity": "off",
    },
  },
  {
    // Here the frame meets games whose views and contents it does not know.
    files: ["web/src/lib/contract.ts"],
    rules: { "@typescript-eslint/no-explicit-any": "off" },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
);
