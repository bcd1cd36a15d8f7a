import { quoted, sentence, shown } from "../../sheets/formulaText";
import { plural } from "../../sheets/plural";
import { type Outcome, verdict } from "../../sheets/verdict";
import { NO_INTERFACE, NO_NETWORK } from "./hostAddresses";
import { ROLES } from "./roles";
import { NETWORKS, USED } from "./inputs";
import { NOT_USABLE, SEPARATOR } from "./plan";
import { NO_SERVER_ADDRESS } from "./servers";

const number = (id: string): string => shown(`{${id}}`, "#,##0");

/** The first row of the interfaces with this finding. */
const firstRole = (finding: string): string => `MATCH("${finding}*",{roles.finding},0)`;
const some = (finding: string): string => `COUNTIF({roles.finding},"${finding}*")>0`;

const UNREAD = 'MATCH("~?",{taken.block},0)';
const FIRST_FINDING = `MATCH("*${SEPARATOR}",{findings.all},0)`;

const FIRST_UNUSABLE = `MATCH("${NOT_USABLE}*",{plan.finding},0)`;

const FIRST_TWICE = "MATCH(1,{needs.twice},0)";

const FIRST_OVERLAP = 'MATCH("overlaps*",{findings.overlap},0)';
const FIRST_OVERLAPPED = `INDEX({findings.overlap},${FIRST_OVERLAP})`;

/** A server whose address cannot be that of a server. */
const FIRST_SERVER = `MATCH("${NO_SERVER_ADDRESS}*",{servers.finding},0)`;

/** Interfaces that the hosts do not have, in words: management is one that they must have. */
const NONE_FOR = ROLES.slice(1)
  .map(({ use }, i) => `IF({roles.network#${i + 2}}="",", ${use}","")`)
  .join("&");

/** An interface with such a finding: "vSAN shares its addresses with vMotion". */
const hostsThat = (finding: string): Outcome => ({
  mark: "bad",
  when: some(finding),
  says: sentence`Does not fit: ${`INDEX({roles.use},${firstRole(finding)})`} ${`INDEX({roles.finding},${firstRole(finding)})`} (sheet Hosts)`,
});

/** No verdict follows where rows below a table are filled in: nothing reads them. */
function tooMany(table: string, rows: number, what: string): Outcome {
  return {
    mark: "unknown",
    when: `COUNTA({${table}AndBelow})>COUNTA({${table}})`,
    says: quoted(`Not known: sheet Networks has cells below the table of ${what}: only ${rows} rows count`),
  };
}

/** The verdict of the plan: its address space, then the addresses of its hosts, then its findings. */
export const VERDICT = verdict(
  [
    {
      mark: "unknown",
      when: '{size}=""',
      says: sentence`Not known: Site supernet is ${"{supernet}"}: enter a network such as 172.31.216.0/22`,
    },
    { mark: "unknown", when: "{count}=0", says: quoted("Not known: no network is filled in") },
    tooMany("nets", NETWORKS, "networks"),
    tooMany("used", USED, "blocks in use"),
    {
      mark: "unknown",
      when: "{unread}>0",
      says: sentence`Not known: Block on sheet Networks (row ${UNREAD}) is ${`INDEX({used.block},${UNREAD})`}: enter a network such as 10.1.2.0/24`,
    },
    {
      mark: "bad",
      when: "SUM({needs.twice})>0",
      says: sentence`Does not fit: more than one network is named ${`INDEX({needs.name},${FIRST_TWICE})`}`,
    },
    {
      mark: "bad",
      when: "{missing}>0",
      says: sentence`Does not fit: the plan takes ${number("total")} of ${number("size")} addresses: ${number("missing")} ${plural("{missing}", "is", "are")} missing`,
    },
    {
      mark: "bad",
      when: "{unusable}>0",
      says: sentence`Does not fit: ${`INDEX({plan.name},${FIRST_UNUSABLE})`} is in a range that hosts cannot use (${`INDEX({findings.scope},${FIRST_UNUSABLE})`})`,
    },
    {
      mark: "bad",
      when: "{overlapping}>0",
      says: sentence`Does not fit: ${`INDEX({plan.name},${FIRST_OVERLAP})`} ${`LEFT(${FIRST_OVERLAPPED},FIND(";",${FIRST_OVERLAPPED})-1)`} (${"{overlapping}"} of ${"{count}"} networks ${plural("{overlapping}", "overlaps", "overlap")} blocks in use)`,
    },
    {
      mark: "unknown",
      when: some(NO_NETWORK),
      says: sentence`Not known: Network on sheet Hosts (row ${firstRole(NO_NETWORK)}) is ${`INDEX({roles.network},${firstRole(NO_NETWORK)})`}: enter a network of the plan`,
    },
    {
      mark: "unknown",
      when: some(NO_INTERFACE),
      says: sentence`Not known: Interface on sheet Hosts (row ${firstRole(NO_INTERFACE)}) is ${`INDEX({roles.vmk},${firstRole(NO_INTERFACE)})`}: enter ${`MID(INDEX({roles.finding},${firstRole(NO_INTERFACE)}),${NO_INTERFACE.length + ": enter ".length + 1},99)`}`,
    },
    {
      mark: "unknown",
      when: '{roles.network#1}=""',
      says: sentence`Not known: ${quoted(ROLES[0]?.use ?? "")} on sheet Hosts has no network: enter a network of the plan`,
    },
    {
      mark: "bad",
      when: some("begins"),
      says: sentence`Does not fit: the hosts begin inside the reserved addresses of ${`INDEX({roles.network},${firstRole("begins")})`} (sheet Hosts)`,
    },
    hostsThat("shares"),
    {
      mark: "bad",
      when: some("short"),
      says: sentence`Does not fit: ${`INDEX({roles.network},${firstRole("short")})`} is ${`INDEX({roles.finding},${firstRole("short")})`} for ${"{clusterHosts}"} ${plural("{clusterHosts}", "host", "hosts")} (sheet Hosts)`,
    },
    hostsThat("takes"),
    {
      mark: "bad",
      when: `COUNTIF({servers.finding},"${NO_SERVER_ADDRESS}*")>0`,
      says: sentence`Does not fit: ${`INDEX({servers.server},${FIRST_SERVER})`} (${`INDEX({servers.address},${FIRST_SERVER})`}) ${`INDEX({servers.finding},${FIRST_SERVER})`}`,
    },
    {
      mark: "caution",
      when: 'AND(TRIM({dns1})<>"",TRIM({dns1})=TRIM({dns2}))',
      says: sentence`Fits, but DNS servers 1 and 2 are both ${"TRIM({dns1})"}: enter another, or leave one blank`,
    },
    {
      mark: "caution",
      when: "{withFindings}>0",
      says: sentence`Fits, but check ${`INDEX({plan.name},${FIRST_FINDING})`}: ${`INDEX({plan.finding},${FIRST_FINDING})`} (findings on ${"{withFindings}"} of ${"{count}"} networks)`,
    },
  ],
  {
    mark: "good",
    says: sentence`Fits: the plan takes ${number("total")} of ${number("size")} addresses, and ${"{clusterHosts}"} ${plural("{clusterHosts}", "host gets its own", "hosts get theirs")}${`IF(COUNTIF({roles.network},"?*")=${ROLES.length},""," (none for "&MID(${NONE_FOR},3,99)&")")`}`,
  },
);
