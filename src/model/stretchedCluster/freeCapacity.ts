import { evidence } from "../evidence/evidence";
import { reservedCapacity, slackSpace } from "../evidence/sources";

const UNIT = "share of raw";
const NOTE = "guidance of releases before 7.0 U1, which the vendor keeps for stretched and two-node clusters";

/** Capacity to keep free where vSAN has no reserves: stretched and two-node clusters, fault domains. */
export const FREE_WITHOUT_RESERVES = evidence({
  value: 0.25,
  unit: UNIT,
  kind: "vendor-stated",
  source: reservedCapacity("stretched and two-node clusters: free capacity as for previous versions"),
  note: NOTE,
});

/** The upper end of the same guidance. */
export const MAX_FREE_WITHOUT_RESERVES = evidence({
  value: 0.3,
  unit: UNIT,
  kind: "vendor-stated",
  source: slackSpace("25 to 30% of free space"),
  note: NOTE,
});
