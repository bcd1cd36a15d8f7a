import { emptyRun } from "../../../src/model/benchmark/benchmarkRun";
import type { Diagnostic } from "../../../src/model/benchmark/diagnostic";
import { diagnosticsOfRuns } from "../../../src/model/benchmark/runDiagnostics";

const runIn = (file: string, line: number | null) => emptyRun("fio", "case", { file, line });
const note = (file: string, line: number | null): Diagnostic => ({
  severity: "warning",
  code: "code",
  message: `${file} ${line}`,
  file,
  line,
});

const linesOf = (runs: readonly [string, number | null][], notes: readonly [string, number | null][]) =>
  diagnosticsOfRuns(
    runs.map((one) => runIn(...one)),
    notes.map((one) => note(...one)),
  ).map((each) => each.map(({ file, line }) => (line === null ? file : line)));

test("a diagnostic belongs to the run that begins last before its line", () => {
  expect(linesOf([["a", 5], ["a", 90], ["a", 40]], [["a", 39], ["a", 40], ["a", 41], ["a", 90], ["a", 1000]]))
    .toEqual([[39], [90, 1000], [40, 41]]); // prettier-ignore
});

test("one before the first run belongs to the first, one of another file to none", () => {
  expect(linesOf([["a", 5], ["a", 90]], [["a", 1], ["b", 5]])).toEqual([[1], []]); // prettier-ignore
});

test("one without a line belongs to all runs of the file, and so does one of runs without a line", () => {
  expect(linesOf([["a", 5], ["a", 9], ["b", null]], [["a", null], ["b", 7]])).toEqual([["a"], ["a"], [7]]); // prettier-ignore
});

test("runs that begin in one line share its diagnostics", () => {
  expect(linesOf([["a", 5], ["a", 5]], [["a", 6]])).toEqual([[6], [6]]); // prettier-ignore
});

test("a file in the folder of an HCIBench case belongs to the case, read from its text or not", () => {
  expect(
    linesOf(
      [["t/case-1-res.txt", 4], ["t/case-1-res.txt", 20], ["t/case-12", null]],
      [["t/case-1/vm.json", 9], ["t/case-12/deep/vm.json", null], ["t/case-1", null], ["t/other", 1], ["t", null]],
    ),
  ).toEqual([[9, "t/case-1"], [9, "t/case-1"], ["t/case-12/deep/vm.json"]]); // prettier-ignore
});
