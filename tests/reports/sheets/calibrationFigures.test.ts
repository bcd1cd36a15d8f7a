import type { BenchmarkRun } from "../../../src/model/benchmark/benchmarkRun";
import { reportPlan } from "../../../src/reports/benchmarkReport";
import { NO_FACTS, type ClusterFacts } from "../../../src/reports/inputs/clusterFacts";
import { calibrationSheet } from "../../../src/reports/sheets/calibrationSheet";
import { planWorkbook } from "../../../src/sheets/planWorkbook";
import { recalculate, type Recalculated } from "../../templates/recalculate";
import { sampleRun, sampleUse, type RunFacts } from "../sampleRuns";

const KIB = 2 ** 10;

/** 64 KiB, half reads, 100,000 IOPS at 44% CPU. */
const run = (facts: RunFacts = {}): BenchmarkRun =>
  sampleRun({
    cpu: { usagePct: 44 },
    ...facts,
    workload: { blockSizeBytes: 64 * KIB, readPct: 50, ...facts.workload },
    results: { iops: 100_000, ...facts.results },
  });
const CLUSTER: ClusterFacts = { ...NO_FACTS, hosts: 4, ghzPerHost: 100, idleGhzPerHost: 4 };
const planOf = (runs: readonly BenchmarkRun[], facts: ClusterFacts = CLUSTER) =>
  reportPlan({ imports: [{ name: "a.zip", runs }], diagnostics: [], facts });

/** The sheet by itself: what its cells hold, and what they accept. */
function sheetOf(runs: readonly BenchmarkRun[], labels: readonly string[] = runs.map((_, i) => `r${i}`)) {
  const calibration = calibrationSheet(runs, labels, CLUSTER);
  if (!calibration) return null;
  const plan = planWorkbook({ title: "t", subject: "s", sheets: [calibration.sheet] });
  const [spec] = plan.spec.sheets;
  if (!spec) throw new Error("no sheet");
  const cellOf = (id: string) => {
    const first = plan.cells.get(id)?.range.split(":")[0];
    return spec.cells.find(({ at }) => at === first);
  };
  return { profile: calibration.profile, spec, cellOf, ids: [...plan.cells.keys()] };
}

describe("the cost of an I/O on your own cluster", () => {
  // 44 of 100 GHz less 4 when idle; × 4 hosts ÷ 100,000 IOPS are 1,600 kHz, over 64 KiB of 8 bits each 3.05 Hz per bit.
  let sheet: Recalculated;
  beforeAll(() => {
    sheet = recalculate(planOf([run()]), { "cal.sent": [10], "cal.received": [20] });
  });

  test("is what the hosts used net of idle, divided by IOPS and by bits", () => {
    expect(sheet.number("cal.usage")).toBe(0.44);
    expect(sheet.number("cal.used")).toBeCloseTo(40, 9);
    expect(sheet.number("cal.khz")).toBeCloseTo(1600, 9);
    expect(sheet.number("cal.hz")).toBeCloseTo(1_600_000 / (65_536 * 8), 9);
  });

  test("has a network part of 0.163 Hz per bit sent and 0.373 received", () => {
    // 10 Gb/s × 0.163 + 20 Gb/s × 0.373 = 9.09 GHz of 40.
    expect(sheet.number("cal.net")).toBeCloseTo(9.09, 9);
    expect(sheet.number("cal.netShare")).toBeCloseTo(0.22725, 9);
    expect(sheet.number("cal.storage")).toBeCloseTo(1236.4, 9);
  });

  test("is compared with the reference cluster", () => {
    // 64 KiB is 1/31 of the way from 32 KiB to 1 MiB on the reference's lines, half reads and half writes.
    const at = (small: number, large: number) => small + (large - small) / 31;
    const read = at((6 * 77e9) / 721_317.28, (6 * 59e9) / 22_575.5);
    const write = at((6 * 87e9) / 285_892.55, (6 * 59e9) / 15_174.08);
    expect(sheet.number("cal.against")).toBeCloseTo(1.6e6 / ((read + write) / 2) - 1, 6);
  });

  test("becomes a row of the profile with its block size, reads and layout", () => {
    expect(["size", "reads", "khz", "raid"].map((id) => sheet.value(`profile.${id}`))).toEqual([
      64,
      0.5,
      expect.closeTo(1600, 9),
      "RAID-5",
    ]);
    expect(sheet.value("profile.run")).toBe(sheet.value("cal.run"));
  });

  test("is of the layout that the files of its run state", () => {
    const on = (raid: string) =>
      run({ case: raid, setup: [{ name: "raid", value: raid, file: "vsan.cfg", line: 1 }] });
    const two = recalculate(planOf([on("RAID-1 FTT1"), on("RAID-6 4+2")]));
    const typed = recalculate(planOf([on("RAID-1 FTT1")], { ...CLUSTER, raid: "RAID-5 4+1" }));
    expect(two.values("profile.raid")).toEqual(["RAID-1 FTT1", "RAID-6 4+2"]);
    expect(two.number("cal.against", 1)).not.toBeCloseTo(two.number("cal.against", 2), 3);
    expect(typed.values("profile.raid")).toEqual(["RAID-5 4+1"]);
  });

  test("changes what 1,000 MB/s at 32 KiB cost, and not what they cost on the reference cluster", () => {
    const reference = recalculate(planOf([run()]), { "cal.usage": [null] }).number("calReference");
    expect(sheet.number("calReference")).toBe(reference);
    expect(sheet.number("calPlan") / reference).toBeCloseTo(1 + sheet.number("cal.against"), 6);
  });
});

