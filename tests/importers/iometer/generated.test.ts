import fc from "fast-check";
import type { IometerOptions } from "../../../bench/generate/iometer";
import { generateIometer } from "../../../bench/generate/iometer";
import { iometerFiles } from "../../../src/importers/iometer/iometerFiles";
import { parseIometerText } from "../../../src/importers/iometer/parseIometerText";
import type { BenchmarkRun } from "../../../src/model/benchmark/benchmarkRun";
import { claimedBy } from "../owners";
import { folderOf } from "../sources";
import { times } from "../../volume";

const variants: [string, Partial<IometerOptions>][] = [
  ["2001, without stamps after its blocks", { format: "2001" }],
  [
    "2004, with commas in names",
    { format: "2004", description: 'ESXi 8, vSAN, "gold"', diskName: ": big, fast" },
  ],
  ["2008, depths cycling", { format: "2008", queueDepths: [1, 4, 16, 64], specs: 3, cpus: 8 }],
  ["2008, several managers", { format: "2008", managers: 3, workers: 2, disks: 2 }],
  ["1.1.0-rc1, shifted processors", { format: "1.1.0-rc1", managers: 2 }],
  ["1.1.0 before its bins", { format: "1.1.0-dev", specs: 3 }],
  ["1.1.0, appended", { runs: 4 }],
  ["several lines a specification", { specLines: 4 }],
  ["workers with different specifications", { mixed: true, workers: 2, specs: 3 }],
  ["no rows of targets", { record: "no-targets", workers: 2 }],
  ["no rows of workers", { record: "no-workers", workers: 2 }],
  ["no rows of managers", { record: "no-managers" }],
  ["errors", { errors: 7 }],
  ["LF", { lineEnd: "\n" }],
  ["Windows-1252", { description: "M\u00fcnchen \u00b5s" }],
  ["UTF-8 with byte order mark", { encoding: "utf-8", bom: true, description: "\u010d\u00edslo" }],
  ["UTF-16", { encoding: "utf-16le", bom: true, description: "\u010d\u00edslo" }],
  ["UTF-16 without byte order mark", { encoding: "utf-16le" }],
  ["saved by a spreadsheet", { spreadsheet: true, managers: 2 }],
  ["2008 saved by a spreadsheet", { spreadsheet: true, format: "2008" }],
];

/** Chunk sizes to try for each file: `CHUNK_SIZES=50 CHUNK_SEED=7 npx jest tests/importers/iometer/generated`. */
const CHUNK_SIZES = times("CHUNK_SIZES", { all: 2, sample: 1 });
/** Without a seed each run tries other sizes, which a failure names. */
const SEED = process.env.CHUNK_SEED;

const share = (lines: { share: number }[]): number => lines.reduce((sum, line) => sum + line.share, 0);

