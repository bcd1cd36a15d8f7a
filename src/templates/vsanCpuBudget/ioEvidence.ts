import { BUILT_IN_MODEL } from "../../model/cpuCost/vsanCostModel";
import type { Evidence } from "../../model/evidence/evidence";
import {
  LARGE_WRITE_LOG_SHARE,
  LOG_COPIES,
  TRAFFIC_SPREAD,
  WIRE_FACTORS,
} from "../../model/network/vsanTraffic";
import { LAYOUT_FACTS } from "../../model/raid/layoutFacts";
import { RAID_LAYOUTS } from "../../model/raid/raidLayout";
import { writeCpuFactorBasis } from "../../model/raid/writeCpuFactor";

/** What the CPU and the network traffic of an I/O rest on, for every layout that can be chosen. */
export const IO_EVIDENCE: readonly Evidence[] = [
  ...BUILT_IN_MODEL.readBasis,
  ...BUILT_IN_MODEL.writeBasis,
  ...RAID_LAYOUTS.filter((layout) => layout !== BUILT_IN_MODEL.layout).flatMap(writeCpuFactorBasis),
  ...Object.values(WIRE_FACTORS),
  LARGE_WRITE_LOG_SHARE,
  ...Object.values(LOG_COPIES),
  TRAFFIC_SPREAD,
];

/** Overhead and hosts of every layout that can be chosen. */
export const LAYOUT_EVIDENCE: readonly Evidence[] = Object.values(LAYOUT_FACTS).flatMap(
  ({ overhead, minHosts, reprotectHosts }) => [
    overhead,
    minHosts,
    ...(reprotectHosts === null ? [] : [reprotectHosts]),
  ],
);
