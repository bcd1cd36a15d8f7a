import { factName } from "../../facts/fact";
import { FACTS } from "../../facts/facts";
import { VSPHERE_RELEASES, type VsphereRelease } from "../../model/operations/vsphereReleases";
import type { Block } from "../../sheets/block";
import { gridBlock } from "../../sheets/gridBlock";
import { firstOf, quoted, sentence } from "../../sheets/formulaText";
import { followed, type Links } from "../../sheets/links";
import { resultBlock } from "../../sheets/resultBlock";
import { type Outcome, type Verdict, verdict } from "../../sheets/verdict";
import { keyOf } from "./addressKeys";
import { isIpv6Key, isReserved, NO_ADDRESS } from "./addressTest";
import { CONTRADICTIONS } from "./contradictions";
import { MAX_HOSTS } from "./inputs";
import { IP_VERSION } from "./ipVersion";
import { PRINT_LACKS, SAME_PERSON } from "./missing";
import { WITNESS_MISSING } from "./need";
import { isEmpty } from "./step";

const yesNo = (value: boolean): string => (value ? "yes" : "no");

/** What each release brings, for the steps that depend on it. */
export function releases(): Block {
  return gridBlock({
    id: "releases",
    heading: "What each release brings",
    rows: VSPHERE_RELEASES.length,
    columns: [
      { id: "name", header: "vSphere", texts: VSPHERE_RELEASES.map(({ name }) => name) },
      {
        id: "guided",
        header: "Guided shutdown",
        texts: VSPHERE_RELEASES.map((one) => yesNo(one.guidedShutdown)),
      },
      {
        id: "helper",
        header: "reboot_helper.py",
        texts: VSPHERE_RELEASES.map((one) => yesNo(one.rebootHelper)),
      },
      {
        id: "retreat",
        header: "vCLS retreat mode",
        texts: VSPHERE_RELEASES.map(({ retreatMode }) => retreatMode),
      },
    ],
  });
}

const ofRelease = (column: keyof Columns): string =>
  `IFERROR(INDEX({releases.${column}},MATCH({version},{releases.name},0)),"no")`;

interface Columns {
  guided: VsphereRelease["guidedShutdown"];
  helper: VsphereRelease["rebootHelper"];
  retreat: VsphereRelease["retreatMode"];
}

const WITNESS = keyOf("witnessAddress");

/** What follows from the inputs: the steps of the runbooks refer to these. */
export function applies(): Block {
  const text = { unit: "", style: "words" as const };
  return resultBlock("What applies", [
    {
      id: "hostCount",
      label: "Hosts",
      formula: "COUNT({hosts.at})",
      unit: "hosts",
      format: "0",
      known: "entered",
    },
    {
      id: "guided",
      label: "Guided shutdown in this version",
      formula: ofRelease("guided"),
      ...text,
      known: "vendor-stated",
    },
    {
      id: "useGuided",
      label: "Shutdown and start by the guided workflow",
      formula: 'IF(AND({guided}="yes",{path}<>"manual"),"yes","no")',
      ...text,
      known: "entered",
    },
    {
      id: "helper",
      label: "reboot_helper.py in the manual procedure",
      formula: ofRelease("helper"),
      ...text,
      known: "see Commands",
    },
    {
      id: "retreat",
      label: "vCLS retreat mode",
      formula: `IF({vcls}="no","none",${ofRelease("retreat")})`,
      ...text,
      known: "see Commands",
    },
    {
      id: "withoutOne",
      label: "Used, of what is left without one host",
      formula: 'IF({hostCount}>1,{usedTib}/({capacityTib}*({hostCount}-1)/{hostCount}),"")',
      unit: "of the capacity",
      format: "0.0%",
      known: "derived",
    },
    {
      id: "incomplete",
      label: "Hosts that are not complete",
      formula: 'COUNTIF({hosts.finding},"?*")-COUNTIF({hosts.finding},"complete")',
      unit: "hosts",
      format: "0",
      known: "derived",
    },
    IP_VERSION,
    {
      id: "witnessReach",
      label: "Address of the witness",
      formula: firstOf(
        [
          ['{witness}<>"yes"', quoted("not needed")],
          [isEmpty("witnessAddress"), quoted("empty")],
          [`${WITNESS}="${NO_ADDRESS}"`, quoted("not an address")],
          [isReserved(WITNESS), quoted("no address of a host")],
          [
            ["address", "management"]
              .map((column) => `SUMPRODUCT(1*({keys.${column}}=${WITNESS}))`)
              .join("+"),
            quoted("the address of a host on sheet Hosts"),
          ],
          [
            `{ipVersion}=IF(${isIpv6Key(WITNESS)},"IPv4","IPv6")`,
            quoted("of another version of IP than those of the hosts"),
          ],
        ],
        quoted("usable"),
      ),
      ...text,
      known: "entered",
    },
  ]);
}

/** Hosts of the plan that the list has no room for. */
function hostsLeftOut(links: Links | undefined): Outcome[] {
  const planned = followed(factName(FACTS.hosts), links);
  if (planned === undefined) return [];
  return [
    {
      mark: "caution",
      when: `AND({hostCount}=${MAX_HOSTS},N(${planned})>${MAX_HOSTS})`,
      says: sentence`Not complete: these runbooks list ${String(MAX_HOSTS)} of ${planned} hosts; use a copy for the others`,
    },
  ];
}

/** The contradictions with a mark, after a few words. */
const contradictions = (mark: "bad" | "caution", words: string): Outcome[] =>
  CONTRADICTIONS.filter((one) => one.mark === mark).map(({ when, says }) => ({
    mark,
    when,
    says: sentence`${quoted(words)}: ${says}`,
  }));

/** Can the runbooks be handed out? */
export function verdictOf(links: Links | undefined): Verdict {
  return verdict(
    [
      {
        mark: "bad",
        when: "{hostCount}<2",
        says: quoted("Not ready: enter the hosts of the cluster on sheet Hosts"),
      },
      {
        mark: "bad",
        when: "{incomplete}>0",
        says: sentence`Not ready: ${'IF({incomplete}=1,"1 host is",{incomplete}&" hosts are")'} not complete, see the column Finding on sheet Hosts`,
      },
      ...(["cluster", "vcenter"] as const).map((id): Outcome => ({
        mark: "unknown",
        when: isEmpty(id),
        says: quoted(`Not known: ${id === "cluster" ? "Cluster" : "vCenter"} is empty`),
      })),
      {
        mark: "bad",
        when: 'AND({hostCount}=2,{witness}="no")',
        says: quoted("Not ready: two hosts need a witness"),
      },
      {
        mark: "unknown",
        when: WITNESS_MISSING,
        says: sentence`Not known: Witness vSAN address is ${"{witnessReach}"}`,
      },
      ...contradictions("bad", "Not ready"),
      ...hostsLeftOut(links),
      {
        mark: "caution",
        when: `${PRINT_LACKS}<>""`,
        says: sentence`Not complete: enter ${PRINT_LACKS} before you print`,
      },
      {
        mark: "caution",
        when: SAME_PERSON,
        says: quoted("The second person must not be the operator"),
      },
      ...contradictions("caution", "Ready, but check maintenance"),
    ],
    {
      mark: "good",
      says: sentence`Ready: ${"{hostCount}"} hosts, vSphere ${"{version}"}, shutdown by ${'IF({useGuided}="yes","the guided workflow","hand")'}`,
    },
  );
}
