import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import ExcelJS from "exceljs";
import { generateHcibench } from "../../bench/generate/hcibench";
import type { HcibenchOptions, Truth } from "../../bench/generate/hcibenchTruth";
import { zipFiles } from "../../bench/generate/zipFile";
import { independentGhz } from "../functions/independentGhz";
import { runCli } from "./runCli";
import { runSources } from "./runSources";
import { sampled } from "../volume";

const folder = fs.mkdtempSync(path.join(os.tmpdir(), "hci-planner-"));
afterAll(() => fs.rmSync(folder, { recursive: true }));

const inFolder = (name: string): string => path.join(folder, name);

function writeZip(name: string, options: Partial<HcibenchOptions>): Truth {
  const { files, truth } = generateHcibench(options);
  const chunks: Uint8Array[] = [];
  zipFiles(files, (chunk) => chunks.push(chunk));
  fs.writeFileSync(inFolder(name), Buffer.concat(chunks));
  return truth;
}

/** The data rows of the Results table, by header. */
async function resultsOf(file: string): Promise<Record<string, unknown>[]> {
  const workbook = new ExcelJS.Workbook();
  await workbook.xlsx.readFile(file);
  const sheet = workbook.getWorksheet("Results");
  if (!sheet) throw new Error(`${file} has no sheet Results`);
  const headers = (sheet.getRow(4).values as string[]).slice(1);
  const rows: Record<string, unknown>[] = [];
  sheet.eachRow((row, number) => {
    if (number <= 4) return;
    rows.push(
      Object.fromEntries(
        headers.map((header, i) => {
          const { value } = row.getCell(i + 1);
          const formula = typeof value === "object" && value !== null && "result" in value;
          return [header, formula ? (value as { result: unknown }).result : value];
        }),
      ),
    );
  });
  return rows;
}

/** The importers have tests of each version. */
const VERSIONS = sampled(["3.0", "2.8.3"] as const, (version) => version === "3.0");

describe.each(VERSIONS)("report of a zip of HCIBench %s", (version) => {
  const zip = `hcibench-${version}.zip`;
  const xlsx = inFolder(`report-${version}.xlsx`);
  let truth: Truth;

  beforeAll(() => {
    truth = writeZip(zip, { version, vms: 5, cases: 7, intervals: 4, jobs: 1, seed: 11 });
  });

  /** Written once. */
  let first: ReturnType<typeof written> | undefined;
  const written = async () => ({
    ...runCli("report", inFolder(zip), "-o", xlsx),
    rows: await resultsOf(xlsx),
  });

  test("writes a Results table whose figures are the exact ones", async () => {
    const { code, out, err, rows } = await (first ??= written());
    expect({ code, err }).toEqual({ code: 0, err: "" });
    const lines = out.split("\n");
    expect(lines).toHaveLength(truth.cases.length + 1);
    expect(rows).toHaveLength(truth.cases.length);
    truth.cases.forEach((one, i) => {
      const row = rows[i] ?? {};
      const block = one.datastores[0]?.blocks[0];
      expect(Number(row["IOPS"]) / (block?.exact.iops ?? NaN)).toBeCloseTo(1, 6);
      expect(Number(row["MiB/s"]) / (block?.exact.mibPerSecond ?? NaN)).toBeCloseTo(1, 3);
      const iops = Math.round(block?.exact.iops ?? NaN).toLocaleString("en-US");
      const mib = (block?.exact.mibPerSecond ?? NaN).toFixed(1);
      expect(lines[i]).toContain(
        `  ${iops} IOPS  ${mib} MiB/s  ${Number(row["Latency (ms)"]).toFixed(2)} ms`,
      );
      expect(row["Block size (KiB)"]).toBe(one.blockSizeBytes / 1024);
      expect(row["Read %"]).toBe(one.readPct / 100);
      expect(Number(row["Gb/s"])).toBeCloseTo((Number(row["MiB/s"]) * 2 ** 20 * 8) / 1e9, 9);
      const ghz = independentGhz(Number(row["IOPS"]), one.blockSizeBytes, one.readPct / 100, "RAID-5 2+1");
      expect(Number(row["vSAN GHz (model)"]) / ghz).toBeCloseTo(1, 3);
    });
  });

  test("the layout that the user names is assumed by the model column", async () => {
    const { rows: raid5 } = await (first ??= written());
    await runSources("report", inFolder(zip), "-o", xlsx, "--raid", "RAID-6");
    const raid6 = await resultsOf(xlsx);
    const writes = raid5.findIndex((row) => row["Read %"] === 0);
    expect(Number(raid6[writes]?.["vSAN GHz (model)"])).toBeGreaterThan(
      Number(raid5[writes]?.["vSAN GHz (model)"]),
    );
  });

  test("parse gives the same figures as JSON", async () => {
    const { code, out } = await runSources("parse", inFolder(zip));
    const { runs, diagnostics } = JSON.parse(out) as {
      runs: { results: { iops: number }; series: unknown }[];
      diagnostics: { severity: string }[];
    };
    expect(code).toBe(0);
    expect(runs.map(({ results }) => results.iops)).toEqual(
      truth.cases.map((one) => expect.closeTo(one.datastores[0]?.blocks[0]?.exact.iops ?? NaN, 3)),
    );
    expect(runs.every(({ series }) => series === null)).toBe(true);
    expect(diagnostics.filter(({ severity }) => severity === "error")).toEqual([]);
  });
});

