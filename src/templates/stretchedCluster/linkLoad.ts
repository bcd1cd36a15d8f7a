import { RAID_LAYOUTS } from "../../model/raid/raidLayout";
import { LAYOUT_COMPONENTS } from "../../model/stretchedCluster/components";
import { DATA_SITES, MIN_SITE_GBIT } from "../../model/stretchedCluster/siteLimits";
import { ESA_WITNESS_APPLIANCES } from "../../model/stretchedCluster/witnessAppliance";
import type { Block } from "../../sheets/block";
import { resultBlock } from "../../sheets/resultBlock";

/** What the writes take between the sites. */
export function linkRows(): Block {
  const need = (resync: string, compression: string): string =>
    `IF({mirrored}="yes",STRETCHED_MBIT({writes},{blockKib},{metadata},${resync},${compression}),0)`;
  return resultBlock("Link between the data sites", [
    {
      id: "writes",
      label: "Writes, mirrored to the other site",
      formula: "{iops}*(1-{readShare})",
      unit: "writes/s",
      format: "#,##0",
      known: "derived",
    },
    {
      id: "needMbit",
      label: "Bandwidth that they take",
      formula: need("{resync}", "{compression}"),
      low: need("1", "{compression}"),
      high: need("{resync}", "1"),
      unit: "Mb/s",
      format: "#,##0.0",
      style: "headline",
      known: "vendor-stated",
    },
    {
      id: "needGbit",
      label: "Bandwidth in Gb/s",
      formula: "{needMbit}/1000",
      low: "{needMbit.low}/1000",
      high: "{needMbit.high}/1000",
      unit: "Gb/s",
      format: "#,##0.00",
      known: "definition",
    },
    {
      id: "order",
      label: "Link to order: at least the supported minimum",
      formula: `MAX({needGbit},${MIN_SITE_GBIT.value})`,
      high: `MAX({needGbit.high},${MIN_SITE_GBIT.value})`,
      unit: "Gb/s",
      format: "#,##0.00",
      known: "vendor-stated",
    },
    {
      id: "linkUse",
      label: "Share of your link",
      formula: "{needGbit}/{linkGbit}",
      low: "{needGbit.low}/{linkGbit}",
      high: "{needGbit.high}/{linkGbit}",
      unit: "%",
      format: "0.0%",
      known: "derived",
    },
  ]);
}

/** The most witness components that an appliance holds. */
export const TOO_MANY_COMPONENTS = Math.max(
  ...ESA_WITNESS_APPLIANCES.map(({ components }) => components.value),
);

/** The smallest appliance for the objects and VMs, from the smallest on. */
const APPLIANCE = ESA_WITNESS_APPLIANCES.reduceRight((otherwise, { name, components, vms }) => {
  const fits = `{witnessComponents}<=${components.value}`;
  return `IF(${vms === null ? fits : `AND(${fits},{vms}<=${vms.value})`},"${name}",${otherwise})`;
}, '"none"');

/** Components of an object in a site, by the layout in use. */
const PER_SITE = RAID_LAYOUTS.slice(1).reduce(
  (otherwise, layout) => `IF({layout}="${layout}",${LAYOUT_COMPONENTS[layout].value},${otherwise})`,
  `${LAYOUT_COMPONENTS["RAID-0"].value}`,
);

/** Components, the traffic to the witness, and the appliance that holds them. */
export function witnessRows(): Block {
  return resultBlock("Witness", [
    {
      id: "witnessComponents",
      label: "Witness components: one per object",
      formula: "{vms}*{objects}",
      unit: "components",
      format: "#,##0",
      known: "derived",
    },
    {
      id: "components",
      label: "Components of all objects in the cluster",
      formula: `{vms}*{objects}*IF({mirrored}="yes",${DATA_SITES.value},1)*${PER_SITE}*{stripes}`,
      unit: "components",
      format: "#,##0",
      known: "derived",
    },
    {
      id: "witnessNeed",
      label: "Bandwidth to the witness, 10% included",
      formula: "WITNESS_MBIT({components})",
      unit: "Mb/s",
      format: "#,##0.00",
      style: "headline",
      known: "vendor-stated",
    },
    {
      id: "witnessUse",
      label: "Share of your link to the witness",
      formula: "{witnessNeed}/{witnessMbit}",
      unit: "%",
      format: "0.0%",
      known: "derived",
    },
    {
      id: "appliance",
      label: "Smallest witness appliance",
      formula: APPLIANCE,
      unit: "",
      style: "words",
      known: "vendor-stated",
    },
  ]);
}
