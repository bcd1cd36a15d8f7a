import { vsanCpuBudget } from "../../../src/templates/vsanCpuBudget/vsanCpuBudget";
import { printedSheet } from "../printedSheet";
import { recalculate, type Entries } from "../recalculate";

const plan = vsanCpuBudget.plan();

/**
 * Reads of the two published sizes only, so that every figure follows from two tests: 640,495 cycles for 32 KiB
 * (6 × 77 GHz ÷ 721,317 IOPS) and 15,680,716 for 1 MiB (6 × 59 GHz ÷ 22,576 IOPS), ± 7 %.
 */
const READS: Entries = {
  hosts: 7, ghzPerHost: 10, clock: 2.5, failures: 2, storageShare: 0.5,
  "load.name": ["Web", "Backup", null, null],
  "load.amount": [1000, 500, null, null],
  "load.unit": ["MiB/s", "MB/s", null, null],
  "load.size": [32, 1024, null, null],
  "load.read": [1, 1, null, null],
  "load.concurrency": [0.5, null, null, null],
  "load.growth": [0.2, null, null, null],
  "tier.name": ["Large", "Small", null],
  "tier.limit": [8000, 1000, null],
  "tier.disks": [10, 4, null],
  "tier.size": [32, 1024, null],
  "tier.read": [1, 1, null],
  limitRead: 1,
}; // prettier-ignore

const shown = (entries: Entries = {}) => printedSheet(recalculate(plan, { ...READS, ...entries }));

test("workloads: IOPS at peak, MiB/s, and their CPU", () => {
  const sheet = shown();
  expect([0, 1, 2, 3].map((line) => sheet.row("cost.iops", line))).toEqual([
    "Workload | IOPS at peak | MiB/s | kHz per I/O | Hz per bit/s | GHz low | GHz plan | GHz high | Evidence level",
    // 1000 MiB/s ÷ 32 KiB × 0.5 × 1.2; 640,495 ÷ (8 × 32,768); 19,200 × 640,495
    "Web | 19,200 | 600 | 640 | 2.44 | 11.4 | 12.3 | 13.2 | measured",
    // 500 × 10^6 ÷ 2^20
    "Backup | 477 | 477 | 15,681 | 1.87 | 7.0 | 7.5 | 8.0 | measured",
    "",
  ]);
});

test.each([
  ["totalGhz", "19.8 GHz (18.4 to 21.2), sum of the rows"],
  ["totalCores", "7.9 cores (7.4 to 8.5), derived"], // ÷ 2.5
  ["capacity", "70.0 GHz, definition"],
  ["capacityDown", "50.0 GHz, definition"],
  ["share", "28.2% of the CPU (26.3% to 30.2%), derived"],
  ["shareDown", "39.5% of the CPU (36.8% to 42.3%), derived"],
  ["allowedDown", "25.0 GHz, assumption"],
  ["cpuHosts", "4 hosts (4 to 5), derived"], // 19.77 ÷ (10 × 0.5) is 3.95; high 4.23
  ["cpuHostsSafe", "6 hosts (6 to 7), derived"],
  ["layout", "RAID-5 4+1, vendor-stated"],
  ["minHosts", "6 hosts, vendor-stated"],
  ["hostsPlanned", "6 hosts (6 to 7), derived"],
  ["rule", "31.6 GHz (16.9 to 62.9), rule of thumb"], // 1,129 MB/s × 8 × 3.5; 1.869 and 6.965 Hz per bit/s
  ["dominant", "Web, 62% of the GHz, derived"],
  ["transmit", "1.1 Gb/s per host (0.9 to 1.4), estimated"], // 9.03 Gb/s ÷ 7 × 6/7 × 1.035, ± 20 %
  ["receive", "1.1 Gb/s per host (0.9 to 1.4), estimated"],
  ["transmitDown", "1.6 Gb/s per host (1.3 to 1.9), estimated"], // × 7 ÷ 5
  ["receiveDown", "1.6 Gb/s per host (1.3 to 1.9), estimated"],
  ["nicShare", "3.2% busier way (2.6% to 3.8%), estimated"], // ÷ 50
  ["limitSum", "84,000 IOPS, derived"], // 8000 × 10 + 1000 × 4
  ["limitIops", "80,125 IOPS, derived"], // an I/O of 1 MiB counts 32 times
  ["limitGhz", "53.2 GHz (49.5 to 56.9), sum of the tiers"],
  ["limitShare", "106.4% of the CPU (99.0% to 113.8%), derived"],
  ["limitVerdict", "no, but the lower limits in the table would, derived"],
])("seven hosts of 10 GHz, two down: %s is %s", (id, expected) => {
  expect(shown().result(id)).toBe(expected);
});

