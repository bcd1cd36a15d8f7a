import type { BenchmarkRun } from "../../src/model/benchmark/benchmarkRun";
import type { SetupFact, SetupFactName } from "../../src/model/benchmark/setupFact";
import { reportPlan } from "../../src/reports/benchmarkReport";
import { NO_FACTS, type ClusterFacts } from "../../src/reports/inputs/clusterFacts";
import { completedFacts } from "../../src/reports/measures/completedFacts";
import { isOnVsan } from "../../src/reports/measures/storageOf";
import { recalculate } from "../templates/recalculate";
import { found, say } from "./findings/say";
import { sampleRun, type RunFacts } from "./sampleRuns";
import { tableColumn } from "./sheets/tableColumn";

const fact = (name: SetupFactName, value: string | number, line: number | null = 9, file = "c/vsan.cfg") =>
  ({ name, value, file, line }) satisfies SetupFact;

const ESA = [
  fact("storage", "vSAN ESA", 2),
  fact("hosts", 4, 4),
  fact("raid", "RAID-1 FTT1", 9),
  fact("capacityGib", 32_768, 14),
];

const run = (setup: SetupFact[] | null, facts: RunFacts = {}): BenchmarkRun =>
  sampleRun({
    datastore: "d",
    workload: { blockSizeBytes: 32768, readPct: 0 },
    results: { iops: 100_000, throughputBytesPerSecond: 100_000 * 32768 },
    ...facts,
    setup,
  });

function report(runs: readonly BenchmarkRun[], facts: Partial<ClusterFacts> = {}) {
  const plan = reportPlan({
    imports: [{ name: "a.zip", runs }],
    diagnostics: [],
    facts: { ...NO_FACTS, ...facts },
  });
  const recalculated = recalculate(plan);
  const { sheets } = recalculated.drawing;
  const asked = sheets.find(({ name }) => name === "Facts")?.values ?? [];
  const sources = sheets.find(({ name }) => name === "Sources")?.values ?? [];
  return {
    sources,
    column: (header: string) => tableColumn(sheets, "Results", header, "Case"),
    network: () => tableColumn(sheets, "Check figures", "Host Gb/s", "Run"),
    line: (label: string) => asked.find(([first]) => first === label)?.slice(1, 4),
    cpuVerdict: () => recalculated.values("tile.4").at(-1),
  };
}

describe("A7: what the files state overrides what would be assumed", () => {
  test("layout, hosts and capacity come with file and line", () => {
    const { line } = report([run(ESA)]);
    expect(line("vSAN ESA layout of the test VMs")).toEqual([
      "RAID-1 FTT1", null, "from the files: vsan.cfg line 9",
    ]); // prettier-ignore
    expect(line("Hosts in the cluster")).toEqual([4, "hosts", "from the files: vsan.cfg line 4"]);
    // 32,768 GiB are 32 TiB, mirrored.
    expect(line("Usable capacity")).toEqual([
      16, "TiB of guest data", "from the files: vsan.cfg line 14, raw ÷ 2",
    ]); // prettier-ignore
  });

  test("the model uses the stated layout, not RAID-5", () => {
    const ghz = (setup: SetupFact[] | null) => Number(report([run(setup)]).column("vSAN GHz (model)")[0]);
    const assumed = ghz(null);
    expect(ghz(ESA)).not.toBeCloseTo(assumed, 1);
    expect(ghz(ESA)).toBeCloseTo(ghz(ESA.filter(({ name }) => name !== "hosts")), 9);
    expect(ghz([fact("raid", "RAID-5")])).toBeCloseTo(assumed, 9);
  });

  test("never the user's own entry", () => {
    const { line } = report([run(ESA)], { raid: "RAID-6", hosts: 6, usableTib: 9 });
    expect(line("vSAN ESA layout of the test VMs")?.[0]).toBe("RAID-6 4+2");
    expect(line("Hosts in the cluster")?.slice(0, 1)).toEqual([6]);
    expect(line("Usable capacity")).toEqual([9, "TiB of guest data", "entered"]);
  });

  test("runs of several layouts each have their own", () => {
    const both = [
      run(ESA, { case: "mirror" }),
      run([fact("raid", "RAID-6 4+2", 9, "e/vsan.cfg")], { case: "six" }),
    ];
    const { column } = report(both);
    expect(column("Storage")).toEqual(["vSAN ESA", "RAID-6 4+2"]);
    const [mirror, six] = column("vSAN GHz (model)");
    expect(six).toBeCloseTo(Number(report([run(null)], { raid: "RAID-6" }).column("vSAN GHz (model)")[0]), 6);
    expect(mirror).not.toBeCloseTo(Number(six), 3);
    expect(report(both, { raid: "RAID-5" }).column("Storage")).toEqual(["vSAN ESA", null]);
  });

  test("a capacity without a known layout is not an usable capacity", () => {
    expect(completedFacts(NO_FACTS, [run([fact("capacityGib", 1024)])]).usableTib).toBeNull();
  });

  test("Sources lists every fact once, with its place and runs", () => {
    const { sources } = report([run(ESA), run(ESA, { case: "b" })]);
    const top = sources.findIndex((row) => row[2] === "Fact");
    expect(sources.slice(top + 1, top + 5).map((row) => row.slice(0, 6))).toEqual([
      ["c/vsan.cfg", 2, "Storage", "vSAN ESA", "", 2],
      ["c/vsan.cfg", 4, "Hosts in the cluster", 4, "hosts", 2],
      ["c/vsan.cfg", 9, "vSAN ESA layout of the test VMs", "RAID-1 FTT1", "", 2],
      ["c/vsan.cfg", 14, "Raw capacity of the datastore", 32_768, "GiB", 2],
    ]);
  });
});