describe("the estimate that the profile changes", () => {
  // 1,000 MB/s of 32 KiB are 30,518 IOPS, 70% of them reads.
  const read = (6 * 77e9) / 721_317.28;
  const write = (6 * 87e9) / 285_892.55;
  const ghz = ((1e9 / 32_768) * (0.7 * read + 0.3 * write)) / 1e9;

  test("is that of the reference cluster until a cost is known", () => {
    const sheet = recalculate(planOf([run({ cpu: { usagePct: null } })]));
    expect(sheet.number("calReference")).toBeCloseTo(ghz, 6);
    expect(sheet.number("calPlan")).toBeCloseTo(ghz, 6);
    expect(sheet.number("calPlan.low")).toBeCloseTo(sheet.number("calReference.low"), 9);
    expect(sheet.number("calPlan.high")).toBeCloseTo(sheet.number("calReference.high"), 9);
    expect(sheet.number("calReference.low")).toBeLessThan(ghz);
    expect(sheet.number("calReference.high")).toBeGreaterThan(ghz);
  });
});

describe("a figure that is not known stays blank", () => {
  const blank = (ids: readonly string[], entries: Record<string, (number | null)[]>, facts = CLUSTER) => {
    const sheet = recalculate(planOf([run()], facts), entries);
    return ids.filter((id) => sheet.value(`cal.${id}`) === "");
  };
  const ALL = ["used", "khz", "hz", "net", "netShare", "storage", "against"];

  test.each<[string, Record<string, (number | null)[]>, Partial<ClusterFacts>, string[]]>([
    ["no traffic", {}, {}, ["net", "netShare", "storage"]],
    ["only sent", { "cal.sent": [10] }, {}, ["net", "netShare", "storage"]],
    ["only received", { "cal.received": [10] }, {}, ["net", "netShare", "storage"]],
    ["no CPU", { "cal.usage": [null], "cal.sent": [1], "cal.received": [1] }, {}, ALL.filter((id) => id !== "net")],
    ["no capacity of a host", {}, { ghzPerHost: null }, ALL],
    ["no number of hosts", { "cal.sent": [1], "cal.received": [1] }, { hosts: null }, ["khz", "hz", "storage", "against"]],
    ["a host as busy as an idle one", { "cal.busy": [4], "cal.sent": [1], "cal.received": [1] }, {}, ["khz", "hz", "netShare", "storage", "against"]],
    ["all", { "cal.sent": [1], "cal.received": [1] }, {}, []],
  ])("%s", (_, entries, facts, expected) => {
    expect(blank(ALL, entries, { ...CLUSTER, ...facts })).toEqual(expected);
  }); // prettier-ignore

  test("CPU of an idle host that is not given is not subtracted", () => {
    const facts = { ...CLUSTER, idleGhzPerHost: null };
    expect(recalculate(planOf([run()], facts)).number("cal.used")).toBeCloseTo(44, 9);
    expect(recalculate(planOf([run()], facts), { "cal.busy": [50] }).number("cal.used")).toBe(50);
  });
});

