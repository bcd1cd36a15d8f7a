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
  const mebi = computed.kibPerSecond / (legacyUnit ? 1000 : 1024);
  const expected: ExpectedFigure[] = [
    ["members", [jobs.length]],
    ["iops", [computed.iops]],
    ["throughput", [Math.floor(mebi), mebi]],
    ["readLatency", [computed.readLatencyMs]],
    ["writeLatency", [computed.writeLatencyMs]],
    ["readP95", [computed.readP95Ms, Math.floor(computed.readP95Ms)]],
    ["writeP95", [computed.writeP95Ms, Math.floor(computed.writeP95Ms)]],
  ];
  return checkReported(block, expected, 0);
}
