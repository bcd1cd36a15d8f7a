import { osaCapacity, type OsaPolicy } from "../../../src/model/capacity/osaCapacity";

const DISKS = { disksPerHost: 8, diskBytes: 3.84e12 };
const POLICY: OsaPolicy = {
  hosts: 6,
  layout: "RAID-5 3+1",
  hostReserve: 1,
  operationsReserve: 0.1,
  reduction: 1,
};
const capacity = (change: Partial<OsaPolicy> = {}) => osaCapacity(DISKS, { ...POLICY, ...change });
const RAW = (5 * 8 * 3.84e12) / 2 ** 40;

test("raw of five hosts, less a tenth and the format, by 4/3", () => {
  expect(capacity().plan).toBeCloseTo((RAW * 0.9 * 0.99 * 3) / 4, 9);
  expect(capacity().low).toBeCloseTo((RAW * 0.9 * 0.98 * 3) / 4, 9);
  expect(capacity().high).toBeCloseTo((RAW * 0.95 * 0.99 * 3) / 4, 9);
  expect(capacity({ operationsReserve: 0.2 }).high).toBe(capacity({ operationsReserve: 0.2 }).plan);
});

// The vendor's table: what 100 GB take.
test.each([
  ["RAID-0", 100],
  ["RAID-1 FTT1", 200],
  ["RAID-1 FTT2", 300],
  ["RAID-5 3+1", 133.33],
  ["RAID-6 4+2", 150],
] as const)("100 GB on %s take %d GB", (layout, gb) => {
  const whole = capacity({ layout: "RAID-0" }).plan;
  expect((100 * whole) / capacity({ layout }).plan).toBeCloseTo(gb, 2);
});

test("deduplication and compression multiply, and take five percent of raw once they are on", () => {
  expect(capacity({ reduction: 1.5 }).plan).toBeCloseTo(((RAW * 0.9 * 0.94 * 3) / 4) * 1.5, 9);
});

test.each<[Partial<OsaPolicy>, string]>([
  [{ hosts: 3 }, "raid RAID-5 3+1 needs 4 hosts or more, and hosts is 3"],
  [{ hosts: 5, layout: "RAID-6 4+2" }, "raid RAID-6 4+2 needs 6 hosts or more, and hosts is 5"],
  [{ hosts: 2, layout: "RAID-0" }, "raid RAID-0 needs 3 hosts or more, and hosts is 2"],
  [{ hosts: 2, layout: "RAID-1 FTT1" }, "raid RAID-1 FTT1 needs 3 hosts or more, and hosts is 2"],
  [{ hosts: 4, hostReserve: 4 }, "host_reserve 4 leaves none of 4 hosts"],
])("%j is refused", (change, message) => {
  expect(() => capacity(change)).toThrow(message);
});

test("three hosts place RAID-0, four 3+1, six 4+2", () => {
  expect(capacity({ hosts: 3, layout: "RAID-0" }).plan).toBeGreaterThan(0);
  expect(capacity({ hosts: 4 }).plan).toBeGreaterThan(0);
  expect(capacity({ layout: "RAID-6 4+2" }).plan).toBeGreaterThan(0);
});
