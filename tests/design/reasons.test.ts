import { designPlan } from "../../src/design/designWorkbook";
import { imported, knownHost, knownVm } from "../estate/sampleEstate";
import { type Entries, recalculate, type Recalculated } from "../templates/recalculate";
import { longTest } from "../volume";

const EACH = { vmVcpu: 4, vmGhz: 1, vmRamGib: 16, vmUsedGib: 150, ioSizeKib: 16, readShare: 0.7 };
const GENERAL = { name: "General", target: "Cluster", vms: 200, ...EACH, peakIops: 20_000 };
const TARGET = { name: "Cluster", largestVcpu: 8, largestRamGib: 64 };

const PLAN = designPlan({
  classes: [GENERAL, { name: "Management", target: "Cluster", vms: 0 }],
  targets: [TARGET],
});

/** What is typed of the class General, of option A, and elsewhere. */
function designed(general: Partial<typeof GENERAL>, A: object = {}, entries: Entries = {}): Recalculated {
  const typed = (ids: object, prefix: string): Entries =>
    Object.fromEntries(Object.entries(ids).map(([id, value]) => [`${prefix}.${id}`, value]));
  const ofRow = Object.fromEntries(Object.entries(general).map(([id, value]) => [id, [value]]));
  return recalculate(PLAN, { ...typed(ofRow, "typed"), ...typed(A, "A"), ...entries });
}

describe("without growth", () => {
  /** Use at the end and without growth, as the chart shows them: CPU, vCPU, RAM, capacity, network. */
  const shares = (plan: Entries, peakIops: number, A: object): Record<"end" | "today", unknown[]> => {
    const { values } = designed({ peakIops }, A, plan);
    return { end: values("headroom.end"), today: values("headroom.today") };
  };

  test("the chart has what a plan of no years has on these hosts, whichever grows faster", () => {
    const hosts = { hosts: 6, coresPerSocket: 16 };
    for (const growth of [
      { growthIops: 1, growthCompute: 0 },
      { growthIops: 0, growthCompute: 0.2 },
      { growthIops: 0.05, growthCompute: 0.05, growthCapacity: 0.4 },
    ]) {
      const now = shares({ ...growth, years: 0 }, 100_000, hosts);
      expect(now.today).toEqual(now.end);
      const { today } = shares(growth, 100_000, hosts);
      expect(today).toEqual(now.end.map((share) => expect.closeTo(Number(share), 9)));
    }
  });

  test("IOPS that double each year leave vCPU 80% used today, not 96%", () => {
    const { end, today } = shares({ growthIops: 1, growthCompute: 0 }, 20_000, { hosts: 5 });
    const percent = (all: unknown[]): unknown[] =>
      all.slice(0, 2).map((share) => Math.round(1000 * Number(share)) / 10);
    expect([percent(end), percent(today)]).toEqual([
      [68.2, 95.6],
      [48.2, 80],
    ]);
  });

  longTest("cores that storage takes whole at the end may be there today", () => {
    const { end, today } = shares({ growthIops: 1, growthCompute: 0 }, 120_000, { hosts: 5 });
    expect(end[1]).toBe(9.99);
    expect(today[1]).toBeLessThan(2);
  });
});

describe("the lever of RAM", () => {
  const saved = ({ value }: Recalculated): number[] =>
    (/^([\d,]+) GiB of RAM in each host would save (\d+) hosts/.exec(String(value("lever"))) ?? [])
      .slice(1)
      .map((text) => Number(text.replace(",", "")));

  test.each<[string, object, number, number]>([
    ["DRAM alone", { tierRatio: 0 }, 2879, 9],
    // (11,113.2 GiB ÷ 4 hosts + 100) ÷ 2.
    ["a tier as large as the DRAM", { tierRatio: 1 }, 1440, 2],
    ["a tier that the active share limits to 1.25 × DRAM", { tierRatio: 1, activeShare: 0.4 }, 2303, 6],
  ])(
    "%s: so much RAM saves so many hosts, and a GiB less does not",
    (_, { activeShare = 0.2, ...A }: { activeShare?: number }, gib, hosts) => {
      const of = (ramGib: number | null): Recalculated =>
        designed(
          { vmRamGib: 48 },
          { ...A, ...(ramGib === null ? {} : { ramGib }) },
          { "targets.activeShare": [activeShare] },
        );
      const before = of(null);
      expect(saved(before)).toEqual([gib, hosts]);
      const planned = before.number("A.allHosts");
      expect(of(gib).number("A.allHosts")).toBe(planned - hosts);
      expect(of(gib - 1).number("A.allHosts")).toBeGreaterThan(planned - hosts);
    },
  );
});

