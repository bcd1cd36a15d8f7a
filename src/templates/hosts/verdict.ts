import { sentence, shown } from "../../sheets/formulaText";
import { verdict } from "../../sheets/verdict";
import { RESOURCES } from "./limits";

const first = (state: string, column: string): string =>
  `INDEX({limits.${column}},MATCH("${state}",{limits.verdict},0))`;

/** Does it fit? What is short comes first, then what is only just there, then what is to be bought. */
export const VERDICT = verdict(
  [
    {
      mark: "bad",
      when: "{hosts}<{minHosts}",
      says: sentence`Does not fit: ${"{layout}"} needs ${"{minHosts}"} hosts or more, and ${"{hosts}"} are planned`,
    },
    {
      mark: "bad",
      when: "{nicGbit}<{nicLeast}",
      says: sentence`Does not fit: vSAN ESA needs a NIC of ${"{nicLeast}"} Gb/s or more, and ${"{nicGbit}"} Gb/s are planned`,
    },
    {
      mark: "bad",
      when: "{peakGhz}>{storageGhzDown}",
      says: sentence`Does not fit: storage takes ${shown("{peakGhz}", "#,##0")} GHz at the peak, and ${shown("{storageGhzDown}", "#,##0")} GHz may be taken after host failure`,
    },
    {
      mark: "bad",
      when: 'COUNTIF({limits.verdict},"too little")>0',
      says: sentence`Does not fit: ${"{hostLimit}"} limits first. The hosts can run ${shown("{carriedVms}", "#,##0")} VMs of this size, and ${shown("{vms}", "#,##0")} are planned`,
    },
    {
      mark: "caution",
      when: 'COUNTIF({limits.verdict},"tight")>0',
      says: sentence`Fits, but check ${first("tight", "resource")}: ${shown(first("tight", "used"), "0%")} by plan, ${shown(first("tight", "usedHigh"), "0%")} at the high estimate`,
    },
    {
      mark: "caution",
      when: "{peakGhz.high}>{storageGhzDown}",
      says: sentence`Fits, but check CPU: storage takes ${shown("{peakGhz}", "#,##0")} GHz at the peak, ${shown("{peakGhz.high}", "#,##0")} at the high estimate; ${shown("{storageGhzDown}", "#,##0")} may be taken`,
    },
    {
      mark: "caution",
      when: '{layout}="RAID-0"',
      says: sentence`Fits, but RAID-0 keeps no copy: the loss of a disk or host loses data`,
    },
    {
      mark: "caution",
      when: '{selfHeals}<>"yes"',
      says: sentence`Fits, but ${"{hosts}"} hosts are too few to rebuild ${"{layout}"} after the loss of one: ${"{reprotect}"} are needed`,
    },
    {
      mark: "caution",
      when: "{buy}>0",
      says: sentence`Fits, with ${shown("{buy}", "#,##0")} TiB of vSAN to buy beyond what the edition (${"{edition}"}) includes`,
    },
  ],
  {
    mark: "good",
    says: sentence`Fits: ${"{hosts}"} hosts can run the ${shown("{vms}", "#,##0")} VMs for ${"{years}"} years, with ${"{failures}"} of them failed and at the high estimate. ${"{firstLimit}"} limits first, at ${shown("MIN({limits.vms})", "#,##0")} VMs`,
  },
  `". Known to fit: "&(COUNTIF({limits.verdict},"fits")+COUNTIF({limits.verdict},"included"))&" of ${RESOURCES.length} resources"`,
);
