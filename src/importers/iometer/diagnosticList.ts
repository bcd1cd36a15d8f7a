import type { Diagnostic, Severity } from "../../model/benchmark/diagnostic";

/** A file of noise must not fill the memory with remarks about it. */
const MAX_DIAGNOSTICS = 500;

/** The diagnostics of one file: at most 500, and how many more there were. */
export class DiagnosticList {
  private readonly kept: Diagnostic[] = [];
  private left = 0;

  constructor(private readonly file: string) {}

  add(severity: Severity, code: string, message: string, line: number | null): void {
    if (this.kept.length < MAX_DIAGNOSTICS) {
      this.kept.push({ severity, code, message, file: this.file, line });
    } else {
      this.left += 1;
    }
  }

  list(): Diagnostic[] {
    if (this.left === 0) return this.kept;
    return [
      ...this.kept,
      {
        severity: "warning",
        code: "iometer-more",
        message: `${this.left} more remarks about this file are left out.`,
        file: this.file,
        line: null,
      },
    ];
  }
}