test("writes load the receiving side more: it is the busier way", () => {
  // 1000 MB/s of 32 KiB: 8 Gb/s ÷ 7 × 6/7 × (2 copies + 1.25) × 1.05 sent, × 1.18 received; × 7 ÷ 5 after failure
  const only = (value: string | number) => [value, null, null, null];
  const sheet = shown({
    "load.name": only("Web"),
    "load.amount": only(1000),
    "load.unit": only("MB/s"),
    "load.size": only(32),
    "load.read": only(0),
    "load.concurrency": only(1),
    "load.growth": only(0),
  });
  expect(sheet.row("traffic.mbs", 1)).toBe("Web | 1,000 | 3.3 | 3.8");
  expect(sheet.result("transmitDown")).toBe("4.7 Gb/s per host (3.7 to 5.6), estimated");
  expect(sheet.result("receiveDown")).toBe("5.3 Gb/s per host (4.2 to 6.3), estimated");
  expect(sheet.result("nicShare")).toBe("10.5% busier way (8.4% to 12.6%), estimated");
});

test("traffic: header and the second workload", () => {
  const sheet = shown();
  expect(sheet.row("traffic.mbs", 0)).toBe("Workload | MB/s | Sent (Gb/s per host) | Received (Gb/s)");
  expect(sheet.row("traffic.mbs", 2)).toBe("Backup | 500 | 0.5 | 0.5");
});

test("the workloads added up: complete and empty rows", () => {
  const sheet = shown();
  expect([0, 1, 2, 3, 4].map((line) => sheet.row("added.sum", line))).toEqual([
    "Workload | No. | Counted | Cumulative (GHz) | Allowed (GHz) | After failure (GHz) | Left after failure (GHz)",
    "Web | 1 | yes | 12.3 | 35.0 | 25.0 | 12.7",
    "Backup | 2 | yes | 19.8 | 35.0 | 25.0 | 5.2",
    " | 3 |  | 19.8 | 35.0 | 25.0 | 5.2",
    " | 4 |  | 19.8 | 35.0 | 25.0 | 5.2",
  ]);
});

test.each([
  ["load.name", ["x"]],
  ["load.amount", [1]],
  ["load.unit", ["IOPS"]],
  ["load.size", [8]],
  ["load.read", [0.5]],
])("a row with nothing but %s is not complete", (id, [value]) => {
  const empty = ["load.name", "load.amount", "load.unit", "load.size", "load.read"].map((one) => [
    one,
    one === id ? [null, null, value ?? null, null] : [null, null, null, null],
  ]);
  expect(
    recalculate(plan, Object.fromEntries(empty) as Entries)
      .values("added.state")
      .slice(0, 4),
  ).toEqual(["", "", "not complete", ""]);
});

test("every tier at its limit, and the limit that fits", () => {
  const sheet = shown();
  expect([0, 1, 2, 3].map((line) => sheet.row("atLimit.iops", line))).toEqual([
    "Tier | Limit × vDisks | IOPS at its block size | GHz plan | GHz low | GHz high | Evidence level | Share after failure | Limit that fits",
    // 80,000 × 640,495; ÷ 50; 8000 × 25 ÷ 53.2
    "Large | 80,000 | 80,000 | 51.2 | 47.7 | 54.8 | measured | 102.5% | 3,759",
    // 4 × 1000 ÷ 32 of 1 MiB
    "Small | 4,000 | 125 | 2.0 | 1.8 | 2.1 | measured | 3.9% | 469",
    "",
  ]);
});

test("all limits used at one block size", () => {
  const sheet = shown();
  expect([0, 4, 9].map((line) => sheet.row("bySize.iops", line))).toEqual([
    "Block size (KiB) | IOPS | MiB/s | GHz plan | GHz low | GHz high | Evidence level | Share after failure | Allowed (GHz)",
    "32 | 84,000 | 2,625 | 53.8 | 50.0 | 57.6 | measured | 107.6% | 25.0",
    "1024 | 2,625 | 2,625 | 41.2 | 38.3 | 44.0 | measured | 82.3% | 25.0",
  ]);
});

