import { evidence, type Evidence } from "../evidence/evidence";
import { foundationGuide, licenseCounting, ownModel } from "../evidence/sources";
import { oneOf } from "../units/oneOf";

/** Editions by what vSAN capacity they bring, in the order in which Excel offers them. */
export const EDITIONS = ["VCF", "VVF", "other"] as const;
export type Edition = (typeof EDITIONS)[number];

const PER_CORE = "TiB per licensed core";

/** vSAN capacity that each licensed core brings. Terms change: confirm with the vendor. */
export const VSAN_ENTITLEMENT: Readonly<Record<Edition, Evidence>> = {
  VCF: evidence({
    value: 1,
    unit: PER_CORE,
    kind: "vendor-stated",
    source: licenseCounting("VMware Cloud Foundation: 1 TiB per core"),
  }),
  VVF: evidence({
    value: 0.25,
    unit: PER_CORE,
    kind: "assumption",
    source: foundationGuide("vSAN included per core"),
    because: "third parties state it; the vendor's text is older and states 100 GiB (KB 326663)",
  }),
  other: evidence({
    value: 0,
    unit: PER_CORE,
    kind: "definition",
    source: ownModel("licenses: an edition without vSAN"),
  }),
};

/**
 * Finds an edition by its name in any case.
 *
 * @example vsanEdition("vvf") //=> "VVF"
 */
export function vsanEdition(name: string): Edition {
  return oneOf(EDITIONS, name, "edition", `${EDITIONS.join(", ")} (other includes no vSAN capacity)`);
}

/** Binary fractions leave less than this behind, and must not cost a licence. */
const ROUNDING = 1e-9;

/**
 * Whole TiB of vSAN that are missing (positive) or left over (negative) for a raw capacity.
 *
 * @param cores Licensed cores.
 * @param rawTib Raw capacity that vSAN claims in the cluster.
 * @example vsanBalanceTib(48, 11.52, "VCF") //=> -36
 */
export function vsanBalanceTib(cores: number, rawTib: number, edition: Edition): number {
  const balance = Math.ceil(rawTib - cores * VSAN_ENTITLEMENT[edition].value - ROUNDING);
  return balance === 0 ? 0 : balance;
}

/**
 * Whole TiB of vSAN to buy beyond what the cores bring.
 *
 * @example vsanTibToBuy(192, 174.62, "VVF") //=> 127
 */
export function vsanTibToBuy(cores: number, rawTib: number, edition: Edition): number {
  return Math.max(0, vsanBalanceTib(cores, rawTib, edition));
}
