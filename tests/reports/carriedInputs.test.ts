import { benchmarkReport } from "../../src/reports/benchmarkReport";
import { NO_FACTS } from "../../src/reports/inputs/clusterFacts";
import { parseCell } from "../../src/workbook/address";
import { carryInputs } from "../../src/workbook/carryInputs";
import type { CellValue, InputCell, WorkbookSpec } from "../../src/workbook/spec";
import { REFERENCE_RUNS } from "./sampleRuns";

const report = (hosts: number | null): WorkbookSpec =>
  benchmarkReport({
    imports: [{ name: "easy-run.zip", runs: REFERENCE_RUNS }],
    diagnostics: [],
    facts: { ...NO_FACTS, hosts },
  });

/** The inputs of a report by sheet and cell. */
function inputs({ sheets }: WorkbookSpec): Map<string, InputCell["value"]> {
  return new Map(
    sheets.flatMap(({ name, cells }) =>
      cells.flatMap((cell) => (cell.kind === "input" ? [[`${name}!${cell.at}`, cell.value] as const] : [])),
    ),
  );
}

/** What the sheets show: the texts and values of the plan, and in each input a number of its own. */
function typedInto({ sheets }: WorkbookSpec): Map<string, CellValue[][]> {
  let typed = 1000;
  return new Map(
    sheets.map(({ name, cells }) => {
      const rows: CellValue[][] = [];
      for (const cell of cells) {
        const at = parseCell(cell.at);
        if (!at) continue;
        const row = (rows[at.row] ??= []);
        if (cell.kind === "text") row[at.column] = cell.text;
        if (cell.kind === "value") row[at.column] = cell.value;
        if (cell.kind === "input") row[at.column] = typed += 1;
      }
      return [name, Array.from(rows, (row) => Array.from(row ?? [], (value) => value ?? null))];
    }),
  );
}

test("every input of a report is found again after an update: facts, thresholds, calibration", () => {
  const before = report(6);
  const all = inputs(before);
  expect(all.size).toBeGreaterThan(30);
  const { spec, carried } = carryInputs(report(6), before, typedInto(before));
  expect(carried).toBe(all.size);
  expect([...inputs(spec).values()]).toEqual(Array.from(all, (_, i) => 1001 + i));
});

test("a fact that is new in the pane takes the place of the one in the cell, and of that one only", () => {
  const before = report(6);
  const after = report(8);
  const { spec, carried } = carryInputs(after, before, typedInto(before));
  expect(carried).toBe(inputs(after).size - 1);
  expect([...inputs(spec).values()].filter((value) => Number(value) < 1000)).toEqual([8]);
});
