import { STEP_HEADINGS, type Step } from "../model/evidence/step";

/** The table that an explaining function spills: titles, then one row a step. */
export function stepTable(steps: readonly Step[]): (string | number)[][] {
  return [
    [...STEP_HEADINGS],
    ...steps.map(({ step, value, unit, known, source }) => [step, value, unit, known, source]),
  ];
}
