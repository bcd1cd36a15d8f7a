import { REFERENCE_CLUSTER } from "../../../model/cpuCost/referenceTests";
import { modelledIo } from "../../measures/modelledIo";
import type { Rule } from "../rule";

/** Stands beside every modelled GHz figure: what it was measured on, and what it holds. */
export const referenceCluster: Rule = {
  id: "reference-cluster",
  title: "Reference cluster",
  cause: "standing",
  missing: () => null,
  find: ({ runs, facts }) =>
    modelledIo(runs, facts).length === 0
      ? []
      : [
          {
            rule: "reference-cluster",
            severity: "note",
            text: `vSAN GHz (model) is measured on ${REFERENCE_CLUSTER}. Other CPUs: calibrate. These GHz include the test VMs' own I/O generation.`,
            advice: null,
            runs: [],
          },
        ],
};
