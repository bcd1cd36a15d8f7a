import { ruleHzPerBit, ruleMedium, ruleVersion } from "../../model/cpuCost/rulesOfThumb";
import { wordOf } from "../_arguments";
import { broadcast } from "../_broadcast";

/**
 * Rule of thumb for the CPU that one bit/s costs on a medium, as published or as the measurements behind it give it.
 * @customfunction RULE_HZ_PER_BIT
 * @param medium RAM, network, NVMe or vSAN.
 * @param which published (default) or corrected.
 * @returns Hz per bit/s.
 * @unit Hz per bit/s
 * @source Every I/O requires CPU Cycles - vSAN ESA is not different (2024-12-09)
 * @example =RULE_HZ_PER_BIT("vSAN") //=> 3.5
 * @example =RULE_HZ_PER_BIT("NVMe","corrected") //=> 0.405
 * @example =RULE_HZ_PER_BIT("RAM","corrected") //=> 0.0076
 */
export function RULE_HZ_PER_BIT(medium: unknown[][], which?: unknown[][]): unknown[][] {
  return broadcast({ medium }, { which }, (cells) => {
    const version = cells.which === null ? "published" : ruleVersion(wordOf(cells.which, "which"));
    return ruleHzPerBit(ruleMedium(wordOf(cells.medium, "medium")), version).value;
  });
}
