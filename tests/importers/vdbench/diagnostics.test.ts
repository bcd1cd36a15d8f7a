import { parseVdbenchText } from "../../../src/importers/vdbench/parseVdbenchText";
import {
  blockFlatfile,
  blockHeader,
  blockRow,
  fileFlatfile,
  flatfile,
  summary,
  totals,
} from "./vdbenchTexts";

/** Line of the nth row of a block flatfile: its title, four comments and its header stand above. */
const FIRST = 7;

/** Severity, code and line of diagnostics, and the words of the message that matter. */
const diagnosticsOf = (text: string, words: RegExp): string[] =>
  parseVdbenchText(text, "a.html").diagnostics.map(({ severity, code, file, line, message }) => {
    expect(file).toBe("a.html");
    return `${severity} ${code} ${line}: ${words.exec(message)?.[0]}`;
  });

const lineOf = (text: string, part: string): number =>
  text.split("\n").findIndex((line) => line.includes(part)) + 1;

const rows = (...intervals: [run: string, interval: string][]): string =>
  blockFlatfile(intervals.map(([run, interval]) => blockRow(run, interval)).join(""));

test.each([
  ["no rows at all", rows(), ["error no-results null"]],
  ["intervals without an average", rows(["a", "1"], ["a", "2"]), [`warning no-average ${FIRST}: a`]],
  [
    "a run that gives way to another",
    rows(["a", "1"], ["a", "2"], ["b", "1"], ["b", "avg_1-1"]),
    [`warning no-average ${FIRST}: a`],
  ],
  [
    "a run that gives way to another of which only the average is left",
    rows(["a", "1"], ["b", "avg_2-3"]),
    [`warning no-average ${FIRST}: a`],
  ],
  [
    "a run that begins anew at 1",
    rows(["a", "1"], ["a", "2"], ["a", "1"], ["a", "avg_1-1"]),
    [`warning no-average ${FIRST}: a`],
  ],
  [
    "an interval that comes again",
    rows(["a", "1"], ["a", "1"], ["a", "avg_1-1"]),
    [`warning no-average ${FIRST}: a`],
  ],
  ["intervals that go on", rows(["a", "1"], ["a", "3"], ["a", "avg_1-3"]), []],
  [
    "two runs without an average, each where it begins",
    rows(["a", "1"], ["b", "1"], ["b", "2"]),
    [`warning no-average ${FIRST}: a`, `warning no-average ${FIRST + 1}: b`],
  ],
  [
    "other rows than averages end no run",
    rows(["a", "1"], ["a", "std_1-1"], ["a", "avg_1-1"], ["a", "2nd"], ["b", "1"], ["b", "max_1-1"]),
    [`warning no-average ${FIRST + 4}: b`],
  ],
])("flatfile: %s", (_, text, expected) => {
  expect(diagnosticsOf(text, /(?<=Run )\w(?= has intervals)|a\.html holds no averages/)).toEqual(
    expected.map((each) => (each.includes(":") ? each : `${each}: a.html holds no averages`)),
  );
});

test("flatfile: a row with other columns than the header is skipped", () => {
  const cut = blockRow("rd1", "avg_2-3").trimEnd().replace(/ \S+$/, "");
  const text = blockFlatfile(`${cut}\n${blockRow("rd1", "avg_4-5")}`);
  expect(diagnosticsOf(text, /22 columns.* 23/)).toEqual([
    `warning unreadable-row ${FIRST}: 22 columns, the header 23`,
  ]);
  expect(parseVdbenchText(text, "a").runs.map(({ source }) => source.line)).toEqual([FIRST + 1]);
});

test("flatfile: what is not a row is passed over", () => {
  const [beginning, average] = [flatfile.slice(0, flatfile.indexOf("     tod")), blockRow("rd1", "avg_2-3")];
  const text = blockFlatfile(`\n* 10:00:01 a remark\nended at 10:00:02\n${average}`);
  expect(diagnosticsOf(text, /.*/)).toEqual([]);
  expect(parseVdbenchText(text, "a").runs).toHaveLength(1);
  expect(parseVdbenchText(text.replace(average, `  ${average}`), "a").runs).toHaveLength(1);
  const early = text.replace(beginning, `${beginning}10:00:00.000 Starting\n`);
  expect(diagnosticsOf(early, /.*/)).toEqual([]);
});

test("summary: a run without an average", () => {
  const stopped = summary.slice(0, summary.indexOf("10:00:01"));
  const run = `warning no-average ${lineOf(summary, "Starting")}: rd1`;
  expect(diagnosticsOf(stopped, /(?<=Run )\w+(?= has no average)/)).toEqual([run]);
  const next = "10:02:00.001 Starting RD=rd2; elapsed=60;\n";
  expect(diagnosticsOf(`${stopped}${next}`, /(?<=Run )\w+(?= has no average)/)).toEqual([
    run,
    `warning no-average ${lineOf(stopped + next, "rd2")}: rd2`,
  ]);
});

