import { hosts } from "../../../src/templates/hosts/hosts";
import { printedSheet } from "../printedSheet";
import { recalculate, type Entries } from "../recalculate";

const plan = hosts.plan();

/** Other hosts than the example's in every input. */
const OTHER: Entries = {
  hosts: 8, sockets: 1, cores: 24, clock: 2.5, ram: 768, disks: 6, diskTb: 7.68, nicPorts: 1, nicGbit: 100,
  raid: "RAID-6 4+2", failures: 2, hostReserve: 1, opsReserve: 0.08, lfs: 0.12, other: 0.05, reduction: 1.5,
  storageShare: 0.4, perCoreMost: 5, esxiRam: 128, edition: "VVF",
  vms: 90, vcpu: 6, vmRam: 24, vmUsed: 800, growth: 0.1, years: 4, "carried.read": [0.7, 1, 1],
}; // prettier-ignore

const shown = (entries: Entries = OTHER) => printedSheet(recalculate(plan, entries));

test.each([
  ["coresAll", "192 cores, definition"], // 8 × 1 × 24
  ["coresDown", "144 cores, definition"], // 6 × 24
  ["ghz", "480.0 GHz, definition"], // 192 × 2.5
  ["ghzDown", "360.0 GHz, definition"],
  ["storageGhz", "192.0 GHz, assumption"], // 480 × 0.4
  ["storageGhzDown", "144.0 GHz, assumption"],
  ["perCore", "2.81 vCPU per core, derived"], // 540 ÷ 192
  ["perCoreDown", "3.75 vCPU per core, derived"], // 540 ÷ 144
  ["ramAll", "6,144 GiB, definition"], // 8 × 768
  ["ramFree", "5,120 GiB, derived"], // 8 × 640
  ["ramFreeDown", "3,840 GiB, derived"], // 6 × 640
  ["ramNeeded", "2,160 GiB, derived"], // 90 × 24
  ["ramLeft", "2,960 GiB, derived"],
  ["ramLeftDown", "1,680 GiB, derived"],
  ["licensed", "192 cores, vendor-stated"],
  ["perLicense", "0.25 TiB, assumption"], // VVF
  ["included", "48 TiB, derived"],
  ["balance", "288 TiB, surplus negative, derived"], // 335.28 − 48, whole TiB
  ["buy", "288 TiB, derived"],
  ["buyWhole", "336 TiB, open for VVF, open: ask the vendor"], // all 335.28 TiB
  ["carriedVms", "99 VMs, derived"],
  ["vmsPerHostMost", "500 VMs per host, vendor-stated"],
  ["vmsPerHostDown", "15.0 VMs per host, derived"], // 90 ÷ 6
  ["hostLimit", "CPU, derived"],
  ["firstLimit", "vSAN license, derived"],
  ["rawTb", "368.64 TB, definition"], // 48 × 7.68
  ["rawTib", "335.28 TiB (335.28 to 335.28), definition"], // 368.64 × 10^12 ÷ 2^40
  ["afterHost", "293.37 TiB (293.37 to 293.37), derived"], // × 7 ÷ 8
  ["opsUsed", "8.0% % (8.0% to 8.0%), entered"],
  ["afterOps", "269.90 TiB (269.90 to 269.90), derived"],
  ["otherUsed", "5.0% % (5.0% to 5.0%), entered"],
  ["afterOther", "256.40 TiB (256.40 to 256.40), derived"],
  ["afterLayout", "170.93 TiB (170.93 to 170.93), derived"], // ÷ 1.5
  ["forData", "228.93 TiB (228.93 to 228.93), derived"], // ÷ 1.12 × 1.5
  ["neededNow", "70.31 TiB, derived"], // 90 × 800 ÷ 1024
  ["neededEnd", "102.94 TiB, derived"], // × 1.1^4
  ["noLonger", "not within 10 years, derived"], // 70.31 × 1.1^10 is 182.37
  ["layout", "RAID-6 4+2, vendor-stated"],
  ["minHosts", "6 hosts, vendor-stated"],
  ["reprotect", "7 hosts, derived"],
  ["selfHeals", "yes, derived"],
  ["afterDay", "the layout stays RAID-6 4+2, vendor-stated"],
  ["tolerated", "2, vendor-stated"],
  ["layoutDown", "RAID-6 4+2, derived"],
])("eight single-socket hosts with RAID-6: %s is %s", (id, expected) => {
  expect(shown().result(id)).toBe(expected);
});

