import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { esxtopText, rowsOf } from "../importers/esxtop/esxtopTexts";
import { runCli } from "./runCli";
import { runSources } from "./runSources";

const ZIP = path.resolve(__dirname, "../../samples/easy-run-1725000000.zip");

const folder = fs.mkdtempSync(path.join(os.tmpdir(), "hci-planner-"));
afterAll(() => fs.rmSync(folder, { recursive: true }));

function write(name: string, text: string): string {
  const file = path.join(folder, name);
  fs.writeFileSync(file, text);
  return file;
}

interface Parsed {
  runs: {
    case: string;
    startedAt: string;
    warmupSeconds: number | null;
    durationSeconds: number;
    measuredUse: { host: string; cpuUsedPct: number; idleCpuPct: number | null; source: string }[] | null;
  }[];
  recordings: { host: string; intervals: number; cpuUsedPct: number }[];
  diagnostics: { code: string }[];
}

const parse = async (...args: string[]): Promise<Parsed> =>
  JSON.parse((await runSources("parse", ...args)).out) as Parsed;

/** A recording from ten minutes before the first run to ten minutes after the last: 60 % busy, 4 % else. */
function recordingOf(runs: Parsed["runs"], host: string): string {
  const times = runs.map(({ startedAt, warmupSeconds, durationSeconds }) => {
    const start = Date.parse(startedAt);
    return [start, start + ((warmupSeconds ?? 0) + durationSeconds) * 1000] as const;
  });
  const begin = Math.min(...times.map(([start]) => start)) - 600_000;
  const end = Math.max(...times.map(([, last]) => last)) + 600_000;
  const rows = [];
  for (let at = begin; at <= end; at += 20_000) {
    const busy = times.some(([start, last]) => at - 20_000 >= start && at - 20_000 < last);
    const [[, row] = ["", {}]] = rowsOf([busy ? 60 : 4]);
    const [date = "", clock = ""] = new Date(at).toISOString().split("T");
    const [year, month, day] = date.split("-");
    rows.push([`${month}/${day}/${year} ${clock.slice(0, 8)}`, row] as const);
  }
  return esxtopText(rows, { host });
}

test("parse attaches the recordings of hosts to the runs of a zip, and reports the idle use", async () => {
  const plain = await parse(ZIP);
  expect(plain.recordings).toEqual([]);
  expect(plain.runs.every(({ measuredUse }) => measuredUse === null)).toBe(true);
  const files = ["esx1.lab", "esx2.lab"].map((host) => write(`${host}.csv`, recordingOf(plain.runs, host)));
  const { runs, recordings, diagnostics } = await parse(ZIP, ...files);
  for (const { measuredUse } of runs) {
    expect(measuredUse?.map(({ host, source, idleCpuPct }) => [host, source, idleCpuPct])).toEqual([
      ["esx1.lab", "esx1.lab.csv", expect.closeTo(4, 9)],
      ["esx2.lab", "esx2.lab.csv", expect.closeTo(4, 9)],
    ]);
    expect(measuredUse?.[0]?.cpuUsedPct).toBeGreaterThan(59);
  }
  expect(recordings.map(({ host }) => host)).toEqual(["esx1.lab", "esx2.lab"]);
  expect(diagnostics.map(({ code }) => code)).toEqual(plain.diagnostics.map(({ code }) => code));
});

test("the flat formats carry means and sums over the hosts", async () => {
  const { runs: plain } = await parse(ZIP);
  const files = ["esx1.lab", "esx2.lab"].map((host) => write(`${host}.csv`, recordingOf(plain, host)));
  const [line = ""] = runCli("parse", ZIP, ...files, "--format", "ndjson").out.split("\n");
  expect(JSON.parse(line)).toMatchObject({
    measuredHosts: 2,
    measuredCpuUsedPct: expect.closeTo(60, 0),
    measuredIdleCpuPct: expect.closeTo(4, 9),
    measuredTransmitBitsPerSecond: expect.closeTo(2e9, 0),
    measuredReceiveBitsPerSecond: expect.closeTo(1e9, 0),
  });
  const [without = ""] = runCli("parse", ZIP, "--format", "ndjson").out.split("\n");
  expect(JSON.parse(without)).toMatchObject({ measuredHosts: null, measuredCpuUsedPct: null });
});

test("a recording alone is summed up by parse", async () => {
  const file = write("alone.csv", esxtopText(rowsOf([10, 20, 30])));
  const { code, out, err } = await runSources("parse", file);
  expect({ code, err }).toEqual({ code: 0, err: "" });
  const { runs, recordings } = JSON.parse(out) as Parsed;
  expect(runs).toEqual([]);
  expect(recordings).toEqual([
    expect.objectContaining({
      host: "esx1.lab",
      intervals: 2,
      cpuUsedPct: 25,
      startedAt: "2024-11-29T10:00:00.000Z",
      endedAt: "2024-11-29T10:00:10.000Z",
      logicalProcessors: 4,
    }),
  ]);
  const flat = await runSources("parse", file, "--format", "csv");
  expect(flat).toMatchObject({ code: 0, out: "", err: expect.stringContaining("lists runs only") });
});

test("a report of a recording alone is refused", async () => {
  const file = write("alone.csv", esxtopText(rowsOf([10, 20, 30])));
  const target = path.join(folder, "never.xlsx");
  const result = await runSources("report", file, "-o", target);
  expect(result).toMatchObject({ code: 1, out: "" });
  expect(result.err).toMatch(/^.*alone\.csv: recordings of hosts \(esxtop\) contain no benchmark results/);
  expect(fs.existsSync(target)).toBe(false);
});

test("a recording whose dates can be read both ways is an error that quotes one", async () => {
  const text = esxtopText(rowsOf([10, 20]), { quote: "" }).replaceAll("11/29/2024", "3/4/2024");
  const result = await runSources("parse", write("saved.csv", text));
  expect(result).toMatchObject({ code: 1, out: "" });
  expect(result.err).toContain('"3/4/2024 10:00:00" may begin with the day or with the month');
});
