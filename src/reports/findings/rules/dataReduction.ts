import { count } from "../figure";
import type { Rule } from "../rule";

/** Test data that compress, or of which nobody says it, make figures that other data do not reach. */
export const dataReduction: Rule = {
  id: "data-reduction",
  title: "Compressible data",
  cause: "validity",
  missing: () => null,
  find: ({ runs }) => {
    const reducible = runs.filter(
      ({ workload }) => (workload.compressPct ?? 0) > 0 || (workload.dedupePct ?? 0) > 0,
    );
    const unknown = runs.filter(
      (run) =>
        !reducible.includes(run) && (run.workload.compressPct === null || run.workload.dedupePct === null),
    );
    const which = [
      unknown.length === 0
        ? null
        : `Data reduction of the test data is not recorded for ${unknown.length} of ${count(runs.length, "run")}`,
      reducible.length === 0
        ? null
        : `${reducible.length} of ${count(runs.length, "run")} wrote compressible or repeating data`,
    ].filter((part) => part !== null);
    if (which.length === 0) return [];
    return [
      {
        rule: "data-reduction",
        severity: "note",
        text: `${which.join("; ")}: with compression on, throughput and CPU may not carry over to other data.`,
        advice: null,
        runs: [],
      },
    ];
  },
};
