import type { AverageRow } from "../../../src/importers/vdbench/averageRow";
import { figuresOf } from "../../../src/importers/vdbench/averageRow";
import { importSource } from "../../../src/importers/importers";
import type { VdbenchReportKind } from "../../../src/importers/vdbench/reportKind";
import { isSameRun } from "../../../src/importers/vdbench/sameRun";
import { processorMs } from "../../processorTime";
import { folderOf, textFile } from "../sources";
import { flatfileOf, summaryOf } from "./vdbenchTexts";

const END = 36_061_000;

function rowOf(cells: Readonly<Record<string, string>>, known: Partial<AverageRow> = {}): AverageRow {
  const columns = Object.keys(cells).map((column) => [column, column] as const);
  return {
    run: "rd1",
    line: 1,
    figures: figuresOf(columns, Object.values(cells)),
    timeOfDayMs: END,
    elapsedSeconds: null,
    warmupSeconds: null,
    requestedIops: null,
    intervalSeconds: null,
    version: null,
    startedAt: null,
    loops: "",
    averaged: null,
    series: [],
    ...known,
  };
}

const same = (
  [kind, row]: [VdbenchReportKind, AverageRow],
  [otherKind, other]: [VdbenchReportKind, AverageRow],
): boolean => {
  const [a, b] = [
    { kind, row },
    { kind: otherKind, row: other },
  ];
  expect(isSameRun(b, a)).toBe(isSameRun(a, b));
  return isSameRun(a, b);
};

test.each([
  ["rounded figures", { rate: "2000.4678", resp: "1.2496" }, { rate: "2000.5", resp: "1.250" }, true],
  ["figures cut for lack of space", { Rate: "13769.6549" }, { Rate: "13769" }, true],
  ["a figure that is cut just below the next step", { Rate: "13769.9999" }, { Rate: "13769" }, true],
  ["a whole number of a fraction that rounds to it", { rate: "2000" }, { rate: "2000.0" }, true],
  ["one step more", { rate: "2000.6" }, { rate: "2000.5" }, false],
  ["one step less", { rate: "2000.4" }, { rate: "2000.5" }, false],
  ["a digit that only the flatfile has", { resp: "1.2589" }, { resp: "1.25" }, true],
  ["a last zero that is printed", { resp: "1.2589" }, { resp: "1.250" }, false],
  ["another figure of several", { rate: "2000.5", resp: "1.5" }, { rate: "2000.5", resp: "1.250" }, false],
  ["another share of user time", { rate: "9", cpu_used: "3.1" }, { rate: "9", cpu_used: "3.5" }, true],
  ["a column that one report lacks", { rate: "2000.5", resp: "1.5" }, { rate: "2000.5" }, true],
  ["a rate that one report lacks", { resp: "1.25" }, { rate: "2000.5", resp: "1.25" }, false],
  ["rates of different layouts", { rate: "9", resp: "1.25" }, { Rate: "9", resp: "1.25" }, false],
  ["no figures, as of a run that ended early", { rate: "NaN" }, { rate: "NaN" }, true],
])("a row of flatfile.html and one of summary.html: %s", (_, flatfile, summary, expected) => {
  const rows = [flatfile, summary].map((cells) => rowOf(cells as Record<string, string>));
  const [a, b] = rows as [AverageRow, AverageRow];
  expect(same(["flatfile", a], ["summary", b])).toBe(expected);
});

test.each<[string, Partial<AverageRow>, Partial<AverageRow>, boolean]>([
  ["another name", { run: "rd1" }, { run: "rd2" }, false],
  ["no name in one report", { run: "rd1" }, { run: "" }, true],
  ["an end a minute later", { timeOfDayMs: END }, { timeOfDayMs: END + 60_000 }, true],
  ["an end more than a minute later", { timeOfDayMs: END }, { timeOfDayMs: END + 60_001 }, false],
  ["an end after midnight", { timeOfDayMs: 86_399_999 }, { timeOfDayMs: 5 }, true],
  ["an unknown end", { timeOfDayMs: END }, { timeOfDayMs: null }, true],
  [
    "a start a minute later",
    { startedAt: "2024-01-02T10:00:00.000Z" },
    { startedAt: "2024-01-02T10:01:00.000Z" },
    true,
  ],
  [
    "a start on another day",
    { startedAt: "2024-01-02T10:00:00.000Z" },
    { startedAt: "2024-01-03T10:00:00.000Z" },
    false,
  ],
  ["an unknown start", { startedAt: "2024-01-02T10:00:00.000Z" }, { startedAt: null }, true],
])("rows of two kinds of reports: %s", (_, first, second, expected) => {
  const rows = [first, second].map((known) => rowOf({ rate: "2000.5" }, known));
  const [a, b] = rows as [AverageRow, AverageRow];
  expect(same(["summary", a], ["totals", b])).toBe(expected);
});

test.each<[string, Partial<AverageRow>]>([
  ["no name", { run: "" }],
  ["no time", { timeOfDayMs: null }],
])("rows without figures and with %s are not known to be the same", (_, known) => {
  const row = rowOf({}, known);
  expect(same(["summary", row], ["totals", row])).toBe(false);
});

test.each<[string, Record<string, string>, Partial<AverageRow>, boolean]>([
  ["the same digits", {}, {}, true],
  ["another digit", { rate: "2000.6" }, {}, false],
  ["another load", { xfersize: "4096" }, {}, false],
  ["another CPU", { cpu_used: "3.6" }, {}, false],
  ["a millisecond later", {}, { timeOfDayMs: END + 1 }, false],
  ["another name", {}, { run: "rd2" }, false],
  ["no name", {}, { run: "" }, true],
  ["a start on another day", {}, { startedAt: "2024-01-03T10:00:00.000Z" }, false],
  ["an unknown start", {}, { startedAt: null }, true],
])("rows of two reports of one kind: %s", (_, cells, known, expected) => {
  const printed = { rate: "2000.5", xfersize: "8192", cpu_used: "3.5" };
  const startedAt = "2024-01-02T10:00:00.000Z";
  const a = rowOf(printed, { startedAt });
  expect(same(["summary", a], ["summary", rowOf({ ...printed, ...cells }, { startedAt, ...known })])).toBe(
    expected,
  );
});

test.each([
  [1999.96, 2000],
  [2000.04, 2000],
  [0.04, 0],
])("a flatfile rate of %d is found in a summary that prints %d", async (exact, rounded) => {
  const { runs, diagnostics } = await importSource(
    folderOf([
      textFile("a/flatfile.html", flatfileOf([{ run: "rd1", rate: exact }])),
      textFile("a/summary.html", summaryOf([{ run: "rd1", rate: rounded }])),
    ]),
  );
  expect([runs.length, diagnostics]).toEqual([1, []]);
});

test("thousands of equal rows in two reports are each found once, without comparing all with all", async () => {
  const rows = Array.from({ length: 8000 }, () => ({ run: "rd1", rate: 1000 }));
  const files = [
    textFile("a/flatfile.html", flatfileOf(rows)),
    textFile("a/summary.html", summaryOf(rows)),
    textFile("b/flatfile.html", flatfileOf(rows)),
  ];
  const ms = await processorMs(8000, async () => {
    const { runs, diagnostics } = await importSource(folderOf(files));
    expect(runs).toHaveLength(rows.length);
    expect(diagnostics.map(({ message }) => message)).toEqual([
      "b/flatfile.html repeats 8,000 runs (rd1) of a/flatfile.html: counted once.",
    ]);
  });
  expect(ms).toBeLessThan(8000);
});
