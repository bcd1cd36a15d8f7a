import fs from "node:fs";
import path from "node:path";
import { sourceFiles } from "../build/sourceFiles";
import { importCycles } from "./importCycles";
import { importsOf, projectImports } from "./projectImports";

/** The lower layers of reports, from the bottom up: runs and what the planner says of them, and what is computed from both. */
const MEASURED = ["reports/runs", "reports/inputs", "reports/measures", "reports/checks"];
const FOUND = [...MEASURED, "reports/findings", "reports/findings/rules"];

/** What a format may use besides the model: rooms that all formats share. A folder of importers without an entry is a format. */
const SHARED = ["archive", "importers/figures", "importers/load", "importers/reading"];
/** The rooms of HCIBench, from the bottom up; fio and vdbench know nothing of each other. */
const MEMBERS = ["importers/hcibench/case", "importers/hcibench/text", "importers/hcibench/members"];
const HCIBENCH = [...MEMBERS, "importers/hcibench/fio", "importers/hcibench/vdbench"];

/** The import law: what each folder of src may import. Types of a folder count as the folder. */
const LAW: Readonly<Record<string, { folders: readonly string[]; packages: readonly string[] }>> = {
  model: { folders: [], packages: [] },
  functions: {
    folders: ["model", "importers", "importers/pasted", "importers/hcibench/case"],
    packages: [],
  },
  archive: { folders: [], packages: ["@zip.js/zip.js", "modern-tar"] },
  importers: { folders: ["model", ...SHARED, ...HCIBENCH], packages: [] },
  "importers/figures": { folders: [], packages: [] },
  "importers/load": { folders: ["importers/figures"], packages: [] },
  "importers/reading": { folders: ["archive"], packages: [] },
  "importers/tables": { folders: ["archive", "importers/reading"], packages: [] },
  "importers/estate": {
    folders: [
      "model",
      "archive",
      "importers/reading",
      "importers/tables",
      "importers/estate/rvtools",
      "importers/estate/liveOptics",
      "importers/estate/plain",
    ],
    packages: [],
  },
  "importers/estate/liveOptics": {
    folders: ["model", "importers/tables", "importers/estate"],
    packages: [],
  },
  "importers/estate/plain": {
    folders: ["model", "importers/tables", "importers/estate"],
    packages: [],
  },
  "importers/estate/rvtools": {
    folders: ["model", "importers/tables", "importers/estate"],
    packages: [],
  },
  "importers/pasted": { folders: ["model", "importers"], packages: [] },
  "importers/hcibench/case": { folders: ["model", ...SHARED], packages: [] },
  "importers/hcibench/text": {
    folders: ["model", ...SHARED, "importers", "importers/hcibench/case"],
    packages: [],
  },
  "importers/hcibench/members": { folders: ["model", ...SHARED, ...MEMBERS], packages: [] },
  "importers/hcibench/fio": { folders: ["model", ...SHARED, ...MEMBERS], packages: [] },
  "importers/hcibench/vdbench": { folders: ["model", ...SHARED, ...MEMBERS], packages: [] },
  workbook: { folders: [], packages: [] },
  "workbook/writers/text": { folders: ["workbook"], packages: [] },
  "workbook/writers/xlsx": { folders: ["workbook"], packages: ["fflate"] },
  "workbook/writers/officejs": { folders: ["workbook"], packages: [] },
  "workbook/writers/univer": { folders: ["workbook"], packages: ["@univerjs"] },
  "workbook/readers": {
    folders: ["workbook", "workbook/writers/xlsx", "archive", "importers/reading", "importers/tables"],
    packages: [],
  },
  calculator: { folders: ["workbook"], packages: [] },
  sheets: { folders: ["model", "workbook"], packages: [] },
  facts: { folders: ["model", "sheets"], packages: [] },
  templates: { folders: ["model", "workbook", "sheets", "facts", "importers"], packages: [] },
  "reports/runs": { folders: ["model"], packages: [] },
  "reports/inputs": { folders: ["model", "sheets", "facts"], packages: [] },
  "reports/measures": { folders: ["model", "reports/runs", "reports/inputs"], packages: [] },
  "reports/checks": {
    folders: ["model", "workbook", "reports/runs", "reports/inputs", "reports/measures"],
    packages: [],
  },
  "reports/findings": { folders: ["model", ...MEASURED], packages: [] },
  "reports/findings/rules": { folders: ["model", "sheets", ...MEASURED, "reports/findings"], packages: [] },
  "reports/comparison": {
    folders: ["model", "workbook", "sheets", "reports/runs", "reports/inputs", "reports/findings"],
    packages: [],
  },
  "reports/sheets": { folders: ["model", "workbook", "sheets", ...FOUND], packages: [] },
  reports: {
    folders: ["model", "workbook", "sheets", ...FOUND, "reports/comparison", "reports/sheets"],
    packages: [],
  },
  explain: { folders: ["model", "workbook", "calculator"], packages: [] },
  verify: { folders: ["model", "workbook", "workbook/readers", "calculator", "templates"], packages: [] },
  upgrade: {
    folders: [
      ...["model", "facts", "workbook", "workbook/readers", "calculator", "sheets", "templates", "verify"],
    ],
    packages: [],
  },
  "upgrade/ofFiles": {
    folders: [
      ...["model", "workbook", "sheets", "estate", "design", "savedImports", "upgrade"],
      ...["importers/estate", "importers/reading"],
      ...["reports", "reports/inputs", "reports/measures", "reports/comparison", "reports/sheets"],
    ],
    packages: [],
  },
  savedImports: { folders: ["model"], packages: [] },
  estate: { folders: ["model", "workbook", "sheets", "importers", "importers/estate"], packages: [] },
  design: {
    folders: ["model", "facts", "workbook", "sheets", "estate", "importers", "importers/estate"],
    packages: [],
  },
  "functionsHost.ts": { folders: [], packages: [] },
  "functionHelp.ts": { folders: [], packages: [] },
  taskpane: { folders: ["*"], packages: [] },
  cli: { folders: ["*"], packages: ["node:"] },
  workbench: { folders: ["*"], packages: ["@univerjs", "chart.js"] },
};

