import { resyncHours, type Resync } from "../../../src/model/capacity/resyncTime";

const TIB = 2 ** 40;
const LOST: Resync = { bytes: 20 * TIB, hosts: 6, nicBitsPerSecond: 25e9, raid: "RAID-5", nicShare: 0.5 };
const hours = (change: Partial<Resync> = {}) => resyncHours({ ...LOST, ...change });

test("20 TiB of a host of six at 25 Gb/s: four parts are read for one, over half of five NICs", () => {
  const bits = 20 * TIB * 8 * 4;
  expect(hours().plan).toBeCloseTo(bits / (5 * 25e9 * 0.5) / 3600, 12);
  expect([hours().plan.toFixed(2), hours().low.toFixed(2), hours().high.toFixed(2)]).toEqual([
    "3.13",
    "1.95",
    "7.82",
  ]);
  expect([hours().label, hours().unit]).toEqual(["assumption", "h"]);
});

test.each([
  ["RAID-1 FTT1", 4, 1],
  ["RAID-1 FTT2", 6, 1],
  ["RAID-5 2+1", 4, 2],
  ["RAID-5", 4, 2],
  ["RAID-5", 5, 2],
  ["RAID-5", 6, 4],
  ["RAID-6 4+2", 7, 4],
] as const)("%s on %d hosts moves %d parts for each one", (raid, hosts, parts) => {
  const one = hours({ raid, hosts });
  expect(one.plan).toBeCloseTo((20 * TIB * 8 * parts) / ((hosts - 1) * 12.5e9) / 3600, 12);
});

test("twice the NIC takes half the time; a share that was entered has no range", () => {
  expect(hours({ nicBitsPerSecond: 50e9 }).plan).toBeCloseTo(hours().plan / 2, 12);
  const known = hours({ nicShare: 0.8 });
  expect([known.low, known.plan]).toEqual([known.high, hours().low]);
});

test.each([
  [
    "RAID-6 4+2",
    6,
    "raid RAID-6 4+2 rebuilds on 7 hosts or more, and hosts is 6: nothing is rebuilt until the host is back",
  ],
  ["RAID-1 FTT1", 3, "raid RAID-1 FTT1 rebuilds on 4 hosts or more, and hosts is 3"],
  ["RAID-5", 3, "raid RAID-5 2+1 rebuilds on 4 hosts or more, and hosts is 3"],
  ["RAID-0", 8, "raid RAID-0 has no second copy: nothing is rebuilt until the host is back"],
  ["RAID-6 4+2", 5, "raid RAID-6 4+2 needs 6 hosts or more"],
] as const)("%s on %d hosts rebuilds nothing", (raid, hosts, message) => {
  expect(() => hours({ raid, hosts })).toThrow(message);
});
