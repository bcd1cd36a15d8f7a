/** How much a diagnostic matters: an error means that something could not be read. */
export type Severity = "error" | "warning" | "info";

/** What an importer has to say about a place in a file. `code` is stable; `message` is for a person. */
export interface Diagnostic {
  severity: Severity;
  code: string;
  message: string;
  file: string;
  line: number | null;
}
