import fs from "node:fs";
import path from "node:path";
import { parseFioText } from "../../../src/importers/fio/parseFioText";

const LAYOUTS = path.join(__dirname, "layouts");

/** The JSON of a layout, and the normal output behind it. */
function both(file: string): { json: string; normal: string } {
  const text = fs.readFileSync(path.join(LAYOUTS, file), "utf8");
  const parts = text.split(/^(?=\S.*: \(groupid=)/m);
  const [json = "", ...normal] = parts;
  return { json, normal: normal.join("") };
}

const FIGURES = [
  "iops",
  "readIops",
  "writeIops",
  "throughputBytesPerSecond",
  "latencyMs",
  "readP95Ms",
  "writeP95Ms",
  "maxLatencyMs",
] as const;

/** Two documents, each with its normal output; and jobs that waited for each other, which the normal output does not tell. */
const OTHERS = ["two-documents.input", "wait-for.input"];
const files = fs.readdirSync(LAYOUTS).filter((file) => !OTHERS.includes(file));

/** Figures of the text have four digits, and its IOPS are cut to whole ones. */
function near(text: number | null, exact: number | null, whole: number): boolean {
  if (text === null || exact === null) return text === exact || (text ?? exact) === 0;
  return Math.abs(text - exact) <= whole + 0.006 * exact;
}

test.each(files)("%s: the normal output gives what the JSON of the same fio gives", (file) => {
  const { json, normal } = both(file);
  // fio lists no job that ended before its first I/O.
  if (normal === "") return;
  const [exact, text] = [json, normal].map((part) => parseFioText(part, "a").runs);
  expect(text?.length).toBe(exact?.length);
  text?.forEach(({ results, latencyPercentiles, durationSeconds, members }, index) => {
    const other = exact?.[index];
    const jobs = Math.max(1, members.length);
    expect(durationSeconds).toBe(other?.durationSeconds);
    for (const key of FIGURES) {
      const isNear = near(
        results[key],
        other?.results[key] ?? null,
        key.includes("P95") ? 1.01e-3 : key.includes("ps") ? jobs : 1e-6,
      );
      expect([key, results[key], other?.results[key], isNear]).toContain(true);
    }
    for (const key of ["readP50Ms", "writeP99Ms", "readP999Ms"] as const) {
      expect(near(latencyPercentiles?.[key] ?? null, other?.latencyPercentiles?.[key] ?? null, 1.01e-3)).toBe(
        true,
      );
    }
  });
});

const job = (name: string, lines: string, pid = 1) =>
  `${name}: (groupid=0, jobs=1): err= 0: pid=${pid}: Mon Mar  3 10:11:12 2025\n${lines}\n     issued rwts: total=1000,0,0,0\n`;
const read = "  read: IOPS=100, BW=400KiB/s (410kB/s)(4000KiB/10000msec)";
const of = (text: string) => parseFioText(text, "a.txt");
const header = (name: string, rw: string, bs: string, depth = 8) =>
  `${name}: (g=0): rw=${rw}, bs=${bs}, ioengine=libaio, iodepth=${depth}\n`;
const SIZES = "(R) 4096B-4096B, (W) 64.0KiB-64.0KiB, (T) 512B-512B";

test.each([
  ["randread", SIZES, 4096, 100],
  ["randwrite", SIZES, 65536, 100],
  ["read", "4K-4K/64K-64K", 4096, 0],
  ["read", "4K-8K/4K-4K/4K-4K", null, 0],
  ["randrw", SIZES, null, 100],
  ["randread", "(R) 4096B-4096B, (W) 8192B-8192B, bs_is_seq_rand", null, 100],
])("block size and random share of %s, bs=%s", (rw, bs, bytes, random) => {
  const { workload } = of(header("a", rw, bs) + job("a", "").replace(/ +issued.*/, "")).runs[0] ?? {};
  expect([workload?.blockSizeBytes, workload?.randomPct]).toEqual([bytes, random]);
});

test("rates with a suffix are those of the I/Os where they round to it, and as printed elsewhere", () => {
  const rates = (iops: string, bw: string, total: number) =>
    of(
      header("a", "read", SIZES) +
        job("a", `  read: IOPS=${iops}, BW=${bw}(1MiB/10000msec)`).replace("total=1000", `total=${total}`),
    ).runs[0]?.results;
  expect(rates("10.4k", "40.8MiB/s", 104_321)?.iops).toBe(10432.1);
  expect(rates("10.4k", "40.8MiB/s", 105_010)?.iops).toBe(10_400);
  expect(rates("10.4k", "40.8MiB/s", 104_321)?.throughputBytesPerSecond).toBeCloseTo(10432.1 * 4096, 6);
  // fio 3.1 cut 40.8 to 40.0; what stands behind it is right.
  expect(rates("10.4k", "40.0MiB/s (42.7MB/s)", 104_321)?.throughputBytesPerSecond).toBeCloseTo(
    10432.1 * 4096,
    6,
  );
  expect(rates("10.4k", "50.6MiB/s", 104_321)?.throughputBytesPerSecond).toBe(50.6 * 2 ** 20);
  expect(rates("10.4k", "42.7MB/s", 204_321)?.throughputBytesPerSecond).toBe(42.7e6);
  expect(rates("10.4k", "340Mibit/s", 104_321)?.throughputBytesPerSecond).toBeNull();
});

test("a direction whose rate is unreadable is an error with its line", () => {
  const { runs, diagnostics } = of(job("a", "  read: IOPS=many, BW=400KiB/s (410kB/s)(4000KiB/10000msec)"));
  expect(runs[0]?.results.iops).toBeNull();
  expect(diagnostics).toMatchObject([{ severity: "error", code: "impossible-figure", line: 2 }]);
});

test("a job without its last line is reported, because a direction may be cut off", () => {
  const { runs, diagnostics } = of(job("a", read).replace(/ +issued.*/, ""));
  expect(runs[0]?.results.iops).toBe(100);
  expect(diagnostics).toMatchObject([{ severity: "warning", code: "cut-job", line: 1 }]);
});

test("a job that is cut below its name has unknown I/O, not none", () => {
  const cut = job("a", read).split("\n")[0] ?? "";
  const { runs, diagnostics } = of(cut);
  expect(runs[0]?.results.iops).toBeNull();
  expect(diagnostics.map(({ code }) => code)).toEqual(["cut-job"]);
  const idle = of(job("a", "").replace("total=1000", "total=0"));
  expect(idle.diagnostics.map(({ code }) => code)).toEqual(["no-io"]);
});

test.each(["> ", "12:10:43 DEBUG| [stdout] "])("lines behind %j: the advice is to remove it", (prefix) => {
  const text = (header("a", "read", SIZES) + job("a", read)).replace(/^/gm, prefix);
  const { runs, diagnostics } = of(text);
  expect(runs[0]?.results.iops).toBeNull();
  expect(diagnostics).toMatchObject([{ severity: "warning", code: "prefixed-lines", line: 2 }]);
});

test("reads that were done, without their line, leave the totals unknown", () => {
  const { runs, diagnostics } = of(job("a", ""));
  expect(runs[0]?.results.iops).toBeNull();
  expect(diagnostics).toMatchObject([{ severity: "error", code: "impossible-figure" }]);
});

test("results below each other are runs of their own, and only those of the same processes are a status", () => {
  const end = "\nRun status group 0 (all jobs):\n   READ: bw=400KiB/s (410kB/s)\n";
  expect(of(job("a", read) + end + job("a", read, 2) + end).runs).toHaveLength(2);
  expect(of(job("a", read) + end + job("a", read, 1) + end).runs).toHaveLength(1);
  const whole = header("a", "randread", SIZES) + "fio-3.28\n" + job("a", read) + end;
  expect(of(whole + whole).runs.map(({ toolVersion }) => toolVersion)).toEqual(["3.28", "3.28"]);
});

test("of clients, each status has their sum, and the last counts", () => {
  const end = "\nRun status group 0 (all jobs):\n   READ: bw=400KiB/s (410kB/s)\n";
  const clients = job("a", read, 1) + end + job("a", read, 2) + end;
  const status = clients + job("All clients", read.replace("=100,", "=200,"), 3);
  for (const text of [status, status + status]) {
    const { runs } = of(text);
    expect(runs.map(({ members, results }) => [members.length, results.iops])).toEqual([[2, 200]]);
  }
});

test("of a text with JSON, the normal output is skipped where its jobs have the I/Os and run times of the JSON", () => {
  const json = both("one-read.input").json;
  const text = (name: string, iops: number, ios: number | null, ms = 1001) =>
    `${name}: (groupid=0, jobs=1): err= 0: pid=1\n  read: IOPS=${iops}, BW=6402KiB/s (6408KiB/${ms}msec)\n` +
    (ios === null ? "" : `     issued rwts: total=${ios},0,0,0\n`);
  const names = (normal: string) => {
    const { runs, diagnostics } = of(json + normal);
    return [runs.map(({ job: name }) => name), diagnostics.map(({ code }) => code)];
  };
  // 801 I/Os in 1,001 ms, of which fio prints 800 a second.
  const once = [["reads"], ["same-as-json"]];
  expect(names(text("reads", 800, 801))).toEqual(once);
  expect(names(text("reads", 800, null))).toEqual(once);
  expect(names(text("reads", 792, null))).toEqual(once);
  const twice = [["reads", "reads"], []];
  expect(names(text("reads", 799, 799))).toEqual(twice);
  expect(names(text("reads", 800, 801, 1002))).toEqual(twice);
  expect(names(text("reads", 780, null))).toEqual([["reads", "reads"], ["cut-job"]]);
  expect(names(text("other", 800, 801))).toEqual([["reads", "other"], []]);
});

test("a run that has only the name of the JSON's job is read, and one that is the same is reported", () => {
  const { json, normal } = both("one-read.input");
  expect(of(json + normal).diagnostics).toMatchObject([
    {
      severity: "info",
      line: 48,
      message:
        "The normal output has the jobs, I/Os and run times of the JSON in the same file: it is skipped.",
    },
  ]);
  expect(of(json + job("reads", read)).runs.map(({ results }) => Math.round(results.iops ?? 0))).toEqual([
    800, 100,
  ]);
});

const END = "\nRun status group 0 (all jobs):\n   READ: bw=400KiB/s (410kB/s)\n";
const VERSION = "fio-3.33\nStarting 1 process\n\n";

test.each(["fio-4k", "fio-4k-randread", "fio-3.33"])("job %s is a job, not the version of fio", (name) => {
  const alone = of(header(name, "randread", SIZES) + VERSION + job(name, read) + END);
  expect(alone.runs.map(({ job: found, toolVersion }) => [found, toolVersion])).toEqual([[name, "3.33"]]);
  const second = header("a", "read", SIZES) + header(name, "read", SIZES) + VERSION;
  const { runs } = of(second + job("a", read) + job(name, read, 2) + END);
  expect(runs.map(({ job: found, members }) => [found, members.length])).toEqual([[`a + ${name}`, 2]]);
});

test.each([
  ["fio-3.33", "3.33"],
  ["fio-3.16-64-gfd988-dirty", "3.16-64-gfd988-dirty"],
  ["  fio-2.2.10 ", "2.2.10"],
  ["hostname=a, be=0, 64-bit, os=Linux, arch=x86-64, fio=fio-3.36, flags=1", "3.36"],
  ["fio-4k", null],
  ["fio-3.33 was used", null],
])("version in the line %s: %s", (line, version) => {
  expect(of(`${line}\n${job("a", read)}`).runs[0]?.toolVersion).toBe(version);
});

describe("blocks of several fios without their other lines", () => {
  const at = (time: string, name: string, pid: number) => job(name, read, pid).replace("10:11:12", time);
  const blocks = (text: string) => of(text).runs.map(({ members }) => Math.max(1, members.length));

  test.each([
    ["10:11:12", [2]],
    ["10:11:15", [2]],
    ["10:11:16", [1, 1]],
    ["10:21:12", [1, 1]],
    ["10:11:08", [1, 1]],
  ])("an end time of %s after 10:11:12: %j", (time, sizes) => {
    for (const name of ["a", "b"]) {
      const next = at(time, name, 2);
      expect(blocks(job("a", read) + next)).toEqual(sizes);
      expect(blocks(`QD=1\n${job("a", read)}QD=4\n${next}`)).toEqual(sizes);
      // The process of a container has the same number in each run.
      expect(blocks(job("a", read) + at(time, name, 1))).toEqual(sizes);
    }
  });

  test("jobs of one fio that are printed for long are one listing", () => {
    const times = ["10:11:12", "10:11:14", "10:11:16", "10:11:18"];
    expect(blocks(times.map((time, pid) => at(time, "a", pid)).join(""))).toEqual([4]);
  });

  test("without end times, a name that comes again below other lines is of another fio, and clones are of one", () => {
    const undated = (name: string) => job(name, read).replace(/: pid=.*/, "");
    expect(blocks(undated("a") + undated("a"))).toEqual([2]);
    expect(blocks(`${undated("a")}\n${undated("a")}`)).toEqual([1, 1]);
    expect(blocks(`${undated("a")}QD=4\n${undated("a")}`)).toEqual([1, 1]);
    expect(blocks(`${undated("a")}\n${undated("b")}`)).toEqual([2]);
  });

  test("listings without numbers of processes are runs of their own, not statuses of one", () => {
    const undated = (ios: number) =>
      job("a", read.replace("=100,", `=${ios},`))
        .replace(/: pid=.*/, "")
        .replace("1000,0", `${ios * 10},0`);
    const { runs, diagnostics } = of(undated(1000) + END + undated(3000) + END);
    expect(runs.map(({ results }) => results.iops)).toEqual([1000, 3000]);
    expect(diagnostics).toEqual([]);
  });
});

test("the options of sections that one job adds up are those that they have in common", () => {
  const grouped = job("a", read).replace("jobs=1", "jobs=2");
  const depth = (...depths: number[]) =>
    of(depths.map((each, i) => header(`a${i}`, "read", SIZES, each)).join("") + grouped).runs[0]?.workload
      .outstandingIo;
  expect([depth(8), depth(8, 8), depth(8, 4), depth(8, 4, 8)]).toEqual([16, 16, null, null]);
});

test("reported figures have the lines of the text", () => {
  const text = job(
    "a",
    `${read}\n     lat (usec): min=1, max=90, avg=12.50, stdev=1\n    clat percentiles (usec):\n     | 50.00th=[   12], 95.00th=[   20]`,
  );
  const lines = of(text).runs[0]?.reported.map(({ label, line }) => [label, line]);
  expect(lines).toContainEqual(["read iops", 2]);
  expect(lines).toContainEqual(["read lat_ns mean", 3]);
  expect(lines).toContainEqual(["read clat_ns percentile 95.000000", 5]);
});

test.each([
  [
    "all clients, whose text has no options",
    "29.2k",
    "7305Mi (7660M)(428GiB/60001msec)",
    null,
    262_144,
    29_200,
  ],
  ["one job with its I/Os", "3489", "13.6MiB/s (14.3MB/s)(136MiB/10001msec)", 34_899, 4096, 34_899 / 10.001],
  ["sizes that are mixed", "10.0k", "172MiB/s (180MB/s)(1720MiB/10000msec)", 100_000, 18_036, 10_000],
  ["12 KiB", "1000", "11.7MiB/s (12.3MB/s)(117MiB/10000msec)", 10_000, 12_288, 1000],
])("the block size of %s is the usual one that the digits allow", (_, iops, bandwidth, ios, size, rate) => {
  const issued = ios === null ? "" : `     issued rwts: total=${ios},0,0,0 short=0,0,0,0 dropped=0,0,0,0\n`;
  const text = `job: (groupid=0, jobs=1): err= 0: pid=1: Tue Jul 12 18:52:21 2022\n  read: IOPS=${iops}, BW=${bandwidth}\n    clat (usec): min=67, max=8068, avg=394.05, stdev=151.38\n${issued}`;
  const [run] = parseFioText(text, "a").runs;
  expect(run?.workload.blockSizeBytes).toBe(size);
  expect(run?.results.iops).toBeCloseTo(rate, 6);
});
