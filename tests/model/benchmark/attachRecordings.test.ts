import { attachRecordings } from "../../../src/model/benchmark/attachRecordings";
import type { BenchmarkRun } from "../../../src/model/benchmark/benchmarkRun";
import { emptyRun } from "../../../src/model/benchmark/benchmarkRun";
import { joinRecordings } from "../../../src/model/benchmark/hostRecording";
import { at, interval, recording } from "./recordings";

/** A run that starts 200 s after 10:00, warms up for 100 s and is measured from 300 s to 400 s. */
function run(changes: Partial<BenchmarkRun> = {}): BenchmarkRun {
  return {
    ...emptyRun("hcibench-fio", "4k", { file: "r.zip", line: 1 }),
    startedAt: new Date(at(200)).toISOString(),
    warmupSeconds: 100,
    durationSeconds: 100,
    ...changes,
  };
}

/** 5 % idle, 80 % while the run loads the host (200 s to 400 s) and 90 % while it is measured. */
function host(name: string, from = 0, to = 600) {
  const intervals = [];
  for (let second = from; second < to; second += 10) {
    const measured = second >= 300 && second < 400;
    intervals.push(interval(second, second + 10, measured ? 90 : second >= 200 && second < 400 ? 80 : 5));
  }
  return recording(name, intervals);
}

test("each host's use during the run after its warm-up, and while nothing ran", () => {
  const { runs, diagnostics } = attachRecordings([run()], [host("a"), host("b")]);
  expect(diagnostics).toEqual([]);
  expect(runs[0]?.measuredUse).toMatchObject([
    { host: "a", cpuUsedPct: 90, idleCpuPct: 5, coveredSeconds: 100, source: "a.csv" },
    { host: "b", cpuUsedPct: 90, idleCpuPct: 5, coveredSeconds: 100, source: "b.csv" },
  ]);
});

test("idle time ends 60 s before the start of a run and begins 60 s after its end", () => {
  const idle = (from: number, to: number) =>
    attachRecordings([run()], [host("a", from, to)]).runs[0]?.measuredUse?.[0]?.idleCpuPct;
  // Before: 110 s to 140 s are three intervals.
  expect(idle(110, 400)).toBe(5);
  expect(idle(120, 400)).toBeNull();
  // After: 460 s to 490 s.
  expect(idle(300, 490)).toBe(5);
  expect(idle(300, 480)).toBeNull();
});

test("other runs are not idle time", () => {
  const second = run({ case: "8k", startedAt: new Date(at(0)).toISOString(), warmupSeconds: null });
  const { runs } = attachRecordings([run(), second], [host("a", 0, 400)]);
  expect(runs.map(({ measuredUse }) => measuredUse?.[0]?.idleCpuPct)).toEqual([null, null]);
  expect(runs.map(({ measuredUse }) => measuredUse?.[0]?.cpuUsedPct)).toEqual([90, 5]);
});

test("a run of which a part is recorded: reported once, with the share of each host", () => {
  const { runs, diagnostics } = attachRecordings([run()], [host("a", 0, 340), host("b"), host("c", 390)]);
  expect(runs[0]?.measuredUse?.map(({ coveredSeconds }) => coveredSeconds)).toEqual([40, 100, 10]);
  expect(diagnostics).toEqual([
    {
      severity: "warning",
      code: "partly-recorded",
      message: 'The recordings cover only a part of run "4k": a 40%, c 10% of its 100 s.',
      file: "r.zip",
      line: 1,
    },
  ]);
});

test("a recording of another day: reported with its times", () => {
  const { runs, diagnostics } = attachRecordings([run()], [host("a", 1000, 1100)]);
  expect(runs[0]?.measuredUse).toBeNull();
  expect(diagnostics).toEqual([
    expect.objectContaining({
      severity: "warning",
      code: "recording-without-run",
      file: "a.csv",
      message:
        "The recording of a (2024-11-29 10:16:40 UTC to 2024-11-29 10:18:20 UTC) overlaps no run with a known start time.",
    }),
  ]);
});

test.each([
  ["start time", { startedAt: null }],
  ["duration", { durationSeconds: null }],
])("a run without %s cannot be matched, and then no idle use is known", (_, changes) => {
  const unknown = run({ case: "8k", ...changes });
  const { runs, diagnostics } = attachRecordings([run(), unknown], [host("a")]);
  expect(runs.map(({ measuredUse }) => measuredUse?.map((use) => [use.cpuUsedPct, use.idleCpuPct]))).toEqual([
    [[90, null]],
    undefined,
  ]);
  expect(diagnostics).toEqual([
    expect.objectContaining({
      severity: "warning",
      code: "no-run-time",
      message: expect.stringContaining("1 run has no start time"),
      file: "r.zip",
      line: 1,
    }),
  ]);
});

