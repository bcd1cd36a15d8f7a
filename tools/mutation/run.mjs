/**
 * Mutation testing: changes the sources of the model and the importers in one place at a time, runs the tests that
 * pass there, and counts the changes that no test notices. `npm --prefix tools/mutation start` does both after a build;
 * `-- src/model/ipv4` one folder. `MUTATION_SHARE=0.2` tries a fifth of the changes, `MUTATION_SEED=7` another fifth.
 */
import path from "node:path";
import { fileURLToPath } from "node:url";
import { Stryker } from "@stryker-mutator/core";
import { SHARE } from "./inSample.mjs";
import { printScores } from "./printScores.mjs";

/** What is changed, and the tests that it must face: its own, and those of the functions that call it. */
const TESTS = {
  "src/model": ["model", "functions", "properties"],
  "src/importers": ["importers", "functions/bench"],
};

/** Tests that take seconds, each with a small sister that stays, and tests of how long something takes. */
const SLOW_TESTS = [
  "take no time",
  "any chunks give the same",
  "rows beyond the cap are left out",
  "a line without an end ends the reading",
  "columns beyond the cap are left out",
  "cut at any place, or with any byte changed",
  "lines are split alike wherever the chunks end",
  "100,000 elements are answered",
  "10,000 networks are summarized",
];

process.chdir(path.join(path.dirname(fileURLToPath(import.meta.url)), "../.."));
const folders = process.argv.length > 2 ? process.argv.slice(2) : Object.keys(TESTS);

for (const folder of folders) {
  const name = folder.replaceAll("/", "-");
  const report = `out/mutation/${name}${SHARE < 1 ? `-${SHARE}` : ""}.json`;
  await new Stryker({
    mutate: [`${folder}/**/*.ts`],
    testRunner: "mocha",
    plugins: [
      "@stryker-mutator/mocha-runner",
      ...["ignoreProse.mjs", "sampleChecker.mjs"].map((name) =>
        fileURLToPath(new URL(name, import.meta.url)),
      ),
    ],
    ignorers: ["prose"],
    checkers: SHARE < 1 ? ["sample"] : [],
    mochaOptions: {
      "no-config": true,
      "no-package": true,
      extension: ["ts"],
      require: ["./tools/mutation/jestInterface.cjs", "./tools/mutation/loadTests.cjs"],
      spec: testsOf(folder).map((tests) => `tests/${tests}/**/*.test.ts`),
      ignore: [
        "tests/importers/mutations.test.ts",
        "tests/properties/texts.test.ts",
        "tests/functions/{hostile,bundle,registration}.test.ts",
      ],
      grep: `^(?!.*(${SLOW_TESTS.join("|")}))`,
    },
    coverageAnalysis: "perTest",
    ignoreStatic: true,
    disableTypeChecks: false,
    concurrency: 2,
    // Generous, because a new process spends it on loading; a loop that never ends is stopped by the number of its turns.
    timeoutMS: 60_000,
    dryRunTimeoutMinutes: 15,
    ignorePatterns: [
      ".cache",
      "coverage",
      "out",
      "samples",
      "templates",
      "docs",
      "dist/{assets,pictures,workbench}",
    ],
    // Its own, so that folders can be tried side by side.
    tempDirName: `out/mutation/sandbox-${name}`,
    incremental: true,
    incrementalFile: report,
    reporters: ["progress-append-only"],
    allowConsoleColors: false,
    warnings: { slow: false },
  }).runMutationTest();
  printScores(report);
}

function testsOf(folder) {
  const whole = Object.keys(TESTS).find((known) => `${folder}/`.startsWith(`${known}/`));
  if (whole === undefined) throw new Error(`${folder} is not in ${Object.keys(TESTS).join(" or ")}`);
  return TESTS[whole];
}
