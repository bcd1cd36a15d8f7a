import { runRule } from "../runRule";
import { unevenSentence } from "../unevenSentence";

/** Some VMs got so much less than others that the totals mean little. */
export const veryUnevenMembers = runRule({
  id: "very-uneven-members",
  title: "VMs very uneven",
  cause: "spread",
  when: [{ figure: "Uneven VMs", is: ">", limit: "VmSpreadProblem" }],
  says: (run, { thresholds }) => unevenSentence(run, "problem", thresholds.VmSpreadProblem),
});