test.each([
  ["under a header that is not known", summary.replaceAll("i/o    pct", "i/o")],
  ["under a header whose lines differ in length", summary.replaceAll("queue  cpu%", "queue")],
  ["with a cell too many", summary.replace(/(avg_2-60.*)/, "$1 1")],
  ["without a header", summary.replaceAll(blockHeader, "")],
  ["under unknown file-system columns", totals.replace("rate   resp total", "rate   mean total")],
  ["under too few file-system columns", totals.replace("  size  rate   resp\n", "\n")],
])("summary: an average %s is skipped", (_, text) => {
  const line = lineOf(text, "avg_");
  expect(diagnosticsOf(text, /line \d+ is not under a known header/)).toEqual([
    `warning unreadable-row ${line}: line ${line} is not under a known header`,
  ]);
  expect(parseVdbenchText(text, "a").runs).toEqual([]);
});

test.each([
  ["the size of all that was moved", "8192", "8192", true],
  ["1% below it", "8192", "8111", true],
  ["more than 1% below it", "8192", "8110", false],
  ["1% above it", "8192", "8273", true],
  ["more than 1% above it", "8192", "8274", false],
  ["exactly 1% below it", "12800", "12672", true],
  ["exactly 1% above it", "12800", "12928", true],
  ["no whole sectors", "8200", "8200", true],
  ["one sector", "512", "512", true],
  ["nothing said of what was moved", "8192", "n/a", true],
])("block size: xfersize against bytes/io, %s", (_, xfersize, moved, agrees) => {
  const text = blockFlatfile(blockRow("rd1", "avg_2-3", { xfersize, "bytes/io": moved }));
  expect(parseVdbenchText(text, "a").runs[0]?.workload.blockSizeBytes).toBe(
    Number(agrees ? xfersize : moved),
  );
  expect(diagnosticsOf(text, /xfersize \d+ is not its block size/)).toEqual(
    agrees ? [] : [`info mixed-sizes ${FIRST}: xfersize ${xfersize} is not its block size`],
  );
});

test.each([
  ["0", "8192", 8192],
  ["0", "n/a", null],
  ["-512", "n/a", null],
  ["n/a", "8192", 8192],
  ["n/a", "n/a", null],
])(
  "an xfersize of %s reports nothing, and nothing is reported of it (bytes/io %s)",
  (xfersize, moved, size) => {
    const text = blockFlatfile(blockRow("rd1", "avg_2-3", { xfersize, "bytes/io": moved }));
    expect(parseVdbenchText(text, "a").runs[0]?.workload.blockSizeBytes).toBe(size);
    expect(diagnosticsOf(text, /.*/)).toEqual([]);
  },
);

test.each([
  ["all of them", { Rate: "4000" }, false],
  ["1% more", { Rate: "4040" }, false],
  ["more than 1% more", { Rate: "4041" }, true],
  ["more than 1% fewer", { Rate: "3960" }, true],
  ["1% fewer", { Rate: "3961" }, false],
  ["exactly 1% more", { Rate: "4000", Read_rate: "2960" }, false],
  ["the writes alone", { Rate: "1000", Read_rate: "n/a" }, false],
  ["the reads alone", { Rate: "3000", Write_rate: "n/a" }, false],
])("file-system operations next to %s of reads and writes", (_, cells, others) => {
  const text = fileFlatfile(cells);
  const operations = diagnosticsOf(text, /Run rd1 requested operations|$/).filter(
    (each) => !each.includes("no-rate"),
  );
  expect(operations).toEqual(
    others ? [`info file-operations ${lineOf(text, "rd1")}: Run rd1 requested operations`] : [],
  );
});

test("of the block layout nothing is reported about file-system operations", () => {
  expect(diagnosticsOf(blockFlatfile(blockRow("rd1", "avg_2-3", { rate: "1" })), /.*/)).toEqual([]);
});

test("an average of ten characters that touches its time is read", () => {
  const touching = summary.replace("10:01:01.000     avg_2-60", "10:01:01.000avg_31-150");
  expect(touching).not.toBe(summary);
  expect(parseVdbenchText(touching, "a.html").runs.map(({ results }) => results.iops)).toEqual([2000.5]);
  expect(diagnosticsOf(touching, /.*/)).toEqual([]);
});

test.each([
  ["covers no interval", "avg_2-1", "NaN", /it ended before interval 2/],
  ["is not a figure", "avg_2-2", "NaN", /the column is missing or not a figure/],
])("a run whose average %s has no rate, and is marked so", (_, interval, rate, words) => {
  const text = blockFlatfile(blockRow("a", interval, { rate, "MB/sec": rate }));
  expect(diagnosticsOf(text, words)).toEqual([expect.stringMatching(/^warning no-rate 7: (it|the)/)]);
});

test("an average of one interval has its rate", () => {
  expect(diagnosticsOf(blockFlatfile(blockRow("a", "avg_2-2")), /.*/)).toEqual([]);
});
