import type { BenchmarkRun } from "../../../model/benchmark/benchmarkRun";
import type { Diagnostic } from "../../../model/benchmark/diagnostic";
import { startRun } from "../case/caseContext";
import type { GroupRunsInput } from "../members/memberGroup";
import { memberSeries } from "../members/memberSeries";
import { checkVdbenchBlock } from "./checkVdbenchBlock";
import { NO_LOAD, fillLoad } from "../../load/requestedLoad";
import { endedEarly, secondsOf, type AveragedTime } from "../../load/vdbenchTime";
import { reportedFigures } from "../text/textRuns";
import { aggregateRows, listRowMembers } from "./vdbenchAggregate";
import { measuredLoad } from "./vdbenchLoad";
import type { VdbenchMember } from "./vdbenchMember";
import type { VdbenchRun } from "./vdbenchOutput";
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
    // Each run definition has a duration of its own.
    const requested = definition?.load.runtimeSeconds ?? run.durationSeconds;
    const longest = longestOf(found, requested);
    const early = longest && endedEarly(longest, requested);
    if (early) diagnostics.push(earlyNote(folder, run.job, early));
    const listed = {
      ...run,
      durationSeconds: longest ? secondsOf(longest, requested) : requested,
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

/** The times of the VM that ran longest; `null` without one. */
function longestOf(found: readonly VdbenchRun[], requested: number | null): AveragedTime | null {
  const times = found.flatMap(({ average, intervalSeconds }) =>
    average ? [{ averaged: average.averaged, intervalSeconds }] : [],
  );
  const seconds = (time: AveragedTime) => secondsOf(time, requested) ?? 0;
  return times.reduce<AveragedTime | null>((a, b) => (a && seconds(a) >= seconds(b) ? a : b), null);
}

function earlyNote(folder: string, job: string | null, early: string): Diagnostic {
  const which = job === null ? "A run" : `Run ${job}`;
  const message = `${folder}: ${which} is averaged over ${early}: vdbench ended early.`;
  return { severity: "warning", code: "ended-early", message, file: folder, line: null };
}
