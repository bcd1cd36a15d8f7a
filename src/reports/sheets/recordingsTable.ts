import type { BenchmarkRun } from "../../model/benchmark/benchmarkRun";
import type { HostMeasuredUse } from "../../model/benchmark/hostMeasuredUse";
import { groupBy } from "../../model/groupBy";
import type { Block } from "../../sheets/block";
import { tableBlock } from "../../sheets/tableBlock";
import { count, names } from "../findings/figure";
import type { ClusterFacts } from "../inputs/clusterFacts";
import { isRecordedEnough, MIN_RECORDED_SHARE, recordedPart } from "../measures/recordedEnough";
import { isForeign, unusedRecording, wholePercent } from "../measures/unusedRecording";

/** What was recorded on a host during a run. */
interface Recorded {
  run: BenchmarkRun;
  use: HostMeasuredUse;
}

/** The recordings of hosts: their files, the runs that they were recorded during, and how much of them; none without one. */
export function recordingsTable(runs: readonly BenchmarkRun[], facts: ClusterFacts): Block[] {
  const all = runs.flatMap((run) => (run.measuredUse ?? []).map((use): Recorded => ({ run, use })));
  if (all.length === 0) return [];
  const recordings = groupBy(all, ({ use: { source, host } }) => JSON.stringify([source, host]));
  return [
    tableBlock("Recordings of hosts (esxtop)", {
      name: "Recordings",
      columns: [
        { header: "File", style: "paragraph" },
        { header: "Runs" },
        { header: "During", style: "paragraph" },
        { header: "Host" },
        { header: "Used for", style: "paragraph" },
        { header: "Recorded (s)", format: "#,##0" },
      ],
      rows: [...recordings.values()].map((recorded) => {
        const [first] = recorded;
        return [
          first?.use.source ?? null,
          recorded.length,
          names(recorded.map(({ run }) => run.case)),
          first?.use.host ?? null,
          usedFor(recorded, facts),
          recorded.reduce((sum, { use }) => sum + use.coveredSeconds, 0),
        ];
      }),
    }),
  ];
}

/** What the recording represents, and what is doubtful about it. */
function usedFor(recorded: readonly Recorded[], facts: ClusterFacts): string {
  const parts = recorded.map(({ run, use }) => recordedPart(run, use));
  const enough = parts.filter((part) => part >= MIN_RECORDED_SHARE.value);
  const notCpu = recorded
    .filter(({ run, use }) => isRecordedEnough(run, use))
    .flatMap(({ run, use }) => unusedRecording(run, use, facts) ?? []);
  const tooLittle = parts.filter((part) => part < MIN_RECORDED_SHARE.value);
  const sentences = [
    enough.length === 0
      ? null
      : `at least ${wholePercent(Math.min(...enough))} of ${count(enough.length, "run")}`,
    tooLittle.length === 0
      ? null
      : `not used for ${count(tooLittle.length, "run")}, of which it covers less than ${wholePercent(MIN_RECORDED_SHARE.value)}`,
    ...[...new Set(notCpu)].map((reason) => `CPU not used: ${reason}`),
    recorded.some(({ use }) => use.idleCpuPct !== null) ? "CPU of an idle host" : null,
    recorded.some(({ run, use }) => isForeign(run, use)) ? "warning: not in the host table of the run" : null,
  ];
  return sentences.filter((one) => one !== null).join("; ");
}
