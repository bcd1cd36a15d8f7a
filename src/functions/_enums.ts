import { NETWORK_BASES, NETWORK_DIRECTIONS } from "../model/cpuCost/networkCpu";
import { NVME_PATTERNS } from "../model/cpuCost/nvmeTests";
import { RULE_MEDIA, RULE_VERSIONS } from "../model/cpuCost/rulesOfThumb";
import { ESXI_RELEASES, UNKNOWN_RELEASE } from "../model/coreDump/esxiRelease";
import { LATENCY_KINDS } from "../model/latency/latencies";
import { EDITIONS } from "../model/licensing/vsanLicense";
import { ADAPTIVE_RAID_5, RAID_LAYOUTS } from "../model/raid/raidLayout";
import { SAVING_KINDS } from "../model/rdma/measuredSaving";
import { READ_SHARE_WORDS } from "../model/storage/readShare";
import { RATE_UNITS } from "../model/units/rateUnit";
import { ESTIMATE_CHOICES } from "./_arguments";

/**
 * What Excel offers while an argument of this name is typed: the very lists that the parsers accept. Other spellings
 * stay possible.
 */
export const ENUMS: Readonly<Record<string, readonly string[]>> = {
  rw: Object.keys(READ_SHARE_WORDS).filter((word) => word.length > 1),
  raid: [...RAID_LAYOUTS, ADAPTIVE_RAID_5],
  direction: NETWORK_DIRECTIONS,
  basis: NETWORK_BASES,
  pattern: NVME_PATTERNS,
  medium: RULE_MEDIA,
  which: RULE_VERSIONS,
  estimate: ESTIMATE_CHOICES,
  esxi: [...ESXI_RELEASES, UNKNOWN_RELEASE],
  edition: EDITIONS,
  kind: LATENCY_KINDS,
  what: SAVING_KINDS,
  unit: RATE_UNITS,
  from_unit: RATE_UNITS,
  to_unit: RATE_UNITS,
};
