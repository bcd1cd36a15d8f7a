import { evidence, type Evidence } from "../evidence/evidence";
import { ownModel } from "../evidence/sources";
import type { RaidLayout } from "./raidLayout";

/** CPU of a write relative to RAID-5 4+1: what to plan with, and how far it may be off. */
export interface WriteCpuFactor {
  low: number;
  plan: number;
  high: number;
}

interface FactorEvidence {
  low: Evidence;
  plan: Evidence;
  high: Evidence;
}

const MAX_SMALL_BYTES = 32 * 2 ** 10;
const MIN_LARGE_BYTES = 2 ** 20;

function factor(layout: RaidLayout, size: string, low: number, plan: number, high: number): FactorEvidence {
  const entry = (value: number, which: string): Evidence =>
    evidence({
      value,
      unit: "× RAID-5 4+1",
      kind: "estimated",
      source: ownModel(`RAID factors, ${layout}, ${size} writes, ${which}`),
      note: "from the copies that cross the network and half (0.3 to 0.7) of the storage CPU; parity arithmetic is not counted",
    });
  return { low: entry(low, "low"), plan: entry(plan, "plan"), high: entry(high, "high") };
}

const REFERENCE = factor("RAID-5 4+1", "all", 1, 1, 1);

/**
 * Estimated factors of small (up to 32 KiB) and large (1 MiB) writes. Only RAID-5 4+1 was measured. The low end of
 * RAID-1 FTT1 is below 1 on purpose: whether it costs more CPU than RAID-5 on ESA is not established.
 */
export const WRITE_CPU_FACTORS: Readonly<
  Record<RaidLayout, { small: FactorEvidence; large: FactorEvidence }>
> = {
  "RAID-0": {
    small: factor("RAID-0", "small", 0.7, 0.76, 0.82),
    large: factor("RAID-0", "large", 0.77, 0.82, 0.86),
  },
  "RAID-1 FTT1": {
    small: factor("RAID-1 FTT1", "small", 0.85, 1.14, 1.18),
    large: factor("RAID-1 FTT1", "large", 0.85, 1.27, 1.33),
  },
  "RAID-1 FTT2": {
    small: factor("RAID-1 FTT2", "small", 1.39, 1.52, 1.65),
    large: factor("RAID-1 FTT2", "large", 1.57, 1.73, 1.89),
  },
  "RAID-1 FTT3": {
    small: factor("RAID-1 FTT3", "small", 1.68, 1.9, 2.13),
    large: factor("RAID-1 FTT3", "large", 1.92, 2.19, 2.45),
  },
  "RAID-5 2+1": {
    small: factor("RAID-5 2+1", "small", 1.04, 1.05, 1.06),
    large: factor("RAID-5 2+1", "large", 1.07, 1.09, 1.11),
  },
  "RAID-5 4+1": { small: REFERENCE, large: REFERENCE },
  "RAID-6 4+2": {
    small: factor("RAID-6 4+2", "small", 1.18, 1.24, 1.3),
    large: factor("RAID-6 4+2", "large", 1.14, 1.18, 1.23),
  },
};

/**
 * CPU of a write of this size relative to the same write on RAID-5 4+1: linear in log2(size) between the small and
 * the large factor.
 */
export function writeCpuFactor(layout: RaidLayout, bytes: number): WriteCpuFactor {
  const { small, large } = WRITE_CPU_FACTORS[layout];
  const position =
    Math.log2(Math.min(Math.max(bytes, MAX_SMALL_BYTES), MIN_LARGE_BYTES) / MAX_SMALL_BYTES) /
    Math.log2(MIN_LARGE_BYTES / MAX_SMALL_BYTES);
  const between = (which: keyof WriteCpuFactor): number =>
    small[which].value + (large[which].value - small[which].value) * position;
  return { low: between("low"), plan: between("plan"), high: between("high") };
}

/** The evidence behind `writeCpuFactor`, for the basis of an estimate. */
export function writeCpuFactorBasis(layout: RaidLayout): readonly Evidence[] {
  const { small, large } = WRITE_CPU_FACTORS[layout];
  return [small.plan, large.plan];
}
