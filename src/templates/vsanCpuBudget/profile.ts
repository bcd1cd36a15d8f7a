import { firstOf } from "../../sheets/formulaText";
import { NO_OWN_TEST } from "./calibration";
import { PROFILES } from "./inputs";

/**
 * A call of a vSAN CPU function with the profile that the planner chose. `call` spells it, given its `profile`
 * argument. The range of tests is blank unless own tests are chosen, which stands for the built-in measurements. Own tests
 * that are chosen and missing have no cost.
 */
export function withProfile(call: (profile: string) => string): string {
  return firstOf(
    [
      [`{profile}="${PROFILES.multiplier}"`, call("{multiplier}")],
      [NO_OWN_TEST, '""'],
    ],
    call("{inUse}"),
  );
}
