import { cut, quoted, sentence, shownApart } from "../../sheets/formulaText";
import type { Outcome } from "../../sheets/verdict";
import { MAX_HOSTS } from "./inputs";

/** Inputs that cannot all be right, or steps that they rule out: no runbook that holds them is ready. */
interface Contradiction extends Outcome {
  mark: "bad" | "caution";
  /** Ids of the runbooks whose steps it spoils. */
  runbooks: readonly string[];
}

/** Characters of a host's name that sentences have room for. */
const NAME_ROOM = 24;

/**
 * Is a host that is named missing in the list, by its name and its addresses? A name is also that with a domain. Where the list is full the host
 * can be one of those that it has no room for.
 */
function isNotListed(id: string): string {
  const name = `TRIM({${id}})`;
  const listed = "TRIM({hosts.name})";
  const alike = [
    `(${listed}=${name})`,
    `(LEFT(${listed},LEN(${name})+1)=${name}&".")`,
    `(LEFT(${name},LEN(${listed})+1)=${listed}&".")`,
    `({hosts.management}=${name})`,
    `({hosts.address}=${name})`,
  ];
  return `AND(${name}<>"",{hostCount}<${MAX_HOSTS},SUMPRODUCT(${alike.join("+")})=0)`;
}

const notListed = (id: string, what: string, runbooks: readonly string[], also?: string): Contradiction => ({
  mark: "bad",
  when: also === undefined ? isNotListed(id) : `AND(${also},${isNotListed(id)})`,
  says: sentence`${quoted(what)} ${cut(`{${id}}`, NAME_ROOM)} is not on sheet Hosts`,
  runbooks,
});

const [used, capacity] = shownApart("{usedTib}", "{capacityTib}", "#,##0.0");

/** What is wrong first comes first. */
export const CONTRADICTIONS: readonly Contradiction[] = [
  notListed("vcenterHost", "the vCenter host", ["shutdown", "start"], '{vcenterHere}="yes"'),
  notListed("oneHost", "the host for maintenance", ["maintenance"]),
  notListed("dumpHost", "the host with the purple screen", ["dump"]),
  {
    mark: "bad",
    when: "N({usedTib})>N({capacityTib})",
    says: sentence`${used} TiB are used of ${capacity} TiB`,
    runbooks: ["maintenance"],
  },
  {
    mark: "caution",
    when: "N({withoutOne})>1",
    says: sentence`data takes ${shownApart("{withoutOne}", "1", "0.0%")[0]} of what is left without one host`,
    runbooks: ["maintenance"],
  },
];

/** The contradictions of a runbook. */
export function contradictionsOf(id: string): readonly Contradiction[] {
  return CONTRADICTIONS.filter(({ runbooks }) => runbooks.includes(id));
}
