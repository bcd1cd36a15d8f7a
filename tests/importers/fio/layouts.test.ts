import fs from "node:fs";
import path from "node:path";
import { parseFioText } from "../../../src/importers/fio/parseFioText";
import type { BenchmarkRun } from "../../../src/model/benchmark/benchmarkRun";
import type { NormalJob, NormalSide, Rounded } from "./normalText";
import { addUp, groupBytesPerSecond, normalJobs } from "./normalText";

/** Job, block size in bytes, read share, random share, I/Os in flight, members. */
type Shape = [string, number | null, number | null, number | null, number | null, number];

/**
 * What fio 3.33 printed for these job files (`--output-format=json,normal`), without paths, idle trims and figures that
 * nobody reads. Runs and the diagnostics of each; figures are those of the normal output behind the JSON.
 */
const LAYOUTS: Record<string, { runs: Shape[]; codes?: string[] }> = {
  bsrange: { runs: [["range", 17526, 0, 100, 1, 0]] },
  bssplit: { runs: [["split", 14846, 100, 100, 1, 0]] },
  "clat-only": { runs: [["clat", 4096, 100, 100, 1, 0]], codes: ["latency-clat"] },
  "clients-jobs": { runs: [["reads + writes", 8192, 66.67, 100, 6, 6]], codes: ["percentiles-not-added"] },
  "clients-stonewall": {
    runs: [
      ["reads", 8192, 100, 100, 4, 2],
      ["writes", 8192, 0, null, null, 2],
    ],
    codes: ["percentiles-not-added", "percentiles-not-added", "outstanding-unknown"],
  },
  clients: { runs: [["reads", 4096, 100, 100, 2, 2]], codes: ["percentiles-not-added"] },
  "error-of-one": { runs: [["good + bad", 4086, 100, 100, 2, 2]], codes: ["job-error", "no-io"] },
  error: { runs: [["missing", 4096, 100, 0, 1, 0]], codes: ["job-error", "no-io"] },
  "json-plus": { runs: [["plus", 4096, 100, 100, 1, 0]] },
  "lat-percentiles": { runs: [["lats", 4096, 100, 100, 1, 0]] },
  "latency-target": { runs: [["target", 4096, 100, 100, null, 0]] },
  "mix-70": { runs: [["mix", 8192, 70, 100, 4, 0]] },
  "mix-by-rate": { runs: [["mix", 4096, 16.06, 0, 1, 0]], codes: ["options-differ"] },
  "mix-default": { runs: [["mix", 4096, 50, 0, 1, 0]] },
  "mix-percent-sign": { runs: [["mix", 4096, 100, 100, 1, 0]], codes: ["options-differ"] },
  "mix-writes": { runs: [["mix", 4096, 80, 100, 1, 0]] },
  "new-group": {
    runs: [
      ["reads", 4096, 100, 100, 2, 0],
      ["writes", 4096, 0, 100, 1, 0],
    ],
  },
  "no-latency": { runs: [["reduced", 4096, 100, 100, 1, 0]] },
  "numjobs-async-grouped": { runs: [["deep", 8192, 0, 100, 16, 0]] },
  "numjobs-grouped": { runs: [["four", 4096, 100, 100, 4, 0]] },
  numjobs: { runs: [["four", 4096, 100, 100, 4, 4]], codes: ["percentiles-not-added"] },
  "one-async": { runs: [["deep", 4096, 100, 100, 16, 0]] },
  "one-read": { runs: [["reads", 8192, 100, 100, 1, 0]] },
  ramp: { runs: [["warm", 4096, 100, 100, 2, 0]] },
  "rate-limit": { runs: [["limited", 65536, 100, 0, 1, 0]] },
  "sections-grouped-cli": { runs: [["r1", 8192, 75.16, null, null, 0]], codes: ["options-differ"] },
  "sections-grouped": { runs: [["r1", 8192, 74.95, null, null, 0]], codes: ["options-differ"] },
  sections: { runs: [["reads + writes", 36864, 50, 50, 5, 2]] },
  "size-based": { runs: [["whole", 131072, 100, 0, 1, 0]] },
  "stonewall-grouped": {
    runs: [
      ["reads", 4096, 100, 100, 2, 0],
      ["writes", 4096, 0, 100, 2, 0],
    ],
  },
  stonewall: {
    runs: [
      ["reads", 4096, 100, 100, 1, 0],
      ["writes", 4096, 0, 100, 1, 0],
    ],
  },
  "threads-mode": { runs: [["threads", 4096, 100, 100, 3, 0]] },
  trims: { runs: [["trims", 4096, null, 100, 1, 0]], codes: ["no-io", "trim-left-out"] },
  "two-documents": {
    runs: [
      ["first", 4096, 100, 100, 1, 0],
      ["first", 4096, 100, 100, 1, 0],
    ],
  },
  "two-sizes": { runs: [["sizes", 24553, 66.7, 100, 1, 0]], codes: ["options-differ"] },
  "unequal-sizes": {
    runs: [["short + long", 16384, 100, 80, 2, 2]],
    codes: ["unequal-runtimes", "percentiles-not-added"],
  },
  "unified-both": { runs: [["mix", 8192, 70, 100, 1, 0]] },
  "unified-mixed-jobs": { runs: [["mix", 8192, 50, 100, 2, 2]], codes: ["percentiles-not-added"] },
  "unified-mixed": { runs: [["mix", 8192, 70, 100, 1, 0]] },
  "unified-none": { runs: [["mix", 8192, 70, 100, 1, 0]] },
  "verify-reads": { runs: [["checked", 16384, 50, 0, 1, 0]], codes: ["verify-reads", "options-differ"] },
  verify: { runs: [["checked", 16384, 0, 0, 1, 0]] },
  "wait-for": {
    runs: [
      ["first", 4096, 100, 100, 1, 0],
      ["second", 4096, 0, 100, 1, 0],
    ],
  },
  "writes-and-trims": { runs: [["both", 4096, 0, 0, 1, 0]], codes: ["trim-left-out"] },
  "zero-length": { runs: [["nothing", 4096, 100, 0, 1, 0]] },
  zipf: { runs: [["zipf", 4096, 100, 75, 1, 0]] },
};

