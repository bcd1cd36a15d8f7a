import { sameness } from "../estate/clusterNames";
import { type PatternRules, trimmed } from "../estate/namePatterns";
import type { EstateVm } from "../model/estate/estate";
import { fitText } from "../workbook/fitText";
import { GENERAL, MANAGEMENT } from "./classInputs";

/** A class on a target cluster: a row of the sheet Demand. */
export interface ClassOnTarget {
  name: string;
  target: string;
}

/** A row of classes that an update carries over. */
export interface CarriedClass extends ClassOnTarget {
  /** Is it the row that the class Management always has? */
  isManagement: boolean;
}

/** Is it the class of what runs the cluster itself? */
export const isManagement = (name: string): boolean => sameness(name) === sameness(MANAGEMENT);

/** Are they one row to formulas? */
export function isSameRow(one: ClassOnTarget, other: ClassOnTarget): boolean {
  return sameness(one.name) === sameness(other.name) && sameness(one.target) === sameness(other.target);
}

/**
 * Classes that name patterns give to VMs, on each target cluster on which one of these counts, in the order of the patterns. The
 * general class has a row of each target cluster anyway.
 *
 * @param patternOf The number of the rule that takes each VM.
 * @param targetOf Where a VM goes.
 */
export function patternClasses(
  vms: readonly EstateVm[],
  {
    patterns,
    patternOf,
    targetOf,
  }: {
    patterns: PatternRules;
    patternOf: readonly (number | null)[];
    targetOf: (vm: EstateVm) => string;
  },
): ClassOnTarget[] {
  const found = new Map<string, { number: number; row: ClassOnTarget }>();
  for (const [i, vm] of vms.entries()) {
    const number = patternOf[i] ?? null;
    const rule = number === null ? null : patterns[number - 1];
    const name = trimmed(rule?.class ?? "");
    if (number === null || name === "" || rule?.scope === "out" || vm.scope === "out") continue;
    if (sameness(name) === sameness(GENERAL)) continue;
    const target = targetOf(vm);
    const key = JSON.stringify([sameness(name), sameness(target)]);
    const known = found.get(key);
    if (!known || number < known.number) found.set(key, { number, row: { name: fitText(name), target } });
  }
  return [...found.values()].sort((a, b) => a.number - b.number).map(({ row }) => row);
}
