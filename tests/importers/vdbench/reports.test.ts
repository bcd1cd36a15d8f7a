import { parseVdbenchText } from "../../../src/importers/vdbench/parseVdbenchText";
import { vdbenchReportKind } from "../../../src/importers/vdbench/reportKind";
import { vdbench } from "../../../src/importers/vdbench/vdbench";
import { vdbenchFiles } from "../../../src/importers/vdbench/vdbenchFiles";
import { readBy } from "../owners";
import { folderOf, textFile } from "../sources";
import { blockFlatfile, blockHeader, blockRow, flatfile, summary, summaryOf, totals } from "./vdbenchTexts";

const started = "10:00:00.001 Starting RD=rd1; elapsed=60;\n";
const headerLine = flatfile.split("\n").find((line) => line.trim().startsWith("tod")) ?? "";

test.each([
  ["<title>Vdbench output/flatfile.html</title>", "flatfile"],
  ["<title>Vdbench output/summary.html</title>", "summary"],
  ["<title>Vdbench output/totals.html</title>", "totals"],
  ["<TITLE> Vdbench C:\\tests\\run 1\\Summary.HTML </TITLE>", "summary"],
  ["<title>Vdbench totals.html</title>", "totals"],
  // The logfile of 5.04 repeats the summary and leaves its extension out of its title.
  [`<title>Vdbench output/logfile</title>\n${started}${blockHeader}`, "logfile"],
  ["<title>Vdbench output/summary</title>", "summary"],
  [`<title>Vdbench output/sd1.html</title>\n${headerLine}`, null],
  [`<title>Vdbench output/old-flatfile.html</title>\n${headerLine}`, null],
  [headerLine, "flatfile"],
  ["Vdbench summary report, created 10:00:00", "summary"],
  [started + blockHeader, "summary"],
  [`Run totals\n${started}${blockHeader}`, "totals"],
  [`Run totals  \r\n${started}${blockHeader}`, "totals"],
  [`Run totals of rd1\n${started}${blockHeader}`, "summary"],
  [`The Run totals\n${started}${blockHeader}`, "summary"],
  [started, null],
  [blockHeader, null],
  // Before 5.04.02 there are no titles.
  [`<pre>\n10:00:00.000 Vdbench distribution: vdbench50401\n${started}${blockHeader}`, "logfile"],
  [`\n\n\n\n\n10:00:00.000 Vdbench distribution: vdbench50401\n${started}${blockHeader}`, "summary"],
  [`<pre>\nHost summary report(s) for host=hd1\n${started}${blockHeader}`, null],
  [`<pre>\nSlave summary report for slave=hd1-0\n${started}${blockHeader}`, null],
  [`<pre>\nSD report for sd=sd1\n${started}${blockHeader}`, null],
  [`<pre>\nWorkload Report for wd=wd1\n${started}${blockHeader}`, null],
  [`<pre>\nA report for the customer\n${started}${blockHeader}`, "summary"],
])("a text with %p is the report %p", (text, expected) => {
  expect(vdbenchReportKind(text)).toBe(expected);
});

test.each([
  // A file with vdbench's own name is called after its folder.
  ["tests/8k/flatfile.html", "8k"],
  ["8k/summary.htm", "8k"],
  ["8k/TOTALS.HTML", "8k"],
  // Without a folder, after the one in its title.
  ["flatfile.html", "run 7"],
  ["/flatfile.html", "run 7"],
  // Another name is its own case.
  ["tests/8k.html", "8k"],
  ["tests/8k-flatfile.html", "8k-flatfile"],
  ["tests/flatfile.html.txt", "flatfile.html"],
])("the case of %p is %p", (path, expected) => {
  const text = blockFlatfile(blockRow("rd1", "avg_2-3"), "run 7");
  expect(parseVdbenchText(text, path).runs.map((run) => run.case)).toEqual([expected]);
});

test("a report without folder and title is called after its file", () => {
  const text = blockFlatfile(blockRow("rd1", "avg_2-3")).replace(/<title>.*<\/title>/, "");
  expect(parseVdbenchText(text, "flatfile.html").runs[0]?.case).toBe("flatfile");
});

test.each([
  ["a.html", true],
  ["a.htm", true],
  ["a.txt", true],
  ["a.log", true],
  ["a.out", true],
  ["a.md", true],
  ["a.HTML", true],
  ["a", true],
  ["a.json", false],
  ["a.csv", false],
])("next to other files, %p is looked into: %p", async (path, expected) => {
  const source = folderOf([textFile(path, flatfile), textFile("other.bin", "nothing")]);
  expect((await readBy(vdbenchFiles, source)).runs).toHaveLength(expected ? 2 : 0);
});

const blockTotals = summary.replace("summary.html", "totals.html");

const filesOfRuns = async (files: [path: string, text: string][]): Promise<string[]> => {
  const { runs } = await readBy(vdbenchFiles, folderOf(files.map(([path, text]) => textFile(path, text))));
  return [...new Set(runs.map(({ source }) => source.file))];
};

test.each<[string, [string, string][], string[]]>([
  [
    "of the reports of a folder the best one",
    [
      ["a/totals.html", blockTotals],
      ["a/summary.html", summary],
    ],
    ["a/summary.html"],
  ],
  [
    "capitals in the names tell no reports apart",
    [
      ["a/Totals.html", blockTotals],
      ["a/FLATFILE.html", flatfile],
    ],
    ["a/FLATFILE.html"],
  ],
  [
    "folders that are called as reports are belong to different runs",
    [
      ["totals/run.html", totals],
      ["flatfile/run.html", flatfile],
    ],
    ["totals/run.html", "flatfile/run.html"],
  ],
  [
    "equally good reports all",
    [
      ["a/1-summary.html", summary],
      ["a/2-summary.html", summaryOf([{ run: "rd1", rate: 3000.5 }])],
    ],
    ["a/1-summary.html", "a/2-summary.html"],
  ],
])("is read: %s", async (_, files, expected) => {
  expect(await filesOfRuns(files)).toEqual(expected);
});

test("the importer introduces itself as vdbench", () => {
  expect([vdbench.id, vdbench.label]).toEqual(["vdbench", "vdbench"]);
});