test("low takes 10% of other overhead, high only 5% of operations reserve", () => {
  const sheet = shown({ raid: "RAID-5", hosts: 6 });
  expect(sheet.result("opsUsed")).toBe("10.0% % (10.0% to 5.0%), entered");
  expect(sheet.result("otherUsed")).toBe("0.0% % (10.0% to 0.0%), entered");
  // 174.62 × 5 ÷ 6 = 145.52; × 0.9 and, high, × 0.95
  expect(sheet.result("afterOps")).toBe("130.97 TiB (130.97 to 138.24), derived");
  expect(sheet.result("afterOther")).toBe("130.97 TiB (117.87 to 138.24), derived");
  expect(sheet.result("afterLayout")).toBe("104.77 TiB (94.30 to 110.59), derived");
  expect(sheet.result("usable")).toBe("92.64 TiB (83.37 to 97.78), estimated");
  // Five hosts as 2+1, none in reserve: 145.52 × 0.9 ÷ 1.5 ÷ 1.131
  expect(sheet.result("usableDown")).toBe("77.20 TiB (69.48 to 81.49), estimated");
});

test("a layout that cannot be placed leaves nothing usable, low and high neither", () => {
  const sheet = shown({ raid: "RAID-6 4+2", hosts: 5 });
  expect(sheet.result("usable")).toBe("0.00 TiB (0.00 to 0.00), cannot be placed");
  expect(sheet.result("forData")).toBe("0.00 TiB (0.00 to 0.00), derived");
});

test.each([
  ["RAID-0", "none hosts, derived", "no, there is no copy, derived"],
  ["RAID-1 FTT1", "4 hosts, derived", "yes, derived"],
])("%s: hosts to rebuild redundancy", (raid, reprotect, selfHeals) => {
  const sheet = shown({ raid });
  expect([sheet.result("reprotect"), sheet.result("selfHeals")]).toEqual([reprotect, selfHeals]);
});

test.each([
  ["VCF", "1.00 TiB, vendor-stated"],
  ["VVF", "0.25 TiB, assumption"],
  ["other", "0.00 TiB, vendor-stated"],
])("a core licensed for %s includes %s", (edition, expected) => {
  expect(shown({ edition }).result("perLicense")).toBe(expected);
});

test("a row for each resource: needed, available, and how many VMs it is enough for", () => {
  const sheet = shown();
  expect([0, 1, 2, 3, 4, 5, 6, 7, 8].map((line) => sheet.row("limits.resource", line))).toEqual([
    "Resource | Needed | Unit | Available | Used | Used, low | Used, high | VMs that fit | Verdict",
    "CPU | 129.7 | cores with storage | 144.0 | 90% | 87% | 96% | 99 | fits", // 90 × 6 ÷ 5 = 108, and 54.2 GHz ÷ 2.5
    "Storage CPU | 54.2 | GHz, after host failure | 144.0 | 38% | 29% | 52% | 239 | fits", // 360 × 0.4; 90 × 144 ÷ 54.2
    "RAM | 2,160.0 | GiB, after host failure | 3,840.0 | 56% | 56% | 56% | 160 | fits",
    "Capacity | 102.9 | TiB, with growth | 228.9 | 45% | 45% | 45% | 200 | fits", // 228.93 × 1024 ÷ (800 × 1.4641)
    "Capacity with a host lost | 102.9 | TiB, with growth | 228.9 | 45% | 45% | 45% | 200 | fits", // seven hosts, none in reserve
    "Network | 2.7 | Gb/s per port | 100.0 | 3% | 2% | 3% | 3,386 | fits",
    "VMs per host | 15.0 | VMs, after host failure | 500.0 | 3% | 3% | 3% | 3,000 | fits", // 90 ÷ 6 hosts that are left
    "vSAN license | 335.3 | raw TiB, included | 48.0 | 698% | 698% | 698% | 28 | to buy", // 200.14 × 48 ÷ 335.28
  ]);
});

test.each<[Entries, string, string]>([
  [{ edition: "VCF" }, "0 TiB, derived", "0 TiB, open for VVF, open: ask the vendor"],
  [{ edition: "VVF" }, "127 TiB, derived", "175 TiB, open for VVF, open: ask the vendor"], // all 174.62 TiB
  [{ edition: "VVF", disks: 1, diskTb: 8.79 }, "0 TiB, derived", "0 TiB, open for VVF, open: ask the vendor"], // 47.97 of 48
  [{ edition: "VVF", disks: 1, diskTb: 8.8 }, "1 TiB, derived", "49 TiB, open for VVF, open: ask the vendor"], // 48.02
  [{ edition: "other" }, "175 TiB, derived", "175 TiB, open for VVF, open: ask the vendor"],
])("%j: to buy, and to buy if the whole cluster counts", (entries, buy, whole) => {
  const sheet = shown(entries);
  expect([sheet.result("buy"), sheet.result("buyWhole")]).toEqual([buy, whole]);
});

const NOT_HERE = ["no", "no", "no", "no", "no", "no", "no", "no"];