test("what a core of 2.5 GHz sustains", () => {
  const sheet = shown();
  expect([0, 3, 4].map((line) => sheet.row("perCore.iops", line))).toEqual([
    "I/O | Block size (KiB) | Reads | kHz per I/O | Low | High | IOPS per core | Evidence level",
    "32K read | 32 | 100% | 640.5 | 595.7 | 685.3 | 3,903 | measured", // 2.5 × 10^9 ÷ 640,495
    "32K write | 32 | 0% | 1,825.9 | 1,698.1 | 1,953.7 | 1,369 | measured",
  ]);
  expect([1, 2, 5, 6].map((line) => sheet.row("perCore.iops", line).split(" | ").slice(0, 3).join(" "))).toEqual(
    ["4K read 4 100%", "4K write 4 0%", "1M read 1024 100%", "1M write 1024 0%"],
  ); // prettier-ignore
});

test("rules of thumb next to each other", () => {
  const sheet = shown();
  expect([0, 2, 3, 4].map((line) => sheet.row("rules.published", line))).toEqual([
    "Medium | Published (Hz per bit/s) | Corrected (Hz per bit/s) | Published rule is | × RAM | × network | × NVMe | vSAN against it, corrected",
    // (0.163 + 0.373) ÷ 2; the means of four tests, of NVMe and of vSAN
    "network | 0.25 | 0.2680 | estimated | 25 |  |  | 13.1",
    "NVMe | 0.50 | 0.4054 | estimated | 50 | 2 |  | 8.7",
    "vSAN | 3.50 | 3.5147 | estimated | 350 | 14 | 7 | 1.0",
  ]);
});

test("own tests: against the built-in figures, and as the profile in use", () => {
  const own: Entries = {
    profile: "own calibration",
    "own.size": [32, 32],
    "own.read": [1, 0],
    "own.khz": [800, 2000],
    "own.raid": ["RAID-6 4+2", null],
  };
  const calculated = recalculate(plan, { ...READS, ...own });
  const sheet = printedSheet(calculated);
  expect([0, 1, 2, 3].map((line) => sheet.row("own.size", line))).toEqual([
    "Block size (KiB) | Reads | kHz per I/O | Layout tested | Built-in (kHz per I/O) | Yours ÷ built-in",
    "32 | 100% | 800.0 | RAID-6 4+2 | 640.5 | 1.25",
    "32 | 0% | 2,000.0 |  | 1,825.9 | 1.10",
    "",
  ]);
  const inUse = (line: number) =>
    ["size", "read", "khz", "raid"].map((column) => calculated.values(`inUse.${column}`)[line - 1]);
  expect([1, 2, 3].map(inUse)).toEqual([
    [32, 1, 800, "RAID-6 4+2"],
    [32, 0, 2000, "RAID-5 4+1"],
    ["", "", "", ""],
  ]);
  expect(shown({ ...own, profile: "built-in" }).row("inUse.size", 1)).toBe("");
});

/** Mark, resource, needed, available, shares and what would fit, in a row of the first page. */
const onPage = (entries: Entries, line: number) => {
  const row = recalculate(plan, { ...READS, ...entries }).drawing.sheets[0]?.values[7 + line] ?? [];
  return [...row.slice(0, 6), row[37]].map((value) =>
    typeof value === "number" ? Math.round(value * 1000) / 1000 : (value ?? ""),
  );
};

