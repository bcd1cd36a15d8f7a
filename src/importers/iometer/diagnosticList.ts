import type { Diagnostic, Severity } from "../../model/benchmark/diagnostic";

/** A file of noise must not fill the memory with diagnostics of it. */
const MAX_DIAGNOSTICS = 500;

/** The diagnostics of one file: at most 500, and how many more there were. */
export class DiagnosticList {
  private readonly diagnostics: Diagnostic[] = [];
  private left = 0;

  constructor(private readonly file: string) {}

  add(severity: Severity, code: string, message: string, line: number | null): void {
    if (this.diagnostics.length < MAX_DIAGNOSTICS) {
      this.diagnostics.push({ severity, code, message, file: this.file, line });
    } else {
      this.left += 1;
    }
  }

  /** A row without the fields of its header. `ended` is false where the file ends within it. */
  addDamagedRow(type: string, line: number, ended: boolean): void {
    if (ended) {
      const lost = type === "ALL" ? "; step skipped" : "";
      const message = `The ${type} row does not have the fields of its header${lost}.`;
      this.add("error", "iometer-damaged-row", message, line);
    } else {
      this.add("warning", "iometer-truncated", `The file ends within this ${type} row.`, line);
    }
  }

  list(): Diagnostic[] {
    if (this.left === 0) return this.diagnostics;
    return [
      ...this.diagnostics,
      {
        severity: "warning",
        code: "iometer-more",
        message: `${this.left} more diagnostics for this file are omitted.`,
        file: this.file,
        line: null,
      },
    ];
  }
}
