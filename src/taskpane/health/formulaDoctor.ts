/**
 * What can be wrong with an HCI Planner formula: `stored` shows the name under which the file keeps the functions, `unknown`
 * shows #NAME?, `busy` waits for a result.
 */
export type FormulaProblem = "stored" | "unknown" | "busy";

/** Texts between quotation marks; or a stored name, which other add-ins may have given a file or sheet in front. */
const TEXT_OR_STORED =
  /"(?:[^"]|"")*"|(?:'[^']*'!|\[\d+\]!|(?<![\w.])[\w.]+\.xla[m]?!)?_xldudf_([A-Z0-9_.]+)(?=\()/gi;
const TEXT_OR_CALL = /"(?:[^"]|"")*"|(?<![A-Z0-9_.\\])([A-Z][A-Z0-9_.]*)\(/gi;

/** What formulas look like that need repair, and what they should be. */
export class FormulaDoctor {
  private readonly ids: ReadonlySet<string>;

  /** @param functionIds Ids of all our functions; other add-ins' formulas are none of our business. */
  constructor(functionIds: readonly string[]) {
    this.ids = new Set(functionIds.map((id) => id.toUpperCase()));
  }

  /**
   * Problem with a cell, `undefined` for nothing.
   *
   * @param formula As `range.formulas` has it.
   * @param value As `range.values` has it.
   */
  problemOf(formula: unknown, value: unknown): FormulaProblem | undefined {
    if (typeof formula !== "string" || !formula.startsWith("=")) return undefined;
    if (this.repaired(formula) !== formula) return "stored";
    if (value !== "#NAME?" && value !== "#BUSY!") return undefined;
    if (!this.calls(formula)) return undefined;
    return value === "#NAME?" ? "unknown" : "busy";
  }

  /** The formula with the names of our functions as they are typed. */
  repaired(formula: string): string {
    return formula.replace(TEXT_OR_STORED, (found, name: string | undefined) => {
      const id = name?.toUpperCase();
      return id !== undefined && this.ids.has(id) ? id : found;
    });
  }

  /** Whether a formula calls a function of HCI Planner. */
  calls(formula: unknown): boolean {
    if (typeof formula !== "string" || !formula.startsWith("=")) return false;
    return [...formula.matchAll(TEXT_OR_CALL)].some(
      ([, name]) => name !== undefined && this.ids.has(name.toUpperCase()),
    );
  }
}
