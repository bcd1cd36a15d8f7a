import { badInput, noEvidence } from "../errors";
import { asciiOf } from "../units/asciiOf";
import { productRelease } from "../units/productRelease";
import type { Scalar } from "../units/quantity";

/** The releases that core dump files were observed on, in the order in which Excel offers them. */
export const ESXI_RELEASES = ["8.0", "7.0"] as const;
export type EsxiRelease = (typeof ESXI_RELEASES)[number];

/** Says that the release is not known yet: the safe figure is wanted. */
export const UNKNOWN_RELEASE = "unknown";

/**
 * Reads an ESXi version: `8`, `8.0`, `8.0.3`, `8.0 U3`, `ESXi 7.0`.
 *
 * @returns The release, or `null` for `unknown`.
 * @throws DomainError "no-evidence" for a release that no core dump file was observed on.
 * @example esxiRelease("8.0 U3") //=> "8.0"
 */
export function esxiRelease(input: Scalar): EsxiRelease | null {
  if (input === 0) throw badInput("esxi is 0 or blank: enter 8.0, 7.0 or unknown");
  const text = asciiOf(String(input));
  if (text.toLowerCase() === UNKNOWN_RELEASE) return null;
  const release = productRelease(text);
  if (release === null) {
    throw badInput(`esxi "${text}" is not an ESXi version: enter 8.0, 8.0.3, 8.0 U3, 7.0 or unknown`);
  }
  const found = ESXI_RELEASES.find((known) => known === release);
  if (found === undefined) {
    throw noEvidence(
      `esxi "${text}" has no observed core dump file, only 8.0 and 7.0 have: omit esxi for a conservative estimate`,
    );
  }
  return found;
}
