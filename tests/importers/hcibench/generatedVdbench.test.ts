import type { RowTruth, VdbenchOptions } from "../../../bench/generate/hcibenchVdbench";
import { generateVdbench } from "../../../bench/generate/hcibenchVdbench";
import { hcibenchFiles } from "../../../src/importers/hcibench/hcibenchFiles";
import { sampled } from "../../volume";
import { folderOf, zipOf } from "../sources";

const MIB = 2 ** 20;
const sum = (rows: readonly RowTruth[], value: (row: RowTruth) => number) =>
  rows.reduce((total, row) => total + value(row), 0);

const all: Partial<VdbenchOptions>[] = (["50406", "50407"] as const).flatMap((vdbench) =>
  (["1.6", "3.0"] as const).flatMap((version) =>
    [1, 2].flatMap((datastores) =>
      [1, 2].flatMap((rds) =>
        [0, 1, 3].map((early) => ({ vdbench, version, datastores, rds, early, vms: 3, seed: rds + early })),
      ),
    ),
  ),
);

/** Half of them: each pair of values of two options is tried. */
const variants = sampled(
  all,
  (_, i) => (Math.floor(i / 24) + Math.floor(i / 12) + Math.floor(i / 6) + Math.floor(i / 3) + i) % 2 === 0,
);

test.each(variants)("a generated case %j gives the truth, from a folder and from a zip", async (given) => {
  const { files, truth } = generateVdbench(given);
  const folder = await hcibenchFiles.parse(folderOf(files));
  expect(await hcibenchFiles.parse(await zipOf(files))).toEqual(folder);
  const allEarly = truth.blocks.every(({ rows }) => rows.length === 0);
  if (!allEarly) expect(folder.diagnostics).toEqual([]);
  expect(folder.runs).toHaveLength(truth.blocks.length);
  for (const { datastore, job, rows, early, reported } of truth.blocks) {
    const found = folder.runs.filter((each) => each.datastore === datastore);
    const run = found[Number(job.slice(-1)) - 1];
    expect(run).toMatchObject({
      tool: "hcibench-vdbench",
      case: truth.case,
      vms: rows.length,
      vmsFinishedEarly: early,
    });
    expect(Object.fromEntries((run?.reported ?? []).map(({ label, value }) => [label, value]))).toMatchObject(
      reported,
    );
    if (!run || rows.length === 0) continue;
    const { results } = run;
    const iops = sum(rows, (row) => row.iops);
    expect(run).toMatchObject({ job, durationSeconds: 15, warmupSeconds: 5, vdisks: rows.length * 8 });
    expect(Math.abs((results.iops ?? 0) / iops - 1)).toBeLessThan(1e-9);
    expect(results.readIops).toBeCloseTo(iops * 0.7, 6);
    expect(results.writeIops).toBeCloseTo(iops * 0.3, 6);
    expect((results.throughputBytesPerSecond ?? 0) / MIB).toBeCloseTo(
      sum(rows, (row) => row.mib),
      6,
    );
    expect(results.latencyMs).toBeCloseTo(sum(rows, (row) => row.latency * row.iops) / iops, 9);
    expect(results.readLatencyMs).toBeCloseTo(sum(rows, (row) => row.read * row.iops) / iops, 9);
    expect(results.maxLatencyMs).toBe(Math.max(...rows.map((row) => row.max)));
    expect(results).toMatchObject({ percentiles: "derived", readP95Ms: null, writeP95Ms: null });
    expect(run.workload).toMatchObject({ blockSizeBytes: 4096, readPct: 70, randomPct: 100, threads: 4 });
    expect(run.workload.outstandingIo).toBe(rows.length * 32);
    expect(run.cpu.usagePct).toBe(45);
    expect(run.members.filter((member) => member.finishedEarly)).toHaveLength(early);
    expect(run.members.reduce((total, member) => total + (member.iops ?? 0), 0)).toBeCloseTo(iops, 6);
  }
});

test.each(variants)("the text of a generated case %j alone gives what it prints", async (given) => {
  const { files, truth } = generateVdbench(given);
  const { runs, diagnostics } = await hcibenchFiles.parse(
    folderOf(files.filter(({ path }) => path.endsWith("-res.txt"))),
  );
  expect(diagnostics.map(({ code }) => code)).toEqual(["text-only"]);
  expect(runs).toHaveLength(truth.blocks.length);
  truth.blocks.forEach(({ datastore, rows, early, reported }, index) => {
    const empty = rows.length === 0;
    expect(runs[index]).toMatchObject({
      tool: "hcibench-vdbench",
      datastore,
      vms: rows.length,
      vmsFinishedEarly: early,
      toolVersion: given.version === "1.6" ? "1.6-2.4" : null,
      results: {
        iops: empty ? null : reported["IOPS"],
        throughputBytesPerSecond: empty ? null : (reported["THROUGHPUT"] ?? 0) * MIB,
        latencyMs: empty ? null : reported["LATENCY"],
        percentiles: empty ? null : "derived",
        readIops: null,
      },
    });
    expect(runs[index]?.members).toHaveLength(early);
  });
});

