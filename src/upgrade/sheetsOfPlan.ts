import type { SheetDrawing } from "../workbook/drawing";
import { shownText } from "../workbook/shownSheet";
import type { EarlierPlan } from "./earlierPlan";
import type { PresentSheet } from "./presentSheet";
import { writtenSheet, type WrittenSheet } from "./released/writtenCells";

/** The share of labels, or of written cells, by which a sheet is recognized. */
export const RECOGNIZED = 0.6;

/** A sheet that may be a plan's. What it is compared by is made once. */
export class CandidateSheet {
  private readonly made: { texts?: ReadonlySet<string>; written?: WrittenSheet } = {};

  constructor(readonly sheet: SheetDrawing) {}

  get name(): string {
    return this.sheet.name;
  }

  /** Texts of its cells. */
  get texts(): ReadonlySet<string> {
    this.made.texts ??= new Set(
      this.sheet.values.flatMap((row, r) => row.map((_, c) => shownText(this.sheet, r, c))),
    );
    return this.made.texts;
  }

  get written(): WrittenSheet {
    this.made.written ??= writtenSheet(this.sheet);
    return this.made.written;
  }
}

/**
 * The sheets of a workbook that are those of a plan, by the names that they were drawn with: those of its names, and others
 * that have its labels or what it wrote, because users rename sheets.
 *
 * @param sheets Those that may be the plan's.
 */
export function sheetsOfPlan(
  plan: EarlierPlan,
  sheets: ReadonlySet<CandidateSheet>,
): Map<string, CandidateSheet> {
  const found = new Map<string, CandidateSheet>();
  const free = new Set(sheets);
  for (const isNamed of [true, false]) {
    for (const name of plan.sheets) {
      if (found.has(name)) continue;
      const best = mostLike(
        plan,
        name,
        [...free].filter((sheet) => (sheet.name === name) === isNamed),
      );
      if (!best) continue;
      found.set(name, best);
      free.delete(best);
    }
  }
  return found;
}

/** The sheet that is a plan's sheet, under whatever name. */
export function mostLike(
  plan: EarlierPlan,
  name: string,
  sheets: readonly CandidateSheet[],
): CandidateSheet | undefined {
  const scored = sheets.map((sheet) => ({ sheet, score: likenessOf(plan, name, sheet) }));
  const [best] = scored.sort((a, b) => b.score - a.score);
  return best && best.score >= RECOGNIZED ? best.sheet : undefined;
}

/** How much of what a plan drew on a sheet is on another one, from 0 to 1. */
export function likenessOf(plan: EarlierPlan, name: string, sheet: CandidateSheet): number {
  const labels = [
    ...new Set(plan.inputs.flatMap((input) => (input.sheet === name ? [input.label.trim()] : []))),
  ].filter((label) => label !== "");
  const byLabels =
    labels.length < 2 ? 0 : labels.filter((label) => sheet.texts.has(label)).length / labels.length;
  const written = plan.written.get(name);
  const byCells = written && likenessOfCells(written, sheet.written);
  if (byCells !== undefined) return Math.max(byLabels, byCells);
  if (labels.length >= 2) return byLabels;
  // Nothing but its name tells what it is.
  return sheet.name === name ? 1 : 0;
}

/**
 * The share of formulas and constants that are where they were written; nothing where it wrote texts alone.
 *
 * @param place Where cells are by now, where rows may have been moved: Excel changes the references of formulas then.
 */
export function likenessOfCells(
  written: WrittenSheet,
  now: WrittenSheet,
  place?: Pick<PresentSheet, "now" | "isMoved">,
): number | undefined {
  let [all, same] = [0, 0];
  written.forEach((row, r) => {
    row?.forEach((cell, c) => {
      if (!cell || cell.kind === "text") return;
      const at = place ? place.now({ row: r, column: c }) : { row: r, column: c };
      const other = at && now[at.row]?.[at.column];
      const isFormula = place?.isMoved === true && cell.kind === "formula" && other?.kind === "formula";
      all += 1;
      same += Number(
        other !== undefined && other.kind !== "text" && (isFormula || other.digest === cell.digest),
      );
    });
  });
  return all === 0 ? undefined : same / all;
}
