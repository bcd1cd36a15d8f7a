import fc from "fast-check";
import { explainUsable } from "../../../src/model/capacity/explainUsable";
import {
  rawTib,
  rawTibNeeded,
  usableCapacity,
  usableShare,
  type CapacityPolicy,
} from "../../../src/model/capacity/usableCapacity";
import type { Step } from "../../../src/model/evidence/step";
import { LAYOUT_FACTS } from "../../../src/model/raid/layoutFacts";
import { RAID_LAYOUTS, type RaidLayout } from "../../../src/model/raid/raidLayout";

const DISKS = { disksPerHost: 5, diskBytes: 6.4e12 };
const policy = (rest: Partial<CapacityPolicy> = {}): CapacityPolicy => ({
  hosts: 6,
  raid: "RAID-5",
  hostReserve: 1,
  operationsReserve: 0.1,
  lfsOverhead: 0.131,
  otherOverhead: 0,
  ...rest,
});

test("192 TB of disks are 174.62 TiB raw", () => {
  expect(rawTib(6, DISKS)).toBeCloseTo(174.62, 2);
});

// The pipeline of the reference cluster, TiB usable.
test.each<[Partial<CapacityPolicy>, number]>([
  [{}, 92.6],
  [{ operationsReserve: 0.05 }, 97.8],
  [{ operationsReserve: 0.05, raid: "RAID-1 FTT1" }, 61.1],
  [{ operationsReserve: 0.05, raid: "RAID-6 4+2" }, 81.5],
  [{ operationsReserve: 0.05, raid: "RAID-1 FTT1", lfsOverhead: 0 }, 69.1],
  [{ operationsReserve: 0.05, raid: "RAID-6 4+2", lfsOverhead: 0 }, 92.2],
  [{ operationsReserve: 0.05, lfsOverhead: 0 }, 110.6],
  [{ otherOverhead: 0.1 }, 83.4],
  [{ operationsReserve: 1 }, 0],
])("%j leaves %d TiB", (rest, tib) => {
  expect(usableCapacity(DISKS, policy(rest)).plan).toBeCloseTo(tib, 1);
});

test("the vendor's table: 10 GB written take 22.62, 14.13 and 16.96 GB", () => {
  const taken = (raid: CapacityPolicy["raid"]): number =>
    10 / usableShare(policy({ raid, hostReserve: 0, operationsReserve: 0 }));
  expect(taken("RAID-1 FTT1")).toBeCloseTo(22.62, 2);
  expect(taken("RAID-5 4+1")).toBeCloseTo(14.14, 2);
  expect(taken("RAID-6 4+2")).toBeCloseTo(16.965, 3);
  expect(taken("RAID-5 2+1")).toBeCloseTo(16.965, 3);
});

test("RAID-5 on four and five hosts is 2+1, on six 4+1", () => {
  const of = (hosts: number, raid: CapacityPolicy["raid"]): number =>
    usableCapacity(DISKS, policy({ hosts, raid })).plan;
  expect(of(4, "RAID-5")).toBe(of(4, "RAID-5 2+1"));
  expect(of(5, "RAID-5")).toBe(of(5, "RAID-5 2+1"));
  expect(of(6, "RAID-5")).toBe(of(6, "RAID-5 4+1"));
});

test("low, plan and high; a setting other than the default is known and leaves no range", () => {
  const { low, plan, high, label } = usableCapacity(DISKS, policy());
  expect([low, plan, high].map((tib) => tib.toFixed(1))).toEqual(["83.4", "92.6", "97.8"]);
  expect(label).toBe("estimated");
  const known = usableCapacity(DISKS, policy({ operationsReserve: 0.05, otherOverhead: 0.02 }));
  expect(known.low).toBe(known.plan);
  expect(known.high).toBe(known.plan);
});

test.each([
  [{ hostReserve: 6 }, /host_reserve 6 leaves none of 6 hosts/],
  [{ hostReserve: 7 }, /host_reserve 7 leaves none of 6 hosts/],
  [{ hosts: 5, raid: "RAID-5 4+1" }, /needs 6 hosts or more, and hosts is 5/],
  [{ hosts: 2, raid: "RAID-0" }, /a cluster needs 3 hosts or more, and hosts is 2: two hosts with a witness/],
  [{ hosts: 1, raid: "RAID-0", hostReserve: 0 }, /a cluster needs 3 hosts or more, and hosts is 1/],
] as const)("%j is refused", (rest, message) => {
  expect(() => usableCapacity(DISKS, policy(rest))).toThrow(message);
  expect(() => rawTibNeeded(1, policy(rest))).toThrow(message);
});

test("a reserve that leaves nothing has no inverse", () => {
  expect(() => rawTibNeeded(1, policy({ operationsReserve: 1 }))).toThrow(/100% leaves no usable capacity/);
  expect(rawTibNeeded(0, policy())).toBe(0);
});

