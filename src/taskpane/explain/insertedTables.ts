import type { Chain } from "../../explain/chainOf";
import type { ExplainedCall } from "../../explain/explainedCall";
import { STEP_HEADINGS } from "../../model/evidence/step";
import type { CellValue } from "../../workbook/spec";
import type { PlacedTable } from "../placedTable";

const plain = (count: number): string[] => Array.from({ length: count }, () => "General");

/** The steps of a call as a table. */
export function stepsTable({ steps }: ExplainedCall): PlacedTable {
  return {
    what: "The steps",
    rows: [
      [...STEP_HEADINGS],
      ...steps.map(({ step, value, unit, known, source }): CellValue[] => [step, value, unit, known, source]),
    ],
    formats: plain(STEP_HEADINGS.length),
    sheet: "Steps",
  };
}

const CHAIN_HEADINGS = ["Level", "Cell", "What", "Value", "Unit", "Formula", "Used by"];

/** The cells that a figure rests on as a table, nearest first. */
export function chainTable({ links }: Chain): PlacedTable {
  return {
    what: "The precedents",
    rows: [
      [...CHAIN_HEADINGS],
      ...links.map(({ level, place, label, value, cells, unit, isShare, formula, usedBy }): CellValue[] => [
        level,
        place,
        label,
        cells > 1 ? `${cells} cells` : value,
        // The number beside it is a share: 0.1 is 10 per cent.
        isShare ? unit.replace(/^(?:per cent|%|$)(?![\p{L}\p{N}])/u, "share") : unit,
        formula === undefined ? "" : `=${formula}`,
        usedBy,
      ]),
    ],
    formats: plain(CHAIN_HEADINGS.length),
    sheet: "Precedents",
  };
}
