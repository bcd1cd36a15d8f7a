/**
 * More of what the tests do on a small scale: `npm run fuzz` calls every function with hostile arguments,
 * imports damaged files, damaged exports of estates, opens damaged workbooks, generated ones against their truth and files in chunks of any size, writes random workbooks, reads random texts as quantities and
 * addresses, empties and drives every input of every template, and explains random formulas and every one of a large design. `-- --calls N`, `--mutations N`, `--estates N`, `--workbooks N`, `--generated N`, `--chunks N`, `--specs N`,
 * `--texts N` and `--formulas N` do what is named, N times; `--inputs N` tries at most N cases of each template; `--seed S` takes other random numbers.
 */
import { spawnSync } from "node:child_process";
import path from "node:path";
import { parseArgs } from "node:util";
import { listFunctions } from "../build/listFunctions";

/** Tests that can be repeated. */
interface Attack {
  /** By default. */
  times: number;
  tests: string;
  /** Tells the tests how often, and with which random numbers. */
  environment(times: number, seed: number): Readonly<Record<string, number>>;
}

/** Each attack: how often by default, the tests that make it, and what tells them how often and with which seed. */
const ATTACKS: Readonly<Record<string, Attack>> = {
  calls: {
    times: 1_000_000,
    tests: "tests/functions/hostile",
    environment: (times, seed) => ({ HOSTILE_RUNS: Math.ceil(times / functionCount()), HOSTILE_SEED: seed }),
  },
  mutations: {
    times: 100_000,
    tests: "tests/importers/mutations",
    environment: (times, seed) => ({ MUTATIONS: times, MUTATION_SEED: seed, MUTATION_BUDGET_MS: 2000 }),
  },
  estates: {
    times: 50_000,
    tests: "tests/importers/estate/mutations",
    environment: (times, seed) => ({
      ESTATE_MUTATIONS: times,
      MUTATION_SEED: seed,
      MUTATION_BUDGET_MS: 2000,
    }),
  },
  workbooks: {
    times: 20_000,
    tests: "tests/workbook/readers/xlsx/mutations",
    environment: (times, seed) => ({
      WORKBOOK_MUTATIONS: times,
      MUTATION_SEED: seed,
      MUTATION_BUDGET_MS: 2000,
    }),
  },
  generated: {
    times: 300,
    tests: "tests/importers/estate/generated",
    environment: (times, seed) => ({ ESTATES: times, ESTATE_SEED: seed }),
  },
  chunks: {
    times: 50,
    tests: "tests/importers/iometer/generated",
    environment: (times, seed) => ({ CHUNK_SIZES: times, CHUNK_SEED: seed }),
  },
  specs: {
    times: 2000,
    tests: "tests/workbook/fuzz",
    environment: (times, seed) => ({ SPECS: times, SPEC_SEED: seed }),
  },
  texts: {
    times: 200_000,
    tests: "tests/properties/texts",
    environment: (times, seed) => ({ TEXTS: times, TEXT_SEED: seed }),
  },
  formulas: {
    times: 20_000,
    tests: "tests/explain/(anyFormula|everyCell)",
    environment: (times, seed) => ({ EXPLAIN_RUNS: times, EXPLAIN_SEED: seed, EXPLAIN_VMS: 2000 }),
  },
  // Of each template; more than any has, so that all are tried.
  inputs: {
    times: 100_000,
    tests: "tests/templates/unknown",
    environment: (times) => ({ INPUT_CASES: times }),
  },
};

function functionCount(): number {
  return listFunctions(path.resolve("src/functions")).length;
}

const names = [...Object.keys(ATTACKS), "seed"];
const { values } = parseArgs({
  options: Object.fromEntries(names.map((name) => [name, { type: "string" } as const])),
});
for (const [name, value] of Object.entries(values)) {
  if (!/^[1-9]\d*$/.test(value ?? ""))
    throw new Error(`--${name} ${String(value)} is not a whole number above 0`);
}
// Any seed but the tests' own, and the same one for a whole day: a failure can be had again.
const seed = Number(values["seed"] ?? Math.floor(Date.now() / 86_400_000));
const all = Object.keys(ATTACKS).every((name) => values[name] === undefined);

const results: object[] = [];
for (const [name, { times, tests, environment }] of Object.entries(ATTACKS)) {
  if (!all && values[name] === undefined) continue;
  const count = Number(values[name] ?? times);
  const settings = Object.entries(environment(count, seed)).map(([key, value]) => [key, String(value)]);
  console.log(settings.map((pair) => pair.join("=")).join(" "), tests);
  const begun = performance.now();
  const { status } = spawnSync("npx", ["jest", tests, "--testTimeout", "3600000"], {
    stdio: "inherit",
    env: { ...process.env, ...Object.fromEntries(settings) },
  });
  const seconds = Math.round((performance.now() - begun) / 1000);
  results.push({
    attack: name,
    times: count,
    seed,
    seconds,
    ended: status === 0 ? "clean" : "with failures",
  });
  if (status !== 0) process.exitCode = status ?? 1;
}
console.table(results);
