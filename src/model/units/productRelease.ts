import { asciiOf } from "./asciiOf";

/**
 * As people type it, and as vCenter shows it: "VMware ESXi, 8.0.3, 24280767". Patches have a letter: 8.0b, 7.0.3c; u
 * is an update, and x is any.
 */
const SPELLING =
  /^(?:vmware\s+)?(?:(?:esxi|vsan|vsphere|vcf),?[\s-]*)?v?(\d+)(?:\.(\d+)(?:\.\d+)*[a-tvw]?)?(?:\s*u(?:pdate)?\s*\d+[a-z]?)?(?:(?:[\s,-]+(?:build[\s-]*)?|build[\s-]*)\d{6,})?$/i;

/**
 * Major and minor number of a release of ESXi or vSAN, in any spelling; `null` for another text.
 *
 * @example productRelease("ESXi 8.0 U3") //=> "8.0"
 */
export function productRelease(text: string): string | null {
  const parts = SPELLING.exec(asciiOf(text));
  return parts && `${Number(parts[1])}.${Number(parts[2] ?? 0)}`;
}
