import { directions } from "../../measures/directions";
import { runRule } from "../runRule";

/** HCIBench makes the 95th percentile of vdbench from mean and standard deviation: it is never evaluated. */
export const p95Derived = runRule({
  id: "p95-derived",
  title: "p95 derived",
  cause: "latency",
  says: (run) =>
    run.results.percentiles === "derived" && directions(run).length > 0
      ? {
          severity: "note",
          text: "p95 is derived (mean + 1.645 × standard deviation), not measured: it is not evaluated.",
          weight: 0,
        }
      : null,
});