function layout(name: string): string {
  return fs.readFileSync(path.join(__dirname, "layouts", `${name}.input`), "utf8");
}

/** Text jobs of each run: those of a group, fio's own sum of clients, or one each where one waited for another. */
function jobsOfRuns(text: string, runs: readonly BenchmarkRun[]): NormalJob[][] {
  const all = normalJobs(text);
  const sum = all.filter(({ name }) => name === "All clients");
  if (runs.length === 1 && sum.length > 0) return [sum];
  const clients = all.filter(({ name }) => name !== "All clients");
  const groups = [...new Set(clients.map(({ group }) => group))].map((group) =>
    clients.filter((job) => job.group === group),
  );
  return groups.length === runs.length ? groups : clients.map((job) => [job]);
}

const sidesOf = (jobs: readonly NormalJob[], directions: readonly (keyof NormalJob["sides"])[]) =>
  jobs.flatMap(({ sides }) => directions.flatMap((direction) => sides[direction] ?? []));

/** All sides of a job; `mixed` repeats reads and writes where these are there. */
function countedSides(job: NormalJob): NormalSide[] {
  const split = sidesOf([job], ["read", "write"]);
  return split.length > 0 ? split : sidesOf([job], ["mixed"]);
}

function meanMs(sides: readonly NormalSide[]): Rounded | null {
  const known = sides.flatMap(({ iops, milliseconds, meanMs: mean }) =>
    mean ? [{ ios: iops.value * milliseconds, mean }] : [],
  );
  const all = known.reduce((sum, { ios }) => sum + ios, 0);
  if (all === 0) return null;
  const value = known.reduce((sum, { ios, mean }) => sum + ios * mean.value, 0) / all;
  // The weights are rounded too.
  return { value, off: Math.max(...known.map(({ mean }) => mean.off)) + 0.005 * value };
}

