import { benchmarkPlan } from "../../../src/templates/benchmarkPlan/benchmarkPlan";
import { printedSheet } from "../printedSheet";
import { recalculate, type Entries } from "../recalculate";

const plan = benchmarkPlan.plan();

/** Two sizes, two mixes and two loads on five hosts. */
const STUDY: Entries = {
  hosts: 5, cores: 32, clock: 2.5, ram: 512, cache: 32, nic: 20, usable: 20, limit: 1001, cpuShare: 0.5,
  vms: 4, disks: 3, diskGib: 50, osGib: 20, vcpu: 6, vmRam: 16, prepare: "zero",
  tool: "fio", workingSet: 0.5, warmup: 600, seconds: 3600, gross: 90, repeats: 2, start: 46_400,
  "sizes.kib": [32, null, 1024, null],
  "sizes.iops": [60_000, null, 2000, null],
  "mixes.read": [1, 0, null],
  "mixes.random": [1, 0.5, null],
  "loads.load": [4, 8],
  "variant.name": ["A", "B", null, null, null, null],
  "variant.raid": ["RAID-5", "RAID-1 FTT1", null, null, null, null],
}; // prettier-ignore

const shown = (entries: Entries = STUDY) => printedSheet(recalculate(plan, entries));

test.each([
  ["sizeCount", "2, entered"],
  ["mixCount", "2, entered"],
  ["loadCount", "2, entered"],
  ["tests", "8 tests, sizes × mixes × loads"],
  ["netHours", "8.0 hours, derived"],
  ["grossHours", "12.0 hours, derived"], // 8 × 90 min
  ["variantCount", "2 variants, entered"],
  ["oneDays", "1.0 days, derived"],
  ["allDays", "2.0 days, derived"],
  ["end", "2027-01-14, derived"], // two days from 2027-01-13 on
  ["allVms", "20 VMs, derived"],
  ["allDisks", "60 vDisks, derived"],
  ["vmGib", "3,400 GiB before layout, derived"], // 20 × (20 + 3 × 50)
  ["rawGib", "6,800 GiB after layout, derived"], // twice as RAID-1, 1.5 times as RAID-5 2+1
  ["usedShare", "16.6%, derived"], // of 20 × 1024
  ["workGib", "1,500 GiB, derived"], // 60 × 50 × 0.5
  ["workShare", "7.3%, derived"],
  ["workCache", "9.4 ×, derived"], // ÷ (5 × 32)
  ["workRam", "0.6 ×, derived"], // ÷ (5 × 512)
  ["perCore", "0.75, derived"], // 4 × 6 ÷ 32
  ["ramShare", "15.5% of what ESXi and vSAN leave, derived"], // 4 × 16 ÷ 512
  ["capacity", "400.0 GHz, derived"], // 5 × 32 × 2.5
  ["layout", "RAID-5 2+1, entered"],
  ["minHosts", "3 hosts, derived"],
])("five hosts, eight tests, two variants: %s is %s", (id, expected) => {
  expect(shown().result(id)).toBe(expected);
});

test("without a cache there is no ratio to it, without a variant neither layout nor prediction", () => {
  const none = Array<null>(6).fill(null);
  const sheet = shown({ ...STUDY, cache: 0, "variant.name": none, "variant.raid": none });
  expect(sheet.result("workCache")).toBe("no cache ×, derived");
  expect([sheet.result("layout"), sheet.result("minHosts"), sheet.result("rawGib")]).toEqual([
    ", entered",
    "hosts, derived",
    "GiB after layout, derived",
  ]);
  expect(sheet.row("predicted.iops", 1)).toBe(
    "fio-3vmdk-50ws-32k-100rdpct-100randompct-4threads | 60,000 | 1,875 |  |  |  |  | 4.00 | 60,060",
  );
});

test("a variant without a name has the number of its row", () => {
  const sheet = shown({ ...STUDY, "variant.name": [null, "B", null, null, null, null] });
  expect(sheet.row("plan.raw", 1)).toBe("Variant 1 | RAID-5 2+1 | 1 | 5,100 | 3 | 2027-01-13");
  expect(sheet.result("variantCount")).toBe("2 variants, entered");
});

