/**
 * Opens the built workbench in a real Chromium and checks what a user would meet: `npm run test:workbench`. `ONLY=word,word`
 * picks checks by name.
 */
import { register } from "node:module";

register("../e2e/typescriptLoader.mjs", import.meta.url);
const { runChecks } = await import("./runChecks.mjs");
process.exitCode = await runChecks(process.env.ONLY ?? "");
