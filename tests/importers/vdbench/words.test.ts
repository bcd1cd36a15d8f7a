import { averagedIntervals, figuresOf, timeOfDayMs } from "../../../src/importers/vdbench/averageRow";
import { isFlatfileHeader } from "../../../src/importers/vdbench/flatfile";
import { isSummaryHeader } from "../../../src/importers/vdbench/summary";
import { blockHeader, fileHeader } from "./vdbenchTexts";

test.each([
  ["avg_2-60", { first: 2, last: 60 }],
  ["avg_10-10", { first: 10, last: 10 }],
  ["avg", null],
  ["avg_2", null],
  ["avg_2-", null],
  ["avg_2-60x", null],
  ["xavg_2-60", null],
])("intervals of the average %p", (text, expected) => {
  expect(averagedIntervals(text)).toEqual(expected);
});

test.each([
  ["00:00:00.000", 0],
  ["10:00:01.000", 36_001_000],
  ["10:00:01.5", 36_001_500],
  ["23:59:59", 86_399_000],
  ["1:00:01.000", null],
  ["10:00", null],
  ["10:00:01.", null],
  ["10:00:01.0000", null],
  ["at 10:00:01", null],
  ["10:00:01 UTC", null],
])("time of day %p", (text, expected) => {
  expect(timeOfDayMs(text)).toBe(expected);
});

test.each([
  ["12", 12],
  ["12.25", 12.25],
  ["-1", -1],
  ["0.000", 0],
  ["n/a", undefined],
  ["", undefined],
  ["1.", undefined],
  [".5", undefined],
  ["1e3", undefined],
  ["~12", undefined],
  ["12ms", undefined],
])("the figure %p", (text, expected) => {
  expect(figuresOf([["resp", "resp"]], [text]).resp?.value).toBe(expected);
});

test("figures bear the label of their column, and only the throughput has a unit", () => {
  const columns = [
    ["rate", "i/o rate"],
    ["", "resp stddev"],
    ["MB/sec", "MB/sec 1024**2"],
  ] as const;
  expect(figuresOf(columns, ["1", "2", "3.10"])).toEqual({
    rate: { label: "i/o rate", unit: "", value: 1, decimals: 0 },
    "MB/sec": { label: "MB/sec 1024**2", unit: "MB/sec", value: 3.1, decimals: 2 },
  });
});

test.each([
  ["tod timestamp Run Interval reqrate rate MB/sec", true],
  ["  tod  Run\tInterval Rate ", true],
  ["timestamp tod Run Interval rate", false],
  ["tod Interval rate", false],
  ["tod Run rate", false],
  ["tod Run Interval MB/sec", false],
  ["tod Run Interval reqrate", false],
  ["", false],
])("is %p a header of the flatfile: %p", (line, expected) => {
  expect(isFlatfileHeader(line)).toBe(expected);
});

test.each([
  [blockHeader.split("\n")[0] ?? "", true],
  ["interval  i/o  MB/sec", true],
  ["interval i/o", false],
  ["intervals i/o MB/sec", false],
  ["theinterval i/o MB/sec", false],
  [fileHeader.split("\n")[0] ?? "", true],
  ["..Interval.. .ReqstdOps...", true],
  ["..Interval...ReqstdOps...", false],
  ["Interval ReqstdOps", false],
])("is %p the first header line of a summary: %p", (line, expected) => {
  expect(isSummaryHeader(line)).toBe(expected);
});