test("variants: layout, capacity, hosts and the day when each is done", () => {
  const sheet = shown();
  expect([0, 1, 2, 3].map((line) => sheet.row("plan.raw", line))).toEqual([
    "Variant | Layout | No. | GiB after layout | Hosts needed | Done on",
    "A | RAID-5 2+1 | 1 | 5,100 | 3 | 2027-01-13",
    "B | RAID-1 FTT1 | 2 | 6,800 | 3 | 2027-01-14",
    "",
  ]);
  const six = shown({ ...STUDY, hosts: 6 });
  expect(six.row("plan.raw", 1)).toBe("A | RAID-5 4+1 | 1 | 5,100 | 6 | 2027-01-13"); // 24 VMs × 170 × 1.25
});

test("the first and the last test: sizes change slowest, loads fastest", () => {
  const sheet = shown();
  expect([0, 1, 8, 9].map((line) => sheet.row("test.case", line))).toEqual([
    "Case name | No. | Block size (KiB) | Reads | Random | Load | VMs | vDisks | Outstanding I/O | Ends after (h net) | Ends after (h gross)",
    "fio-3vmdk-50ws-32k-100rdpct-100randompct-4threads | 1 | 32 | 100% | 100% | 4 | 20 | 60 | 240 | 1.0 | 1.5",
    "fio-3vmdk-50ws-1024k-0rdpct-50randompct-8threads | 8 | 1,024 | 0% | 50% | 8 | 20 | 60 | 480 | 8.0 | 12.0",
    "",
  ]);
});

test("predictions at the assumed IOPS", () => {
  const sheet = shown();
  expect([0, 1, 8].map((line) => sheet.row("predicted.iops", line).replace(/^fio-[^ ]+/, "case"))).toEqual([
    "Case name | Assumed IOPS | MiB/s | GHz | Cores | Of the CPU | NIC (Gb/s per host) | Implied latency (ms) | Policy allows (IOPS) | Likely bottleneck",
    // 60,000 × 640,495 cycles; 15.73 Gb/s ÷ 5 × 4/5 × 1.035; 240 ÷ 60,000; 60 × 1001
    "case | 60,000 | 1,875 | 38.4 | 15.4 | 9.6% | 2.6 | 4.00 | 60,060 | load or devices",
    // 2000 × 23,329,256 × 1.09; 16.78 Gb/s ÷ 5 × 4/5 × (1.5 + 2 × 0.258); 480 ÷ 2000; 60 × 1001 ÷ 32
    "case | 2,000 | 2,000 | 50.9 | 20.3 | 12.7% | 5.4 | 240.00 | 1,877 | policy limit",
  ]);
});

test("the layout is that of the first variant that is filled in; tests behind the last are blank", () => {
  const one = (raid: (string | null)[]) =>
    shown({ ...STUDY, "variant.name": Array<null>(6).fill(null), "variant.raid": raid });
  expect(one(["RAID-6 4+2", null, null, null, null, null]).result("layout")).toBe("RAID-6 4+2, entered");
  expect(one([null, "RAID-6 4+2", null, null, null, null]).result("layout")).toBe("RAID-6 4+2, entered");
  expect([shown().row("predicted.iops", 9), shown().row("test.case", 9)]).toEqual(["", ""]);
});

test("a size without assumed IOPS is not predicted, a policy without a limit allows any", () => {
  const sheet = shown({ ...STUDY, "sizes.iops": [null, null, 2000, null], limit: 0 });
  expect(sheet.row("predicted.iops", 1)).toBe("fio-3vmdk-50ws-32k-100rdpct-100randompct-4threads");
  expect(sheet.row("predicted.iops", 8)).toContain(" | 240.00 |  | load or devices");
});

