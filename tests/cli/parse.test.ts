import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { csvLines, ndjsonLines } from "../../src/cli/flatRun";
import { esxtopText, rowsOf } from "../importers/esxtop/esxtopTexts";
import { sampleRun } from "../reports/sampleRuns";
import { runCli } from "./runCli";
import { runSources } from "./runSources";

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

test("json is one document, indented by one space, with and without runs", async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "hci-planner-"));
  const recording = path.join(folder, "host.csv");
  fs.writeFileSync(recording, esxtopText(rowsOf([40, 50])));
  for (const inputs of [SAMPLES, [recording]]) {
    const { out } = await runSources("parse", ...inputs);
    expect(out).toBe(JSON.stringify(JSON.parse(out), null, 1));
  }
  fs.rmSync(folder, { recursive: true });
});

test("csv has a header and one row per run", async () => {
  const lines = (await runSources("parse", ...SAMPLES, "--format", "csv")).out.split("\r\n");
  expect(lines).toHaveLength(9);
  expect(lines[0]).toMatch(/^tool,toolVersion,case,job,datastore,vms,.*,iops,.*,file,line,warnings$/);
});

test("csv quotes what must be quoted, leaves unknown figures empty, and text stays text in a spreadsheet", () => {
  const [, row = ""] = csvLines([sampleRun({ case: 'a "b", c', datastore: "=1+1", job: "-x" })], []);
  expect(row).toMatch(/^hcibench-fio,,"a ""b"", c",'-x,'=1\+1,,,,/);
  const [line = ""] = ndjsonLines([sampleRun({ datastore: "=1+1" })], []);
  expect(line).toContain('"datastore":"=1+1"');
});

const JOB = { jobname: "a", groupid: 0, error: 28, usr_cpu: 3, read: { iops: 10, bw_bytes: 40960 } };

/** The records of a file, flat. */
async function flatOf(text: string): Promise<{ records: Record<string, unknown>[]; err: string }> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "hci-planner-"));
  fs.writeFileSync(path.join(folder, "a.json"), text);
  const { out, err } = await runSources("parse", path.join(folder, "a.json"), "--format", "ndjson");
  fs.rmSync(folder, { recursive: true });
  return { records: out.split("\n").map((line) => JSON.parse(line) as Record<string, unknown>), err };
}

test("a flat record has the warnings and errors of its run, and standard error has them too", async () => {
  const later = { ...JOB, groupid: 1, jobname: "b", error: 0 };
  const { records, err } = await flatOf(JSON.stringify({ jobs: [JOB, later] }, null, 1));
  expect(records.map(({ job, warnings }) => [job, warnings])).toEqual([
    ["a", "Job a ended with error 28."],
    ["b", null],
  ]);
  expect(err).toContain("a.json:4: Job a ended with error 28.");
  const wrong = { ...JOB, read: { ...JOB.read, lat_ns: { mean: "fast" } } };
  expect((await flatOf(JSON.stringify({ jobs: [wrong] }, null, 1))).records[0]?.warnings).toBe(
    'Job a: read.lat_ns.mean is "fast", which is not a figure from 0: it is skipped. | Job a ended with error 28.',
  );
});

test("json has the warnings among its diagnostics, and standard error only the errors", async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "hci-planner-"));
  fs.writeFileSync(path.join(folder, "a.json"), JSON.stringify({ jobs: [JOB] }));
  const { out, err } = await runSources("parse", path.join(folder, "a.json"));
  fs.rmSync(folder, { recursive: true });
  expect(out).toContain("Job a ended with error 28.");
  expect(err).not.toContain("Job a");
});

test("a flat record is null where nothing is known, and has the tool's CPU and percentiles", async () => {
  const clat = { mean: 1e6, percentile: { "50.000000": 1e6, "99.000000": 3e6, "99.900000": 4e6 } };
  const { records } = await flatOf(
    JSON.stringify({ jobs: [{ ...JOB, read: { ...JOB.read, clat_ns: clat } }] }),
  );
  expect(records[0]).toMatchObject({
    vmsFinishedEarly: null,
    measuredHosts: null,
    queueDepth: null,
    threads: null,
    readP50Ms: 1,
    readP99Ms: 3,
    readP999Ms: 4,
    writeP99Ms: null,
    toolCpuUserPct: 3,
    toolCpuSystemPct: null,
    toolCpuOf: "process",
  });
});

test.each([
  [";=1+1", ";'=1+1"],
  ["a; =1;@b", "a; '=1;'@b"],
  ['a;"=1', '"a;""\'=1"'],
  ["a\n+1", '"a\n\'+1"'],
  ["a\t-1", "a\t'-1"],
  ["a = b; c", "a = b; c"],
])("csv: the case %j is %j, which no delimiter makes a formula", (name, written) => {
  expect([...csvLines([sampleRun({ case: name })], [])].join("\r\n")).toContain(`,${written},`);
});

test("an unknown format is a matter of usage", async () => {
  expect(await runSources("parse", ...SAMPLES, "--format", "xml")).toMatchObject({
    code: 2,
    out: "",
    err: expect.stringContaining('--format "xml" is not known'),
  });
});

test("the time series comes with --series only, and does not change the results", async () => {
  const runsOf = async (...args: string[]) =>
    (
      JSON.parse((await runSources("parse", ...args)).out) as {
        runs: { series: unknown[] | null; results: unknown }[];
      }
    ).runs;
  const [plain] = await runsOf(SAMPLES[0] ?? "");
  const [withSeries] = await runsOf(SAMPLES[0] ?? "", "--series");
  expect(plain?.series).toBeNull();
  expect(withSeries?.series?.length).toBeGreaterThan(1);
  expect(withSeries?.results).toEqual(plain?.results);
});

test("several loose files are one source, folders and zips are their own", async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "hci-planner-"));
  const text = (iops: number): string => `Datastore = ds\nVMs = 2\nIOPS = ${iops} IO/S\n`;
  fs.writeFileSync(path.join(folder, "a-res.txt"), text(1));
  fs.writeFileSync(path.join(folder, "b-res.txt"), text(2));
  const files = await runSources(
    "parse",
    path.join(folder, "a-res.txt"),
    path.join(folder, "b-res.txt"),
    "--format",
    "csv",
  );
  const asFolder = await runSources("parse", folder, "--format", "csv");
  expect(files.out.split("\r\n")).toHaveLength(3);
  expect(asFolder.out).toBe(files.out);
  fs.rmSync(folder, { recursive: true });
});