test.each([
  [100, { readP95Ms: expect.any(Number), writeP95Ms: null, writeLatencyMs: null, writeIops: 0 }],
  [0, { readP95Ms: null, writeP95Ms: expect.any(Number), readLatencyMs: null, readIops: 0 }],
])("with %d %% reads the derived percentile is of that side", async (readPct, expected) => {
  const { files, truth } = generateVdbench({ readPct });
  const [run] = (await hcibenchFiles.parse(folderOf(files))).runs;
  expect(run?.results).toMatchObject({ ...expected, percentiles: "derived" });
  const p95 = run?.results.readP95Ms ?? run?.results.writeP95Ms;
  expect(p95).toBeCloseTo(truth.blocks[0]?.reported["95%tile_LAT"] ?? 0, 2);
});

test.each<Partial<VdbenchOptions>>([
  {},
  { vdbench: "50407", rds: 2 },
  { warmupIntervals: 0, intervals: 21 },
  { intervalSeconds: 5 },
  { intervalSeconds: 30, vms: 2 },
  // Over midnight.
  { epoch: 1732885165 + 39625 },
])("the series of %j have the run's mean, and are only there when asked for", async (given) => {
  const { files } = generateVdbench(given);
  const plain = await hcibenchFiles.parse(folderOf(files));
  expect(plain.runs.map(({ series }) => series)).toEqual(plain.runs.map(() => null));
  const { runs } = await hcibenchFiles.parse(folderOf(files), { series: true });
  for (const run of runs) {
    const series = run.series ?? [];
    const step = Math.max(5, given.intervalSeconds ?? 1);
    const seconds = (given.intervalSeconds ?? 1) * (given.warmupIntervals === 0 ? 20 : 15);
    expect(series.map(({ second }) => second)).toEqual(
      Array.from({ length: seconds / step }, (_, index) => (index + 1) * step),
    );
    const mean = series.reduce((total, point) => total + point.iops, 0) / series.length;
    expect(mean / (run.results.iops ?? 0)).toBeCloseTo(1, 5);
    expect(series.every((point) => point.latencyMs !== null && point.latencyMs > 0)).toBe(true);
  }
  expect(runs.map((run) => ({ ...run, series: null }))).toEqual(plain.runs);
});

test("without its text a case gives the same figures, and is marked so", async () => {
  const { files } = generateVdbench({ rds: 2 });
  const whole = await hcibenchFiles.parse(folderOf(files));
  const bare = await hcibenchFiles.parse(folderOf(files.filter(({ path }) => !path.endsWith("-res.txt"))));
  expect(bare.runs.map(({ results, job }) => [results, job])).toEqual(
    whole.runs.map(({ results, job }) => [results, job]),
  );
  expect(bare.diagnostics.map(({ code }) => code)).toEqual(["no-result-text"]);
});

test("figures of the text that the files do not bear out are a warning with both", async () => {
  const { files } = generateVdbench();
  const forged = files.map((file) => ({
    ...file,
    bytes: file.path.endsWith("-res.txt")
      ? Buffer.from(
          Buffer.from(file.bytes)
            .toString()
            .replace(/^LATENCY.*$/m, "LATENCY\t\t= 9.99 ms"),
        )
      : file.bytes,
  }));
  const { diagnostics } = await hcibenchFiles.parse(folderOf(forged));
  expect(diagnostics).toEqual([expect.objectContaining({ code: "reported-differs", line: 8 })]);
});

test("a name that reports something else than the rows is a warning, and the rows win", async () => {
  const { files } = generateVdbench();
  const renamed = files
    .filter(({ path }) => !path.endsWith(".cfg"))
    .map((file) => ({ ...file, path: file.path.replace("-4k-70rdpct-", "-8k-30rdpct-") }));
  const { runs, diagnostics } = await hcibenchFiles.parse(folderOf(renamed));
  expect(runs[0]?.workload).toMatchObject({ blockSizeBytes: 4096, readPct: 70 });
  expect(diagnostics.map(({ code }) => code)).toEqual(["name-differs", "name-differs"]);
});

test("VMs with names of the user's own are recognized by their case folder", async () => {
  const { files } = generateVdbench();
  const whole = await hcibenchFiles.parse(folderOf(files));
  const renamed = files.map((file) => ({
    ...file,
    path: file.path.replace(/hci-vdb-datastore-739-0-(\d)\.txt$/, "my vm $1.txt"),
  }));
  const { runs, diagnostics } = await hcibenchFiles.parse(folderOf(renamed));
  expect(diagnostics).toEqual([]);
  expect(runs[0]?.results).toEqual(whole.runs[0]?.results);
  expect(runs[0]?.members.map(({ name }) => name)).toEqual(["my vm 1", "my vm 2", "my vm 3", "my vm 4"]);
});

test("the order of the files does not matter", async () => {
  const { files } = generateVdbench({ datastores: 2, rds: 2 });
  expect(await hcibenchFiles.parse(folderOf([...files].reverse()))).toEqual(
    await hcibenchFiles.parse(folderOf(files)),
  );
});

test("a VM group's case names its group's version; its VMs are read like any others", async () => {
  const { files, truth } = generateVdbench();
  const grouped = files.map((file) => ({
    ...file,
    path: `group0-${file.path.replace("hci-vdb-datastore", "hci-vdb-g0-datastore")}`,
  }));
  const { runs, diagnostics } = await hcibenchFiles.parse(folderOf(grouped));
  expect(diagnostics).toEqual([]);
  expect(runs[0]).toMatchObject({ case: `group0-${truth.case}`, toolVersion: "3.0", vms: 4 });
});
