import { vsanBalanceTib } from "../../model/licensing/vsanLicense";
import { countOf, editionOf, tibOf } from "../_arguments";
import { broadcast } from "../_broadcast";

/**
 * Whole TiB of vSAN missing (positive) or left over (negative) against what the licensed cores include. As of 2025-03-17; confirm with the vendor.
 * @customfunction VSAN_LICENSE_BALANCE_TIB
 * @param cores Licensed cores, 16 or more for each socket: see VCF_CORES.
 * @param raw_tib Raw capacity that vSAN claims in the cluster: a number is TiB; "192 TB" is decimal. Without vSAN enter 0.
 * @param edition VCF (default, 1 TiB per core), VVF (0.25, assumed), or other: an edition that includes no vSAN capacity.
 * @returns TiB, a whole number; a surplus is negative.
 * @unit TiB
 * @source Broadcom KB 313548 (2025-03-17); for VVF a third-party guide (2026-03-30)
 * @example =VSAN_LICENSE_BALANCE_TIB(48,11.52,"VCF") //=> -36
 * @example =VSAN_LICENSE_BALANCE_TIB(192,174.62,"VVF") //=> 127
 */
export function VSAN_LICENSE_BALANCE_TIB(
  cores: unknown[][],
  raw_tib: unknown[][],
  edition?: unknown[][],
): unknown[][] {
  return broadcast({ cores, raw_tib }, { edition }, (cells) =>
    vsanBalanceTib(countOf(cells.cores, "cores"), tibOf(cells.raw_tib, "raw_tib"), editionOf(cells.edition)),
  );
}
