/** Cells as a spreadsheet has them, row by row. */
export interface SelectedCells {
  /** What the cells show; a blank is "", an error its text. */
  values: readonly (readonly unknown[])[];
  /** Formulas with their `=`, and values where there is none. */
  formulas?: readonly (readonly unknown[])[];
  numberFormats?: readonly (readonly unknown[])[];
}

/** Digits of a percentage: 0.315 is 31.5, whatever binary fractions make of it. */
const DIGITS = 12;

const ERROR = /^#[A-Z].*[!?A]$/;

/** `=3`, `= 31.50%`. */
const CONSTANT = /^=\s*[-+]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[-+]?\d+)?%?$/i;

/** `=JOB1`: a cell so far to the right that a name was meant. */
const FAR_CELL = /^=[A-Z]{3}\d+$/i;

/**
 * The texts that were pasted into cells. A spreadsheet reads a pasted `= 3` and `= job0` as formulas, and 31.5% as
 * 0.315: what a formula shows is not what was pasted, but its text is.
 *
 * @returns Rows of cells for `importPasted`.
 */
export function pastedCells({ values, formulas = [], numberFormats = [] }: SelectedCells): unknown[][] {
  return values.map((row, r) =>
    row.map((value, c) => {
      const formula = formulas[r]?.[c];
      if (typeof formula === "string" && isPasted(formula, value)) return withoutSign(formula);
      return typeof value === "number" && String(numberFormats[r]?.[c] ?? "").includes("%")
        ? `${Number((value * 100).toPrecision(DIGITS))}%`
        : value;
    }),
  );
}

/** Whether cells hold what a spreadsheet made of pasted text: a formula, or an error. */
export function holdsFormulas({ values, formulas = [] }: SelectedCells): boolean {
  return (
    values.some((row) => row.some(isErrorText)) ||
    formulas.some((row) => row.some((formula) => typeof formula === "string" && formula.startsWith("=")))
  );
}

/** Whether a formula is a text that was pasted rather than a formula that somebody wrote. */
function isPasted(formula: string, value: unknown): boolean {
  if (!formula.startsWith("=") || formula === value) return false;
  return isErrorText(value) || CONSTANT.test(formula) || FAR_CELL.test(formula);
}

/** A spreadsheet puts `=` in front of a text that begins with a sign. */
function withoutSign(formula: string): string {
  return /^=[-+@]/.test(formula) ? formula.slice(1) : formula;
}

function isErrorText(value: unknown): boolean {
  return typeof value === "string" && ERROR.test(value);
}