test("the parameters to copy into HCIBench", () => {
  const sheet = shown();
  expect(Array.from({ length: 17 }, (_, line) => sheet.row("parameter.value", line))).toEqual([
    "Parameter | Value | Unit",
    "Tool | fio",
    "VMs | 20 | in all",
    "Data disks | 3 | per VM",
    "Size of data disk | 50 | GiB",
    "vCPU | 6 | per VM",
    "RAM | 16 | GiB per VM",
    "Prepare disks | zero",
    "Block sizes | 32, 1024 | KiB",
    "Reads | 100, 0 | %",
    "Random | 100, 50 | %",
    "Threads per vDisk | 4, 8",
    "Latency target | not set | µs",
    "Working set | 50 | %",
    "Warm-up | 600 | s",
    "Test time | 3600 | s",
    "Clear cache before each test | yes",
  ]);
  const target = shown({ ...STUDY, loadKind: "latency target (µs)", "loads.load": [2500, null] });
  expect(target.row("parameter.value", 11)).toBe("Threads per vDisk | not set");
  expect(target.row("parameter.value", 12)).toBe("Latency target | 2500 | µs");
});

test("every check is open at first, and each explains why", () => {
  const sheet = shown();
  expect(sheet.row("check.done", 0)).toBe("Check | Done | Why");
  for (let line = 1; line <= 12; line++) expect(sheet.row("check.done", line)).toMatch(/^.{10,} \| open \| .{10,}$/);
  expect(shown({ "check.done": ["done", "not needed"] }).row("check.done", 2)).toContain(" | not needed | ");
  expect(recalculate(plan, { "check.done": ["done", "not needed"] }).value("verdict")).toContain("10 checks are open");
  expect(recalculate(plan, { "check.done": ["done", null] }).value("verdict")).toContain("11 checks are open");
  expect(sheet.accepts("check.done")).toBe("open/done/not needed");
}); // prettier-ignore

test("choices are counted where they are complete", () => {
  const sheet = shown();
  expect([0, 1, 2, 3].map((line) => sheet.row("sizes.kib", line))).toEqual([
    "No. | Block size (KiB) | Assumed IOPS | Counted",
    "1 | 32 | 60,000 | 1",
    "2",
    "3 | 1,024 | 2,000 | 2",
  ]);
  expect([0, 2, 3].map((line) => sheet.row("mixes.read", line))).toEqual([
    "No. | Reads | Random | Counted",
    "2 | 0% | 50% | 2",
    "3",
  ]);
  expect([0, 2, 3].map((line) => sheet.row("loads.load", line))).toEqual(["No. | Load | Counted", "2 | 8 | 2", "3"]);
  expect(sheet.row("variant.raid", 0)).toBe("Variant | Layout");
}); // prettier-ignore

test("charts: the first 24 tests, and every block size", () => {
  expect(shown().charts("By block size")).toEqual(["column of 24: GHz by No."]);
  expect(shown().charts("Benchmark plan")).toEqual([
    "column of 6: CPU (of 90%), NIC (of 80%), IOPS limit by Block size",
  ]);
});

test("what the assumed IOPS of a block size take of what would limit its tests", () => {
  const sheet = shown();
  expect([0, 1, 2, 3].map((line) => sheet.row("bySize.most", line))).toEqual([
    "Block size | KiB | Assumed IOPS | CPU (of 90%) | NIC (of 80%) | IOPS limit | Most | Bottleneck",
    // writes take the most, see the test below; 60,000 of 60 × 1001 IOPS, 2000 of 60 × 1001 ÷ 32
    "32 KiB | 32 | 60,000 | 32% | 65% | 100% | 100% | policy limit",
    "",
    "1,024 KiB | 1,024 | 2,000 | 14% | 34% | 107% | 107% | policy limit",
  ]);
  expect(shown({ ...STUDY, limit: 0 }).row("bySize.most", 3)).toBe(
    "1,024 KiB | 1,024 | 2,000 | 14% | 34% | 0% | 34% | network",
  );
  expect(shown({ ...STUDY, limit: 0, nic: 1600 }).row("bySize.most", 3)).toContain(" | CPU");
  expect(shown({ ...STUDY, "sizes.iops": [60_000, null, null, null] }).row("bySize.most", 3)).toBe(
    "1,024 KiB | 1,024",
  );
});

