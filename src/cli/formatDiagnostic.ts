import type { Diagnostic } from "../model/benchmark/diagnostic";

/** A diagnostic as compilers print them: file, line, message. */
export function formatDiagnostic({ file, line, message }: Diagnostic): string {
  if (line === null && message.startsWith(file)) return message;
  return [file, line, ` ${message}`].filter((part) => part !== null && part !== "").join(":");
}
