import { count, percent } from "../figure";
import { runRule } from "../runRule";

/** VMs that finished early are not in the totals: the run must not be compared. */
export const finishedEarly = runRule({
  id: "finished-early",
  title: "VMs finished early",
  cause: "invalid run",
  withoutIo: true,
  when: [{ figure: "Finished early", is: ">", limit: 0 }],
  says: ({ vms, vmsFinishedEarly: early }) => {
    if (early === null) return null;
    return { severity: "problem", text: sentence(vms, early), advice: "Repeat the test.", weight: early };
  },
});

function sentence(vms: number | null, early: number): string {
  const compare = "must not be compared with complete runs.";
  if (vms === null)
    return `${count(early, "VM")} finished early and ${early === 1 ? "is" : "are"} not in the totals: cluster IOPS is understated and ${compare}`;
  if (vms === 0) return `all of ${count(early, "VM")} finished early: the run has no results.`;
  const all = vms + early;
  return `${early} of ${count(all, "VM")} finished early and are not in the totals: cluster IOPS is understated by about ${percent(early / all)} and ${compare}`;
}
