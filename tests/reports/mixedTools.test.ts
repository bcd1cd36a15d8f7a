import { generateHcibench } from "../../bench/generate/hcibench";
import { generateIometer } from "../../bench/generate/iometer";
import type { Source } from "../../src/archive/source";
import { calculate } from "../../src/calculator/calculate";
import { importSource } from "../../src/importers/importers";
import { benchmarkReport } from "../../src/reports/benchmarkReport";
import { layout } from "../../src/workbook/layout";
import type { WorkbookDrawing } from "../../src/workbook/drawing";
import { validate } from "../../src/workbook/validate";
import { version8 } from "../importers/crystaldiskmark/crystalDiskMarkTexts";
import { diskspdXml } from "../importers/diskspd/diskspdTexts";
import { csv } from "../importers/elbencho/elbenchoTexts";
import { document3, job3 } from "../importers/fio/fioTexts";
import { folderOf, textFile } from "../importers/sources";
import { flatfile } from "../importers/vdbench/vdbenchTexts";
import { sourceFunctions } from "../sourceFunctions";

const hcibench = generateHcibench({ vms: 2, cases: 1, intervals: 3 }).files;
const failed = document3([{ ...job3(), error: 5 }]);
const folder = folderOf([
  textFile("linux/run.json", document3([job3()])),
  textFile("linux/failed.json", failed),
  textFile("windows/run.xml", diskspdXml()),
  textFile("windows/crystal.txt", version8),
  textFile("linux/elbencho.csv", csv()),
  { path: "desktop/results.csv", bytes: generateIometer({ managers: 1 }).bytes },
  textFile("raw/output/flatfile.html", flatfile),
  ...hcibench,
]);

function textsOf({ sheets }: WorkbookDrawing, name: string): string {
  const sheet = sheets.find((one) => one.name === name);
  return (sheet?.values ?? [])
    .flat()
    .filter((value) => typeof value === "string")
    .join("\n");
}

/** The text of Findings in the report of a folder. */
async function findingsOf(source: Source): Promise<string> {
  const { runs, diagnostics } = await importSource(source);
  const spec = benchmarkReport({ imports: [{ name: "results", runs }], diagnostics });
  return textsOf(calculate(layout(spec), sourceFunctions), "Findings");
}

test("a folder of the results of seven tools is one report of all runs, with what their importers reported", async () => {
  const { runs, diagnostics } = await importSource(folder);
  const tools = [...new Set(runs.map(({ tool }) => tool))];
  expect(tools.map((tool) => tool.split("-")[0]).sort()).toEqual([
    "crystaldiskmark", "diskspd", "elbencho", "fio", "hcibench", "iometer", "vdbench",
  ]); // prettier-ignore
  const spec = benchmarkReport({ imports: [{ name: "results", runs }], diagnostics });
  validate(spec, { customFunctions: sourceFunctions.ids });
  const drawing = calculate(layout(spec), sourceFunctions);
  const results = drawing.sheets.find(({ name }) => name === "Results")?.values.slice(4) ?? [];
  expect(results.map(([name, tool]) => [name, tool])).toEqual(runs.map((run) => [run.case, run.tool]));
  expect(results.map((row) => row[9])).toEqual(runs.map((run) => run.results.iops));

  const sources = textsOf(drawing, "Sources");
  expect(diagnostics.length).toBeGreaterThan(2);
  for (const { message, file } of diagnostics) {
    expect(sources).toContain(message);
    expect(sources).toContain(file);
  }
  const found = textsOf(drawing, "Findings");
  expect(found).toContain("failed: Job mixed ended with error 5.");
  expect(found).toContain("RND 4KiB Q1T1 mix");
  expect(found).toContain("8 KiB, 75% read, random, rd1: the files do not state the test time");
  expect(found).toContain("vsanDatastore, job0, 2024-11-29: hosts unevenly loaded");
});

test("findings of diskspd and Iometer name their runs, in one report with a run of fio", async () => {
  const busy = diskspdXml().replace("<UsagePercent>3.20<", "<UsagePercent>97.20<");
  const found = await findingsOf(
    folderOf([
      textFile("linux/run.json", document3([job3()])),
      textFile("windows/run.xml", busy),
      { path: "desktop/results.csv", bytes: generateIometer({ managers: 1, errors: 3 }).bytes },
    ]),
  );
  expect(found).toContain("8 KiB, 75% read, random: the load generator used 97.2% of its own CPU");
  expect(found).toContain(
    "4 KiB, 100% read, random: the load generator reported 4 errors: its results are invalid. Also: 8 KiB, 70% read, random.",
  );
});

test("findings of diskspd and Iometer are absent where their files are in order", async () => {
  const found = await findingsOf(
    folderOf([
      textFile("windows/run.xml", diskspdXml()),
      { path: "desktop/results.csv", bytes: generateIometer({ managers: 1 }).bytes },
    ]),
  );
  expect(found).not.toMatch(/load generator/);
});
