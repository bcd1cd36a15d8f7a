import type { Diagnostic } from "../../../model/benchmark/diagnostic";
import type { SourceFile } from "../../../archive/source";

/** Says that a member's file fails while it is read. */
export function unreadableMember(name: string, file: SourceFile, error: unknown): Diagnostic {
  const reason = error instanceof Error ? error.message : String(error);
  return {
    severity: "error",
    code: "unreadable-file",
    message: `The file of ${name} cannot be read: ${reason}`,
    file: file.path,
    line: null,
  };
}
