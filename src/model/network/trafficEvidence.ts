import type { Evidence } from "../evidence/evidence";
import { LAYOUT_FACTS } from "../raid/layoutFacts";
import { LARGE_WRITE_LOG_SHARE, LOG_COPIES, TRAFFIC_SPREAD, WIRE_FACTORS } from "./vsanTraffic";

/** What the network traffic of vSAN I/O rests on, for every layout that can be chosen. */
export const trafficEvidence = (): readonly Evidence[] => [
  ...Object.values(WIRE_FACTORS),
  LARGE_WRITE_LOG_SHARE,
  ...Object.values(LOG_COPIES),
  ...Object.values(LAYOUT_FACTS).map(({ overhead }) => overhead),
  TRAFFIC_SPREAD,
];
