import { NETWORK_BASES, NETWORK_DIRECTIONS } from "../model/cpuCost/networkCpu";
import { NVME_PATTERNS } from "../model/cpuCost/nvmeTests";
import { RULE_MEDIA, RULE_VERSIONS } from "../model/cpuCost/rulesOfThumb";
import { ADAPTIVE_RAID_5, RAID_LAYOUTS } from "../model/raid/raidLayout";
import { READ_SHARE_WORDS } from "../model/storage/readShare";
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
};
