import { vsanTibToBuy } from "../../model/licensing/vsanLicense";
import { countOf, editionOf, tibOf } from "../_arguments";
import { broadcast } from "../_broadcast";

/**
 * Whole TiB of vSAN to buy beyond what the licensed cores include: 1 TiB per core with VCF, 0.25 with VVF (assumed). As of 2025-03-17; confirm with the vendor.
 * @customfunction VSAN_LICENSE_TIB
 * @param cores Licensed cores, 16 or more for each socket: see VCF_CORES.
 * @param raw_tib Raw capacity that vSAN claims in the cluster: a number is TiB; "192 TB" is decimal. Without vSAN enter 0.
 * @param edition VCF (default), VVF, or other: an edition that includes no vSAN capacity.
 * @returns TiB, a whole number.
 * @unit TiB
 * @source Broadcom KB 313548 (2025-03-17); for VVF a third-party guide (2026-03-30)
 * @example =VSAN_LICENSE_TIB(192,174.62,"VVF") //=> 127
 * @example =VSAN_LICENSE_TIB(192,174.62,"VCF") //=> 0
 */
export function VSAN_LICENSE_TIB(
  cores: unknown[][],
  raw_tib: unknown[][],
  edition?: unknown[][],
): unknown[][] {
  return broadcast({ cores, raw_tib }, { edition }, (cells) =>
    vsanTibToBuy(countOf(cells.cores, "cores"), tibOf(cells.raw_tib, "raw_tib"), editionOf(cells.edition)),
  );
}
