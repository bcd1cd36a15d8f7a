import type { Diagnostic, Severity } from "../../model/benchmark/diagnostic";

interface FirstOfKind {
  severity: Severity;
  message: string;
  line: number | null;
  more: number;
}

/** The diagnostics of one file: of each kind the first place, and how many more there are. */
export class DiagnosticKinds {
  private readonly kinds = new Map<string, FirstOfKind>();

  constructor(private readonly file: string) {}

  /** @param code Stable name of the kind; a kind is reported once. */
  add(severity: Severity, code: string, message: string, line: number | null = null): void {
    const known = this.kinds.get(code);
    if (known) known.more += 1;
    else this.kinds.set(code, { severity, message, line, more: 0 });
  }

  list(): Diagnostic[] {
    return [...this.kinds].map(([code, { severity, message, line, more }]) => ({
      severity,
      code,
      message: more === 0 ? message : `${message} (and ${more} more)`,
      file: this.file,
      line,
    }));
  }
}
