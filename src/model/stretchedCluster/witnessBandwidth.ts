import { evidence } from "../evidence/evidence";
import { stretchedMinimums } from "../evidence/sources";

/** Bandwidth to the witness for each component. */
export const WITNESS_MBIT_PER_COMPONENT = evidence({
  value: 2 / 1000,
  unit: "Mb/s per component",
  kind: "vendor-stated",
  source: stretchedMinimums("data site to witness site: 2 Mb/s per 1,000 components"),
});

/**
 * Bandwidth between a data site and the witness.
 *
 * @returns Mb/s.
 * @example witnessMbit(600) //=> 1.2
 */
export function witnessMbit(components: number): number {
  return components * WITNESS_MBIT_PER_COMPONENT.value;
}
