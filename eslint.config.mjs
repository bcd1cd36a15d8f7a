import eslint from "@eslint/js";
import regexp from "eslint-plugin-regexp";
import tseslint from "typescript-eslint";

export default tseslint.config(
  { ignores: ["dist/", "out/", "coverage/", "node_modules/", "**/node_modules/", ".cache/"] },
  eslint.configs.recommended,
  ...tseslint.configs.strict,
  {
    rules: {
      "@typescript-eslint/consistent-type-imports": "error",
      // Custom functions are named like their id.
      "@typescript-eslint/naming-convention": "off",
      // Index signatures are checked by noUncheckedIndexedAccess; a `!` needs a comment, reviewed by eye.
      "@typescript-eslint/no-non-null-assertion": "error",
      "no-console": "error",
    },
  },
  {
    // Every text may be hostile, so no pattern of the product may need more than linear time for one. Potential backtracking
    // counts too: what fails behind a pattern may be written elsewhere. Sticky patterns stay where they are asked.
    files: ["src/**"],
    plugins: { regexp },
    rules: {
      "regexp/no-super-linear-backtracking": ["error", { report: "potential" }],
      "regexp/no-super-linear-move": ["error", { report: "potential", ignoreSticky: true }],
    },
  },
  {
    // Scripts, which print to the terminal.
    files: ["bench/**", "build/**", "tests/**/run.ts", "tools/**"],
    rules: { "no-console": "off" },
  },
  {
    files: ["**/*.mjs", "**/*.js", "**/*.cjs"],
    languageOptions: {
      globals: {
        process: "readonly",
        console: "readonly",
        URL: "readonly",
        Buffer: "readonly",
        require: "readonly",
        module: "writable",
        __dirname: "readonly",
        __filename: "readonly",
        performance: "readonly",
        setTimeout: "readonly",
      },
    },
    rules: { "@typescript-eslint/no-require-imports": "off", "no-console": "off" },
  },
);
