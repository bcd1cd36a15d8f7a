import { designPlan } from "../../src/design/designWorkbook";
import type { EstateHost } from "../../src/model/estate/estate";
import { imported, knownHost, knownVm } from "../estate/sampleEstate";
import { type Entries, recalculate, type Recalculated } from "../templates/recalculate";
import { longTest } from "../volume";

/*
 * CPU of VMs in addition to those of the exports: today's hosts do not run them, so that neither what these use nor what they
 * have holds for them.
 */

const EACH = { vmVcpu: 1, vmRamGib: 1, vmUsedGib: 1, peakIops: 0, ioSizeKib: 8, readShare: 0.7 };

/** 40 VMs of 1 GHz, and with them 52 GHz at the peak, on hosts; and three classes of which the exports have no VM. */
const planOn = (hosts: EstateHost[]) =>
  designPlan({
    estate: imported(
      Array.from({ length: 40 }, (_, i) => knownVm({ name: `vm${i}`, cpuGhz: 1 })),
      hosts,
    ),
    classes: ["Management", "VDI", "SQL"].map((name) => ({ name, target: "Prod", vms: 0, ...EACH })),
    plan: { years: 0 },
  });

/** Four hosts of 80 GHz, which report that 100 of their 320 GHz are in use. */
const BUSY = planOn(
  Array.from({ length: 4 }, (_, i) => knownHost({ name: `esx${i}`, cpuUsageShare: 100 / 320 })),
);
/** A host of 26 GHz that reports no use. */
const SMALL = planOn([knownHost({ sockets: 1, coresPerSocket: 13, clockGhz: 2 })]);

/** How many VMs are typed of a class, and the GHz of each. */
type Typed = Partial<Record<"General" | "Management" | "VDI" | "SQL", readonly [number | null, number?]>>;

function designed(classes: Typed, entries: Entries = {}, plan = BUSY): Recalculated {
  const { General = [null], Management = [0], VDI = [0], SQL = [0] } = classes;
  const rows = [General, Management, VDI, SQL];
  return recalculate(plan, {
    "typed.vms": rows.map(([vms]) => vms),
    "typed.vmGhz": rows.map(([, ghz]) => ghz ?? null),
    ...entries,
  });
}

test("today's hosts use 100 GHz, their VMs 52 GHz at the peak: the larger is needed", () => {
  const { number } = designed({});
  expect(["hostsGhz", "vmsGhz", "addedGhz", "ghz"].map((id) => number(`demand.${id}`, 1))).toEqual([
    ...[100, expect.closeTo(52, 9), 0, 100],
  ]);
});

test.each<[string, Typed, number]>([
  ["ten VMs of 2 GHz", { Management: [10, 2] }, 100 + 26],
  ["ten VMs of 4 GHz", { Management: [10, 4] }, 100 + 52],
  ["two classes", { Management: [10, 2], VDI: [100, 0.5] }, 100 + 26 + 65],
  ["of two classes the one whose GHz are known", { Management: [10, 2], SQL: [5] }, 100 + 26],
  ["20 VMs of the class that runs today", { General: [60] }, 100 + 26],
  ["none: 20 VMs fewer, and what hosts use is of all of them", { General: [20] }, 100],
  ["none: 40 VMs of 3 GHz, which is typed, are more than hosts use", { General: [40, 3] }, 156],
  ["ten VMs of 3 GHz: all 50 are more than hosts use", { General: [50, 3] }, 195],
  ["ten VMs of 1.5 GHz: all 50 are less than hosts use and these", { General: [50, 1.5] }, 100 + 19.5],
])("in addition to those of today: %s", (_, classes, ghz) => {
  expect(designed(classes).number("demand.ghz", 1)).toBeCloseTo(ghz, 9);
});

test("VMs in addition make a design that fits one that does not", () => {
  // Five hosts after a failure have 5 × 16 × 2.5 × 80% = 160 GHz.
  const hosts = { "A.hosts": 6, "A.sockets": 1, "A.coresPerSocket": 16, "A.clockGhz": 2.5 };
  const verdict = (ghz: number): unknown => {
    const { number, value } = designed({ Management: [10, ghz] }, hosts);
    return [Math.round(number("A.storageGhz") + number("demand.ghz", 1)), value("A.verdictWords")];
  };
  expect([4, 5].map(verdict)).toEqual([
    [153, "✔ fits, at the high estimate too"],
    [166, "✖ does not fit: CPU"],
  ]);
});

test("today's hosts limit the VMs that run on them and more of their kind, but no others", () => {
  const vmsGhz = (todayGhz: number | null, classes: Typed): number =>
    designed(classes, { "targets.todayGhz": [todayGhz] }, SMALL).number("demand.vmsGhz", 1);
  // The host has 26 GHz, whether it reports that or a user types it: half of the 52 GHz at the peak.
  for (const todayGhz of [null, 26]) {
    expect(vmsGhz(todayGhz, {})).toBeCloseTo(26, 9);
    expect(vmsGhz(todayGhz, { General: [60] })).toBeCloseTo(26 + 13, 9);
    expect(vmsGhz(todayGhz, { VDI: [700, 1] })).toBeCloseTo(26 + 910, 9);
  }
  expect(vmsGhz(51, {})).toBeCloseTo(51, 9);
  expect(vmsGhz(53, {})).toBeCloseTo(52, 9);
});

longTest(
  "without an estate the classes are what runs today: their hosts limit them, and report their use",
  () => {
    const ghz = (target: object): number =>
      recalculate(
        designPlan({
          classes: [{ name: "General", target: "Cluster", ...EACH, vms: 40, vmGhz: 1 }],
          targets: [{ name: "Cluster", ...target }],
          plan: { years: 0 },
        }),
      ).number("demand.ghz", 1);
    expect(ghz({})).toBeCloseTo(52, 9);
    expect(ghz({ todayGhz: 26 })).toBeCloseTo(26, 9);
    expect(ghz({ hostsGhzUsed: 51 })).toBeCloseTo(52, 9);
    expect(ghz({ hostsGhzUsed: 53 })).toBeCloseTo(53, 9);
  },
);