// 19.775 GHz (18.4 to 21.2) of 25: 600 MiB/s ÷ 32 KiB × 640,495 Hz + 500 MB/s ÷ 1 MiB × 15.68 MHz.
// 1.603 Gb/s (1.3 to 1.9) of 50: 9.033 Gb/s ÷ 7 × 6/7 × 1.035 × 7/5. Six hosts (six to seven) of seven.
test.each<[Entries, number, (string | number)[]]>([
  [{}, 1, ["✔", "CPU, GHz", 19.775, 25, 0.791, "74 to 85%", 1.264]],
  [{ storageShare: 0.4 }, 1, ["▲", "CPU, GHz", 19.775, 20, 0.989, "92 to 106%", 1.011]],
  [{ storageShare: 0.39 }, 1, ["✖", "CPU, GHz", 19.775, 19.5, 1.014, "94 to 109%", 0.986]],
  [{}, 2, ["✔", "Network, Gb/s per host", 1.603, 50, 0.032, "3 to 4%", 31.197]],
  [{}, 3, ["✔", "Hosts", 6, 7, 0.857, "86 to 100%", ""]],
  [{ clock: null }, 3, ["✔", "Hosts", 6, 7, 0.857, "86 to 100%", ""]],
  [{ nic: null }, 2, ["?", "Network, Gb/s per host", 1.603, "?", "?", "", "?"]],
])("the first page with %j, row %d", (entries, line, expected) => {
  expect(onPage(entries, line)).toEqual(expected);
});

test("charts draw the first six workloads, and all block sizes", () => {
  expect(shown().charts("vSAN CPU budget")).toEqual(["column of 6: GHz plan, GHz high by Workload"]);
  expect(shown().charts("Added up")).toEqual([
    "line of 6: Cumulative (GHz), Allowed (GHz), After failure (GHz) by Workload",
  ]);
  expect(shown().charts("Limits by block size")).toEqual([
    "line of 9: GHz plan, GHz high, Allowed (GHz) by Block size (KiB)",
  ]);
});

test.each([
  ["hosts", "6 hosts, 3 to 64"],
  ["ghzPerHost", "115.2 GHz per host, cores × base clock, 1 to 20480 with decimals"],
  ["clock", "3.6 GHz, 0.5 to 10 with decimals"],
  ["failures", "1 hosts, 0 to 2"],
  ["storageShare", "60.0% %, 0.01 to 1 with decimals"],
  ["nic", "50 Gb/s per host, 0.1 to 12800 with decimals"],
  ["profile", "built-in, built-in/own calibration/multiplier"],
  ["multiplier", "1 × built-in, 0.1 to 10 with decimals"],
  ["limitRead", "70.0% % of I/O, 0 to 1 with decimals"],
])("the input %s: %s", (id, expected) => {
  expect(printedSheet(recalculate(plan)).input(id)).toBe(expected);
});

test.each([
  ["load.amount", "0 to 100000000 with decimals or blank"],
  ["load.unit", "IOPS/MB/s/MiB/s or blank"],
  ["load.size", "0.5 to 2048 with decimals or blank"],
  ["load.read", "0 to 1 with decimals or blank"],
  ["load.concurrency", "0 to 1 with decimals or blank"],
  ["load.growth", "-0.9 to 59048 with decimals or blank"],
  ["tier.limit", "1 to 10000000 or blank"],
  ["tier.disks", "1 to 100000 or blank"],
  ["tier.size", "0.5 to 2048 with decimals or blank"],
  ["tier.read", "0 to 1 with decimals or blank"],
  ["own.size", "0.5 to 2048 with decimals or blank"],
  ["own.read", "0 to 1 with decimals or blank"],
  ["own.khz", "1 to 10000000 with decimals or blank"],
])("the column %s accepts %s", (id, expected) => {
  expect(shown().accepts(id)).toBe(expected);
});

test("the example: four workloads and three tiers", () => {
  const sheet = printedSheet(recalculate(plan));
  expect([0, 1, 2, 3, 4, 5].map((line) => sheet.row("load.amount", line))).toEqual([
    "Workload | Amount | Unit | Block size (KiB) | Reads | Share at common peak | Growth",
    "Databases | 120,000 | IOPS | 8 | 70% | 100% | 0%",
    "Transaction logs | 60,000 | IOPS | 4 | 30% | 100% | 0%",
    "File services | 20,000 | IOPS | 64 | 80% | 100% | 0%",
    "Backup reads | 2,000 | IOPS | 1024 | 100% | 100% | 0%",
    "",
  ]);
  expect([0, 1, 2, 3].map((line) => sheet.row("tier.limit", line))).toEqual([
    "Tier | IOPS limit per vDisk | vDisks | Block size (KiB) | Reads",
    "Standard | 5,000 | 144 | 32 | 70%",
    "SQL | 10,000 | 12 | 32 | 70%",
    "SQL, large | 15,000 | 6 | 64 | 70%",
  ]);
});