describe.each(variants)("%s", (_, given) => {
  const { bytes, truth } = generateIometer(given);
  const file = { path: "results.csv", bytes };

  test("every figure is that of the file", async () => {
    expect(await claimedBy(iometerFiles, folderOf([file]))).toEqual(["results.csv"]);
    const { runs, diagnostics } = await iometerFiles.parse(folderOf([file]));
    expect(diagnostics.filter(({ severity }) => severity !== "info")).toEqual([]);
    expect(runs).toHaveLength(truth.length);
    runs.forEach((run, i) => {
      const step = truth[i];
      if (!step) throw new Error("more runs than steps");
      const close = (value: number | null, expected: number): void =>
        expect(Math.abs((value ?? NaN) - expected)).toBeLessThanOrEqual(1e-6 * Math.max(1, expected));
      expect(run.case).toBe(caseOf(given, step.specs));
      expect(run.job).toBe(given.description ?? null);
      close(run.results.iops, step.iops);
      close(run.results.readIops, step.readIops);
      close(run.results.writeIops, step.writeIops);
      close((run.results.throughputBytesPerSecond ?? NaN) / 2 ** 20, step.bytesPerSecond / 2 ** 20);
      close(run.results.latencyMs, step.latencyMs);
      if (step.readIops > 0) close(run.results.readLatencyMs, step.readLatencyMs);
      else expect(run.results.readLatencyMs).toBeNull();
      if (step.writeIops > 0) close(run.results.writeLatencyMs, step.writeLatencyMs);
      else expect(run.results.writeLatencyMs).toBeNull();
      close(run.results.maxLatencyMs, step.maxLatencyMs);
      expect(run.results.errors).toBe(step.errors);
      close(run.cpu.usagePct, step.cpuPct);
      expect(run.workload.queueDepth).toBe(step.queueDepth);
      expect(run.workload.outstandingIo).toBe(step.queueDepth * step.targets);
      const [spec] = step.specs;
      if (spec && step.specs.length === 1) {
        const { lines } = spec;
        const mean = (of: (line: (typeof lines)[number]) => number): number =>
          lines.reduce((sum, line) => sum + of(line) * line.share, 0) / share(lines);
        close(
          run.workload.blockSizeBytes,
          mean(({ size }) => size),
        );
        close(
          run.workload.readPct,
          mean(({ read }) => read),
        );
        close(
          run.workload.randomPct,
          mean(({ random }) => random),
        );
      }
      expectRows(run, given, step.iops);
    });
  });

  test(
    "any chunks give the same",
    async () => {
      const whole = await iometerFiles.parse(folderOf([file], bytes.length));
      await fc.assert(
        fc.asyncProperty(fc.integer({ min: 1, max: 5000 }), async (chunkBytes) => {
          expect(await iometerFiles.parse(folderOf([file], chunkBytes))).toEqual(whole);
        }),
        // Chunks of one byte break at every place where a larger chunk could.
        { numRuns: CHUNK_SIZES, examples: [[1]], ...(SEED === undefined ? {} : { seed: Number(SEED) }) },
      );
    },
    60_000 + CHUNK_SIZES * 10_000,
  );

  test("pasted text gives the same", async () => {
    const text = new TextDecoder(given.encoding ?? "windows-1252").decode(bytes);
    expect(parseIometerText(text, "results.csv")).toEqual(await iometerFiles.parse(folderOf([file])));
  });
});

function caseOf(given: Partial<IometerOptions>, specs: { name: string }[]): string {
  return (given.record === "no-managers" ? specs.slice(0, 1) : specs).map(({ name }) => name).join(" + ");
}

/** What the rows below the ALL row say, where the file has them. */
function expectRows(run: BenchmarkRun, given: Partial<IometerOptions>, iops: number): void {
  const { record = "all", managers = 1, workers = 1, disks = 1, cpus = 2 } = given;
  expect(run.vms).toBe(managers);
  if (record === "no-managers") {
    expect(run).toMatchObject({ members: [], durationSeconds: null, cpu: { processors: null } });
    return;
  }
  expect(run.cpu.processors).toBe(cpus * managers);
  expect(run.durationSeconds ?? 0).toBeGreaterThanOrEqual(60);
  expect(run.durationSeconds ?? 0).toBeLessThan(60.2);
  expect(run.members).toHaveLength(record === "no-workers" ? managers : managers * workers);
  expect(new Set(run.members.map(({ name }) => name)).size).toBe(run.members.length);
  const total = run.members.reduce((sum, member) => sum + (member.iops ?? 0), 0);
  expect(Math.abs(total / iops - 1)).toBeLessThan(1e-6);
  expect(run.vdisks).toBe(record === "all" ? managers * disks : null);
  if ((given.format ?? "1.1.0") === "1.1.0") {
    expect(run.latencyBins).toHaveLength(21);
    expect((run.latencyBins ?? []).reduce((sum, bin) => sum + bin.share, 0)).toBeCloseTo(1, 9);
    expect(run.latencyBins?.slice(4, 7).map(({ upToMs }) => upToMs)).toEqual([1, 2, 5]);
  } else {
    expect(run.latencyBins).toBeNull();
  }
}

test("the same seed makes the same bytes, another one others", () => {
  expect(generateIometer({ seed: 3 })).toEqual(generateIometer({ seed: 3 }));
  expect(generateIometer({ seed: 3 })).not.toEqual(generateIometer({ seed: 4 }));
});
