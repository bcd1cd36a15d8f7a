import { evidence } from "../evidence/evidence";
import { twoNodeCapacity } from "../evidence/productSources";

/** A vendor of servers says the same of two nodes as VMware of stretched clusters. */
export const TWO_NODE_FREE = evidence({
  value: 0.25,
  unit: "share of raw",
  kind: "vendor-stated",
  source: twoNodeCapacity("25 to 30% of spare capacity"),
});
