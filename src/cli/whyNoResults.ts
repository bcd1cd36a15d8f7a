import type { ImportResult } from "../importers/importResult";
import { formatDiagnostic } from "./formatDiagnostic";

/** Why an input has no results: its first error, or else its first warning. What is only information is no reason. */
export function whyNoResults(
  name: string,
  { runs, diagnostics }: Pick<ImportResult, "runs" | "diagnostics">,
): string {
  const worst =
    diagnostics.find(({ severity }) => severity === "error") ??
    diagnostics.find(({ severity }) => severity === "warning");
  if (worst) return formatDiagnostic(worst);
  if (runs.length === 0) return `${name} contains no benchmark results.`;
  return runs.every(({ vms }) => vms === 0)
    ? `${name}: no VM has results, and there are no IOPS.`
    : `${name}: no test has IOPS.`;
}