test.each([
  [["a", "b", "c"], '3 runs have no start time or no duration ("a", "b", "c")'],
  [["a", "b", "c", "d"], '4 runs have no start time or no duration ("a", "b", "c", ...)'],
])("the runs %j without a time are one diagnostic that names the first three", (names, expected) => {
  const runs = names.map((name) => run({ case: name, startedAt: null }));
  const { diagnostics } = attachRecordings(runs, [host("h")]);
  expect(diagnostics.map(({ code }) => code)).toEqual(["no-run-time", "recording-without-run"]);
  expect(diagnostics[0]?.message).toContain(expected);
});

test("a host that was recorded at another time is reported next to one that was recorded during the run", () => {
  const { diagnostics } = attachRecordings([run()], [host("a"), host("b", 1000, 1100)]);
  expect(diagnostics.map(({ code, file }) => [code, file])).toEqual([["recording-without-run", "b.csv"]]);
});

test("a recording without an interval is reported without times", () => {
  const { diagnostics } = attachRecordings([run()], [recording("a", [])]);
  expect(diagnostics.map(({ message }) => message)).toEqual([
    "The recording of a overlaps no run with a known start time.",
  ]);
});

test("99% of a run is the whole of it", () => {
  const covered = (seconds: number) => {
    const recorded = recording("a", [interval(300, 300 + seconds, 90)]);
    return attachRecordings([run()], [recorded]).diagnostics.map(({ code }) => code);
  };
  expect(covered(99)).toEqual([]);
  expect(covered(98)).toEqual(["partly-recorded"]);
});

test("without recordings nothing is reported and nothing changes", () => {
  const runs = [run({ startedAt: null })];
  expect(attachRecordings(runs, [])).toEqual({ runs, diagnostics: [] });
});

test("the parts of a host are joined in order of time; what is recorded twice counts once and is reported", () => {
  const parts = [
    recording("a", [interval(20, 30, 3), interval(30, 40, 4)], "later.csv"),
    recording("b", [interval(0, 10, 9)]),
    {
      ...recording("a", [interval(0, 10, 1), interval(10, 20, 2), interval(20, 30, 3)], "first.csv"),
      logicalProcessors: 32,
    },
  ];
  const { recordings, diagnostics } = joinRecordings(parts);
  expect(recordings.map(({ host: name, source }) => [name, source])).toEqual([
    ["a", "later.csv, first.csv"],
    ["b", "b.csv"],
  ]);
  expect(recordings[0]?.intervals.map(({ cpuUsedPct }) => cpuUsedPct)).toEqual([1, 2, 3, 4]);
  expect(recordings.map(({ logicalProcessors }) => logicalProcessors)).toEqual([null, 64]);
  expect(diagnostics).toEqual([
    {
      severity: "warning",
      code: "recorded-twice",
      message: "What was recorded of a more than once counts once: 1 intervals are skipped.",
      file: "later.csv, first.csv",
      line: null,
    },
  ]);
});

test("of two intervals that begin at the same time, the shorter one counts", () => {
  const { recordings } = joinRecordings([
    recording("a", [interval(0, 60, 1)], "minutes.csv"),
    recording("a", [interval(0, 10, 2), interval(10, 20, 3)], "seconds.csv"),
  ]);
  expect(recordings[0]?.intervals.map(({ cpuUsedPct }) => cpuUsedPct)).toEqual([2, 3]);
});

test.each([
  ["of another name", "esx5", ["esx1.example.com", "esx2.example.com"], 1],
  ["of the same short name", "esx1", ["esx1.example.com", "esx2.example.com"], 0],
  ["of the same name in capitals", "ESX1.EXAMPLE.COM", ["esx1.example.com"], 0],
  ["where the table has addresses", "esx5", ["192.168.1.11"], 0],
  ["where there is no table", "esx5", [], 0],
])("a recording of a host %s is reported where the host table lacks it", (_, name, hosts, count) => {
  const table = hosts.map((one) => ({
    ...{ name: one, cluster: null, cpuUsagePct: null, cpuUtilizationPct: null, memUsagePct: null },
  }));
  const { diagnostics } = attachRecordings([run({ hosts: table })], [host(name)]);
  expect(diagnostics.map(({ code }) => code)).toEqual(
    Array.from({ length: count }, () => "foreign-recording"),
  );
});
