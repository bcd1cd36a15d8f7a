import { defineConfig } from "@playwright/test";
import config from "./playwright.config";

/** The tests that take minutes, with everything that they can try: `npm run test:long`. */
export default defineConfig(config, { grep: /@long/, use: { volume: "all" } });
