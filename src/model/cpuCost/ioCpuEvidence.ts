import type { Evidence } from "../evidence/evidence";
import { RAID_LAYOUTS } from "../raid/raidLayout";
import { writeCpuFactorBasis } from "../raid/writeCpuFactor";
import { BUILT_IN_MODEL } from "./vsanCostModel";

/** What the CPU of vSAN I/O rests on, for every layout that can be chosen. */
export const ioCpuEvidence = (): readonly Evidence[] => [
  ...BUILT_IN_MODEL.readBasis,
  ...BUILT_IN_MODEL.writeBasis,
  ...RAID_LAYOUTS.filter((layout) => layout !== BUILT_IN_MODEL.layout).flatMap(writeCpuFactorBasis),
];
