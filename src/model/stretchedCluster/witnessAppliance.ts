import { evidence, type Evidence } from "../evidence/evidence";
import { witnessSizes } from "../evidence/sources";

/** A size of the witness appliance, and what it holds. */
export interface WitnessAppliance {
  name: string;
  /** Witness components: one for every object. */
  components: Evidence;
  /** VMs that the vendor names with the size; `null` where it names no end. */
  vms: Evidence | null;
}

function appliance(name: string, components: number, vms: number | null): WitnessAppliance {
  const stated = (value: number, unit: string): Evidence =>
    evidence({ value, unit, kind: "vendor-stated", source: witnessSizes(`size ${name}`) });
  return {
    name,
    components: stated(components, "components"),
    vms: vms === null ? null : stated(vms, "VMs"),
  };
}

/**
 * Sizes of the witness appliance of an ESA cluster, the smallest first. The vendor's table of components does not tell the
 * architectures apart; its smallest size, Tiny, is one of OSA only.
 */
export const ESA_WITNESS_APPLIANCES: readonly WitnessAppliance[] = [
  appliance("Medium", 21_833, 500),
  appliance("Large", 45_000, null),
  appliance("Extra Large", 64_000, null),
];
