import type { HcibenchOptions } from "../../../bench/generate/hcibenchTruth";
import { generateHcibench } from "../../../bench/generate/hcibench";
import { hcibenchFiles } from "../../../src/importers/hcibench/hcibenchFiles";
import type { ParseResult } from "../../../src/importers/parseResult";
import { sampled } from "../../volume";
import { folderOf, zipOf } from "../sources";

const MIB = 2 ** 20;

function expectTruth({ runs, diagnostics }: ParseResult, given: Partial<HcibenchOptions>): void {
  const { truth } = generateHcibench(given);
  expect(diagnostics.filter(({ code }) => code !== "all-finished-early")).toEqual([]);
  for (const test of truth.cases) {
    for (const { datastore, early, blocks } of test.datastores) {
      for (const { job, reported, exact } of blocks) {
        const run = runs.find(
          (each) => each.case === test.case && each.datastore === datastore && each.job === job,
        );
        expect(run).toBeDefined();
        if (!run) continue;
        const { results, workload } = run;
        expect(run).toMatchObject({ vms: reported.vms, vmsFinishedEarly: early, toolVersion: truth.version });
        expect(Math.abs((results.iops ?? 0) / exact.iops - 1)).toBeLessThan(1e-6);
        expect(results.readIops).toBeCloseTo(exact.readIops, 3);
        expect(results.writeIops).toBeCloseTo(exact.writeIops, 3);
        expect((results.throughputBytesPerSecond ?? 0) / MIB).toBeCloseTo(exact.mibPerSecond, 3);
        expect(results.readP95Ms ?? 0).toBeCloseTo(exact.readP95Ms, 6);
        expect(results.writeP95Ms ?? 0).toBeCloseTo(exact.writeP95Ms, 6);
        expect(results.readLatencyMs === null).toBe(test.readPct === 0);
        expect(results.writeLatencyMs === null).toBe(test.readPct === 100);
        expect(workload).toMatchObject({
          blockSizeBytes: test.blockSizeBytes,
          readPct: test.readPct,
          randomPct: test.randomPct,
          threads: test.threads,
          latencyTargetUs: test.latencyTargetUs,
        });
        const printed = Object.fromEntries(run.reported.map(({ label, value }) => [label, value]));
        expect(printed).toEqual({
          VMs: reported.vms,
          IOPS: reported.iops,
          THROUGHPUT: reported.throughput,
          R_LATENCY: reported.readLatencyMs,
          W_LATENCY: reported.writeLatencyMs,
          "95%tile_R_LAT": reported.readP95Ms,
          "95%tile_W_LAT": reported.writeP95Ms,
        });
        const averages = Object.values(test.clusters).map(([usage = 0]) => usage);
        expect(run.cpu.usagePct).toBeCloseTo(
          averages.reduce((sum, usage) => sum + usage, 0) / averages.length,
          9,
        );
        const bins = run.latencyBins ?? [];
        expect(bins.reduce((sum, bin) => sum + bin.share, 0)).toBeCloseTo(1, 9);
      }
    }
  }
}

const variants: Partial<HcibenchOptions>[] = [
  { cases: 8, vms: 3 },
  { version: "2.8.3", cases: 2, vms: 4, clusters: 2 },
  ...[1, 2, 3].flatMap((jobs) =>
    [1, 2].flatMap((datastores) =>
      [0, 1, 2].map((early) => {
        const version: HcibenchOptions["version"] = early === 1 ? "2.8.3" : "3.0";
        return {
          jobs,
          datastores,
          early,
          version,
          noise: jobs === 2,
          cases: 1,
          vms: 3 * datastores,
          intervals: 4,
        };
      }),
    ),
  ),
];

/** Both versions, with and without noise, and each number of jobs, of datastores and of VMs that finish early. */
const isInSample = ({ jobs, datastores, early, clusters }: Partial<HcibenchOptions>): boolean =>
  jobs === undefined || clusters !== undefined || jobs === 2 || (jobs + (datastores ?? 0)) % 3 === early;

test.each(sampled(variants, isInSample))(
  "a generated run %j gives the truth, from a folder and from a zip",
  async (given) => {
    const { files } = generateHcibench(given);
    const folder = await hcibenchFiles.parse(folderOf(files));
    expectTruth(folder, given);
    expect(await hcibenchFiles.parse(await zipOf(files))).toEqual(folder);
  },
  60_000,
);