test.each<[string, Entries]>([
  ["the study", {}],
  ["small and large I/O of RAID-6", { "sizes.kib": [4, 8, 16, 64, 256, 1024], "variant.raid": ["RAID-6 4+2"] }],
  ["adaptive RAID-5 on few hosts", { hosts: 4, "variant.raid": ["RAID-5"], "mixes.read": [0.4, 0.5, 1] }],
  ["mixes in any order", { "mixes.read": [0.7, 0.1, 0.9, 0.5], "mixes.random": [1, 1, 1, 1] }],
])("%s: no test takes more than its block size does by the ends of its mixes", (_, entries) => {
  const sheet = recalculate(plan, { "sizes.iops": [90_000, 70_000, 50_000, 30_000, 9000, 2000], ...entries, "loads.load": [1, null] });
  const [sizes, taken] = [sheet.values("test.size"), { cpu: sheet.values("predicted.share"), nic: sheet.values("predicted.gbit") }];
  sheet.values("bySize.kib").forEach((kib, i) => {
    if (typeof kib !== "number") return;
    const most = (figures: readonly unknown[]) => Math.max(...figures.map((figure, test) => (sizes[test] === kib ? Number(figure) : 0)));
    expect(sheet.number("bySize.cpu", i + 1)).toBeCloseTo(most(taken.cpu) / 0.9, 9);
    expect(sheet.number("bySize.nic", i + 1)).toBeCloseTo(most(taken.nic) / 25 / 0.8, 9);
  });
}); // prettier-ignore

test.each([
  ["hosts", "8 hosts, 3 to 64"],
  ["cores", "40 cores, 1 to 2048"],
  ["clock", "2.4 GHz, 0.5 to 10 with decimals"],
  ["ram", "768 GiB per host, 16 to 65536 with decimals"],
  ["esxiRam", "100 GiB per host, 4 to 1024 with decimals"],
  ["cache", "64 GiB per host, cache tier or RAM, 0 to 32768 with decimals"],
  ["nic", "25 Gb/s per host, 0.1 to 12800 with decimals"],
  ["usable", "30.0 TiB of guest data, 0.01 to 1000000 with decimals"],
  ["limit", "0 IOPS per vDisk, 0 = none, 0 to 10000000"],
  ["cpuShare", "60.0% %, planning assumption, editable, 0.01 to 1 with decimals"],
  ["vms", "10 per host, 1 to 64"],
  ["disks", "2 per VM, 1 to 60"],
  ["diskGib", "10 GiB, 1 to 2048 with decimals"],
  ["osGib", "16 GiB per VM, 1 to 256 with decimals"],
  ["vcpu", "4 per VM, 1 to 64"],
  ["vmRam", "8 GiB, 1 to 512 with decimals"],
  ["prepare", "random, zero/random/none"],
  ["tool", "vdbench, fio/vdbench"],
  ["loadKind", "threads per vDisk, threads per vDisk/latency target (µs)"],
  ["workingSet", "100.0% of a disk, 0.01 to 1 with decimals"],
  ["warmup", "1,800 seconds, 0 to 86400"],
  ["seconds", "7,200 seconds, 60 to 604800"],
  ["gross", "180 minutes, 2 to 20000"],
  ["repeats", "3 runs, 1 to 20"],
  ["start", "2027-01-04 date, 43391 to 73050"],
])("the input %s: %s", (id, expected) => {
  expect(shown({}).input(id)).toBe(expected);
});

test.each([
  ["sizes.kib", "1 to 1024 or blank"],
  ["sizes.iops", "1 to 100000000 with decimals or blank"],
  ["mixes.read", "0 to 1 with decimals or blank"],
  ["mixes.random", "0 to 1 with decimals or blank"],
  ["loads.load", "1 to 1000000 or blank"],
])("the column %s accepts %s", (id, expected) => {
  expect(shown().accepts(id)).toBe(expected);
});

test("the example: the encryption study", () => {
  const { values } = recalculate(plan);
  expect(values("sizes.iops")).toEqual([100_000, 80_000, 40_000, 20_000, null, null]);
  expect(values("mixes.random")).toEqual([1, 1, 1, null, null, null]);
  expect(values("variant.name").map(String)).toEqual(
    ["RAID-1", "RAID-6"].flatMap((raid) =>
      ["no", "VM", "vSAN"].map((encryption) => `${raid}, ${encryption} encryption`),
    ),
  );
  expect(values("variant.raid")).toEqual([...Array<string>(3).fill("RAID-1 FTT1"), ...Array<string>(3).fill("RAID-6 4+2")]);
}); // prettier-ignore
