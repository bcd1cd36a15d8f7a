import { benchmarkReport } from "../../src/reports/benchmarkReport";
import { NO_FACTS } from "../../src/reports/inputs/clusterFacts";
import { parseCell } from "../../src/workbook/address";
import { carryInputs, type EarlierPlan } from "../../src/workbook/carryInputs";
import type { ShownSheets } from "../../src/workbook/shownSheet";
import type { CellValue, InputCell, WorkbookSpec } from "../../src/workbook/spec";
import { REFERENCE_RUNS } from "./sampleRuns";

const report = (hosts: number | null, runs = REFERENCE_RUNS): WorkbookSpec =>
  benchmarkReport({
    imports: [{ name: "easy-run.zip", runs }],
    diagnostics: [],
    facts: { ...NO_FACTS, hosts },
  });

/** A report as its record tells of it, after the pane was opened again. */
const recorded = ({ records = [] }: WorkbookSpec): EarlierPlan => ({
  inputs: records.flatMap(({ inputs }) => inputs),
});

/** The inputs of a report by sheet and cell. */
function inputs({ sheets }: WorkbookSpec): Map<string, InputCell["value"]> {
  return new Map(
    sheets.flatMap(({ name, cells }) =>
      cells.flatMap((cell) => (cell.kind === "input" ? [[`${name}!${cell.at}`, cell.value] as const] : [])),
    ),
  );
}

/** What the sheets show: the texts and values of the plan, and in each input what `typed` makes of it. */
function shown(
  { sheets }: WorkbookSpec,
  typed: (cell: InputCell, index: number) => InputCell["value"],
): ShownSheets {
  let index = 0;
  return new Map(
    sheets.map(({ name, cells }) => {
      const values: CellValue[][] = [];
      for (const cell of cells) {
        const at = parseCell(cell.at);
        if (!at) continue;
        const row = (values[at.row] ??= []);
        if (cell.kind === "text") row[at.column] = cell.text;
        if (cell.kind === "value") row[at.column] = cell.value;
        if (cell.kind === "input") row[at.column] = typed(cell, index++);
      }
      return [
        name,
        { values: Array.from(values, (row = []) => Array.from(row, (value) => value ?? null)), formulas: [] },
      ];
    }),
  );
}

const ownNumber = (_: InputCell, index: number): number => 1001 + index;

test("every input of a report is found again after an update: facts, thresholds, calibration", () => {
  const before = report(null);
  const all = inputs(before);
  expect(all.size).toBeGreaterThan(50);
  const { spec, carried, lost, missing } = carryInputs(
    report(null),
    recorded(before),
    shown(before, ownNumber),
  );
  expect([carried, lost, missing]).toEqual([all.size, [], []]);
  expect([...inputs(spec).values()]).toEqual(Array.from(all, (_, i) => 1001 + i));
});

test("an input whose label was translated keeps what was typed", () => {
  const before = report(null);
  const sheets = shown(before, ({ value }) => value);
  const row = sheets.get("Facts")?.values.find(([label]) => label === "Hosts in the cluster");
  if (!row) throw new Error("no such label");
  const translated = ["Hosts im Cluster", 8, ...row.slice(2)];
  const facts = sheets.get("Facts");
  const values = facts?.values.map((cells) => (cells === row ? translated : cells)) ?? [];
  const now = new Map([...sheets, ["Facts", { values, formulas: [] }] as const]);
  const { spec, carried, missing } = carryInputs(report(null), recorded(before), now);
  const place = before.records?.[0]?.inputs.find(({ id }) => id === "ClusterHosts");
  expect([inputs(spec).get(`Facts!${place?.at}`), carried, missing]).toEqual([8, 1, []]);
});

test("a fact that is entered in the pane replaces the one in the cell, and of that one only", () => {
  const before = report(6);
  const { spec, carried } = carryInputs(report(8), recorded(before), shown(before, ownNumber));
  expect(carried).toBe(inputs(before).size - 1);
  expect([...inputs(spec).values()].filter((value) => Number(value) < 1000)).toEqual([8]);
});

test("a fact that was entered in the pane before it was closed is kept", () => {
  const before = report(6);
  const { spec, carried } = carryInputs(
    report(null),
    recorded(before),
    shown(before, ({ value }) => value),
  );
  expect(inputs(spec)).toEqual(inputs(before));
  expect(carried).toBe(1);
});

test("the record does not hold what was entered in the pane", () => {
  const [record] = report(6).records ?? [];
  // The files name two.
  expect(record?.inputs.find(({ id }) => id === "ClusterHosts")?.default).toBe(2);
});

test("measured figures stay with their test when the report is on other tests", () => {
  const before = report(null);
  const after = report(null, [...REFERENCE_RUNS].reverse());
  const cells = (spec: WorkbookSpec) =>
    spec.records?.[0]?.inputs.filter(({ id }) => id.startsWith("cal.")) ?? [];
  const { spec } = carryInputs(after, recorded(before), shown(before, ownNumber));
  const now = inputs(spec);
  const byTest = (of: WorkbookSpec, values: (at: string) => InputCell["value"] | undefined) =>
    cells(of)
      .map(({ id, label, sheet, at }) => [label, id.replace(/#.*/, ""), values(`${sheet}!${at}`)])
      .sort();
  const typed = new Map([...inputs(before).keys()].map((at, i) => [at, 1001 + i]));
  expect(cells(before).length).toBeGreaterThan(3);
  expect(byTest(after, (at) => now.get(at))).toEqual(byTest(before, (at) => typed.get(at)));
});
