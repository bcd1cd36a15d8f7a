import { defineConfig } from "@playwright/test";
import config from "./playwright.config";
import { LONG, SAMPLED } from "./tests/browser/longTests";

/** The largest seed that is chosen, short enough to be typed. */
const MAX_SEED = 1_000_000;

// Another seed each day, that finds what yesterday's did not. Workers and second tries inherit it.
process.env["RANDOM_SEED"] ??= String((Math.floor(Date.now() / 86_400_000) * 100) % MAX_SEED);

/** The tests that take minutes, with everything that they can try: `npm run test:long`. */
export default defineConfig(config, {
  grep: new RegExp(`(${LONG}|${SAMPLED})\\b`),
  grepInvert: [],
  use: { volume: "all" },
});
