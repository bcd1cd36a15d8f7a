import { evidence } from "../evidence/evidence";
import { latencyPost } from "../evidence/sources";

/** How many times faster a remote call is in a low-level language than the published Python call. */
export const LOW_LEVEL_LANGUAGE = evidence({
  value: 10,
  unit: "× faster",
  kind: "estimated",
  source: latencyPost("remote calls in a low-level language such as C++"),
  note: "an order of magnitude: at most this",
});