const anyPolicy = fc
  .record({
    raid: fc.constantFrom(...RAID_LAYOUTS, "RAID-5" as const),
    more: fc.nat({ max: 58 }),
    reserve: fc.nat({ max: 3 }),
    operationsReserve: fc.constantFrom(0, 0.05, 0.1, 0.3, 0.99),
    lfsOverhead: fc.constantFrom(0, 0.131, 1),
    otherOverhead: fc.constantFrom(0, 0.1, 0.5),
  })
  .map(({ raid, more, reserve, ...shares }): CapacityPolicy => {
    const fewest = raid === "RAID-5" ? 3 : Math.max(3, LAYOUT_FACTS[raid].minHosts.value);
    const hosts = fewest + more;
    return { raid, hosts, hostReserve: Math.min(reserve, hosts - 1), ...shares };
  });

test("raw needed for the usable capacity of a cluster is its raw capacity", () => {
  fc.assert(
    fc.property(anyPolicy, fc.integer({ min: 1, max: 24 }), (rules, disksPerHost) => {
      const disks = { disksPerHost, diskBytes: 7.68e12 };
      const raw = rawTib(rules.hosts, disks);
      return Math.abs(rawTibNeeded(usableCapacity(disks, rules).plan, rules) / raw - 1) < 1e-12;
    }),
  );
});

test("low ≤ plan ≤ high ≤ raw, more disks never give less, more reserve never more", () => {
  fc.assert(
    fc.property(anyPolicy, (rules) => {
      const { low, plan, high } = usableCapacity(DISKS, rules);
      const more = usableCapacity({ ...DISKS, disksPerHost: 6 }, rules).plan;
      const remaining = usableCapacity(DISKS, { ...rules, operationsReserve: 1 }).plan;
      return (
        low <= plan && plan <= high && high <= rawTib(rules.hosts, DISKS) && more >= plan && remaining <= plan
      );
    }),
  );
});

const valueOf = (steps: Step[], start: string): number => {
  const step = steps.find((one) => one.step.startsWith(start));
  if (!step) throw new Error(`no step ${start}`);
  return Number(step.value);
};

test("the steps can be redone by hand", () => {
  const steps = explainUsable(DISKS, policy());
  const of = (start: string): number => valueOf(steps, start);
  expect(of("Raw = hosts")).toBe(of("Hosts") * of("Disks per host") * of("Disk size"));
  expect(of("Raw in TiB")).toBeCloseTo((of("Raw = hosts") * 1e12) / 2 ** 40, 9);
  expect(of("After the host reserve")).toBeCloseTo(
    (of("Raw in TiB") * (of("Hosts") - of("Hosts kept free"))) / of("Hosts"),
    9,
  );
  expect(of("After the operations reserve")).toBeCloseTo(
    of("After the host reserve") * (1 - of("Operations reserve")),
    9,
  );
  expect(of("After other overhead")).toBeCloseTo(
    of("After the operations reserve") * (1 - of("Other overhead")),
    9,
  );
  expect(of("After the layout")).toBeCloseTo(of("After other overhead") / of("Overhead of RAID-5 4+1"), 9);
  expect(of("Usable")).toBeCloseTo(of("After the layout") / (1 + of("LFS overhead")), 9);
  expect(of("Usable")).toBe(usableCapacity(DISKS, policy()).plan);
  expect(of("Low")).toBeCloseTo(of("Usable") * 0.9, 9);
  expect(of("High")).toBeCloseTo((of("Usable") * 0.95) / 0.9, 9);
});

test("defaults name their source, other settings are given, and every step reports how it is known", () => {
  const known = (rest: Partial<CapacityPolicy>, start: string): string | undefined =>
    explainUsable(DISKS, policy(rest)).find(({ step }) => step.startsWith(start))?.known;
  expect(known({}, "Operations reserve")).toBe("assumption");
  expect(known({ operationsReserve: 0.05 }, "Operations reserve")).toBe("given");
  expect(known({}, "LFS overhead")).toBe("vendor-stated");
  expect(known({ otherOverhead: 0.1 }, "Other overhead")).toBe("given");
  const settled = explainUsable(DISKS, policy({ operationsReserve: 0.05, otherOverhead: 0.1 }));
  expect(settled.filter(({ step }) => /the same, for/.test(step))).toHaveLength(2);
  for (const { known: how, source } of settled) expect([how, source]).not.toContain("");
});

// KB 394410 lists what objects take on the datastore: thin with 10 GB written, thick with 20 GB.
test.each<[number, RaidLayout, number]>([
  [10, "RAID-1 FTT1", 22.62],
  [10, "RAID-5 4+1", 14.13],
  [10, "RAID-5 2+1", 16.96],
  [10, "RAID-6 4+2", 16.96],
  [20, "RAID-1 FTT1", 45.24],
  [20, "RAID-5 4+1", 28.27],
  [20, "RAID-5 2+1", 33.93],
  [20, "RAID-6 4+2", 33.93],
])(
  "KB 394410: an object of %d GB takes on %s what the vendor reports, cut at two digits",
  (size, raid, taken) => {
    const noReserve = policy({ raid, hostReserve: 0, operationsReserve: 0 });
    const needed = rawTibNeeded(size, noReserve);
    expect(Math.floor(Number((needed * 100).toFixed(6))) / 100).toBe(taken);
  },
);
