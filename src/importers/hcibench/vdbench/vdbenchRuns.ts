import type { BenchmarkRun } from "../../../model/benchmark/benchmarkRun";
import type { Diagnostic } from "../../../model/benchmark/diagnostic";
import { startRun } from "../case/caseContext";
import type { GroupRunsInput } from "../members/memberGroup";
import { memberSeries } from "../members/memberSeries";
import { checkVdbenchBlock } from "./checkVdbenchBlock";
import { NO_LOAD, fillLoad } from "../../load/requestedLoad";
import { reportedFigures } from "../text/textRuns";
import { aggregateRows, listRowMembers } from "./vdbenchAggregate";
import { measuredLoad } from "./vdbenchLoad";
import type { VdbenchMember } from "./vdbenchMember";
import { differenceNotes } from "../case/workload";
import { largestOf } from "../../figures/extremes";

/**
 * The runs of one datastore's VMs, one a run definition. The k-th definition of each VM belongs together, as
 * HCIBench has it; a VM without averages for it finished early.
 */
export function vdbenchRuns(
  members: readonly VdbenchMember[],
  input: GroupRunsInput,
): { runs: BenchmarkRun[]; diagnostics: Diagnostic[] } {
  const { context, section, text, datastore, folder } = input;
  const counts = members.map((member) => member.runs.length);
  const count = largestOf([1, section?.blocks.length ?? 0, ...counts]);
  const diagnostics: Diagnostic[] = [];
  const runs = Array.from({ length: count }, (_, index): BenchmarkRun => {
    const found = members.flatMap((member) => member.runs[index] ?? []);
    const memberRows = members.map((member) => ({
      name: member.name,
      row: member.runs[index]?.average ?? null,
    }));
    const rows = memberRows.flatMap(({ row }) => row ?? []);
    const block = section?.blocks[index] ?? null;
    const definition = found.find((run) => run.definition)?.definition ?? null;
    const source = text && block ? { file: text.file, line: block.line } : { file: folder, line: null };
    const asked = fillLoad(definition?.load ?? NO_LOAD, context.config.load);
    const { load, differences } = measuredLoad(asked, context.name, rows);
    diagnostics.push(...differenceNotes(context.name, differences, folder));
    const { run } = startRun(context, {
      tool: "hcibench-vdbench",
      datastore,
      job: definition?.name ?? block?.job ?? null,
      vms: rows.length,
      vmsFinishedEarly: members.length - rows.length,
      load,
      reportedJobs: 1,
      source,
    });
    const listed = {
      ...run,
      // Each run definition has a duration of its own.
      durationSeconds: definition?.load.runtimeSeconds ?? run.durationSeconds,
      reported: block && text ? reportedFigures(block, text) : [],
      members: listRowMembers(memberRows),
    };
    if (rows.length === 0) return listed;
    if (block) diagnostics.push(...checkVdbenchBlock(block, rows));
    const finished = found.filter(({ average }) => average);
    const sum = memberSeries(
      finished.map(({ grid }) => grid),
      folder,
    );
    diagnostics.push(...sum.diagnostics);
    return { ...listed, results: aggregateRows(rows), series: sum.series };
  });
  return { runs, diagnostics };
}
