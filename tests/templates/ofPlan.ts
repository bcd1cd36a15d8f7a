import type { Plan } from "../../src/sheets/planWorkbook";
import type { WorkbookSpec } from "../../src/workbook/spec";

/** Remembers what was computed from a plan, for many tests of the same plan. A plan with another spec is another one. */
export function ofPlan<T>(compute: (plan: Plan) => T): (plan: Plan) => T {
  const known = new WeakMap<WorkbookSpec, { result: T }>();
  return (plan) => {
    const { spec } = plan;
    const found = known.get(spec) ?? { result: compute(plan) };
    known.set(spec, found);
    return found.result;
  };
}
