import type { Diagnostic } from "../../../model/benchmark/diagnostic";
import type { ExpectedFigure } from "../text/reportedCheck";
import { checkReported } from "../text/reportedCheck";
import type { ResultBlock } from "../text/resultText";
import { hcibenchFigures } from "./aggregate";
import type { FioJob } from "./fioStatus";

/** Checks a block of the text against the jobs of fio in the members' files. */
export function checkFioBlock(
  block: ResultBlock,
  jobs: readonly FioJob[],
  legacyUnit: boolean,
): Diagnostic[] {
  const computed = hcibenchFigures(jobs);
  const { readP95Ms, writeP95Ms, kibPerSecond } = computed;
  const mebi = kibPerSecond === null ? null : kibPerSecond / (legacyUnit ? 1000 : 1024);
  const floor = (value: number | null) => (value === null ? null : Math.floor(value));
  const expected: [ExpectedFigure[0], (number | null)[]][] = [
    ["members", [jobs.length]],
    ["iops", [computed.iops]],
    ["throughput", [floor(mebi), mebi]],
    ["readLatency", [computed.readLatencyMs]],
    ["writeLatency", [computed.writeLatencyMs]],
    ["readP95", [readP95Ms, floor(readP95Ms)]],
    ["writeP95", [writeP95Ms, floor(writeP95Ms)]],
  ];
  const known = expected.flatMap(([label, values]): ExpectedFigure[] => {
    const figures = values.filter((value) => value !== null);
    return figures.length > 0 ? [[label, figures]] : [];
  });
  return checkReported(block, known, 0);
}
