import { designPlan } from "../../src/design/designWorkbook";
import { estatePlan } from "../../src/estate/estateWorkbook";
import { reportPlan } from "../../src/reports/benchmarkReport";
import type { Plan } from "../../src/sheets/planWorkbook";
import { templates } from "../../src/templates/templates";
import { cellName } from "../../src/workbook/address";
import type { SheetDrawing } from "../../src/workbook/drawing";
import { imported, knownHost, knownVm } from "../estate/sampleEstate";
import { REFERENCE_RUNS } from "../reports/sampleRuns";
import { recalculate } from "../templates/recalculate";
import { lookAt } from "../workbook/lookAt";

const ESTATE = imported(
  Array.from({ length: 600 }, (_, i) => knownVm({ name: `vm${i}`, cpuGhz: 1.3 })),
  Array.from({ length: 32 }, (_, i) => knownHost({ name: `esx${i}` })),
);

const IMPORT = { name: "a.zip", runs: REFERENCE_RUNS };

const PLANS: readonly (readonly [string, () => Plan])[] = [
  ...templates.map(({ id, plan }) => [id, plan] as const),
  ["estate", () => estatePlan(ESTATE)],
  ["report", () => reportPlan({ imports: [IMPORT], diagnostics: [] })],
  ["comparison", () => reportPlan({ imports: [IMPORT, { ...IMPORT, name: "b.zip" }], diagnostics: [] })],
  ["design", () => designPlan({ estate: ESTATE, options: { A: { corePrice: 1234.5, hostPrice: 56_789 } } })],
];

/** Whether a number reads well without a format; among words it may be there to be copied. */
function isPlain(value: number, style: string | undefined): boolean {
  if (Number.isInteger(value)) return style === "words" || Math.abs(value) < 1000;
  return Number(value.toFixed(2)) === value;
}

/** Cells with calculated numbers that Excel would show with all their digits, or without a separator of thousands. */
function unformatted(plan: Plan): string[] {
  return recalculate(plan).drawing.sheets.flatMap((sheet) =>
    calculatedCells(sheet).flatMap(([row, column]) => {
      const value = sheet.values[row]?.[column];
      const { format, style } = lookAt(sheet, row, column);
      if (typeof value !== "number" || format || isPlain(value, style)) return [];
      return [`${sheet.name}!${cellName(row, column)}: ${value}`];
    }),
  );
}

/** Rows and columns of the cells with formulas, and of those that they fill. */
function calculatedCells({ formulas }: SheetDrawing): [number, number][] {
  return formulas.flatMap((cells, row) =>
    cells.flatMap((formula, column) =>
      Array.from({ length: formula?.spill.rows ?? 0 }, (_, r) =>
        Array.from({ length: formula?.spill.columns ?? 0 }, (_, c): [number, number] => [
          row + r,
          column + c,
        ]),
      ).flat(),
    ),
  );
}

test.each(PLANS)("numbers that %s calculates have a format", (_, plan) => {
  expect(unformatted(plan())).toEqual([]);
});
