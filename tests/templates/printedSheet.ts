import { overlap, parseArea, type Area } from "../../src/workbook/address";
import type { SheetDrawing } from "../../src/workbook/drawing";
import type { RangeRef, ValidationSpec } from "../../src/workbook/spec";
import { lookAt } from "../workbook/lookAt";
import { printed } from "../workbook/printed";
import type { Recalculated } from "./recalculate";

/** What a planner reads on the sheets: texts, and figures in their number formats. */
export interface PrintedSheet {
  /** A result with its unit, range and evidence: `92.64 TiB (83.37 to 97.79), estimated`. */
  result(id: string): string;
  /** An input with its unit and what it accepts: `6 hosts, 3 to 64`. */
  input(id: string): string;
  /** What a column of a grid accepts: `0.5 to 2048 with decimals`. */
  accepts(id: string): string;
  /** The charts of a sheet by what they draw: `line of 11: Needed (TiB), For data (TiB) by Year`. */
  charts(sheet: string): string[];
  /** A row of a grid, from 1 on: `CPU | 400.0 | vCPU | 640.0`. Row 0 is the header. */
  row(id: string, line: number): string;
}

/** Prints what stands in the cells of an id; for a grid the id is one of its columns. */
export function printedSheet({ drawing, place }: Recalculated): PrintedSheet {
  const sheetOf = (name: string): SheetDrawing => {
    const sheet = drawing.sheets.find((one) => one.name === name);
    if (!sheet) throw new Error(`no sheet ${name}`);
    return sheet;
  };
  const at = (id: string): { sheet: SheetDrawing; area: Area } => {
    const { sheet, area } = place(id);
    return { sheet: sheetOf(sheet), area };
  };
  return {
    result: (id) => {
      const { sheet, area } = at(id);
      const [, value = "", unit = "", low = "", high = "", known = ""] = printedCells(sheet, area.row);
      const range = low + high === "" ? "" : ` (${[low, high].filter(Boolean).join(" to ")})`;
      return `${[value, unit].filter(Boolean).join(" ")}${range}, ${known}`;
    },
    input: (id) => {
      const { sheet, area } = at(id);
      const [value = "", unit = ""] = printedCells(sheet, area.row).slice(area.column);
      const shown = [value === "" ? "blank" : value, unit].filter(Boolean).join(" ");
      return [shown, ...accepted(sheet, area)].join(", ");
    },
    accepts: (id) => {
      const { sheet, area } = at(id);
      return accepted(sheet, area).join(", ");
    },
    charts: (name) =>
      sheetOf(name).features.flatMap((feature) => {
        if (feature.kind !== "chart") return [];
        const header = ({ sheet, range }: RangeRef): string => {
          const area = parseArea(range);
          return area
            ? printed(sheetOf(sheet).values[area.row - 1]?.[area.column] ?? null, undefined)
            : range;
        };
        const [first] = feature.series;
        const rows = first === undefined ? 0 : (parseArea(first.values.range)?.rows ?? 0);
        const drawn = feature.series.map(({ values }) => header(values)).join(", ");
        return [`${feature.chart.kind} of ${rows}: ${drawn} by ${first ? header(first.categories) : ""}`];
      }),
    row: (id, line) => {
      const { sheet, area } = at(id);
      const cells = printedCells(sheet, area.row + line - 1);
      const last = cells.reduce((end, cell, i) => (cell === "" ? end : i + 1), 0);
      return cells.slice(0, last).join(" | ");
    },
  };
}

function accepted({ features }: SheetDrawing, area: Area): string[] {
  return features.flatMap((feature) =>
    feature.kind === "validation" && overlap(feature.area, area) ? [printedRule(feature.validation)] : [],
  );
}

function printedRule({ rule, allowBlank }: ValidationSpec): string {
  const blank = allowBlank ? " or blank" : "";
  if (rule.kind === "list") return `${rule.values.join("/")}${blank}`;
  const decimals = rule.kind === "whole" ? "" : " with decimals";
  return `${rule.minimum} to ${rule.maximum}${decimals}${blank}`;
}

function printedCells(sheet: SheetDrawing, row: number): string[] {
  return (sheet.values[row] ?? []).map((value, column) => printed(value, lookAt(sheet, row, column).format));
}
