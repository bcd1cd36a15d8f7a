import { designPlan } from "../../src/design/designWorkbook";
import type { Plan } from "../../src/sheets/planWorkbook";
import { imported, knownVm } from "../estate/sampleEstate";
import { type Entries, recalculate } from "../templates/recalculate";
import { KNOWN_DESIGN } from "./knownDesign";

const PLAN = designPlan(KNOWN_DESIGN);

/** A risk as the sheet Reasons lists it: mark, sentence, question and why; nothing where it does not apply. */
function risk(name: string, plan: Plan, entries: Entries = {}): unknown[] {
  const { values } = recalculate(plan, entries);
  const row = values("risks.name").indexOf(name);
  const cells = ["mark", "sentence", "ask", "because"].map((column) => values(`risks.${column}`)[row]);
  return cells.filter((cell) => cell !== "");
}

const SIZED = "storage CPU and network are unknown; Live Optics, or one day in vCenter, shows them";
const MOST = "How many IOPS do the VMs have at the peak, of which size, and how many are reads?";
const MATCH = "Do vCPU, RAM, capacity and I/O of each class match the assumptions on the sheet Demand?";
const GENERAL = { "typed.profile": ["general"], "typed.vmVcpu": [null] };

const CASES: readonly [name: string, entries: Entries, expected: string[]][] = [
  ["Not complete", {}, []],
  [
    "Not complete",
    { "typed.vms": [2.5] },
    ["?", "The demand is not complete: a row of Demand: VMs is not usable: 2.5."],
  ],
  ["I/O", {}, []],
  [
    "I/O",
    { "typed.peakIops": [null] },
    [
      "?",
      "I/O of 1 class is not known: CPU and network cannot be evaluated (537 GHz are left for storage: 781,841 IOPS at 8 KiB, 70% reads)",
      ...[MOST, SIZED],
    ],
  ],
  [
    "I/O",
    { "typed.peakIops": [null, null], "A.release": "8.0 U3", "typed.vmGhz": [null] },
    ["?", "I/O of 2 classes is not known: CPU and network cannot be evaluated", MOST, SIZED],
  ],
  ["Profiles", { ...GENERAL, "typed.confirmed": ["yes"] }, []],
  ["Profiles", { "typed.profile": ["general"] }, []],
  [
    "Profiles",
    GENERAL,
    [
      "▲",
      "1 class is based on an unconfirmed profile: the figures of the sheet Demand are planning practice",
      ...[MATCH, "assumed from a profile; every verdict depends on it"],
    ],
  ],
  [
    "Profiles",
    { "typed.profile": ["general", "general"], "typed.vmVcpu": [null, null] },
    [
      "▲",
      "2 classes are based on an unconfirmed profile: the figures of the sheet Demand are planning practice",
      ...[MATCH, "assumed from a profile; every verdict depends on it"],
    ],
  ],
  ["High estimate", { "A.hosts": 9, "typed.vmUsedGib": [400] }, []],
  [
    "High estimate",
    { "A.hosts": 8, "typed.vmUsedGib": [400] },
    ["▲", "At the high estimate 9 hosts are needed, 8 are planned: capacity would be used to 107%"],
  ],
  [
    "High estimate",
    { "typed.peakIops": [2_000_000] },
    ["▲", "At the high estimate 23 hosts are needed, 16 are planned: CPU would be used to 136%"],
  ],
  ["GHz", {}, []],
  [
    "GHz",
    { "typed.vmGhz": [null, null] },
    [
      "▲",
      "CPU in use of 2 classes is not known: CPU is evaluated by vCPU per core, and by GHz only as far as hosts report it",
      ...[
        "How many GHz do the VMs use at the peak?",
        "without it CPU is based on vCPU per core, a rule of thumb",
      ],
    ],
  ],
  ["CPU at its limit", { "targets.todayGhz": [1000], "targets.hostsGhzUsed": [800] }, []],
  [
    "CPU at its limit",
    { "targets.todayGhz": [1000], "targets.hostsGhzUsed": [801] },
    [
      "▲",
      "Today's hosts use more than 80% of their CPU: demand is cut off, and the GHz are a lower bound",
      ...["Do users or applications wait for CPU today?", "above 80% use, additional demand is not visible"],
    ],
  ],
  ["No rebuild", { "A.hosts": 4, "A.raid": "RAID-1 FTT1", "A.bareMinimum": "yes" }, []],
  [
    "No rebuild",
    { "A.hosts": 3, "A.raid": "RAID-1 FTT1", "A.bareMinimum": "yes" },
    [
      "▲",
      "A cluster has fewer than the 4 hosts that rebuild RAID-1 FTT1 after the loss of one: until it is replaced, data is at risk",
    ],
  ],
  ["RAID-0", {}, []],
  ["RAID-0", { "A.raid": "RAID-0" }, ["▲", "RAID-0 keeps no copy: the loss of a disk or host loses data"]],
  ["Port", { "A.nicGbit": 25 }, []],
  [
    "Port",
    { "A.nicGbit": 24 },
    [
      "▲",
      "vSAN ESA requires 25 Gb/s per port; 24 Gb/s is for its small profile only",
      ...["Which switch ports are free for vSAN, and at how many Gb/s?", "24 Gb/s is entered"],
    ],
  ],
  ["NUMA", { "targets.largestVcpu": [32], "targets.largestRamGib": [512] }, []],
  [
    "NUMA",
    { "targets.largestVcpu": [33] },
    [
      "▲",
      "The largest VM (33 vCPU, 64 GiB) is larger than one socket of a host and its RAM: it spans NUMA nodes",
    ],
  ],
  [
    "NUMA",
    { "targets.largestRamGib": [513] },
    [
      "▲",
      "The largest VM (8 vCPU, 513 GiB) is larger than one socket of a host and its RAM: it spans NUMA nodes",
    ],
  ],
  ["Largest VM", {}, []],
  [
    "Largest VM",
    { "targets.largestRamGib": [null] },
    [
      "▲",
      "The largest VM is not known: whether it fits a host was not evaluated",
      ...["How large is the largest VM, in vCPU and RAM?", "a VM runs on one host"],
    ],
  ],
  ["Growth", { years: 0 }, []],
  [
    "Growth",
    { years: 1 },
    [
      "▲",
      "Growth is an assumption: capacity 15% per year, compute 5%, for 1 year",
      "Does growth of 15% per year match recent years?",
      "assumed; without growth the design needs less, 1.15 times today's capacity is planned",
    ],
  ],
  ["vCPU per core", { "typed.vmRamGib": [4], "typed.vmGhz": [3] }, []],
  [
    "vCPU per core",
    { "typed.vmRamGib": [4] },
    [
      "▲",
      "vCPU per core requires most hosts, and the ratio is a rule of thumb: the GHz require fewer",
      "How many vCPU may share a core, and which VMs may not?",
      "the ratio is a rule of thumb, and it determines the number of hosts",
    ],
  ],
  ["Terms", {}, []],
  ["Terms", { "A.edition": "other" }, []],
  // 7 hosts for 24 × 7.68 TB, of which 1,342 TiB and 128 TiB are of the cores' licenses.
  [
    "Terms",
    { "A.edition": "VVF", "A.disks": 24 },
    ["▲", "What VVF licenses above its own TiB is open: 1,214 or 1,342 TiB of vSAN to add; ask the vendor"],
  ],
];

