import type { PatternRules } from "./namePatterns";

/** What a planner decides on the sheet Scope that the sheets are written by. */
export interface ScopeChoices {
  /** Where the VMs of today's clusters go, by name. */
  targetOf?: Readonly<Record<string, string>>;
  /** Rules by name, as the sheet shows them. */
  patterns?: PatternRules;
  /** The number of the rule that takes each VM, in their order, where the VMs or the rules are shown under pseudonyms. */
  patternOf?: readonly (number | null)[] | undefined;
}
