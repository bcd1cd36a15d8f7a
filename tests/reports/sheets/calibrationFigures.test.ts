import type { BenchmarkRun } from "../../../src/model/benchmark/benchmarkRun";
import { reportPlan } from "../../../src/reports/benchmarkReport";
import { NO_FACTS, type ClusterFacts } from "../../../src/reports/inputs/clusterFacts";
import { calibrationSheet } from "../../../src/reports/sheets/calibrationSheet";
import { planWorkbook } from "../../../src/sheets/planWorkbook";
import { validate } from "../../../src/workbook/validate";
import { recalculate, type Recalculated } from "../../templates/recalculate";
import { sampleHost, sampleRun, sampleUse, type RunFacts } from "../sampleRuns";

const KIB = 2 ** 10;

/** 64 KiB, half reads, 100,000 IOPS at 44% CPU. */
const run = (facts: RunFacts = {}): BenchmarkRun =>
  sampleRun({
    cpu: { usagePct: 44 },
    ...facts,
    workload: { blockSizeBytes: 64 * KIB, readPct: 50, ...facts.workload },
    results: { iops: 100_000, ...facts.results },
  });
const CLUSTER: ClusterFacts = {
  ...NO_FACTS,
  raid: "RAID-5 4+1",
  hosts: 4,
  ghzPerHost: 100,
  idleGhzPerHost: 4,
};
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
  return {
    profile: calibration.profile,
    spec,
    cellOf,
    ids: [...plan.cells.keys()],
    rangeOf: (id: string) => plan.cells.get(id)?.range,
  };
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
      "RAID-5 4+1",
    ]);
    expect(sheet.value("profile.run")).toBe(sheet.value("cal.run"));
  });

  test("is of the layout that the files of its run state", () => {
    const on = (raid: string) =>
      run({ case: raid, setup: [{ name: "raid", value: raid, file: "vsan.cfg", line: 1 }] });
    const two = recalculate(planOf([on("RAID-1 FTT1"), on("RAID-6 4+2")], { ...CLUSTER, raid: null }));
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
  ["hcibench-vdbench", "cal", 1001, 1001],
  ["fio", "local", 1000, 1000],
  ["fio", "local", 1001, 1000],
] as const)("runs are not dropped silently: %s, %s of %i runs has %i rows", (tool, grid, many, offered) => {
  const all = Array.from({ length: many }, () => run({ tool }));
  const sheet = sheetOf(all);
  const [first = 0, last = 0] = (sheet?.rangeOf(`${grid}.iops`) ?? "").match(/\d+/g)?.map(Number) ?? [];
  expect(last - first + 1).toBe(offered);
  const notices = sheet?.spec.cells.flatMap((cell) => (cell.kind === "note" ? [cell.text] : [])) ?? [];
  expect(notices.includes("Cost of local storage lists the first 1,000 runs of 1,001: import fewer to list others.")).toBe(
    offered < many,
  );
}); // prettier-ignore

describe("a figure of the files that a cell does not accept is blank, and listed", () => {
  const noticesOf = (runs: readonly BenchmarkRun[], facts: Partial<ClusterFacts> = {}) =>
    planOf(runs, { ...CLUSTER, ...facts })
      .spec.sheets.find(({ name }) => name === "Calibration")
      ?.cells.flatMap((cell) => (cell.kind === "note" ? [cell.text] : [])) ?? [];
  const used = (cpuUsedPct: number) =>
    run({ measuredUse: [sampleUse({ cpuUsedPct, logicalProcessors: 64 })] });

  test.each([
    // 64 logical processors at 50% of 16 cores are 200%.
    [50, 2, "esxtop of 1 of 4 hosts, 100% of the run"],
    [
      51,
      "",
      "esxtop of 1 of 4 hosts, 100% of the run is 204% of a host, above 200%: check the cores of a host",
    ],
  ])("CPU of too few cores: %i%% of logical processors", (pct, usage, from) => {
    const sheet = recalculate(planOf([used(pct)], { ...CLUSTER, coresPerHost: 16 }));
    expect([sheet.value("cal.usage") ?? "", sheet.value("profile.from")]).toEqual([usage, from]);
    const listed = /^CPU % of base clock: 1 figure of the files is not a number from 0 to 2/;
    expect(noticesOf([used(pct)], { coresPerHost: 16 }).some((text) => listed.test(text))).toBe(usage === "");
  });

  test.each([
    [2e12, false],
    [2.001e12, true],
  ])("traffic of %d bits per second", (transmitBitsPerSecond, isBlank) => {
    const one = run({ measuredUse: [sampleUse({ transmitBitsPerSecond })] });
    expect(recalculate(planOf([one])).value("cal.sent")).toBe(isBlank ? null : 2000);
    expect(noticesOf([one]).some((text) => text.startsWith("Sent (Gb/s): 1 figure"))).toBe(isBlank);
  });

  test.each([
    [32, false],
    [64, false],
    [16, true],
  ])("logical processors of %i cores", (coresPerHost, isListed) => {
    const notices = noticesOf([used(20)], { coresPerHost });
    expect(notices.some((text) => text.startsWith("The logical processors that esxtop counts"))).toBe(
      isListed,
    );
  });

  test("recorded CPU without the cores of a host: what to enter", () => {
    expect(noticesOf([used(20)])).toContainEqual(expect.stringContaining("(--cores-per-host)"));
    expect(noticesOf([used(20)], { coresPerHost: 64 })).not.toContainEqual(
      expect.stringContaining("(--cores-per-host)"),
    );
  });

  test("a run without IOPS has no row, and is named", () => {
    expect(noticesOf([run({ results: { iops: 0 } }), run()])).toContainEqual(
      expect.stringMatching(/^1 run without a row, because IOPS are 0: /),
    );
  });
});