describe("the lever of two resources that require the same number of hosts", () => {
  test.each([
    [1, "Capacity and layout require the same number of hosts"],
    [2, "Capacity and layout require the same number of hosts in the largest cluster"],
  ])("is a sentence, with %i clusters", (clusters, words) => {
    const names = ["Cluster", "Other"].slice(0, clusters);
    const plan = designPlan({
      classes: [
        ...names.map((target, i) => ({ ...GENERAL, name: `General ${i}`, target, vms: i === 0 ? 60 : 1 })),
        { name: "Management", target: "Cluster", vms: 0 },
      ],
      targets: names.map((name) => ({ ...TARGET, name })),
    });
    expect(recalculate(plan, { "A.diskTb": 2 }).value("lever")).toBe(words);
  });
});

describe("available", () => {
  const few = { hosts: 3, raid: "RAID-1 FTT1", bareMinimum: "yes", disks: 24, diskTb: 15.36 };
  const room = (vms: number, A: object): unknown[] => {
    const { value } = designed({ vms }, A);
    return ["vcpu", "ram"].map((id) => Math.round(Number(value(`now.${id}Room`, 1))));
  };

  test("is the same whether a resource is used to 998% or to 1,417%", () => {
    expect(room(1040, few)).toEqual([484, 1848]);
    expect(room(1480, few)).toEqual([484, 1848]);
  });

  test("is nothing where the layout cannot be placed, or hosts have no RAM for VMs", () => {
    expect(room(200, { ...few, raid: "RAID-6 4+2" })).toEqual([0, 1848]);
    expect(room(200, { ...few, hostRamGib: 1024 })).toEqual([484, 0]);
  });
});

test("the high estimate is not that of all peaks at once alone: an I/O costs more, too", () => {
  const vms = Array.from({ length: 30 }, (_, i) => knownVm({ name: `vm${i}`, vcpu: 1, iopsPeak: 11_000 }));
  const { value, values, number } = recalculate(
    designPlan({
      estate: imported(vms, [knownHost()]),
      classes: [{ name: "Management", target: "Prod", vms: 0 }],
      options: { A: { hosts: 4 } },
    }),
  );
  const high = `${Math.round(100 * number("now.ghzHigh", 1))}%`;
  expect(value("verdict")).toContain(`${high} at the high estimate`);
  expect(values("risks.sentence")[values("risks.name").indexOf("Peaks")]).toBe(
    `50% of the sum of the VMs' I/O peaks is planned to coincide (planning practice); at the high estimate (all of it, and the high cost of an I/O) CPU is used to ${high}`,
  );
});

describe("cost", () => {
  /** What the page shows of vSAN to add and of cost, and the cost of a VM, for an option of 12 hosts. */
  const shown = (edition: string): unknown[] => {
    const A = { edition, hosts: 12, disks: 24, diskTb: 15.36, tibPrice: 100 };
    const { drawing, values } = designed({}, A);
    const rows = drawing.sheets.find(({ name }) => name === "Design")?.values ?? [];
    const of = (label: string): unknown =>
      rows
        .find((row) => row.includes(label))
        ?.filter((cell) => cell !== null && cell !== "")
        .at(-1);
    return [
      ...["vSAN to add, TiB", "Cost by the prices entered"].map(of),
      ...["A.costPerVm", "A.costPerVmWhole"].flatMap(values),
    ];
  };

  test("is of both readings where it is open what VVF licenses", () => {
    expect(shown("VVF")).toEqual([
      "3,832 or 4,024, open (VVF)",
      "383,200 or 402,400, open without core, host",
      ...[1916, 2012],
    ]);
  });

  test("is one figure with the other editions", () => {
    expect(shown("other")).toEqual(["4,024 (other)", "402,400 without core, host", 2012, 2012]);
  });
});
