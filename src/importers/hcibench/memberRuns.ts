import type { BenchmarkRun } from "../../model/benchmark/benchmarkRun";
import type { Diagnostic } from "../../model/benchmark/diagnostic";
import { aggregateJob, latencyBins, listMembers } from "./aggregate";
import type { CaseContext } from "./caseContext";
import { startRun } from "./caseContext";
import type { MemberGroup } from "./datastoreMatch";
import { IntervalGrid } from "./intervalGrid";
import { checkReported } from "./reportedCheck";
import type { ResultBlock, ResultText } from "./resultText";
import { reportedFigures } from "./textRuns";
import type { TextSection } from "./textSections";
import { nameDifferences } from "./workload";

/** What `memberRuns` is told beside the members themselves. */
export interface MemberRunsInput {
  context: CaseContext;
  group: MemberGroup;
  /** The part of the text about these members, where there is one. */
  section: TextSection | null;
  text: ResultText | null;
  /** The datastore's name, or its id where no name is known. */
  datastore: string | null;
  /** Where to point when there is no text. */
  folder: string;
}

/** The runs of one datastore's members, one a job, exact to what fio printed. */
export function memberRuns(input: MemberRunsInput): { runs: BenchmarkRun[]; diagnostics: Diagnostic[] } {
  const { context, group, section, text, datastore, folder } = input;
  const { members } = group;
  const jobCount = Math.max(1, ...members.map((member) => member.status?.jobs.length ?? 0));
  const diagnostics: Diagnostic[] = [];
  const runs = Array.from({ length: jobCount }, (_, index) => {
    const memberJobs = members.map(({ name, status }) => ({ name, job: status?.jobs[index] ?? null }));
    const jobs = memberJobs.flatMap(({ job }) => job ?? []);
    const [first] = jobs;
    const block = section ? blockOf(section, first?.name ?? null, index) : null;
    const line = block?.line ?? section?.emptyLine ?? null;
    const source = text && line !== null ? { file: text.file, line } : { file: folder, line: null };
    const { run, load } = startRun(context, {
      datastore,
      job: first?.name ?? null,
      vms: jobs.length,
      vmsFinishedEarly: members.length - jobs.length,
      options: first?.options ?? {},
      reportedJobs: jobCount,
      source,
    });
    for (const { what, named, used, unit } of nameDifferences(context.name, load)) {
      diagnostics.push({
        severity: "warning",
        code: "name-differs",
        message: `The name ${context.name.name} says ${what} ${named} ${unit}, the job ran with ${used} ${unit}.`,
        file: folder,
        line: null,
      });
    }
    const listed = { ...run, members: listMembers(memberJobs) };
    if (!first) return listed;
    if (block) diagnostics.push(...checkReported(block, jobs, text?.styleVersion === "2.0"));
    return {
      ...listed,
      results: aggregateJob(jobs),
      reported: block && text ? reportedFigures(block, text) : [],
      latencyBins: latencyBins(jobs),
      series: sumSeries(group, index),
    };
  });
  return { runs, diagnostics };
}

/** The block of a job: by its name, or by its place where several jobs have one name. */
function blockOf(section: TextSection, job: string | null, index: number): ResultBlock | null {
  const [named, ...others] = section.blocks.filter((block) => block.job === job);
  return (others.length === 0 ? named : undefined) ?? section.blocks[index] ?? null;
}

/** The members' series added up; `null` when none was asked for. */
function sumSeries(group: MemberGroup, job: number): BenchmarkRun["series"] {
  const grid = new IntervalGrid();
  let members = 0;
  for (const { status, grids } of group.members) {
    const own = status?.jobs[job] ? grids[job] : undefined;
    if (!own) continue;
    grid.merge(own);
    members += 1;
  }
  return members === 0 ? null : grid.points(members);
}
