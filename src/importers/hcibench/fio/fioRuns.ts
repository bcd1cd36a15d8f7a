import type { BenchmarkRun } from "../../../model/benchmark/benchmarkRun";
import type { Diagnostic } from "../../../model/benchmark/diagnostic";
import { aggregateJob, latencyBins, listMembers } from "./aggregate";
import { checkFioBlock } from "./checkFioBlock";
import { startRun } from "../case/caseContext";
import { fioFailures } from "./fioFailures";
import type { FioMember } from "./fioMember";
import { durationSeconds, fioShortRuns } from "./fioTimes";
import { parseFioLoad } from "../../load/fioOptions";
import type { GroupRunsInput } from "../members/memberGroup";
import { memberSeries } from "../members/memberSeries";
import type { ResultBlock } from "../text/resultText";
import { reportedFigures } from "../text/textRuns";
import type { TextSection } from "../text/textSections";
import { differenceNotes, nameDifferences } from "../case/workload";
import { largestOf } from "../../figures/extremes";

/** The runs of one datastore's members, one a job, exact to what fio printed. */
export function fioRuns(
  members: readonly FioMember[],
  input: GroupRunsInput,
): { runs: BenchmarkRun[]; diagnostics: Diagnostic[] } {
  const { context, section, text, datastore, folder } = input;
  const jobCount = largestOf([1, ...members.map((member) => member.status?.jobs.length ?? 0)]);
  const diagnostics: Diagnostic[] = [];
  const runs = Array.from({ length: jobCount }, (_, index) => {
    const memberJobs = members.map(({ name, status }) => ({ name, job: status?.jobs[index] ?? null }));
    const jobs = memberJobs.flatMap(({ job }) => job ?? []);
    const [first] = jobs;
    const block = section ? blockOf(section, first?.name ?? null, index) : null;
    const line = block?.line ?? section?.empty?.line ?? null;
    const source = text && line !== null ? { file: text.file, line } : { file: folder, line: null };
    const { run, load } = startRun(context, {
      tool: "hcibench-fio",
      datastore,
      job: first?.name ?? null,
      vms: jobs.length,
      vmsFinishedEarly: members.length - jobs.length,
      load: parseFioLoad(first?.options ?? {}),
      reportedJobs: jobCount,
      source,
    });
    diagnostics.push(...differenceNotes(context.name, nameDifferences(context.name, load), folder));
    const listed = { ...run, members: listMembers(memberJobs) };
    if (!first) return listed;
    if (block) diagnostics.push(...checkFioBlock(block, jobs, text?.styleVersion === "2.0"));
    const finished = members.filter(({ status }) => status?.jobs[index]);
    const sum = memberSeries(
      finished.map(({ grids }) => grids[index] ?? null),
      folder,
    );
    diagnostics.push(...sum.diagnostics);
    diagnostics.push(...fioFailures(run, memberJobs));
    diagnostics.push(...fioShortRuns(run, memberJobs, context.config.testingSeconds));
    return {
      ...listed,
      durationSeconds: durationSeconds(run.durationSeconds, jobs),
      results: aggregateJob(jobs),
      reported: block && text ? reportedFigures(block, text) : [],
      latencyBins: latencyBins(jobs),
      series: sum.series,
    };
  });
  return { runs, diagnostics };
}

/** The block of a job: by its name, or by its place where several jobs have one name. */
function blockOf(section: TextSection, job: string | null, index: number): ResultBlock | null {
  const [named, ...others] = section.blocks.filter((block) => block.job === job);
  return (others.length === 0 ? named : undefined) ?? section.blocks[index] ?? null;
}