describe("the first figures of the grid", () => {
  const valueOf = (runs: readonly BenchmarkRun[], id: string) => {
    const cell = sheetOf(runs)?.cellOf(id);
    return cell && "value" in cell ? cell.value : undefined;
  };

  test("are the means of what the hosts recorded", () => {
    const measuredUse = [
      sampleUse({ transmitBitsPerSecond: 4e9, receiveBitsPerSecond: 1e9 }),
      sampleUse({ transmitBitsPerSecond: 8e9 }),
    ];
    expect(valueOf([run({ measuredUse })], "cal.sent")).toBe(6);
    expect(valueOf([run({ measuredUse })], "cal.received")).toBe(1);
    expect(valueOf([run()], "cal.sent")).toBeNull();
    expect(valueOf([run({ measuredUse: [sampleUse()] })], "cal.received")).toBeNull();
    expect(valueOf([run()], "cal.busy")).toBeNull();
  });

  test("leave CPU blank for jobs that shared the hosts", () => {
    const jobs = ["a", "b"].map((job) => run({ job }));
    expect(valueOf([jobs[0] ?? run()], "cal.usage")).toBe(0.44);
    expect(valueOf(jobs, "cal.usage")).toBeNull();
  });

  test.each<[string, RunFacts]>([
    ["VMs finished early", { vmsFinishedEarly: 1 }],
    ["storage is not vSAN", { setup: [{ name: "storage", value: "not vSAN", file: "vsan.cfg", line: 1 }] }],
    ["storage is vSAN OSA", { setup: [{ name: "storage", value: "vSAN OSA", file: "vsan.cfg", line: 1 }] }],
  ])("leave CPU blank where %s, as the finding does", (_, facts) => {
    expect(valueOf([run(facts)], "cal.usage")).toBeNull();
  });

  test("are in KiB and shares", () => {
    expect(valueOf([run()], "cal.size")).toBe(64);
    expect(valueOf([run()], "cal.reads")).toBe(0.5);
    expect(valueOf([run()], "cal.iops")).toBe(100_000);
    expect(valueOf([run({ workload: { readPct: 0 } })], "cal.reads")).toBe(0);
  });
});

test.each<[string, RunFacts]>([
  ["no IOPS", { results: { iops: null } }],
  ["0 IOPS", { results: { iops: 0 } }],
  ["no block size", { workload: { blockSizeBytes: null } }],
  ["no share of reads", { workload: { readPct: null } }],
])("a run with %s cannot calibrate", (_, facts) => {
  expect(sheetOf([run(facts)])).toBeNull();
  const runs = sheetOf([run(facts), run()])?.spec.cells.filter(({ at }) => /^A\d+$/.test(at));
  expect(runs?.some((cell) => "value" in cell && cell.value === "r1")).toBe(true);
  expect(runs?.some((cell) => "value" in cell && cell.value === "r0")).toBe(false);
});

test("a run without a label is called by its case", () => {
  const cell = sheetOf([run({ case: "c" })], [])?.cellOf("cal.run");
  expect(cell).toMatchObject({ value: "c" });
});

test.each([
  [40, 40],
  [41, 40],
])("of %i runs of a cluster, and of local disks, 40 are offered", (count, offered) => {
  const rows = (tool: BenchmarkRun["tool"], grid: string) => {
    const all = Array.from({ length: count }, () => run({ tool }));
    const calibration = calibrationSheet(
      all,
      all.map((_, i) => `r${i}`),
      CLUSTER,
    );
    if (!calibration) throw new Error("no sheet");
    const plan = planWorkbook({ title: "t", subject: "s", sheets: [calibration.sheet] });
    const [first = 0, last = 0] = (plan.cells.get(`${grid}.iops`)?.range ?? "").match(/\d+/g)?.map(Number) ?? [];
    return last - first + 1;
  };
  expect(rows("hcibench-vdbench", "cal")).toBe(offered);
  expect(rows("fio", "local")).toBe(offered);
}); // prettier-ignore

describe("which cost a run calibrates", () => {
  test.each<[string, RunFacts, boolean]>([
    ["HCIBench with fio", { tool: "hcibench-fio" }, true],
    ["HCIBench with vdbench", { tool: "hcibench-vdbench" }, true],
    ["fio by itself", { tool: "fio" }, false],
    ["fio while the hosts were recorded", { tool: "fio", measuredUse: [sampleUse()] }, true],
  ])("%s: that of a cluster or of local disks", (_, facts, ofCluster) => {
    const sheet = sheetOf([run(facts)]);
    expect(sheet?.profile).toBe(ofCluster);
    expect([sheet?.ids.includes("cal.khz"), sheet?.ids.includes("local.khz")]).toEqual([ofCluster, !ofCluster]);
  }); // prettier-ignore

  test("runs of both have both, the cluster first", () => {
    const ids = sheetOf([run({ tool: "fio" }), run()])?.ids ?? [];
    expect(ids.indexOf("cal.khz")).toBeGreaterThanOrEqual(0);
    expect(ids.indexOf("local.khz")).toBeGreaterThan(ids.indexOf("profile.khz"));
  });
});

describe("the cost of local storage", () => {
  const local = run({ tool: "fio", cpu: { usagePct: 25, processors: 8 } });
  const figures = (facts: RunFacts["cpu"], clock: number | null) => {
    const sheet = recalculate(planOf([{ ...local, cpu: { ...local.cpu, ...facts } }]), { localClock: clock });
    return ["ghz", "khz", "hz"].map((id) => sheet.value(`local.${id}`));
  };

  test("is CPU % × CPUs × clock ÷ IOPS", () => {
    // 25% of 8 CPUs of 3 GHz are 6 GHz; ÷ 100,000 IOPS are 60 kHz, over 64 KiB 0.114 Hz per bit.
    expect(figures({}, 3)).toEqual([
      expect.closeTo(6, 9),
      expect.closeTo(60, 9),
      expect.closeTo(60_000 / (65_536 * 8), 9),
    ]);
  });

  test("is blank without clock, CPU or number of CPUs", () => {
    expect(figures({}, null)).toEqual(["", "", ""]);
    expect(figures({ usagePct: null }, 3)).toEqual(["", "", ""]);
    expect(figures({ processors: null }, 3)).toEqual(["", "", ""]);
  });
});

