import { cut, quoted, sentence, shownApart } from "../../sheets/formulaText";
import { MIN_HOSTS_TO_EVACUATE } from "../../model/operations/evacuation";
import { releasesWithoutEsa } from "../../model/operations/esaReleases";
import { UNUSABLE_TEXTS } from "./commandTexts";
import type { Contradiction } from "./contradiction";
import { MAINTENANCE_MODES, MAX_HOSTS } from "./inputs";
import { MIXED_ADDRESSES } from "./ipVersion";
import { sameNames } from "./sameNames";

/** Characters of a host's name that sentences have room for. */
const NAME_ROOM = 24;

/**
 * Is a host that is named missing in the list, by its name and its addresses? Where the list is full the host can be one of those that it has no
 * room for.
 */
function isNotListed(id: string): string {
  const name = `TRIM({${id}})`;
  const alike = [
    ...sameNames("{hosts.name}", `{${id}}`),
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

const [, EVACUATE] = MAINTENANCE_MODES;

/** Is all data of a host to move where the cluster has no place for it? A condition. */
export const CANNOT_EVACUATE = `AND({mode}=${quoted(EVACUATE.name)},{hostCount}<${MIN_HOSTS_TO_EVACUATE.value})`;

/** What is wrong first comes first. */
export const CONTRADICTIONS: readonly Contradiction[] = [
  ...UNUSABLE_TEXTS,
  MIXED_ADDRESSES,
  {
    mark: "bad",
    when: `AND({architecture}="ESA",OR(${releasesWithoutEsa()
      .map((name) => `{version}=${quoted(name)}`)
      .join(",")}))`,
    says: sentence`ESA needs vSphere 8.0 or later, and the version is ${"{version}"}`,
    runbooks: ["shutdown", "start", "bootstrap"],
  },
  notListed("vcenterHost", "the vCenter host", ["shutdown", "start"], '{vcenterHere}="yes"'),
  notListed("oneHost", "the host for maintenance", ["maintenance"]),
  notListed("dumpHost", "the host with the purple screen", ["dump"]),
  {
    mark: "bad",
    when: CANNOT_EVACUATE,
    says: sentence`${quoted(EVACUATE.name)} needs ${String(MIN_HOSTS_TO_EVACUATE.value)} hosts or more, and sheet Hosts has ${"{hostCount}"}`,
    runbooks: ["maintenance"],
  },
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
