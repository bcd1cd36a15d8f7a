import type { Diagnostic } from "../../../src/model/benchmark/diagnostic";
import { doubts, failures } from "../../../src/reports/measures/importerReports";

const diagnostic = (severity: Diagnostic["severity"], code: string): Diagnostic => ({
  severity,
  code,
  message: "m",
  file: "f",
  line: null,
});
const ALL = [
  diagnostic("info", "note"),
  diagnostic("warning", "odd"),
  diagnostic("error", "damaged"),
  diagnostic("warning", "job-error"),
  diagnostic("info", "unfinished-run"),
  diagnostic("warning", "ended-early"),
  diagnostic("warning", "aborted"),
];
const codes = (some: readonly Diagnostic[]) => some.map(({ code }) => code);

test("a job failed when it ended with an error, too early or not at all", () => {
  expect(codes(failures(ALL))).toEqual(["job-error", "unfinished-run", "ended-early", "aborted"]);
});

test("warnings and errors put figures in doubt, and notes do not", () => {
  expect(codes(doubts(ALL))).toEqual(["odd", "damaged", "job-error", "ended-early", "aborted"]);
});
