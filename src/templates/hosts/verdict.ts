import { sentence, shown, shownApart } from "../../sheets/formulaText";
import { unanswered, verdict } from "../../sheets/verdict";
import { RESOURCES } from "./limits";

const first = (state: string, column: string): string =>
  `INDEX({limits.${column}},MATCH("${state}",{limits.verdict},0))`;

const [PEAK, MAY_TAKE] = shownApart("{peakGhz}", "{storageGhzDown}", "#,##0");
const [HIGH_PEAK, MAY_TAKE_OF_HIGH] = shownApart("{peakGhz.high}", "{storageGhzDown}", "#,##0");
const [HIGH_USE] = shownApart(first("tight", "usedHigh"), "1", "0%");

/** A number of hosts, in words. */
const hostsInWords = (count: string): string => `${count}&IF(${count}=1," host"," hosts")`;

/** Said where more failures are planned than capacity is evaluated with. */
const CAPACITY_LOSS = `IF({failures}>1,"; capacity with one lost. "&{layout}&" tolerates "&${hostsInWords("{tolerated}")}&" lost at a time","")`;

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
      says: sentence`Does not fit: storage takes ${PEAK} GHz at the peak, and ${MAY_TAKE} GHz may be taken after host failure`,
    },
    {
      mark: "bad",
      when: 'COUNTIF({limits.verdict},"too little")>0',
      says: sentence`Does not fit: ${"{hostLimit}"} limits first. The hosts can run ${shown("{carriedVms}", "#,##0")} VMs of this size, and ${shown("{vms}", "#,##0")} are planned`,
    },
    unanswered("limits.verdict", RESOURCES.length, "resources"),
    {
      mark: "caution",
      when: 'COUNTIF({limits.verdict},"tight")>0',
      says: sentence`Fits, but check ${first("tight", "resource")}: ${shown(first("tight", "used"), "0%")} by plan, ${HIGH_USE} at the high estimate`,
    },
    {
      mark: "caution",
      when: "{peakGhz.high}>{storageGhzDown}",
      says: sentence`Fits, but check CPU: storage takes ${shown("{peakGhz}", "#,##0")} GHz at the peak, ${HIGH_PEAK} at the high estimate; ${MAY_TAKE_OF_HIGH} may be taken`,
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
    says: sentence`Fits: ${"{hosts}"} hosts can run the ${shown("{vms}", "#,##0")} VMs for ${"{years}"} years, with ${"{failures}"} of them failed and at the high estimate${CAPACITY_LOSS}. ${"{firstLimit}"} limits first, at ${shown("MIN({limits.vms})", "#,##0")} VMs`,
  },
  `". Known to fit: "&(COUNTIF({limits.verdict},"fits")+COUNTIF({limits.verdict},"included"))&" of ${RESOURCES.length} resources"`,
);
