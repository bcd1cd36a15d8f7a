/** A workbook could not be drawn. The message names the step, the cause, and what became of the parts drawn so far. */
export class DrawingFailure extends Error {
  override readonly name = "DrawingFailure";

  constructor(
    /** What was being done, such as `writing formulas`. */
    readonly step: string,
    cause: unknown,
    /** What could not be removed again: sheets and names; empty if the workbook is as it was. */
    readonly leftBehind: readonly string[],
  ) {
    const why = cause instanceof Error ? cause.message : String(cause);
    const after =
      leftBehind.length === 0
        ? "What had been added was removed again; the workbook is as it was."
        : `This could not be removed again: ${leftBehind.join(", ")}.`;
    super(`The sheets could not be drawn. It failed while ${step}: ${why.replace(/\.?$/, ".")} ${after}`, {
      cause,
    });
  }
}
