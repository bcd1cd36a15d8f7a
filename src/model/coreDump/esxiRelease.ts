import { badInput, noEvidence } from "../errors";
import type { Scalar } from "../units/quantity";

/** The releases that core dump files were observed on, in the order in which Excel offers them. */
export const ESXI_RELEASES = ["8.0", "7.0"] as const;
export type EsxiRelease = (typeof ESXI_RELEASES)[number];

/** Says that the release is not known yet: the safe figure is wanted. */
export const UNKNOWN_RELEASE = "unknown";

const SPELLING = /^(?:vmware\s+)?(?:esxi\s*)?v?(\d+)(?:\.(\d+))?(?:\.\d+)*\s*(?:u(?:pdate)?\s*\d+[a-z]?)?$/i;

/**
 * Reads an ESXi version: `8`, `8.0`, `8.0.3`, `8.0 U3`, `ESXi 7.0`.
 *
 * @returns The release, or `null` for `unknown`.
 * @throws DomainError "no-evidence" for a release that no core dump file was observed on.
 * @example esxiRelease("8.0 U3") //=> "8.0"
 */
export function esxiRelease(input: Scalar): EsxiRelease | null {
  if (input === 0) throw badInput("esxi is 0, or a blank cell: write 8.0, 7.0 or unknown");
  const text = String(input).trim();
  if (text.toLowerCase() === UNKNOWN_RELEASE) return null;
  const parts = SPELLING.exec(text);
  if (!parts) throw badInput(`"${text}" is not an ESXi version: write 8.0, 8.0.3, 8.0 U3, 7.0 or unknown`);
  const release = `${Number(parts[1])}.${Number(parts[2] ?? 0)}`;
  const found = ESXI_RELEASES.find((known) => known === release);
  if (found === undefined) {
    throw noEvidence(
      `no core dump file of ESXi "${text}" was observed, only of 8.0 and 7.0: leave esxi out for a safe figure`,
    );
  }
  return found;
}
