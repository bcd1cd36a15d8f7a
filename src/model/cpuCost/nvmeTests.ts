import { evidence, type Evidence } from "../evidence/evidence";
import { localNvme } from "../evidence/sources";

/** The access patterns of the local NVMe tests, in the order in which Excel offers them. */
export const NVME_PATTERNS = ["random", "sequential"] as const;
export type NvmePattern = (typeof NVME_PATTERNS)[number];

export type Direction = "read" | "write";

/** One test of one VM on local NVMe without RAID, one I/O outstanding. */
export interface NvmeTest {
  blockSizeBytes: number;
  pattern: NvmePattern;
  direction: Direction;
  iops: Evidence;
  /** Guest CPU use of the VM's 4 GHz. */
  guestCpuPct: Evidence;
}

/** CPU of the one Windows VM that ran the tests (2 vCPU of a 2.0 GHz Xeon E5-2620). */
export const NVME_GUEST_GHZ = evidence({
  value: 4,
  unit: "GHz",
  kind: "measured",
  source: localNvme("test VM: 2 vCPU of 2 GHz"),
});

const KIB = 2 ** 10;

/** Block size in bytes, pattern, then IOPS and guest CPU % of reads and of writes. */
const FIGURES: readonly (readonly [
  number,
  NvmePattern,
  readonly [number, number],
  readonly [number, number],
])[] = [
  [512, "random", [4040, 15.49], [4874, 19.45]],
  [4 * KIB, "random", [3813, 13.85], [4413, 21.84]],
  [32 * KIB, "random", [2568, 10.9], [2873, 14.16]],
  [64 * KIB, "random", [1826, 9.06], [2242, 12.15]],
  [256 * KIB, "random", [735, 6.66], [703, 7.73]],
  [256 * KIB, "sequential", [2784, 15.26], [1042, 9.09]],
  [1024 * KIB, "sequential", [966, 9.93], [286, 10.38]],
];

/** The fourteen tests: seven sizes and patterns, read and write. */
export const NVME_TESTS: readonly NvmeTest[] = FIGURES.flatMap(([blockSizeBytes, pattern, read, write]) =>
  (["read", "write"] as const).map((direction) => {
    const [iops, cpu] = direction === "read" ? read : write;
    const measured = (value: number, unit: string): Evidence =>
      evidence({
        value,
        unit,
        kind: "measured",
        source: localNvme(`test ${blockSizeBytes} B, 100% ${direction}, ${pattern}`),
      });
    return {
      blockSizeBytes,
      pattern,
      direction,
      iops: measured(iops, "IOPS"),
      guestCpuPct: measured(cpu, "% of 4 GHz"),
    };
  }),
);

/** CPU cycles per I/O of a test. */
export function nvmeCyclesPerIo(test: NvmeTest): number {
  return ((test.guestCpuPct.value / 100) * NVME_GUEST_GHZ.value * 1e9) / test.iops.value;
}
