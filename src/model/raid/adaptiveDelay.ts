import { evidence } from "../evidence/evidence";
import { adaptiveRaid5 } from "../evidence/sources";

/** How long a cluster may be short of hosts before ESA rewrites RAID-5 4+1 as 2+1. */
export const ADAPTIVE_DELAY = evidence({
  value: 24,
  unit: "hours",
  kind: "vendor-stated",
  source: adaptiveRaid5("24 hours below 6 hosts"),
  note: "RAID-5 4+1 is rewritten as 2+1 after so long below 6 hosts",
});
