/** Calls every function with hostile arguments, a million calls altogether: `npm run fuzz`, after a build. */
import { spawnSync } from "node:child_process";
import fs from "node:fs";

const CALLS = 1_000_000;
const functions = JSON.parse(fs.readFileSync("dist/functions.json", "utf8")).functions.length;
const runs = Math.ceil(CALLS / functions);
const { status } = spawnSync("npx", ["jest", "tests/functions/hostile", "--testTimeout", "600000"], {
  stdio: "inherit",
  env: { ...process.env, HOSTILE_RUNS: String(runs) },
});
process.exitCode = status ?? 1;
