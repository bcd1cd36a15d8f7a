import type { EarlierInput } from "../workbook/enteredInputs";
import { templateOf } from "./currentPlans";
import type { EarlierPlan } from "./earlierPlan";
import { singleInputs } from "./inputPairs";
import { FACTS } from "./report010/labels";

/**
 * Which inputs of a plan go on holding their defaults where these were left. Those of templates do, and thresholds and assumptions of
 * plans that are written from files: a plan's verdict does not change because a default did. What files said, today's files say.
 */
export function keepsDefault({
  plan,
  inputs,
}: Pick<EarlierPlan, "plan" | "inputs">): (input: EarlierInput) => boolean {
  if (templateOf(plan)) return () => true;
  const singles = singleInputs(inputs);
  return ({ id }) => singles.has(id) && FACTS.every(([fact]) => fact !== id) && !id.startsWith("cal.");
}
