/**
 * More of what the tests do on a small scale, after a build: `npm run fuzz` calls every function with hostile arguments,
 * a million calls altogether, and imports a hundred thousand damaged files. `-- --calls N` or `-- --mutations N` does one
 * of the two, N times; `--seed S` damages otherwise.
 */
import { spawnSync } from "node:child_process";
import fs from "node:fs";
import { parseArgs } from "node:util";

const CALLS = 1_000_000;
const MUTATIONS = 100_000;

const { values } = parseArgs({
  options: { calls: { type: "string" }, mutations: { type: "string" }, seed: { type: "string" } },
});
for (const [name, value] of Object.entries(values)) {
  if (!/^[1-9]\d*$/.test(value)) throw new Error(`--${name} ${value} is not a whole number above 0`);
}
const both = values.calls === undefined && values.mutations === undefined;

function fuzz(tests, environment) {
  console.log(
    Object.entries(environment)
      .map(([name, value]) => `${name}=${value}`)
      .join(" "),
    tests,
  );
  const { status } = spawnSync("npx", ["jest", tests, "--testTimeout", "3600000"], {
    stdio: "inherit",
    env: { ...process.env, ...environment },
  });
  if (status !== 0) process.exitCode = status ?? 1;
}

if (both || values.calls !== undefined) {
  const functions = JSON.parse(fs.readFileSync("dist/functions.json", "utf8")).functions.length;
  const runs = Math.ceil(Number(values.calls ?? CALLS) / functions);
  fuzz("tests/functions/hostile", { HOSTILE_RUNS: String(runs) });
}
if (both || values.mutations !== undefined) {
  // Any seed but the tests' own, and the same one for a whole day: a failure can be had again.
  const seed = values.seed ?? String(Math.floor(Date.now() / 86_400_000));
  fuzz("tests/importers/mutations", {
    MUTATIONS: String(values.mutations ?? MUTATIONS),
    MUTATION_SEED: seed,
  });
}
