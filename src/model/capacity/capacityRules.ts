import { evidence } from "../evidence/evidence";
import { capacityReservation, esaObjectSpace, esaOverheads, reservedCapacity } from "../evidence/sources";

const SHARE = "share";

/** Hosts whose capacity is kept free for a rebuild: the largest one. */
export const HOST_RESERVE = evidence({
  value: 1,
  unit: "hosts",
  kind: "vendor-stated",
  source: reservedCapacity("host rebuild reserve: one host"),
  note: "not offered by vSAN on stretched, two-node and fault-domain clusters",
});

/** Capacity kept free for vSAN's own operations, to plan with. */
export const OPERATIONS_RESERVE = evidence({
  value: 0.1,
  unit: SHARE,
  kind: "assumption",
  source: capacityReservation("operations reserve"),
  because: "vSAN computes the reserve itself; only the buffer of 5% on top of it is published",
});

/** The least that is kept free for operations: the published buffer alone. */
export const MIN_OPERATIONS_RESERVE = evidence({
  value: 0.05,
  unit: SHARE,
  kind: "vendor-stated",
  source: capacityReservation("buffer on top of the operations reserve"),
});

/** What the log-structured file system takes on top of data and replicas. */
export const LFS_OVERHEAD = evidence({
  value: 0.131,
  unit: "share of data and replicas",
  kind: "vendor-stated",
  source: esaObjectSpace("vSAN LFS overheads for the object"),
});

/** Overheads of ESA that are taken off the total, to plan with. */
export const OTHER_OVERHEAD = evidence({
  value: 0,
  unit: SHARE,
  kind: "assumption",
  source: esaOverheads("global overheads"),
  because: "the vendor states global overheads without a figure that could be checked",
});

/** The most that these overheads are believed to take. */
export const MAX_OTHER_OVERHEAD = evidence({
  value: 0.1,
  unit: SHARE,
  kind: "assumption",
  source: esaOverheads("global overheads, at most"),
  because: "a cautious guess: the vendor mentions the overhead and gives no figure",
});
