/** Runs the add-in in a real Chromium, on the real office.js, and checks what a user would meet: `npm run test:e2e`. */
import { register } from "node:module";

process.setSourceMapsEnabled(true);
register("./typescriptLoader.mjs", import.meta.url);
const { runChecks } = await import("./runChecks.ts");
process.exitCode = await runChecks(process.argv.slice(2), console.log);
