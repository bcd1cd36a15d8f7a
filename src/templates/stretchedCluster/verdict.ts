import { plural } from "../../sheets/plural";
import { FREE_WITHOUT_RESERVES, MAX_FREE_WITHOUT_RESERVES } from "../../model/stretchedCluster/freeCapacity";
import { REPORTED_HOSTS_PER_SITE } from "../../model/stretchedCluster/siteLimits";
import { quoted, sentence, shown, shownApart } from "../../sheets/formulaText";
import { unanswered, verdict } from "../../sheets/verdict";
import { LIMITS } from "./limits";

const FIGURE = "#,##0.0";
const ALL = String(LIMITS.length);
const count = (holds: string): string => `COUNTIF({limits.verdict},"${holds}")`;

/** Is less kept free than the guidance asks for where vSAN has no reserves? A condition. */
export const TOO_LITTLE_FREE = `{keepFree}<${FREE_WITHOUT_RESERVES.value}`;
const [KEPT_FREE] = shownApart("{keepFree}", String(FREE_WITHOUT_RESERVES.value), "0%");
/** The guidance, in words. */
export const FREE_IN_WORDS = quoted(
  `${FREE_WITHOUT_RESERVES.value * 100} to ${MAX_FREE_WITHOUT_RESERVES.value * 100}%`,
);

/** The first limit with this answer, in words. */
const first = (holds: string): string => `INDEX({limits.words},MATCH("${holds}",{limits.verdict},0))`;

/** A share of a resource that is more than all of it at the high estimate. */
const overAll = (share: string): string => shownApart(share, "1", "0%")[0];

const SITES = "ROWS({networks.finding})";
const IN_ORDER = 'COUNTIF({networks.finding},"in order")';
const NO_NETWORK = 'MATCH("enter a network*",{networks.finding},0)';

/** What does not hold comes first, then what a site failure would take away, then what is to be checked. */
export const VERDICT = verdict(
  [
    {
      mark: "bad",
      when: `${count("no")}>0`,
      says: sentence`Does not fit: ${first("no")}. ${count("no")} of ${ALL} limits ${plural(count("no"), "is", "are")} exceeded`,
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
    unanswered("limits.verdict", LIMITS.length, "limits"),
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
      says: sentence`Fits, but check the link between the sites: writes take ${shown("{linkUse}", "0%")} of it, ${overAll("{linkUse.high}")} if data does not compress`,
    },
    {
      mark: "caution",
      when: "{capacityUse.high}>1",
      says: sentence`Fits, but check the capacity: the VMs take ${shown("{capacityUse}", "0%")} of it by plan, ${overAll("{capacityUse.high}")} at the high estimate`,
    },
    {
      mark: "caution",
      when: TOO_LITTLE_FREE,
      says: sentence`Fits, but only ${KEPT_FREE} is kept free: keep ${FREE_IN_WORDS}, because vSAN has no reserves on stretched clusters`,
    },
  ],
  {
    mark: "good",
    says: sentence`Fits: all ${ALL} limits are met. Writes take ${shown("{needMbit}", FIGURE)} Mb/s of the link, the VMs take ${shown("{neededEnd}", FIGURE)} of ${shown("{usablePlan}", FIGURE)} usable TiB, and either site runs all ${shown("{vms}", "#,##0")} VMs`,
  },
  sentence`. Known to be met: ${count("yes")} of ${ALL} limits`,
);
