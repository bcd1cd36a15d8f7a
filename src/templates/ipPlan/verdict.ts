import { quoted, sentence, shown } from "../../sheets/formulaText";
import { type Outcome, verdict } from "../../sheets/verdict";
import { NOT_USABLE, SEPARATOR } from "./plan";

const number = (id: string): string => shown(`{${id}}`, "#,##0");

/** The first row of the interfaces with this finding. */
const firstRole = (finding: string): string => `MATCH("${finding}*",{roles.finding},0)`;
const some = (finding: string): string => `COUNTIF({roles.finding},"${finding}*")>0`;

const UNREAD = 'MATCH("~?",{taken.block},0)';
const FIRST_FINDING = `MATCH("*${SEPARATOR}",{findings.all},0)`;

const FIRST_UNUSABLE = `MATCH("${NOT_USABLE}*",{plan.finding},0)`;

/** An interface with such a finding: "vSAN shares its addresses with vMotion". */
const hostsThat = (finding: string): Outcome => ({
  mark: "bad",
  when: some(finding),
  says: sentence`Does not fit: ${`INDEX({roles.use},${firstRole(finding)})`} ${`INDEX({roles.finding},${firstRole(finding)})`} (sheet Hosts)`,
});

/** The verdict of the plan: its address space, then the addresses of its hosts, then its findings. */
export const VERDICT = verdict(
  [
    {
      mark: "unknown",
      when: '{size}=""',
      says: sentence`Not known: Site supernet is ${"{supernet}"}: enter a network such as 172.31.216.0/22`,
    },
    { mark: "unknown", when: "{count}=0", says: quoted("Not known: no network is filled in") },
    {
      mark: "unknown",
      when: "{unread}>0",
      says: sentence`Not known: Block on sheet Networks (row ${UNREAD}) is ${`INDEX({used.block},${UNREAD})`}: enter a network such as 10.1.2.0/24`,
    },
    {
      mark: "bad",
      when: "SUM({needs.twice})>0",
      says: quoted("Does not fit: two networks have the same name"),
    },
    {
      mark: "bad",
      when: "{missing}>0",
      says: sentence`Does not fit: the plan takes ${number("total")} of ${number("size")} addresses: ${number("missing")} are missing`,
    },
    {
      mark: "bad",
      when: "{unusable}>0",
      says: sentence`Does not fit: ${`INDEX({plan.name},${FIRST_UNUSABLE})`} is in a range that hosts cannot use (${`INDEX({findings.scope},${FIRST_UNUSABLE})`})`,
    },
    {
      mark: "bad",
      when: "{overlapping}>0",
      says: sentence`Does not fit: ${"{overlapping}"} of ${"{count}"} networks overlap blocks in use`,
    },
    {
      mark: "unknown",
      when: some("no such"),
      says: sentence`Not known: Network on sheet Hosts (row ${firstRole("no such")}) is ${`INDEX({roles.network},${firstRole("no such")})`}: enter a network of the plan`,
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
      says: sentence`Does not fit: ${`INDEX({roles.network},${firstRole("short")})`} is ${`INDEX({roles.finding},${firstRole("short")})`} for ${"{clusterHosts}"} hosts (sheet Hosts)`,
    },
    hostsThat("takes"),
    {
      mark: "caution",
      when: "{withFindings}>0",
      says: sentence`Fits, but check ${`INDEX({plan.name},${FIRST_FINDING})`}: ${`INDEX({plan.finding},${FIRST_FINDING})`} (findings on ${"{withFindings}"} of ${"{count}"} networks)`,
    },
  ],
  {
    mark: "good",
    says: sentence`Fits: the plan takes ${number("total")} of ${number("size")} addresses, and ${"{clusterHosts}"} hosts get theirs`,
  },
);
