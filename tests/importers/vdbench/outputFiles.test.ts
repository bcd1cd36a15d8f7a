import { importSource } from "../../../src/importers/importers";
import { folderOf, textFile } from "../sources";
import { flatfileOf, summaryOf } from "./vdbenchTexts";

const imported = (files: readonly (readonly [path: string, text: string])[]) =>
  importSource(folderOf(files.map(([path, text]) => textFile(path, text))));

const rd1 = { run: "rd1", rate: 2000.5 };
const rd2 = { run: "rd2", rate: 100, end: "10:02:01.000" };

test.each([
  ["flatfile.html", "summary (1).html"],
  ["flatfile (2).html", "summary(1).html"],
  ["run1_flatfile.html", "summary_run1.html"],
  ["flatfile-run1.html", "Run1 - summary.htm"],
  ["run1.flatfile.html", "run1_summary (12).html"],
  ["summary-run1-flatfile.html", "summary-run1-summary.html"],
])("%s and %s are reports of one output", async (flatfile, summary) => {
  const files = [
    [flatfile, flatfileOf([rd1])],
    [summary, summaryOf([rd1])],
  ] as const;
  const { runs, diagnostics } = await imported(files);
  expect(diagnostics).toEqual([]);
  expect(runs.map((run) => run.source.file)).toEqual([flatfile]);
  expect(runs[0]).toMatchObject({ durationSeconds: 60, startedAt: "2024-01-02T10:00:00.001Z" });
});

test.each([
  ["1-flatfile.html", "2-summary.html"],
  ["a/flatfile.html", "b/summary.html"],
  ["run(1)a_flatfile.html", "run_a_summary.html"],
  ["flatfile.html", "summary.txt"],
  ["run1_flatfile.html", "run2_summary.html"],
])("%s and %s are reports of two outputs", async (flatfile, summary) => {
  const { runs, diagnostics } = await imported([
    [flatfile, flatfileOf([rd1])],
    [summary, summaryOf([rd1, rd2])],
  ]);
  expect(runs).toHaveLength(2);
  expect(diagnostics.map(({ message }) => message)).toEqual([
    `${summary} repeats run rd1 of ${flatfile}: counted once.`,
  ]);
});