function expectNear(actual: number | null, printed: Rounded | null): void {
  if (printed === null) expect(actual).toBeNull();
  else {
    expect(actual).not.toBeNull();
    expect(Math.abs((actual ?? NaN) - printed.value)).toBeLessThanOrEqual(printed.off * 1.01);
  }
}

/** The only side with I/O, whose percentiles are those of the run. */
function onlySide(sides: readonly NormalSide[]): NormalSide | null {
  const [only, ...others] = sides;
  return only && others.length === 0 ? only : null;
}

test("every layout is in the table", () => {
  const files = fs.readdirSync(path.join(__dirname, "layouts"));
  expect(files.map((file) => path.basename(file, ".input")).sort()).toEqual(Object.keys(LAYOUTS).sort());
});

describe.each(Object.entries(LAYOUTS))("%s", (name, { runs: shapes, codes = [] }) => {
  const text = layout(name);
  const { runs, diagnostics } = parseFioText(text, `${name}.json`);

  test("shape, I/Os in flight, members and diagnostics", () => {
    const actual = runs.map(({ job, workload: load, members }) => [
      job,
      load.blockSizeBytes,
      load.readPct,
      load.randomPct,
      load.outstandingIo,
      members.length,
    ]);
    expect(actual).toEqual(shapes);
    const [same, others] = [true, false].map((isSame) =>
      diagnostics.map(({ code }) => code).filter((code) => (code === "same-as-json") === isSame),
    );
    expect(others).toEqual(codes);
    // fio lists no job that ended before its first I/O.
    expect(same).toHaveLength(name === "error" ? 0 : 1);
  });

  test("IOPS, bandwidth, latency and percentiles are those of fio's normal output", () => {
    const jobs = jobsOfRuns(text, runs);
    // fio prints no job that ended before its first I/O.
    expect(jobs).toHaveLength(codes.includes("no-io") && jobs.length === 0 ? 0 : runs.length);
    const unequal = codes.includes("unequal-runtimes");
    runs.forEach(({ results, latencyPercentiles: others }, index) => {
      const of = jobs[index] ?? [];
      const [reads, writes, all] = [sidesOf(of, ["read"]), sidesOf(of, ["write"]), of.flatMap(countedSides)];
      if (all.length === 0) {
        expect(results.iops).toBe(0);
        return;
      }
      if (!unequal) expectNear(results.iops, addUp(all.map(({ iops }) => iops)));
      if (!unequal)
        expectNear(results.throughputBytesPerSecond, addUp(all.map((side) => side.bytesPerSecond)));
      if (all.some((side) => side.meanMs)) expectNear(results.latencyMs, meanMs(all));
      if (!all.includes(sidesOf(of, ["mixed"])[0] as NormalSide)) {
        if (!unequal && reads.length > 0) expectNear(results.readIops, addUp(reads.map(({ iops }) => iops)));
        if (!unequal && writes.length > 0)
          expectNear(results.writeIops, addUp(writes.map(({ iops }) => iops)));
        const printed = (sides: readonly NormalSide[], percent: number) =>
          onlySide(sides)?.percentilesMs[percent] ?? null;
        expectNear(results.readP95Ms, printed(reads, 95));
        expectNear(results.writeP95Ms, printed(writes, 95));
        expectNear(others?.readP50Ms ?? null, printed(reads, 50));
        expectNear(others?.writeP50Ms ?? null, printed(writes, 50));
        expectNear(others?.readP99Ms ?? null, printed(reads, 99));
        expectNear(others?.writeP99Ms ?? null, printed(writes, 99));
        expectNear(others?.readP999Ms ?? null, printed(reads, 99.9));
        expectNear(others?.writeP999Ms ?? null, printed(writes, 99.9));
      }
    });
  });

  test("the bandwidth of a group is that of fio's own group status", () => {
    const groups = groupBytesPerSecond(text).filter(({ value }) => value > 0);
    if (groups.length !== runs.length) return;
    runs.forEach(({ results }, index) => {
      const printed = groups[index] ?? null;
      // fio divides by the longest run time of each direction.
      const slack = printed && { ...printed, off: printed.off + 0.005 * printed.value };
      expectNear(results.throughputBytesPerSecond, slack);
    });
  });
});
