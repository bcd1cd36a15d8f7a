import fc from "fast-check";
import {
  REFERENCE_HOSTS,
  REFERENCE_TESTS,
  type ReferenceTest,
} from "../../../src/model/cpuCost/referenceTests";
import { vsanTraffic, type VsanTrafficLoad } from "../../../src/model/network/vsanTraffic";
import { RAID_LAYOUTS } from "../../../src/model/raid/raidLayout";

const KIB = 1024;
const loadOf = ({ iops, blockSizeBytes, readShare }: ReferenceTest): VsanTrafficLoad => ({
  bytesPerSecond: iops.value * blockSizeBytes,
  blockSizeBytes,
  readShare,
  hosts: REFERENCE_HOSTS.value,
  raid: "RAID-5 4+1",
});

test.each([
  ["smallMix", 6.6, 9.4],
  ["largeMix", -16.1, -13.1],
] as const)(
  "the mixed test %s, unused by the model, is off by %d %% and %d %%",
  (name, transmit, receive) => {
    const test = REFERENCE_TESTS[name];
    const traffic = vsanTraffic(loadOf(test));
    expect((traffic.transmit.plan / test.transmitGbit.value - 1) * 100).toBeCloseTo(transmit, 1);
    expect((traffic.receive.plan / test.receiveGbit.value - 1) * 100).toBeCloseTo(receive, 1);
    for (const [estimate, measured] of [
      [traffic.transmit, test.transmitGbit],
      [traffic.receive, test.receiveGbit],
    ] as const) {
      expect(estimate.low).toBeLessThanOrEqual(measured.value);
      expect(estimate.high).toBeGreaterThanOrEqual(measured.value);
    }
  },
);

test.each(["smallRead", "smallWrite", "largeWrite"] as const)(
  "the read-only and write-only test %s comes out within 0.3%%",
  (name) => {
    const test = REFERENCE_TESTS[name];
    const { transmit, receive } = vsanTraffic(loadOf(test));
    expect(Math.abs(transmit.plan / test.transmitGbit.value - 1)).toBeLessThan(0.003);
    expect(Math.abs(receive.plan / test.receiveGbit.value - 1)).toBeLessThan(0.003);
    expect(transmit.label).toBe("measured");
  },
);

const load = (rest: Partial<VsanTrafficLoad> = {}): VsanTrafficLoad => ({
  bytesPerSecond: 1e9,
  blockSizeBytes: 32 * KIB,
  readShare: 0,
  hosts: 6,
  raid: "RAID-5 4+1",
  ...rest,
});

test("copies of small and of large writes by layout", () => {
  const copies = (raid: VsanTrafficLoad["raid"], kib: number): number => {
    const { transmit } = vsanTraffic(load({ raid, blockSizeBytes: kib * KIB }));
    return transmit.plan / ((8 / 6) * (5 / 6));
  };
  const small = RAID_LAYOUTS.map((raid) => Number((copies(raid, 32) / 1.05).toFixed(2)));
  expect(small).toEqual([2, 4, 6, 8, 3.5, 3.25, 4.5]);
  const large = RAID_LAYOUTS.map((raid) => Number(copies(raid, 1024).toFixed(2)));
  expect(large).toEqual([1.26, 2.52, 3.77, 5.03, 2.02, 1.77, 2.27]);
});

test("between 32 KiB and 1 MiB the factor is linear in log2, outside it stays", () => {
  const at = (kib: number): number => vsanTraffic(load({ blockSizeBytes: kib * KIB })).receive.plan;
  expect(at(4)).toBe(at(32));
  expect(at(2048)).toBe(at(1024));
  // 32 KiB to 1 MiB are five doublings.
  expect(at(64)).toBeCloseTo(at(32) + (at(1024) - at(32)) / 5, 12);
  expect(at(256)).toBeCloseTo(at(32) + ((at(1024) - at(32)) * 3) / 5, 12);
});

test.each<[Partial<VsanTrafficLoad>, string]>([
  [{}, "measured"],
  [{ blockSizeBytes: 2 ** 20 }, "measured"],
  [{ blockSizeBytes: 64 * KIB }, "interpolated"],
  [{ readShare: 0.7 }, "interpolated"],
  [{ blockSizeBytes: 4 * KIB }, "extrapolated"],
  [{ blockSizeBytes: 2 ** 21 }, "extrapolated"],
  [{ hosts: 5, raid: "RAID-5 2+1" }, "estimated"],
  [{ hosts: 7 }, "estimated"],
  [{ raid: "RAID-6 4+2" }, "estimated"],
])("%j is known as %s", (rest, label) => {
  const { transmit, receive } = vsanTraffic(load(rest));
  expect([transmit.label, receive.label]).toEqual([label, label]);
});

test("a single host has no one to send to, and no load no traffic", () => {
  expect(vsanTraffic(load({ hosts: 1, raid: "RAID-0" })).transmit.plan).toBe(0);
  expect(vsanTraffic(load({ bytesPerSecond: 0 })).receive.plan).toBe(0);
});

test("low and high are 20% off, more throughput is more traffic, and reads are cheaper than writes", () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...RAID_LAYOUTS),
      fc.integer({ min: 2, max: 64 }),
      fc.integer({ min: 512, max: 4 * 2 ** 20 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      fc.double({ min: 1, max: 1e12, noNaN: true }),
      (raid, hosts, blockSizeBytes, readShare, bytesPerSecond) => {
        const some = load({ raid, hosts, blockSizeBytes, readShare, bytesPerSecond });
        const { low, plan, high } = vsanTraffic(some).receive;
        const twice = vsanTraffic({ ...some, bytesPerSecond: 2 * bytesPerSecond }).receive.plan;
        const reads = vsanTraffic({ ...some, readShare: 1 }).receive.plan;
        return (
          Math.abs(low - 0.8 * plan) <= 1e-9 * plan &&
          Math.abs(high - 1.2 * plan) <= 1e-9 * plan &&
          twice > plan &&
          reads <= plan * (1 + 1e-12)
        );
      },
    ),
  );
});
