import type { DiagnosticList } from "./diagnosticList";
import type { TestStep } from "./testStep";

/**
 * Reports what is not known of a step.
 *
 * @param named The specification in the ALL row, empty where workers ran different ones.
 */
export function diagnoseStep(step: TestStep, named: string, diagnostics: DiagnosticList): void {
  const names = step.specNames(named);
  const unknown = names.filter((name) => !step.context.specs.has(name));
  if (unknown.length > 0 || names.length === 0) {
    const what =
      unknown.length > 0 ? `${unknown.join(", ")} is not defined above` : "No specification is named";
    const message = `${what}: the load of this step is not known.`;
    diagnostics.add("warning", "iometer-no-specification", message, step.line);
  } else if (names.length > 1) {
    const message = `Workers ran ${names.length} specifications at once: only their common settings are reported.`;
    diagnostics.add("info", "iometer-mixed-specifications", message, step.line);
  }
  const unreadable = step.unreadable();
  if (unreadable.length > 0) {
    const message = `No numbers in the row of the step: ${unreadable.join(", ")}.`;
    diagnostics.add("error", "iometer-no-number", message, step.line);
  }
}
