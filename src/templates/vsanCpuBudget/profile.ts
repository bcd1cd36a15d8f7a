import { PROFILES } from "./inputs";

/**
 * A call of a vSAN CPU function with the profile that the planner chose. `call` spells it, given its `profile`
 * argument. The range of tests is blank unless own tests are chosen, which stands for the built-in measurements.
 */
export function withProfile(call: (profile: string) => string): string {
  return `IF({profile}="${PROFILES.multiplier}",${call("{multiplier}")},${call("{inUse}")})`;
}
