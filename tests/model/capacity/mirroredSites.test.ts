import { mirroredCapacity, type SitePolicy } from "../../../src/model/capacity/mirroredSites";
import { rawTib, usableCapacity } from "../../../src/model/capacity/usableCapacity";
import { hostsPerSite } from "../../../src/model/stretchedCluster/siteLimits";

const DISKS = { disksPerHost: 5, diskBytes: 6.4e12 };
const POLICY: SitePolicy = { layout: "RAID-5 4+1", mirrored: 1, keepFree: 0.25, lfsOverhead: 0.131 };
const capacity = (change: Partial<SitePolicy> = {}, raw = rawTib(12, DISKS)) =>
  mirroredCapacity(raw, { ...POLICY, ...change });

test("mirrored data of two sites is what one site holds with the share kept free", () => {
  const one = usableCapacity(DISKS, {
    hosts: 6,
    raid: "RAID-5",
    hostReserve: 0,
    operationsReserve: 0.25,
    lfsOverhead: 0.131,
    otherOverhead: 0,
  }).plan;
  expect(capacity().plan).toBeCloseTo(one, 9);
  expect(capacity({ mirrored: 0 }).plan).toBeCloseTo(2 * one, 9);
  expect(capacity({ mirrored: 0.5 }).plan).toBeCloseTo((2 * one) / 1.5, 9);
});

test("low keeps 30% free and takes the overhead without a figure; high is the plan", () => {
  const { low, plan, high } = capacity();
  expect(low / plan).toBeCloseTo((0.7 / 0.75) * 0.9, 12);
  expect(high).toBe(plan);
  const known = capacity({ keepFree: 0.3 });
  expect(known.low / known.plan).toBeCloseTo(0.9, 12);
});

test.each([
  ["RAID-0", 1],
  ["RAID-1 FTT1", 2],
  ["RAID-5 2+1", 1.5],
  ["RAID-6 4+2", 1.5],
] as const)("%s inside each host divides by %d", (layout, overhead) => {
  const raw = rawTib(2, DISKS);
  expect(capacity({ layout }, raw).plan).toBeCloseTo((raw * 0.75) / 2 / overhead / 1.131, 9);
});

test("hosts of a site are 1 to 20", () => {
  expect(hostsPerSite(20)).toBe(20);
  expect(() => hostsPerSite(21)).toThrow(
    "hosts_per_site 21 is more than a site has: enter 20 or fewer; calculate several clusters one by one and add them up",
  );
  expect(() => hostsPerSite(0)).toThrow("hosts_per_site is 0 or blank");
});
