import type { EstateDiagnostic } from "./estateFormat";

/** A diagnostic as compilers print them: file, sheet, row, message. */
export function formatEstateDiagnostic({ file, sheet, row, message }: EstateDiagnostic): string {
  const place = [file, sheet, row === null ? null : `row ${row}`].filter((part) => part !== null).join(", ");
  return `${place}: ${message}`;
}