test("inputs accept what a host can have, and are blank where nothing is known", () => {
  const both = sheetOf([run(), run({ tool: "fio" })]);
  const accepted = both?.spec.validations?.map(({ prompt, rule, allowBlank }) => [prompt?.title, rule, allowBlank]);
  const from = (kind: string, minimum: number, maximum: number) => ({ kind, minimum, maximum });
  expect(accepted).toEqual([
    ["CPU % of base clock", from("decimal", 0, 2), undefined],
    ["Busy host (GHz)", from("decimal", 0, 5000), true],
    ["Sent (Gb/s)", from("decimal", 0, 2000), true],
    ["Received (Gb/s)", from("decimal", 0, 2000), true],
    ["Clock of a (virtual) CPU", from("decimal", 0.5, 10), true],
    ["CPU %", from("decimal", 0, 1), undefined],
    ["CPUs", from("whole", 1, 1024), true],
  ]);
}); // prettier-ignore

test("shares are shown as %, and costs to as many digits as they are known", () => {
  const both = sheetOf([run(), run({ tool: "fio" })]);
  const format = (id: string) => {
    const cell = both?.cellOf(id);
    return cell && "format" in cell ? cell.format : undefined;
  };
  const alike = (grid: string, columns: Readonly<Record<string, string | undefined>>) => {
    const ids = Object.keys(columns).map((id) => `${grid}.${id}`);
    expect(ids.map((id) => [id, format(id)])).toEqual(ids.map((id) => [id, columns[id.slice(grid.length + 1)]]));
    expect(both?.ids.filter((id) => id.startsWith(`${grid}.`))).toEqual(ids);
  };
  const load = { run: undefined, size: "General", reads: "0%", iops: "#,##0" };
  alike("cal", {
    ...load, usage: "0.0%", busy: undefined, sent: undefined, received: undefined, used: "#,##0.0",
    hosts: "0", khz: "#,##0.0", hz: "0.000", net: "0.00", netShare: "0.0%", storage: "#,##0.0", against: "+0.0%;-0.0%;0.0%",
  });
  alike("profile", { run: undefined, size: "General", reads: "0%", khz: "#,##0.0", raid: undefined });
  alike("local", { ...load, usage: "0.0%", cpus: "#,##0", ghz: "0.000", khz: "#,##0.0", hz: "0.000" });
  expect([format("calPlan"), format("calReference")]).toEqual(["#,##0.0", "#,##0.0"]);
}); // prettier-ignore

test("columns are named with their units, and the rows are printed across", () => {
  const { spec } = sheetOf([run(), run({ tool: "fio" })]) ?? {};
  const texts = spec?.cells.flatMap((cell) => (cell.kind === "text" ? [cell.text] : [])) ?? [];
  const after = (first: string, count: number) => texts.slice(texts.indexOf(first)).slice(0, count);
  expect(after("CPU and network of the average host during each test: type what you measured", 17).slice(1)).toEqual([
    "Run", "Block size (KiB)", "Read %", "IOPS", "CPU % of base clock", "Busy host (GHz)", "Sent (Gb/s)",
    "Received (Gb/s)", "Used net of idle (GHz)", "Hosts", "kHz per I/O", "Hz per bit/s", "Network (GHz)", "Network share",
    "Storage only (kHz per I/O)", "Against the reference",
  ]);
  expect(after("Profile: the defined name Profile, for =VSAN_GHZ(1000,32,0.7,Raid,Profile)", 6).slice(1)).toEqual([
    "Run", "Block size (KiB)", "Read %", "kHz per I/O", "Layout",
  ]);
  expect(after("Cost of local storage: CPU % × CPUs × clock ÷ IOPS", 10).slice(1)).toEqual([
    "Run", "Block size (KiB)", "Read %", "IOPS", "CPU %", "CPUs", "Used (GHz)", "kHz per I/O", "Hz per bit/s",
  ]);
  const [plan, reference] = ["1,000 MB/s, 32 KiB, 70% read", "On the reference cluster"].map((label) => after(label, 2));
  expect([plan?.[1], reference?.[1]]).toEqual(["GHz", "GHz"]);
  expect(spec?.freeze).toEqual({ rows: 2, columns: 0 });
  expect(spec?.print).toEqual({ orientation: "landscape" });
}); // prettier-ignore