test("Network I/O Control: what each kind of traffic gets of a port of 25 Gb/s while all compete", () => {
  const rows = (entries: Entries = {}) =>
    [1, 2, 3, 4, 5].map((line) => shown(entries).row("nioc.traffic", line));
  // 100 + 100 + 50 + 25 shares
  expect(rows()).toEqual([
    "vSAN | yes | High | 100 | 9.1",
    "Virtual machine | yes | High | 100 | 9.1",
    "Management | yes | Normal | 50 | 4.5",
    "vMotion | yes | Low | 25 | 2.3",
    "Fault Tolerance | no | Low",
  ]);
  expect(rows({ "nioc.here": ["yes", ...NOT_HERE], nicGbit: 100 })[0]).toBe(
    "vSAN | yes | High | 100 | 100.0",
  );
  expect(rows({ "nioc.level": ["Low"] })[0]).toBe("vSAN | yes | Low | 25 | 3.1"); // of 200 shares
  expect(rows({ "nioc.here": ["no", ...NOT_HERE] })[0]).toBe("vSAN | no | High | own ports");
  expect(rows({ nicGbit: null })[0]).toBe("vSAN | yes | High | 100");
});

test("32 KiB reads on 192 GHz, and on the NICs of eight hosts", () => {
  const sheet = shown();
  expect(sheet.row("carried.size", 0)).toBe(
    "Workload | Block size (KiB) | Reads | IOPS | IOPS low | IOPS high | Evidence level | MiB/s | IOPS after host failure | Sent (Gb/s per host) | Received (Gb/s) | Limited by",
  );
  // 192 GHz ÷ 640,495 cycles, ± 7 %; × 32 ÷ 1024; 144 GHz after failure; 78.58 Gb/s ÷ 8 × 7/8 × 1.035
  expect(sheet.row("carried.size", 2)).toBe(
    "32K, 70% reads | 32 | 100% | 299,768 | 280,157 | 322,331 | estimated | 9,368 | 224,826 | 8.9 | 8.9 | CPU",
  );
});

test("capacity by year: 10% more each year", () => {
  const sheet = shown();
  expect([0, 1, 5, 11].map((line) => sheet.row("byYear.year", line))).toEqual([
    "Year | Needed (TiB) | For data (TiB) | Low (TiB) | Left (TiB) | Fits | Host lost | Host lost, low",
    "0 | 70.3 | 228.9 | 228.9 | 158.6 | yes | yes | yes",
    "4 | 102.9 | 228.9 | 228.9 | 126.0 | yes | yes | yes",
    "10 | 182.4 | 228.9 | 228.9 | 46.6 | yes | yes | yes",
  ]);
});

test.each([
  ["hosts", "6 hosts, 3 to 64"],
  ["sockets", "2 per host, 1 to 8"],
  ["cores", "16 per socket, 1 to 256"],
  ["clock", "3.6 GHz, 0.5 to 10 with decimals"],
  ["ram", "1,024 GiB per host, 16 to 65536 with decimals"],
  ["disks", "5 per host, 1 to 64"],
  ["diskTb", "6.4 TB, 0.1 to 128 with decimals"],
  ["nicPorts", "2 per host, 1 to 16"],
  ["nicGbit", "25 Gb/s per port, 0.1 to 800 with decimals"],
  ["raid", "RAID-5, RAID-5/RAID-0/RAID-1 FTT1/RAID-1 FTT2/RAID-1 FTT3/RAID-5 2+1/RAID-5 4+1/RAID-6 4+2"],
  ["failures", "1 hosts, 0 to 2"],
  ["hostReserve", "1 hosts, 0 to 1"],
  ["opsReserve", "10.0% % of raw, 0 to 0.5 with decimals"],
  ["lfs", "13.1% % of data, 0 to 0.5 with decimals"],
  ["other", "0.0% % of raw, 0 to 0.5 with decimals"],
  ["reduction", "1 times smaller, 1 to 10 with decimals"],
  ["storageShare", "60.0% %, 0.01 to 1 with decimals"],
  ["perCoreMost", "4 after host failure, 0.5 to 20 with decimals"],
  ["esxiRam", "100 GiB per host, 4 to 1024 with decimals"],
  ["edition", "VCF, VCF/VVF/other"],
  ["peakIops", "60,000 of all VMs together, 1 to 100000000 with decimals"],
  ["ioSize", "16 KiB, 0.5 to 2048 with decimals"],
  ["ioRead", "70.0% % of I/O, 0 to 1 with decimals"],
  ["nicShared", "no, no/yes"],
  ["profile", "standard, standard/small"],
  ["vms", "90 VMs, 1 to 20000"],
  ["vcpu", "4 per VM, 0.5 to 256 with decimals"],
  ["vmRam", "32 GiB per VM, 0.25 to 24576 with decimals"],
  ["vmUsed", "500 GiB per VM, 1 to 65536 with decimals"],
  ["growth", "15.0% % per year, 0 to 2 with decimals"],
  ["years", "3 years, 0 to 10"],
])("the input %s: %s", (id, expected) => {
  expect(shown({}).input(id)).toBe(expected);
});
