import type { Area, SheetDrawing } from "../../drawing";
import type { Loss } from "../writer";
import type { Canvas, Job, Step } from "./job";
import { CALL_BYTES } from "./payload";

/** Does this Excel have the requirement set, such as `("ExcelApi", "1.18")`? */
export type IsSetSupported = (set: string, version: string) => boolean;

/** The jobs that draw one sheet, as they are found. */
export class SheetPlan {
  readonly jobs: Job[] = [];
  readonly losses: Loss[] = [];
  /** Names of tables whose columns of custom functions become values. */
  readonly valuesOnly = new Set<string>();
  /** Heights in points by zero-based row, where a row does not fit its text by itself. */
  readonly rowHeights = new Map<number, number>();

  /** Heights in points by zero-based row that stay, whatever stands in the row. */
  readonly fixedHeights = new Map<number, number>();

  constructor(
    readonly drawing: SheetDrawing,
    readonly isSetSupported: IsSetSupported,
  ) {}

  /** Adds a job of so many calls; `bytes` is the size of whatever larger values they send. */
  add(
    step: Step,
    { calls, bytes = 0 }: { calls: number; bytes?: number },
    draw: (sheet: Excel.Worksheet, canvas: Canvas) => void,
  ): void {
    const { name } = this.drawing;
    this.jobs.push({
      step,
      bytes: calls * CALL_BYTES + bytes,
      draw: (canvas) => {
        draw(canvas.sheet(name), canvas);
      },
    });
  }

  /** Makes a row at least this high. */
  raiseRow(row: number, points: number): void {
    this.rowHeights.set(row, Math.max(points, this.rowHeights.get(row) ?? 0));
  }
}

/** The cells of an area. */
export function rangeOf(sheet: Excel.Worksheet, { row, column, rows, columns }: Area): Excel.Range {
  return sheet.getRangeByIndexes(row, column, rows, columns);
}
