import { explainUsable } from "../../../src/model/capacity/explainUsable";
import { usableCapacity, type CapacityPolicy } from "../../../src/model/capacity/usableCapacity";

const DISKS = { disksPerHost: 5, diskBytes: 6.4e12 };
const POLICY: CapacityPolicy = {
  hosts: 6,
  raid: "RAID-5",
  hostReserve: 1,
  operationsReserve: 0.1,
  lfsOverhead: 0.131,
  otherOverhead: 0,
};

/** Steps as lines: step | value with six digits | unit | how it is known. */
const lines = (change: Partial<CapacityPolicy>): string[] =>
  explainUsable(DISKS, { ...POLICY, ...change }).map(({ step, value, unit, known }) =>
    [step, Number(Number(value).toPrecision(6)), unit, known].join(" | "),
  );

test("from 192 TB of disks to usable TiB, with reserves of your own", () => {
  expect(lines({ operationsReserve: 0.05, otherOverhead: 0.1 })).toEqual([
    "Hosts | 6 | hosts | given",
    "Disks per host | 5 | disks | given",
    "Disk size | 6.4 | TB (10^12 bytes) | given",
    "Raw = hosts × disks × size | 192 | TB | derived",
    "Raw in TiB = TB × 10^12 ÷ 2^40 | 174.623 | TiB | definition",
    "Hosts kept free for a rebuild | 1 | hosts | vendor-stated",
    "After the host reserve = raw × (hosts − reserve) ÷ hosts | 145.519 | TiB | derived",
    "Operations reserve | 0.05 | share | given",
    "After the operations reserve = × (1 − reserve) | 138.243 | TiB | derived",
    "Other overhead | 0.1 | share | given",
    "After other overhead = × (1 − overhead) | 124.419 | TiB | derived",
    "Overhead of RAID-5 4+1 | 1.25 | × data | vendor-stated",
    "After the layout = ÷ its overhead | 99.5351 | TiB | derived",
    "LFS overhead | 0.131 | share of data and replicas | vendor-stated",
    "Usable = ÷ (1 + LFS overhead) | 88.0063 | TiB | estimated",
    "Low: the same, for the other overhead is known | 88.0063 | TiB | estimated",
    "High: the same, for the operations reserve is known | 88.0063 | TiB | estimated",
  ]);
});

test("with the defaults the range reports what it assumes instead", () => {
  expect(lines({}).slice(-3)).toEqual([
    "Usable = ÷ (1 + LFS overhead) | 92.6382 | TiB | estimated",
    "Low: the same with an other overhead of 10% | 83.3744 | TiB | estimated",
    "High: the same with an operations reserve of 5% | 97.7848 | TiB | estimated",
  ]);
});

test("usable capacity rests on the layout, the reserves and the overheads, with both ends of those assumed", () => {
  const { unit, basis } = usableCapacity(DISKS, POLICY);
  expect(unit).toBe("TiB");
  expect(basis.map(({ value }) => value)).toEqual([1.25, 1, 0.1, 0.05, 0.131, 0, 0.1]);
});