describe("where the CPU of a run is from", () => {
  const recorded = (facts: Partial<Parameters<typeof sampleUse>[0]> = {}): RunFacts => ({
    durationSeconds: 1000,
    hosts: ["esx1", "esx2"].map((name) => sampleHost(name, 44)),
    measuredUse: [sampleUse({ cpuUsedPct: 20, logicalProcessors: 64, coveredSeconds: 1000, ...facts })],
  });
  const facts: ClusterFacts = { ...CLUSTER, coresPerHost: 32 };
  const of = (one: RunFacts, entries: Record<string, (number | null)[]> = {}, given = facts) => {
    const sheet = recalculate(planOf([run(one)], given), entries);
    return [sheet.value("profile.from"), sheet.value("profile.level")];
  };

  test("a recording, with its hosts and its share of the run; cpu.usage; typed figures", () => {
    expect(of(recorded())).toEqual(["esxtop of 1 of 4 hosts, 100% of the run", "measured"]);
    expect(of({})).toEqual(["cpu.usage", "estimated"]);
    expect(of({}, { "cal.usage": [0.45] })).toEqual(["typed", "measured"]);
    expect(of({}, { "cal.busy": [50] })).toEqual(["typed", "measured"]);
    expect(of({}, { "cal.usage": [null] })).toEqual(["blank: CPU of the files is deleted", ""]);
    expect(of({ cpu: { usagePct: null } })).toEqual(["no CPU of the hosts", ""]);
    expect(of({ vmsFinishedEarly: 2 })).toEqual(["2 VMs finished early", ""]);
  });

  test.each([
    [800, "esxtop of 1 of 4 hosts, 80% of the run", "measured"],
    [799, "cpu.usage; esxtop of esx1 is not used: it covers 79% of the run, and 80% are needed", "estimated"],
  ])(
    "a recording of %i of 1,000 s does not replace the figure of the run below 80%",
    (coveredSeconds, from, level) => {
      expect(of(recorded({ coveredSeconds }))).toEqual([from, level]);
    },
  );

  test("a host that the host table of the run lacks", () => {
    expect(of(recorded({ host: "foreign" }))[0]).toBe(
      "esxtop of 1 of 4 hosts, 100% of the run; not in the host table: foreign",
    );
  });

  test("cores that are not given", () => {
    expect(of(recorded(), {}, { ...CLUSTER, coresPerHost: null })[0]).toBe(
      "cpu.usage; esxtop of esx1 is not used: the physical cores of a host are not given",
    );
  });
});

test.each([
  [2, "RAID-5"],
  [3, "RAID-5 2+1"],
  [5, "RAID-5 2+1"],
  [6, "RAID-5 4+1"],
])("RAID-5 of a run on %i hosts is the layout that ESA makes of it: %s", (hosts, layout) => {
  const sheet = recalculate(planOf([run()], { ...CLUSTER, raid: null, hosts }));
  expect(sheet.value("profile.raid")).toBe(layout);
  expect(sheet.number("calPlan") / sheet.number("calReference")).toBeCloseTo(1 + sheet.number("cal.against"), 6);
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
  alike("profile", { run: undefined, size: "General", reads: "0%", khz: "#,##0.0", raid: undefined, level: undefined, from: undefined });
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
  expect(after("Profile: the defined name Profile, for =VSAN_GHZ(1000,32,0.7,Raid,Profile)", 8).slice(1)).toEqual([
    "Run", "Block size (KiB)", "Read %", "kHz per I/O", "Layout", "Evidence level", "CPU from",
  ]);
  expect(after("Cost of local storage: CPU % × CPUs × clock ÷ IOPS", 10).slice(1)).toEqual([
    "Run", "Block size (KiB)", "Read %", "IOPS", "CPU %", "CPUs", "Used (GHz)", "kHz per I/O", "Hz per bit/s",
  ]);
  const [plan, reference] = ["1,000 MB/s, 32 KiB, 70% read", "On the reference cluster"].map((label) => after(label, 2));
  expect([plan?.[1], reference?.[1]]).toEqual(["GHz", "GHz"]);
  expect(spec?.freeze).toEqual({ rows: 2, columns: 0 });
  expect(spec?.print).toEqual({ orientation: "landscape" });
}); // prettier-ignore

test("recordings of many hosts with long names leave the formulas as long as Excel takes them", () => {
  const uses = Array.from({ length: 64 }, (_, i) =>
    sampleUse({ host: `${"h".repeat(900)}${i}`, cpuUsedPct: 40, coveredSeconds: 10 + i }),
  );
  const { spec } = planOf([run({ durationSeconds: 3600, measuredUse: uses })]);
  expect(() => validate(spec)).not.toThrow();
});