const SRC = path.resolve(__dirname, "../src");

const nameOf = (file: string): string => path.relative(SRC, file).split(path.sep).join("/");

/** The longest entry of the law that a file lies under. */
function layerOf(name: string): string {
  const entries = Object.keys(LAW).filter((entry) => name === entry || name.startsWith(`${entry}/`));
  return entries.sort((a, b) => b.length - a.length)[0] ?? name;
}

/** The format that a file of importers belongs to; `undefined` for what formats share. */
function formatOf(name: string): string | undefined {
  const folder = /^importers\/[^/]+(?=\/)/.exec(name)?.[0];
  return folder !== undefined && folder in LAW ? undefined : folder;
}

/** Says what a file imports against the law, or nothing. */
function offences(name: string, imports: readonly string[]): string[] {
  const layer = layerOf(name);
  const law = LAW[layer];
  if (!law) return [`${name} lies in no folder of the law: add one to tests/architecture.test.ts`];
  return imports.flatMap((imported) => {
    if (!imported.startsWith(".")) {
      const allowed = law.packages.some((known) =>
        known.endsWith(":")
          ? imported.startsWith(known)
          : imported === known || imported.startsWith(`${known}/`),
      );
      return allowed ? [] : [`${name} may not import the package ${imported}`];
    }
    const file = path.posix.join(path.posix.dirname(name), imported);
    const [format, other] = [formatOf(name), formatOf(file)];
    if (format !== undefined && other !== undefined && format !== other)
      return [`${name} may not import ${imported}: move what formats share above them`];
    const target = layerOf(file);
    if (target === layer || law.folders.includes(target) || law.folders.includes("*")) return [];
    return [`${name} may not import ${imported}: ${layer} knows ${law.folders.join(", ") || "only itself"}`];
  });
}

test("no file of src imports against the law", () => {
  const found = sourceFiles(SRC).flatMap((file) => offences(nameOf(file), importsOf(file)));
  expect(found).toEqual([]);
});