test.each(CASES)("%s of a design with %j", (name, entries, expected) => {
  expect(risk(name, PLAN, entries)).toEqual(expected);
});

test("VMs of vCenter and NSX are missing in a design for VCF only", () => {
  const plan = designPlan({ ...KNOWN_DESIGN, classes: KNOWN_DESIGN.classes.slice(0, 1) });
  expect(risk("Management", plan, { "A.edition": "VVF" })).toEqual([]);
  expect(risk("Management", plan)).toEqual([
    "?",
    "VMs of vCenter, NSX and operations are not included: fill in the class Management on the sheet Demand, 0 VMs if they run elsewhere",
    "Where will vCenter, NSX and the operations VMs run?",
    "a VCF design runs them too; they are not in the sums",
  ]);
});

describe("of an estate", () => {
  const MANY = Array.from({ length: 30 }, (_, i) => knownVm({ name: `vm${i}` }));
  const ofVms = (name: string, ...more: Parameters<typeof knownVm>[0][]): unknown[] => {
    const vms = more.map((vm, i) => knownVm({ ...vm, name: `more${i}` }));
    return risk(name, designPlan({ estate: imported([...MANY, ...vms]) }));
  };

  test("peaks are a risk where they are planned to come apart", () => {
    const [mark, ...texts] = ofVms("Peaks");
    expect(mark).toBe("▲");
    expect(texts[0]).toMatch(
      /^50% of the sum of the VMs' I\/O peaks is planned to coincide \(planning practice\)/,
    );
    expect(texts.slice(1)).toEqual([
      "When does I/O peak, and did the recorded days include a month end or a backup?",
      "planned: 50% of the sum of peaks",
    ]);
    const few = designPlan({ estate: imported(MANY.slice(0, 19)) });
    expect(risk("Peaks", few)).toEqual([]);
  });

  test("VMs without a figure are counted", () => {
    expect(ofVms("Gaps")).toEqual([]);
    expect(ofVms("Gaps", { ramBytes: null })).toEqual([
      ...["▲", "1 VM has a figure missing in all exports: it counts without it"],
    ]);
    expect(ofVms("Gaps", { ramBytes: null, vcpu: null }, { ramBytes: null })).toEqual([
      ...["▲", "2 VMs have a figure missing in all exports: they count without it"],
    ]);
  });

  describe("VMs that do not run", () => {
    const off = (...each: Parameters<typeof knownVm>[0][]): unknown[] =>
      ofVms(
        "Powered off",
        ...each.map((vm) => ({ ...vm, power: "off", scope: "capacity", why: "powered off" }) as const),
      );

    test("are not a risk where all run", () => {
      expect(off()).toEqual([]);
    });

    test("use GiB, and from 1,024 of them TiB", () => {
      expect(off({})).toEqual([
        "▲",
        "1 VM counts for its capacity alone (powered off, templates): 50 GiB used; running, it would add 8 GiB of RAM",
        "Will the VM that is not running move, too?",
        "50 GiB used, 8 GiB of RAM if it runs",
      ]);
      const half = { usedBytes: { low: 0, plan: 2 ** 39, high: 2 ** 40 } };
      expect(off(half, half)).toEqual([
        "▲",
        "2 VMs count for their capacity alone (powered off, templates): 1.0 TiB used; running, they would add 16 GiB of RAM",
        "Will the 2 VMs that are not running move, too?",
        "1.0 TiB used, 16 GiB of RAM if they run",
      ]);
    });

    test("of which a figure is not known do not use 0 GiB", () => {
      expect(off({}, { usedBytes: null, usedBasis: null, ramBytes: null })).toEqual([
        "▲",
        "2 VMs count for their capacity alone (powered off, templates): used capacity not known; running, they would add an unknown amount of RAM",
        "Will the 2 VMs that are not running move, too?",
        "used capacity not known, an unknown amount of RAM if they run",
      ]);
    });
  });
});