describe("bad input ends in one sentence that names it, with exit code 1, and nothing is written", () => {
  const cases: [string, string, string | null, RegExp][] = [
    ["a missing file", "missing.zip", null, /missing\.zip" does not exist/],
    [
      "a text that is no benchmark",
      "notes.txt",
      "Dear customer,\nplease find attached",
      /notes\.txt.*Dear customer/,
    ],
    ["an empty file", "empty.txt", "", /empty\.txt/],
    ["a truncated zip", "cut.zip", "PK\u0003\u0004 and then nothing", /cut\.zip/],
    [
      "a truncated JSON alone",
      "hci-fio-datastore-1-0-1.json",
      '{ "fio version" : "fio-3.33", "jobs" : [',
      /hci-fio-datastore-1-0-1\.json/,
    ],
  ];

  test.each(cases)("%s", async (_, name, content, sentence) => {
    if (content !== null) fs.writeFileSync(inFolder(name), content);
    const target = inFolder("never.xlsx");
    const result = await runSources("report", inFolder(name), "-o", target);
    expect(result.code).toBe(1);
    expect(result.err).toMatch(sentence);
    expect(result.err.split("\n")).toHaveLength(1);
    expect(result.out).toBe("");
    expect(fs.existsSync(target)).toBe(false);
  });

  test("a zip without results", async () => {
    const chunks: Uint8Array[] = [];
    const bytes = new TextEncoder().encode("holiday");
    zipFiles([{ path: "pictures/beach.txt", bytes }], (chunk) => chunks.push(chunk));
    fs.writeFileSync(inFolder("pictures.zip"), Buffer.concat(chunks));
    const result = await runSources("report", inFolder("pictures.zip"), "-o", inFolder("never.xlsx"));
    expect(result).toMatchObject({ code: 1, out: "" });
    expect(result.err).toMatch(/pictures\.zip/);
    expect(fs.existsSync(inFolder("never.xlsx"))).toBe(false);
  });

  test("no input at all is a matter of usage", () => {
    const result = runCli("report");
    expect(result).toMatchObject({ code: 2, out: "" });
    expect(result.err).toMatch(/no input: use a zip, a folder or text files/);
  });

  test("an unknown layout", async () => {
    const zip = path.resolve(__dirname, "../../samples/easy-run-1725000000.zip");
    const result = await runSources("report", zip, "-o", inFolder("never.xlsx"), "--raid", "RAID-9");
    expect(result).toMatchObject({ code: 1, out: "" });
    expect(result.err).toMatch(/"RAID-9" is not a vSAN ESA layout/);
  });

  test("a folder that cannot be written leaves no half file", async () => {
    const zip = path.resolve(__dirname, "../../samples/easy-run-1725000000.zip");
    fs.writeFileSync(inFolder("in-the-way"), "");
    const result = await runSources("report", zip, "-o", inFolder("in-the-way/report.xlsx"));
    expect(result.code).toBe(1);
    expect(fs.readdirSync(folder).filter((name) => name.endsWith(".tmp"))).toEqual([]);
  });
});

test("samples are what our own generator makes", () => {
  const sample = (name: string): Buffer => fs.readFileSync(path.resolve(__dirname, `../../samples/${name}`));
  writeZip("new.zip", { vms: 8, cases: 6, intervals: 6, hosts: 4, seed: 7 });
  writeZip("old.zip", {
    vms: 6,
    cases: 2,
    intervals: 3,
    hosts: 3,
    seed: 3,
    version: "2.8.3",
    early: 1,
    epoch: 1725000000,
  });
  expect(fs.readFileSync(inFolder("new.zip")).equals(sample("easy-run-1732885165.zip"))).toBe(true);
  expect(fs.readFileSync(inFolder("old.zip")).equals(sample("easy-run-1725000000.zip"))).toBe(true);
});