test.each([
  ["model/units/number.ts", "../../importers/importer"],
  ["model/units/number.ts", "node:fs"],
  ["functions/vsan/ghz.ts", "../../workbook/spec"],
  ["archive/openArchive.ts", "../importers/importer"],
  ["archive/openArchive.ts", "../model/errors"],
  ["importers/hcibench/hcibench.ts", "../../workbook/spec"],
  ["importers/hcibench/hcibench.ts", "@zip.js/zip.js"],
  ["importers/fio/fioRun.ts", "../vdbench/averageRow"],
  ["importers/diskspd/diskspdProfile.ts", "../hcibench/text/tidyLine"],
  ["importers/hcibench/fio/fioRuns.ts", "../../fio/fioResult"],
  ["importers/reading/readText.ts", "../fio/fioResult"],
  ["importers/load/fioOptions.ts", "../hcibench/case/caseConfig"],
  ["importers/hcibench/case/caseContext.ts", "../text/resultText"],
  ["importers/hcibench/text/resultText.ts", "../members/memberGroup"],
  ["importers/hcibench/fio/fioRuns.ts", "../vdbench/vdbenchRow"],
  ["importers/hcibench/members/memberGroup.ts", "../hcibenchFiles"],
  ["workbook/layout.ts", "../model/errors"],
  ["workbook/layout.ts", "./writers/text/text"],
  ["workbook/layout.ts", "exceljs"],
  ["workbook/writers/text/text.ts", "../xlsx/writeXlsx"],
  ["workbook/layout.ts", "./readers/xlsx/readXlsx"],
  ["workbook/readers/xlsx/readXlsx.ts", "../../../calculator/calculate"],
  ["workbook/readers/xlsx/readXlsx.ts", "exceljs"],
  ["calculator/calculate.ts", "../functions/vsan/ghz"],
  ["reports/benchmarkReport.ts", "../workbook/writers/text/text"],
  ["reports/benchmarkReport.ts", "exceljs"],
  ["reports/benchmarkReport.ts", "../importers/importers"],
  ["reports/runs/runLabel.ts", "../measures/hostCpu"],
  ["reports/inputs/clusterFacts.ts", "../measures/hostCpu"],
  ["reports/measures/mixCost.ts", "../checks/checkedRun"],
  ["reports/measures/mixCost.ts", "../findings/rule"],
  ["reports/measures/mixCost.ts", "../../sheets/block"],
  ["reports/checks/condition.ts", "../findings/rule"],
  ["reports/findings/runRule.ts", "./rules/cpuBound"],
  ["reports/findings/rules/cpuBound.ts", "../../sheets/verdict"],
  ["reports/findings/rules/cpuBound.ts", "../../comparison/pairRuns"],
  ["reports/comparison/comparisonSheets.ts", "../sheets/verdict"],
  ["reports/comparison/comparisonSheets.ts", "../findings/rules/cpuBound"],
  ["reports/sheets/resultsSheet.ts", "../benchmarkReport"],
  ["reports/sheets/resultsSheet.ts", "../comparison/comparisonSheets"],
  ["stranger/file.ts", "../model/errors"],
])("the law would catch %s importing %s", (name, imported) => {
  expect(offences(name, [imported])).toHaveLength(1);
});

test("no file of the project imports itself by way of others, be it only for a type", () => {
  const cycles = importCycles(projectImports(["src", "bench", "build", "tests", "tools"]));
  expect(cycles.map((cycle) => [...cycle, cycle[0]].join(" → "))).toEqual([]);
});

test("the model compiles against a library without DOM, Office or Node", () => {
  const config = JSON.parse(fs.readFileSync(path.join(SRC, "model/tsconfig.json"), "utf8")) as {
    compilerOptions: { lib: string[]; types: string[] };
  };
  expect(config.compilerOptions).toMatchObject({ lib: ["es2022"], types: [] });
});

test("only the commands, the pane and what the workbench saves and prints read the clock, and nothing rolls dice", () => {
  const found = sourceFiles(SRC)
    .filter((file) => !/^(cli|taskpane|workbench\/saved|workbench\/print)\//.test(nameOf(file)))
    .filter((file) => /\bDate\.now\(|new Date\(\)|Math\.random\(/.test(fs.readFileSync(file, "utf8")));
  expect(found.map(nameOf)).toEqual([]);
});
