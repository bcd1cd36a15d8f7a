import { defineConfig } from "@playwright/test";
import config from "./playwright.config";
import { LONG } from "./tests/browser/longTests";

/** The tests that take minutes, with everything that they can try: `npm run test:long`. */
export default defineConfig(config, { grep: new RegExp(`${LONG}\\b`), use: { volume: "all" } });
