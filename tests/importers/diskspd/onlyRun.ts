import { parseDiskspd } from "../../../src/importers/diskspd/parseDiskspd";
import type { BenchmarkRun } from "../../../src/model/benchmark/benchmarkRun";

/** The only run of a text. */
export function onlyRun(text: string): BenchmarkRun {
  const { runs } = parseDiskspd(text, "a.txt");
  expect(runs).toHaveLength(1);
  return runs[0] as BenchmarkRun;
}
