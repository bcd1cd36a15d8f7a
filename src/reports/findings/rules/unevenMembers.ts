import { runRule } from "../runRule";
import { unevenSentence } from "../unevenSentence";

/** Some VMs got less than others. Where an IOPS limit holds them, their spread says nothing about the cluster. */
export const unevenMembers = runRule({
  id: "uneven-members",
  title: "VMs uneven",
  cause: "spread",
  when: [
    { figure: "Uneven VMs", is: ">", limit: "VmSpread" },
    { figure: "Uneven VMs", is: "<=", limit: "VmSpreadProblem" },
  ],
  says: (run, { thresholds }) => unevenSentence(run, "caution", thresholds.VmSpreadProblem),
});
