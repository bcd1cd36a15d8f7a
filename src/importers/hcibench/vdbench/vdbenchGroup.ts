import { figureOf } from "../text/blockResults";
import type { MemberGroup } from "../members/memberGroup";
import { PRINTED_RATE_TOLERANCE } from "../members/memberGroup";
import type { TextSection } from "../text/textSections";
import { vdbenchFigures } from "./vdbenchAggregate";
import type { VdbenchMember } from "./vdbenchMember";
import { vdbenchRuns } from "./vdbenchRuns";

/** The vdbench VMs of one datastore. */
export function vdbenchGroup(datastoreId: string | null, members: readonly VdbenchMember[]): MemberGroup {
  return {
    datastoreId,
    complete: members.some((member) => member.runs.some((run) => run.average)),
    diagnostics: members.flatMap((member) => member.diagnostics),
    fits: (section) => fits(members, section),
    runs: (input) => vdbenchRuns(members, input),
  };
}

/** All run definitions have to fit: the first one may be a format without I/O on every datastore. */
function fits(members: readonly VdbenchMember[], section: TextSection): boolean {
  return (
    section.blocks.length > 0 &&
    section.blocks.every((block, index) => {
      const rows = members.flatMap((member) => member.runs[index]?.average ?? []);
      const iops = figureOf(block, "iops")?.value ?? 0;
      const vms = figureOf(block, "members")?.value;
      return vms === rows.length && Math.abs(iops - vdbenchFigures(rows).iops) <= PRINTED_RATE_TOLERANCE;
    })
  );
}
