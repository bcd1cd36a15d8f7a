import { quoted } from "../../sheets/formulaText";

/** How a sentence begins, by a formula of the number of VMs: "12 VMs have", "One VM has". */
export const have = (vms: string, one: string, more: string): string =>
  `IF(${vms}=1,${quoted(`One VM ${one}`)},TEXT(${vms},"#,##0")&${quoted(` VMs ${more}`)})`;
