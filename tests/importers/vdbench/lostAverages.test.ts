import { importSource } from "../../../src/importers/importers";
import { folderOf, textFile } from "../sources";
import { blockFlatfile, blockRow, flatfileOf, summaryOf } from "./vdbenchTexts";

type Files = [path: string, text: string][];

const rd1 = { run: "rd1", rate: 2000.5 };
const rd2 = { run: "rd2", rate: 100, end: "10:02:01.000" };
const next = { run: "rd1", rate: 1500.5, end: "14:01:01.000" };
const totals = { report: "totals" };
const CUT = "Either a report is cut short, or the files are of different tests.";

describe("averages that another report lacks", () => {
  const cut = (text: string) => text.slice(0, text.lastIndexOf("avg_"));
  const stopped = (run: string, file: string) =>
    `warning no-average: Run ${run} has no average: vdbench was stopped or the text is cut. ${file}`;

  test.each<[string, Files, string[]]>([
    [
      "are reported where no report has the run",
      [
        ["a/flatfile.html", flatfileOf([rd1])],
        ["a/summary.html", cut(summaryOf([rd1, rd2]))],
        ["a/totals.html", cut(summaryOf([rd1, rd2], totals))],
      ],
      [stopped("rd2", "a/summary.html")],
    ],
    [
      "are not reported where the flatfile has the run",
      [
        ["a/flatfile.html", flatfileOf([rd1, rd2])],
        ["a/summary.html", cut(summaryOf([rd1, rd2]))],
      ],
      [],
    ],
    [
      "are reported once where the flatfile lacks the average too",
      [
        ["a/flatfile.html", flatfileOf([rd1]) + blockRow("rd2", "1")],
        ["a/summary.html", cut(summaryOf([rd1, rd2]))],
      ],
      [
        "warning no-average: Run rd2 has intervals but no average: vdbench was stopped or the text is cut. a/flatfile.html",
      ],
    ],
    [
      "are reported where the report is of another test",
      [
        ["flatfile.html", flatfileOf([rd1], "v1")],
        ["summary.html", cut(summaryOf([next, rd1], { folder: "v2" }))],
      ],
      [
        stopped("rd1", "summary.html"),
        `warning missing-runs: flatfile.html lacks run rd1: added from summary.html. ${CUT} summary.html`,
      ],
    ],
    [
      "are a notice where the report has no averages at all",
      [
        ["flatfile.html", flatfileOf([rd1])],
        ["summary.html", cut(summaryOf([rd1]))],
        ["totals.html", summaryOf([], totals)],
      ],
      [
        "info unused-report: No averages were read from summary.html, totals.html. If they are of another test than flatfile.html, its runs are missing. summary.html",
      ],
    ],
    [
      "are a notice where the flatfile has no averages at all",
      [
        ["flatfile.html", blockFlatfile(blockRow("rd1", "1"))],
        ["summary.html", summaryOf([rd1])],
      ],
      [
        "info unused-report: No averages were read from flatfile.html. If they are of another test than summary.html, its runs are missing. flatfile.html",
      ],
    ],
  ])("%s", async (_, files, expected) => {
    const { diagnostics } = await importSource(folderOf(files.map(([path, text]) => textFile(path, text))));
    expect(
      diagnostics.map(({ severity, code, message, file }) => `${severity} ${code}: ${message} ${file}`),
    ).toEqual(expected);
  });
});
