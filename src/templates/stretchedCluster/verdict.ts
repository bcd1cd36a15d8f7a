import { REPORTED_HOSTS_PER_SITE } from "../../model/stretchedCluster/siteLimits";
import { quoted, sentence, shown } from "../../sheets/formulaText";
import { verdict } from "../../sheets/verdict";

const FIGURE = "#,##0.0";
const ALL = "ROWS({limits.verdict})";
const count = (holds: string): string => `COUNTIF({limits.verdict},"${holds}")`;

/** A figure with one decimal where it has one: 16 hosts, 118.4 ms. */
function figure(formula: string): string {
  return `TEXT(${formula},IF(MOD(${formula},1)=0,"#,##0","${FIGURE}"))`;
}

/** The first limit with this answer: its name, what is planned and what must hold. */
function first(holds: string): string {
  const of = (column: string): string => `INDEX({limits.${column}},MATCH("${holds}",{limits.verdict},0))`;
  return sentence`${of("what")} (${figure(of("yours"))} ${of("unit")}, ${of("sense")} ${figure(of("limit"))})`;
}

const SITES = "ROWS({networks.finding})";
const IN_ORDER = 'COUNTIF({networks.finding},"in order")';
const NO_NETWORK = 'MATCH("enter a network*",{networks.finding},0)';

/** What does not hold comes first, then what a site failure would take away, then what is to be checked. */
export const VERDICT = verdict(
  [
    {
      mark: "bad",
      when: `${count("no")}>0`,
      says: sentence`Does not fit: ${first("no")}. ${count("no")} of ${ALL} limits are exceeded`,
    },
    {
      mark: "unknown",
      when: 'COUNTIF({networks.finding},"enter a network*")>0',
      says: sentence`Not known: vSAN network on sheet Routes (row ${NO_NETWORK}) is ${`INDEX({net.network},${NO_NETWORK})`}: enter a network such as 172.31.216.0/25`,
    },
    {
      mark: "bad",
      when: `${IN_ORDER}<${SITES}`,
      says: sentence`Does not fit: networks on sheet Routes are not in order (${`(${SITES}-${IN_ORDER})`} of ${SITES} sites)`,
    },
    {
      mark: "caution",
      when: '{mirrored}="no"',
      says: quoted("Fits, but unmirrored data is unavailable if its site fails"),
    },
    {
      mark: "caution",
      when: `${count("check")}>0`,
      says: sentence`Fits, but check ${first("check")}: up to ${String(REPORTED_HOSTS_PER_SITE.value)} are reported, ask the vendor`,
    },
    {
      mark: "caution",
      when: "{linkUse.high}>1",
      says: sentence`Fits, but check the link between the sites: writes take ${shown("{linkUse}", "0%")} of it, ${shown("{linkUse.high}", "0%")} if data does not compress`,
    },
  ],
  {
    mark: "good",
    says: sentence`Fits: all ${ALL} limits are met. Writes take ${shown("{needMbit}", FIGURE)} Mb/s of the link, ${shown("{usablePlan}", FIGURE)} TiB are usable, and either site runs all ${shown("{vms}", "#,##0")} VMs`,
  },
  sentence`. Known to be met: ${count("yes")} of ${ALL} limits`,
);
