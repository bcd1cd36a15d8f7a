/**
 * Mutation testing: changes the sources in one place at a time, runs the tests that reach the place, and counts the mutants
 * that no test detects. `npm --prefix tools/mutation start` does it for all folders below after a build; `-- src/model/ipv4`
 * for one folder, `-- 'src/functions/_*.ts'` for some files. `MUTATION_SHARE=0.2` tries a fifth of the mutants,
 * `MUTATION_SEED=7` another fifth.
 */
import fs from "node:fs";
import path from "node:path";
import { SEED, SHARE } from "./inSample.mjs";
import { moreMutators } from "./moreMutators";
import { printScores } from "./printScores";
import { loadStryker } from "./stryker";

/** The tests that a folder's mutants face, and the folders that run again for each mutant. */
interface Faced {
  tests: readonly string[];
  rerun?: readonly string[];
}

/**
 * What is changed, and the tests that it faces: its own, and for model and importers those of the functions too. Where folders run again for
 * each mutant, constants, numbers and formulas are changed too. (A template runs again where a test uses its plan.)
 */
const TESTS: Readonly<Record<string, Faced>> = {
  "src/model": { tests: ["model", "functions", "properties"] },
  "src/importers": { tests: ["importers", "functions/bench"] },
  "src/archive": { tests: ["archive", "importers"] },
  "src/functions": { tests: ["functions", "golden", "properties"], rerun: ["src/functions"] },
  "src/workbook": { tests: ["workbook"], rerun: ["src/workbook"] },
  "src/sheets": { tests: ["sheets"], rerun: ["src/sheets"] },
  "src/templates": { tests: ["templates"], rerun: [] },
  "src/reports": { tests: ["reports"], rerun: ["src/reports"] },
  "src/calculator": { tests: ["calculator"], rerun: ["src/calculator"] },
  "src/estate": { tests: ["estate"], rerun: ["src/estate"] },
  "src/design": { tests: ["design"], rerun: ["src/design"] },
  "src/explain": { tests: ["explain"], rerun: ["src/explain"] },
  "src/verify": { tests: ["verify"], rerun: ["src/verify"] },
};

/** Robustness tests, comparisons of whole files, and tests of the build. */
const SKIPPED_TESTS = [
  "importers/mutations",
  "properties/texts",
  "functions/{hostile,bundle,registration}",
  "workbook/fuzz/*",
  "workbook/writers/xlsx/reproducible",
  "templates/committed",
];

/** Tests that take seconds, each with a small sister that stays, and tests of how long something takes. */
const SLOW_TESTS = [
  "take no time",
  "any chunks give the same",
  "rows beyond the limit are skipped",
  "a line without an end ends the reading",
  "columns beyond the limit are skipped",
  "cut at any place, or with any byte changed",
  "lines are split alike wherever the chunks end",
  "100,000 elements are answered",
  "10,000 networks are summarized",
  "no input at the edge of what it accepts",
  "whichever call fails, the workbook is as it was",
  "tokens joined are the formula, whatever it is",
  "any text reads back as Excel reads it",
  "reach every rule from both sides",
];

process.chdir(path.join(__dirname, "../.."));
const { Stryker, allMutators, types } = await loadStryker();
const added = moreMutators(types);
allMutators.push(...added);
const folders = process.argv.length > 2 ? process.argv.slice(2) : Object.keys(TESTS);

for (const folder of folders) {
  const { tests, rerun } = entryOf(folder);
  process.env["MUTATION_RERUN"] = rerun?.join(" ") ?? "";
  process.env["MUTATION_RENEWS_PLANS"] = folder.startsWith("src/templates") ? "yes" : "";
  const name = folder.replaceAll("/", "-").replaceAll("*", "").replace(".ts", "");
  const report = `out/mutation/${name}${SHARE < 1 ? `-${SHARE}-${SEED}` : ""}.json`;
  await new Stryker({
    mutate: [folder.endsWith(".ts") ? folder : `${folder}/**/*.ts`, "!src/functions/_{entry,files,enums}.ts"],
    mutator: { excludedMutations: rerun === undefined ? added.map(({ name }) => name) : [] },
    testRunner: "mocha",
    plugins: [
      "@stryker-mutator/mocha-runner",
      ...["ignoreProse.mjs", "sampleChecker.mjs"].map((name) => path.join(__dirname, name)),
    ],
    ignorers: ["prose"],
    checkers: SHARE < 1 ? ["sample"] : [],
    mochaOptions: {
      "no-config": true,
      "no-package": true,
      extension: ["ts"],
      require: ["./tools/mutation/jestInterface.cjs", "./tools/mutation/loadTests.cjs"],
      spec: testFiles(tests, folder),
      ignore: SKIPPED_TESTS.map((tests) => `tests/${tests}.test.ts`),
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
      "/coverage",
      "/out",
      "/samples",
      "/templates",
      "/docs",
      "/dist/{assets,pictures,workbench}",
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

function entryOf(folder: string): Faced {
  const [, found] = Object.entries(TESTS).find(([known]) => `${folder}/`.startsWith(`${known}/`)) ?? [];
  if (found === undefined) throw new Error(`${folder} is not in ${Object.keys(TESTS).join(" or ")}`);
  return found;
}

/**
 * The test files, the likeliest to kill first: those of the folder itself, and those deeper in the tree, which test a part. A
 * mutant that is killed costs the tests up to the one that kills it. A template faces the files of its name, and what holds for
 * every template: the others need not run.
 */
function testFiles(tests: readonly string[], folder: string): string[] {
  const [, template] = /^src\/templates\/(\w+)/.exec(folder) ?? [];
  const files = template === undefined ? [] : [`${template}.test.ts`, "everyTemplate.test.ts"];
  const own = `tests/${path.relative("src", folder)}/`;
  const rank = (file: string): number => file.split("/").length + (file.startsWith(own) ? 100 : 0);
  return tests
    .flatMap((one) =>
      fs
        .readdirSync(`tests/${one}`, { recursive: true, encoding: "utf8" })
        .filter((file) => file.endsWith(".test.ts"))
        .map((file) => `tests/${one}/${file}`),
    )
    .filter((file) => template === undefined || files.includes(path.basename(file)))
    .sort((a, b) => rank(b) - rank(a) || (a < b ? -1 : 1));
}
