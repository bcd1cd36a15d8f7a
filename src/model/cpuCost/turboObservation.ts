import { evidence } from "../evidence/evidence";
import { vsanBenchmark } from "../evidence/sources";

const observed = (value: number, locator: string, note: string) =>
  evidence({ value, unit: "GHz per host", kind: "measured", source: vsanBenchmark(locator), note });

/** A host under load without IOPS limits: its CPU use exceeded its capacity at base clock, for cores ran on turbo. */
export const TURBO_OBSERVATION = {
  capacity: observed(115.2, "vSAN ESA Environment", "2 × 16 cores at a base clock of 3.6 GHz"),
  free: observed(-16.52, "CPU usage without IOPS limits", "negative: more was used than base clock offers"),
} as const;
