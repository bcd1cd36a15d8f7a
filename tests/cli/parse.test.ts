import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { toCsv, toNdjson } from "../../src/cli/flatRun";
import { sampleRun } from "../reports/sampleRuns";
import { runCli } from "./runCli";

const SAMPLES = ["easy-run-1732885165.zip", "easy-run-1725000000.zip"].map((name) =>
  path.resolve(__dirname, "../../samples", name),
);

test("ndjson is one flat record a line, the same figures as the full JSON", () => {
  const full = JSON.parse(runCli("parse", ...SAMPLES).out) as { runs: { results: { iops: number } }[] };
  const lines = runCli("parse", ...SAMPLES, "--format", "ndjson").out.split("\n");
  const flat = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(flat.map(({ iops }) => iops)).toEqual(full.runs.map(({ results }) => results.iops));
  expect(
    flat.every((record) =>
      Object.values(record).every((value) => typeof value !== "object" || value === null),
    ),
  ).toBe(true);
});

test("csv has a header and one row a run", () => {
  const lines = runCli("parse", ...SAMPLES, "--format", "csv").out.split("\r\n");
  expect(lines).toHaveLength(9);
  expect(lines[0]).toMatch(/^tool,toolVersion,case,job,datastore,vms,.*,iops,.*,file,line$/);
});

test("csv quotes what must be quoted, leaves unknown figures empty, and text stays text in a spreadsheet", () => {
  const [, row = ""] = toCsv([sampleRun({ case: 'a "b", c', datastore: "=1+1", job: "-x" })]).split("\r\n");
  expect(row).toMatch(/^hcibench-fio,,"a ""b"", c",'-x,'=1\+1,,0,,/);
  expect(toNdjson([sampleRun({ datastore: "=1+1" })])).toContain('"datastore":"=1+1"');
});

test.each([
  [";=1+1", ";'=1+1"],
  ["a; =1;@b", "a; '=1;'@b"],
  ['a;"=1', '"a;""\'=1"'],
  ["a\n+1", '"a\n\'+1"'],
  ["a\t-1", "a\t'-1"],
  ["a = b; c", "a = b; c"],
])("csv: the case %j is %j, which no delimiter makes a formula", (name, written) => {
  expect(toCsv([sampleRun({ case: name })])).toContain(`,${written},`);
});

test("an unknown format is a matter of usage", () => {
  expect(runCli("parse", ...SAMPLES, "--format", "xml")).toMatchObject({
    code: 2,
    out: "",
    err: expect.stringContaining('--format "xml" is not known'),
  });
});

test("the time series comes with --series only, and does not change the results", () => {
  const runsOf = (...args: string[]) =>
    (JSON.parse(runCli("parse", ...args).out) as { runs: { series: unknown[] | null; results: unknown }[] })
      .runs;
  const [plain] = runsOf(SAMPLES[0] ?? "");
  const [withSeries] = runsOf(SAMPLES[0] ?? "", "--series");
  expect(plain?.series).toBeNull();
  expect(withSeries?.series?.length).toBeGreaterThan(1);
  expect(withSeries?.results).toEqual(plain?.results);
});

test("several loose files are one source, folders and zips are their own", () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "hci-planner-"));
  const text = (iops: number): string => `Datastore = ds\nVMs = 2\nIOPS = ${iops} IO/S\n`;
  fs.writeFileSync(path.join(folder, "a-res.txt"), text(1));
  fs.writeFileSync(path.join(folder, "b-res.txt"), text(2));
  const files = runCli(
    "parse",
    path.join(folder, "a-res.txt"),
    path.join(folder, "b-res.txt"),
    "--format",
    "csv",
  );
  const asFolder = runCli("parse", folder, "--format", "csv");
  expect(files.out.split("\r\n")).toHaveLength(3);
  expect(asFolder.out).toBe(files.out);
  fs.rmSync(folder, { recursive: true });
});
