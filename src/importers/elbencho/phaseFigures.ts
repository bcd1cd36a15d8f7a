import type { ReportedFigure } from "../../model/benchmark/benchmarkRun";
import type { Diagnostic } from "../../model/benchmark/diagnostic";
import { printedFigure } from "./printedFigure";

const QUOTED_CHARACTERS = 40;

/** The figures of one phase by their names in the file, with what is wrong with them. */
export class PhaseFigures {
  readonly reported: ReportedFigure[] = [];
  readonly diagnostics: Diagnostic[] = [];

  /**
   * @param textOf The text of a figure by its name, trimmed; empty where there is none.
   */
  constructor(
    private readonly phase: { operation: string; file: string; line: number },
    private readonly textOf: (name: string) => string,
  ) {}

  /** The figure of a name; what is not a figure is reported, and unknown. */
  of(name: string): number | null {
    const { operation, file, line } = this.phase;
    const text = this.textOf(name);
    const value = printedFigure(text);
    if (value !== undefined) return value;
    const quoted = JSON.stringify(text.slice(0, QUOTED_CHARACTERS));
    const message = `${operation}: ${name} is ${quoted}, which is not a figure from 0: it is skipped.`;
    this.diagnostics.push({ severity: "error", code: "impossible-figure", message, file, line });
    return null;
  }

  /** The sum of the figures of some names that are known; `null` where none is. */
  sumOf(names: readonly string[]): number | null {
    const known = names.map((name) => this.of(name)).filter((figure) => figure !== null);
    return known.length === 0 ? null : known.reduce((sum, figure) => sum + figure, 0);
  }

  /** Keeps figures as they are printed. */
  report(figures: readonly (readonly [label: string, unit: string])[]): void {
    const { file, line } = this.phase;
    for (const [label, unit] of figures) {
      const value = printedFigure(this.textOf(label));
      if (value != null) this.reported.push({ label, value, unit, file, line });
    }
  }
}
