import { hcibenchFigures } from "./aggregate";
import { figureOf } from "../text/blockResults";
import type { FioMember } from "./fioMember";
import { fioRuns } from "./fioRuns";
import type { MemberGroup } from "../members/memberGroup";
import { PRINTED_RATE_TOLERANCE } from "../members/memberGroup";
import type { TextSection } from "../text/textSections";

/** The fio members of one datastore. */
export function fioGroup(datastoreId: string | null, members: readonly FioMember[]): MemberGroup {
  return {
    datastoreId,
    complete: members.some((member) => member.status),
    diagnostics: members.flatMap((member) => member.diagnostics),
    fits: (section) => fits(members, section),
    runs: (input) => fioRuns(members, input),
  };
}

function fits(members: readonly FioMember[], section: TextSection): boolean {
  const jobs = members.flatMap((member) => member.status?.jobs[0] ?? []);
  const [block] = section.blocks;
  if (!block) return jobs.length === 0;
  const iops = figureOf(block, "iops")?.value;
  const vms = figureOf(block, "members")?.value;
  if (iops === undefined || jobs.length === 0 || vms !== jobs.length) return false;
  return Math.abs(iops - (hcibenchFigures(jobs).iops ?? NaN)) <= PRINTED_RATE_TOLERANCE;
}
