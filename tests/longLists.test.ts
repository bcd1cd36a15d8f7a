/**
 * Lists that are longer than the stack holds arguments, about 120,000: `Math.max(...values)` and `push(...items)` fail there with
 * a RangeError, which no user understands.
 */
import { calculate } from "../src/calculator/calculate";
import { largestOf, smallestOf } from "../src/importers/figures/extremes";
import { parseFioResult } from "../src/importers/fio/fioResult";
import { fioTotals } from "../src/importers/fio/fioTotals";
import { aggregateJob } from "../src/importers/hcibench/fio/aggregate";
import { aggregateRows } from "../src/importers/hcibench/vdbench/vdbenchAggregate";
import { queueCurves } from "../src/reports/summary/queueCurves";
import { openDrawing } from "../src/taskpane/excel/openDrawing";
import { layout } from "../src/workbook/layout";
import { workbookOf } from "./calculator/calculated";
import { document3, job3 } from "./importers/fio/fioTexts";
import { fioJob } from "./importers/hcibench/fio/fioJob";
import { averageRow } from "./importers/hcibench/vdbench/vdbenchRows";

const LENGTH = 200_000;

/** Many of one thing, and one of another at the end. */
function many<T>(one: T, last: T): T[] {
  return [...Array.from({ length: LENGTH - 1 }, () => one), last];
}

test("the largest and the smallest of many values", () => {
  const values = many(2, 3);
  expect([largestOf(values), smallestOf(values)]).toEqual([3, 2]);
  expect([largestOf([-5, -7]), smallestOf([-5, -7])]).toEqual([-5, -7]);
  expect([largestOf([]), smallestOf([])]).toEqual([-Infinity, Infinity]);
});

test("jobs of fio that ran together", () => {
  const [job] = parseFioResult(document3([job3()]))?.jobs ?? [];
  if (!job) throw new Error("the document has no job");
  const { iops, maxLatencyMs } = fioTotals(many(job, job));
  expect([iops, maxLatencyMs]).toEqual([LENGTH * 1500, 30]);
});

test("VMs of HCIBench with fio", () => {
  const slowest = fioJob({ iops: 10, maxNs: 9e6 });
  const { iops, maxLatencyMs } = aggregateJob(many(fioJob({ iops: 10, maxNs: 1e6 }), slowest));
  expect([iops, maxLatencyMs]).toEqual([LENGTH * 10, 9]);
});

test("VMs of HCIBench with vdbench", () => {
  const { maxLatencyMs } = aggregateRows(
    many(averageRow({ iops: 1, maxMs: 20 }), averageRow({ iops: 1, maxMs: 50 })),
  );
  expect(maxLatencyMs).toBe(50);
});

test("cells into which a formula spills", () => {
  const spill = { rows: LENGTH, columns: 1 };
  const spec = workbookOf({ Sheet: { A1: { formula: "MANY_ROWS()", spill }, B1: { formula: "A200000" } } });
  const column = many(1, 2).map((value) => [value]);
  const { sheets } = calculate(layout(spec), { call: () => column });
  expect(sheets[0]?.values[0]?.[1]).toBe(2);
});

test("rows of an open sheet", () => {
  const sheet = { name: "VMs", values: many([1], [1, 2]), formulas: [] };
  const open = { sheets: [sheet], spills: new Map(), names: [], tables: [], records: [] };
  const [drawn] = openDrawing(open, []).drawing.sheets;
  expect([drawn?.rows, drawn?.columns, drawn?.values.at(-1)]).toEqual([LENGTH, 2, [1, 2]]);
});

test("tests in a chart of latency", () => {
  const point = { outstanding: 32, load: 32, iops: 1000, latencyMs: 2, run: 0 };
  const points = many(point, { ...point, iops: 2000, latencyMs: 4 });
  const [curve] = queueCurves({ kind: "single loads", points, queues: [8], onQueue: 0 });
  expect(curve?.to).toBeCloseTo(2200, 6);
});
