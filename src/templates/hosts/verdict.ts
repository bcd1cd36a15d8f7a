import { sentence, shown, shownApart } from "../../sheets/formulaText";
import { plural } from "../../sheets/plural";
import { unanswered, verdict } from "../../sheets/verdict";
import { NIC_IS_TOO_SLOW, RESOURCES } from "./limits";
import { VSAN_ROW } from "./networkShares";

const first = (state: string, column: string): string =>
  `INDEX({limits.${column}},MATCH("${state}",{limits.verdict},0))`;

const [PEAK, MAY_TAKE] = shownApart("{peakGhz}", "{storageGhzDown}", "#,##0");
const [HIGH_PEAK, MAY_TAKE_OF_HIGH] = shownApart("{peakGhz.high}", "{storageGhzDown}", "#,##0");
const [HIGH_USE] = shownApart(first("tight", "usedHigh"), "1", "0%");

/** A number of hosts, in words. */
const hostsInWords = (count: string): string => `${count}&${plural(count, " host", " hosts")}`;

/** The years of the plan, in words. */
export const PLANNED_YEARS = `{years}&${plural("{years}", " year", " years")}`;

/** VMs in words: "the 90 VMs". */
const vmsInWords = (count: string): string => `${shown(count, "#,##0")}&${plural(count, " VM", " VMs")}`;

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
      when: NIC_IS_TOO_SLOW,
      says: sentence`Does not fit: vSAN ESA needs a NIC of ${"{nicLeast}"} Gb/s or more, and ${"{nicGbit}"} Gb/s are planned`,
    },
    {
      mark: "bad",
      when: "{peakGhz}>{storageGhzDown}",
      says: sentence`Does not fit: storage takes ${PEAK} GHz at the peak, and ${MAY_TAKE} GHz may be taken after host failure`,
    },
    {
      mark: "bad",
      when: 'AND({vmsPerHostDown}>{vmsPerHostMost},{hostLimit}="VMs per host")',
      says: sentence`Does not fit: a host of ESA runs up to ${"{vmsPerHostMost}"} VMs in ${"{release}"}, and ${shown("ROUNDUP({vmsPerHostDown},0)", "#,##0")} per host are planned after host failure`,
    },
    {
      mark: "bad",
      when: 'COUNTIF({limits.verdict},"too little")>0',
      says: sentence`Does not fit: ${"{hostLimit}"} limits first. The hosts can run ${vmsInWords("{carriedVms}")} of this size, and ${shown("{vms}", "#,##0")} ${plural("{vms}", "is", "are")} planned`,
    },
    {
      mark: "unknown",
      when: `{nioc.here#${VSAN_ROW}}=""`,
      says: sentence`Not known: On this port? on sheet Throughput (row ${String(VSAN_ROW)}, vSAN) is empty: enter yes or no`,
    },
    unanswered("limits.verdict", RESOURCES.length, "resources"),
    {
      mark: "caution",
      when: "{peakGhz.high}>{storageGhzDown}",
      says: sentence`Fits, but check Storage CPU: ${shown("{peakGhz}", "#,##0")} GHz at the peak, ${HIGH_PEAK} at the high estimate; ${MAY_TAKE_OF_HIGH} may be taken`,
    },
    {
      mark: "caution",
      when: 'COUNTIF({limits.verdict},"tight")>0',
      says: sentence`Fits, but check ${first("tight", "resource")}: ${shown(first("tight", "used"), "0%")} by plan, ${HIGH_USE} at the high estimate`,
    },
    {
      mark: "caution",
      when: '{layout}="RAID-0"',
      says: sentence`Fits, but RAID-0 keeps no copy: the loss of a disk or host loses data`,
    },
    {
      mark: "caution",
      when: "{failures}>{tolerated}",
      says: sentence`Fits, but ${"{layout}"} tolerates ${hostsInWords("{tolerated}")} lost at a time, and ${"{failures}"} are planned: more than it tolerates lose data`,
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
    says: sentence`Fits: ${"{hosts}"} hosts can run the ${vmsInWords("{vms}")} ${`IF({years}=0,"of today","for "&${PLANNED_YEARS})`}, with ${'IF({failures}=0,"none",{failures})'} of them failed and at the high estimate${CAPACITY_LOSS}. ${"{firstLimit}"} limits first, at ${vmsInWords("MIN({limits.vms})")}`,
  },
  `". Known to fit: "&(COUNTIF({limits.verdict},"fits")+COUNTIF({limits.verdict},"included"))&" of ${RESOURCES.length} resources"`,
);
