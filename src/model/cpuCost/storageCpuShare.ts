import { evidence } from "../evidence/evidence";
import { everyIoRequiresCpu } from "../evidence/sources";

/** Share of a cluster's CPU that storage may take; the rest is for the VMs. A belief of one author, no vendor rule. */
export const STORAGE_CPU_SHARE = evidence({
  value: 0.6,
  unit: "share of CPU",
  kind: "assumption",
  source: everyIoRequiresCpu("conclusion: 60% for storage, 40% for the rest"),
  because: "the author calls it an assumption from synthetic tests; change it to your own policy",
});
