import { EDITIONS, VSAN_ENTITLEMENT } from "../../model/licensing/vsanLicense";
import type { Block } from "../../sheets/block";
import { resultBlock } from "../../sheets/resultBlock";

/** vSAN TiB that a licensed core of the entered edition brings. */
const PER_CORE = EDITIONS.reduceRight(
  (rest, edition) => `IF({edition}="${edition}",${VSAN_ENTITLEMENT[edition].value},${rest})`,
  "0",
);

/** Cores to license, vSAN capacity that they bring, and what is to be bought. */
export function licenseRows(): Block {
  return resultBlock("Cores and vSAN capacity", [
    {
      id: "licensed",
      label: "Cores to license",
      formula: "VCF_CORES({hosts},{sockets},{cores})",
      unit: "cores",
      format: "#,##0",
      known: "vendor-stated",
    },
    {
      id: "perLicense",
      label: "vSAN included per core",
      formula: PER_CORE,
      unit: "TiB",
      format: "0.00",
      known: { formula: 'IF({edition}="VVF","assumption","vendor-stated")' },
    },
    {
      id: "included",
      label: "vSAN included",
      formula: "{licensed}*{perLicense}",
      unit: "TiB",
      format: "#,##0",
      known: "derived",
    },
    {
      id: "balance",
      label: "Raw capacity less included",
      formula: "VSAN_LICENSE_BALANCE_TIB({licensed},{rawTib},{edition})",
      unit: "TiB, surplus negative",
      format: "#,##0",
      known: "derived",
    },
    {
      id: "buy",
      label: "vSAN to buy",
      formula: "VSAN_LICENSE_TIB({licensed},{rawTib},{edition})",
      unit: "TiB",
      format: "#,##0",
      style: "headline",
      known: "derived",
    },
    {
      id: "buyWhole",
      label: "vSAN to buy if the whole cluster counts",
      formula: 'IF({edition}="VVF",IF({buy}>0,ROUNDUP({rawTib},0),0),{buy})',
      unit: "TiB, open for VVF",
      format: "#,##0",
      known: "open: ask the vendor",
    },
  ]);
}