test("a folder above the test folder changes paths only", async () => {
  const { files } = generateHcibench({ vms: 2, cases: 1 });
  const plain = await hcibenchFiles.parse(folderOf(files));
  const nested = await hcibenchFiles.parse(
    folderOf(files.map((file) => ({ ...file, path: `easy-run/${file.path}` }))),
  );
  expect(nested.diagnostics).toEqual([]);
  expect(nested.runs.map(({ results, case: name }) => [name, results])).toEqual(
    plain.runs.map(({ results, case: name }) => [name, results]),
  );
});

test("members are listed in natural order, early ones without figures", async () => {
  const { files } = generateHcibench({ vms: 12, hosts: 1, cases: 1, early: 1, intervals: 2 });
  const [run] = (await hcibenchFiles.parse(folderOf(files))).runs;
  expect(run?.members.map(({ name }) => name)).toEqual(
    Array.from({ length: 12 }, (_, index) => `hci-fio-datastore-739-0-${index + 1}`),
  );
  expect(run?.members[0]).toMatchObject({ finishedEarly: true, iops: null, latencyMs: null });
  const others = run?.members.slice(1) ?? [];
  expect(others.reduce((sum, member) => sum + (member.iops ?? 0), 0)).toBeCloseTo(run?.results.iops ?? 0, 6);
});

test("durations, start, disks and load come from the files", async () => {
  const { files } = generateHcibench({ vms: 2, cases: 1, intervals: 6, disks: 4 });
  const [run] = (await hcibenchFiles.parse(folderOf(files))).runs;
  expect(run).toMatchObject({
    durationSeconds: 30,
    warmupSeconds: 5,
    startedAt: "2024-11-29T12:59:25.000Z",
    vdisks: 8,
  });
  expect(run?.workload.outstandingIo).toBe(2 * 4 * 16);
});

test("the series are true intervals whose mean is the run's IOPS, and only there when asked for", async () => {
  const { files } = generateHcibench({ vms: 3, cases: 1, intervals: 10, early: 1 });
  const [without] = (await hcibenchFiles.parse(folderOf(files))).runs;
  expect(without?.series).toBeNull();
  const [run] = (await hcibenchFiles.parse(folderOf(files), { series: true })).runs;
  const series = run?.series ?? [];
  expect(series.map(({ second }) => second)).toEqual([5, 10, 15, 20, 25, 30, 35, 40, 45, 50]);
  const mean = series.reduce((sum, point) => sum + point.iops, 0) / series.length;
  expect(mean / (run?.results.iops ?? 0)).toBeCloseTo(1, 6);
  expect(new Set(series.map(({ iops }) => iops.toFixed(3))).size).toBe(10);
  const throughput = series.reduce((sum, point) => sum + point.throughputBytesPerSecond, 0) / series.length;
  expect(throughput / (run?.results.throughputBytesPerSecond ?? 0)).toBeCloseTo(1, 5);
  expect({ ...run, series: null }).toEqual(without);
});

test("a case folder without its text gives the same figures, and is marked so", async () => {
  const { files } = generateHcibench({ vms: 2, cases: 1 });
  const [whole] = (await hcibenchFiles.parse(folderOf(files))).runs;
  const { runs, diagnostics } = await hcibenchFiles.parse(
    folderOf(files.filter(({ path }) => !path.endsWith("-res.txt"))),
  );
  expect(runs).toHaveLength(1);
  expect(runs[0]).toMatchObject({
    results: whole?.results,
    reported: [],
    hosts: whole?.hosts,
    cpu: whole?.cpu,
  });
  expect(diagnostics.map(({ code }) => code)).toEqual(["no-result-text"]);
});

test("a text without its case folder gives what it prints, and is marked so", async () => {
  const { files, truth } = generateHcibench({ vms: 2, cases: 1 });
  const { runs, diagnostics } = await hcibenchFiles.parse(
    folderOf(files.filter(({ path }) => path.endsWith("-res.txt"))),
  );
  const reported = truth.cases[0]?.datastores[0]?.blocks[0]?.reported;
  expect(runs[0]?.results).toMatchObject({
    iops: reported?.iops,
    throughputBytesPerSecond: (reported?.throughput ?? 0) * MIB,
    readIops: null,
  });
  expect(diagnostics.map(({ code, severity }) => [code, severity])).toEqual([
    ["latency-by-share", "info"],
    ["text-only", "info"],
  ]);
});

test("the same seed gives the same files, another seed others", () => {
  const bytes = (seed: number) => generateHcibench({ vms: 1, cases: 1, intervals: 2, seed }).files;
  expect(bytes(1)).toEqual(bytes(1));
  expect(bytes(1)).not.toEqual(bytes(2));
});
