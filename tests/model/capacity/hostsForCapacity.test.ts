import fc from "fast-check";
import {
  CLUSTER_STATES,
  clusterState,
  hostsForCapacity,
  type ClusterState,
} from "../../../src/model/capacity/hostsForCapacity";
import { usableCapacity, type CapacityPolicy } from "../../../src/model/capacity/usableCapacity";
import { DomainError } from "../../../src/model/errors";
import type { StoragePolicy } from "../../../src/model/raid/raidLayout";

const DISKS = { disksPerHost: 5, diskBytes: 6.4e12 };
const POLICY: CapacityPolicy = {
  hosts: 1,
  raid: "RAID-5",
  hostReserve: 1,
  operationsReserve: 0.1,
  lfsOverhead: 0.131,
  otherOverhead: 0,
};
const hostsFor = (tib: number, change: Partial<CapacityPolicy> = {}, state: ClusterState = "steady") =>
  hostsForCapacity({ tib, subject: `usable_tib ${tib}`, state }, DISKS, { ...POLICY, ...change });

/** The capacity of so many hosts, or none where the layout cannot be placed. RAID-0 stays where hosts are left. */
function capacity(policy: CapacityPolicy): number {
  const { hosts, raid, hostReserve } = policy;
  if (raid === "RAID-0" && hosts < 3 && hostReserve === 0) {
    return (usableCapacity(DISKS, { ...policy, hosts: 3 }).plan * hosts) / 3;
  }
  try {
    return usableCapacity(DISKS, policy).plan;
  } catch (error) {
    if (error instanceof DomainError) return -1;
    throw error;
  }
}

/** The hosts that a cluster without a witness can have. */
const CLUSTERS = Array.from({ length: 62 }, (_, i) => i + 3);

const LAYOUTS: StoragePolicy[] = [
  "RAID-0",
  "RAID-1 FTT1",
  "RAID-1 FTT2",
  "RAID-1 FTT3",
  "RAID-5",
  "RAID-5 4+1",
  "RAID-6 4+2",
];
const anyPolicy = fc.record({
  raid: fc.constantFrom(...LAYOUTS),
  hostReserve: fc.integer({ min: 0, max: 3 }),
  operationsReserve: fc.constantFrom(0, 0.05, 0.1, 0.3),
  otherOverhead: fc.constantFrom(0, 0.1),
});

test("the answer holds the capacity, and one host fewer does not", () => {
  fc.assert(
    fc.property(anyPolicy, fc.double({ min: 0.001, max: 900, noNaN: true }), (change, tib) => {
      const policy = { ...POLICY, ...change };
      const holds = (hosts: number): boolean => capacity({ ...policy, hosts }) >= tib;
      const scanned = CLUSTERS.find(holds);
      if (scanned === undefined) expect(() => hostsFor(tib, change).plan).toThrow("more than the 64 hosts");
      else {
        expect(hostsFor(tib, change).plan).toBe(scanned);
        expect(scanned === 3 || !holds(scanned - 1)).toBe(true);
      }
    }),
  );
});

test("the capacity of a cluster asks for its hosts again", () => {
  for (const raid of LAYOUTS) {
    for (let hosts = 7; hosts <= 64; hosts++) {
      const { plan } = usableCapacity(DISKS, { ...POLICY, raid, hosts });
      expect([raid, hostsFor(plan, { raid }).plan]).toEqual([raid, hosts]);
    }
  }
});

test("after a failure the rest holds it too, in the layout that it then has", () => {
  fc.assert(
    fc.property(anyPolicy, fc.double({ min: 0.001, max: 900, noNaN: true }), (change, tib) => {
      const policy = { ...POLICY, ...change };
      const lost = Math.max(1, change.hostReserve);
      const raid = change.raid === "RAID-5 4+1" ? "RAID-5" : change.raid;
      const holds = (hosts: number): boolean =>
        capacity({ ...policy, hosts }) >= tib &&
        capacity({ ...policy, hosts: hosts - lost, raid, hostReserve: 0 }) >= tib;
      const scanned = CLUSTERS.find(holds);
      if (scanned === undefined)
        expect(() => hostsFor(tib, change, "after failure").plan).toThrow(DomainError);
      else expect(hostsFor(tib, change, "after failure").plan).toBe(scanned);
    }),
  );
});

test("six hosts with RAID-5 hold less than they seem: five of them are rewritten as 2+1", () => {
  // 92.6 TiB in normal operation, 77.2 TiB on five hosts with 2+1.
  expect([hostsFor(77, {}, "after failure").plan, hostsFor(77.5, {}, "after failure").plan]).toEqual([6, 7]);
  expect([hostsFor(77).plan, hostsFor(92.6).plan, hostsFor(92.7).plan]).toEqual([6, 6, 7]);
});

test.each([
  ["RAID-0", 3, 3],
  ["RAID-1 FTT1", 3, 4],
  ["RAID-5", 3, 4],
  ["RAID-5 4+1", 6, 6],
  ["RAID-6 4+2", 6, 7],
  ["RAID-1 FTT3", 7, 8],
] as const)("%s takes %d hosts for next to nothing, and %d that can rebuild", (raid, steady, rebuilding) => {
  const found = CLUSTER_STATES.map((state) => hostsFor(0.001, { raid }, state).plan);
  expect(found).toEqual([steady, rebuilding]);
});

test.each([
  [6.4, "none", 3],
  [6.4, 1, 3],
  [69, "none", 3],
  [70, "none", 4],
] as const)(
  "RAID-0 for %d TiB with a reserve of %s takes %d hosts: a cluster has three",
  (tib, reserve, hosts) => {
    const hostReserve = reserve === "none" ? 0 : reserve;
    expect(hostsFor(tib, { raid: "RAID-0", hostReserve }).plan).toBe(hosts);
  },
);

test("low is for the high capacity, high for the low one", () => {
  const { low, plan, high, label, unit } = hostsFor(300);
  expect([low, plan, high, label, unit]).toEqual([17, 18, 19, "estimated", "hosts"]);
});

test("64 hosts are enough or refused, each part of the range for itself", () => {
  const most = usableCapacity(DISKS, { ...POLICY, hosts: 64 }).plan;
  const estimate = hostsFor(most);
  expect([estimate.plan, estimate.low]).toEqual([64, 61]);
  expect(() => estimate.high).toThrow(
    /^usable_tib \d+\.\d+ needs more than the 64 hosts of one cluster: enter a part of it/,
  );
  expect(() => hostsFor(most * 1.001).plan).toThrow("plan several clusters one by one and add them up");
});

test.each<[Partial<CapacityPolicy>, string]>([
  [{ operationsReserve: 1 }, "ops_reserve or other_overhead of 100% leaves no usable capacity"],
  [{ hostReserve: 64 }, "host_reserve 64 leaves none of 64 hosts"],
])("%j leaves nothing on any number of hosts", (change, message) => {
  expect(() => hostsFor(1, change).plan).toThrow(message);
});

test("a state is read in any case and refused with the words that there are", () => {
  expect(clusterState(" After Failure ")).toBe("after failure");
  expect(() => clusterState("failed")).toThrow('state "failed" is not known: use steady or after failure');
});