describe("A7: the vSAN model is not applied to what is not vSAN ESA", () => {
  test.each(["not vSAN", "probably not vSAN", "vSAN OSA"])("%s: the first page states it", (storage) => {
    const { column, cpuVerdict, network } = report([run([fact("storage", storage, null)])], { hosts: 4 });
    expect(column("Storage")).toEqual([storage]);
    expect(column("vSAN GHz (model)")).toEqual([""]);
    expect(network()).toEqual([""]);
    expect(cpuVerdict()).toBe(`? ${storage}: no model`);
    expect(say("model-range", [run([fact("storage", storage)])])).toEqual([]);
    expect(say("reference-cluster", [run([fact("storage", storage)])])).toEqual([]);
  });

  test("a layout that the user entered settles a doubt, and no more than that", () => {
    const storage = (kind: string) =>
      report([run([fact("storage", kind)])], { raid: "RAID-5" }).column("Storage");
    expect(storage("probably not vSAN")).toEqual([null]);
    expect(storage("not vSAN")).toEqual(["not vSAN"]);
  });

  test("vSAN ESA has its figure, and the first page reports what it lacks", () => {
    const { column, cpuVerdict } = report([run(ESA)]);
    expect(column("vSAN GHz (model)")[0]).toBeGreaterThan(0);
    expect(cpuVerdict()).toBe("? CPU not in the files");
  });

  test.each<[string | null, BenchmarkRun["tool"], boolean]>([
    ["vSAN ESA", "hcibench-fio", true],
    ["vSAN OSA", "hcibench-fio", true],
    ["not vSAN", "hcibench-fio", false],
    ["probably not vSAN", "hcibench-vdbench", false],
    [null, "hcibench-vdbench", true],
    [null, "iometer", false],
  ])("storage %s of %s is vSAN: %s", (storage, tool, expected) => {
    expect(isOnVsan(run(storage === null ? null : [fact("storage", storage)], { tool }))).toBe(expected);
  });
});

describe("A7: contradictions are findings", () => {
  test("an entry against the files", () => {
    expect(say("setup-contradiction", [run(ESA)], { facts: { raid: "RAID-5", hosts: 6 } })).toEqual([
      "vSAN ESA layout of the test VMs: you entered RAID-5, but the files state RAID-1 FTT1 (vsan.cfg line 9). Your entry is used. Hosts in the cluster: you entered 6 hosts, but the files state 4 (vsan.cfg line 4). Your entry is used.",
    ]);
  });

  test("files of one name against each other, distinguished by their tests", () => {
    const runs = [run(ESA), run([fact("hosts", 8, 4)])];
    expect(say("setup-contradiction", runs, { facts: { hosts: 4 } })).toEqual([
      "Hosts in the cluster: the files differ, 4 hosts (vsan.cfg line 4 of 32 KiB, 0% read (1)) and 8 (vsan.cfg line 4 of 32 KiB, 0% read (2)). Each test counts with its own.",
    ]);
  });

  test.each<[string, Partial<ClusterFacts>]>([
    ["the same value", { raid: "RAID-1 FTT1", hosts: 4 }],
    ["a capacity rounded by 5%", { usableTib: 16.8 }],
    ["nothing entered", {}],
  ])("%s is not a contradiction", (_, facts) => {
    expect(found("setup-contradiction", [run(ESA)], { facts })).toEqual([]);
  });

  test("a capacity off by more is a contradiction", () => {
    expect(say("setup-contradiction", [run(ESA)], { facts: { usableTib: 17 } })[0]).toContain(
      "you entered 17 TiB",
    );
  });
});

test.each([
  ["green", 0],
  ["green (all passed)", 0],
  ["yellow (disk balance)", 1],
  ["red", 1],
])("A7: vSAN health %s gives %i findings", (health, count) => {
  expect(found("vsan-health", [run([fact("health", health)])])).toHaveLength(count);
});
