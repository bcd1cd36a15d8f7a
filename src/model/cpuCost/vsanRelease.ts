import { badInput } from "../errors";
import { evidence, type Evidence } from "../evidence/evidence";
import { ownModel } from "../evidence/sources";
import { productRelease } from "../units/productRelease";
import type { Scalar } from "../units/quantity";
import { quoted } from "../units/quoted";

/** vSAN releases that the cost of an I/O can be asked for. Only 8.0 was measured, at 8.0 U3. */
export const VSAN_RELEASES = ["8.0", "9.0", "9.1"] as const;

export type VsanRelease = (typeof VSAN_RELEASES)[number];

const factor = (release: string, value: number, because: string): Evidence =>
  evidence({
    value,
    unit: "× the high end of writes",
    kind: "assumption",
    source: ownModel(`range, vSAN ${release}`),
    because: `${because}; nothing is measured on ${release}`,
  });

/** What the high end of writes on a release is multiplied by; `null` for the release that was measured. */
export const RELEASE_FACTORS: Readonly<Record<VsanRelease, Evidence | null>> = {
  "8.0": null,
  "9.0": factor("9.0", 1, "assumed to cost what 8.0 U3 costs"),
  "9.1": factor("9.1", 1.25, "compression is always on and denser (ZSTD)"),
};

/**
 * Reads a vSAN release: `8`, `8.0 U3`, `9.1`, `vSAN 9.0.1`.
 *
 * @throws DomainError "bad-input" for any other.
 * @example vsanRelease("8.0 U3") //=> "8.0"
 */
export function vsanRelease(input: Scalar): VsanRelease {
  const release = productRelease(String(input));
  const found = VSAN_RELEASES.find((known) => known === release);
  if (found === undefined) {
    throw badInput(`release ${quoted(input)} is not known: enter ${VSAN_RELEASES.join(", ")}`);
  }
  return found;
}
