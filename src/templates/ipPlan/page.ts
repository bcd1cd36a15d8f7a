import type { FirstPage } from "../../sheets/firstPage/firstPage";
import type { ProofRow } from "../../sheets/firstPage/proofRow";
import type { ProofTable } from "../../sheets/firstPage/proofTable";
import { firstOf, quoted, sentence, shown } from "../../sheets/formulaText";
import { MARK } from "../../sheets/mark";
import { plural } from "../../sheets/plural";
import { ROLES } from "./roles";
import { HOST_NAMES, NETWORKS, SITE } from "./inputs";
import { NO_FINDING, NOT_USABLE } from "./plan";
import { VERDICT } from "./verdict";

const COUNT = "#,##0";

/** What findings of interfaces begin with that leave open which addresses hosts get. */
const NO_SUCH = "no such";

/** The first page: whether networks and hosts have their addresses, and all inputs but the networks. */
export const PAGE: Pick<FirstPage, "verdict" | "proof" | "inputs"> = {
  verdict: VERDICT,
  proof: proof(),
  inputs: [
    { heading: "Site and hosts", rows: [...SITE.filter(({ optional }) => optional !== true), ...HOST_NAMES] },
    { heading: "Services", rows: SITE.filter(({ optional }) => optional === true) },
  ],
};

function proof(): ProofTable {
  return {
    heading: "Does it fit?",
    answer: quoted("addresses; networks and blocks in use are entered on sheet Networks"),
    heads: { name: "Network", figures: ["Needed", "Usable", "Free"], note: "Finding", last: "Subnet" },
    rows: [
      space(),
      ...ROLES.map(({ use }, i) => hosts(use, i + 1)),
      ...Array.from({ length: NETWORKS }, (_, i) => network(i + 1)),
    ],
  };
}

/** The address space against all subnets. */
function space(): ProofRow {
  return {
    name: "Address space",
    figures: [
      { formula: "{total}", format: COUNT },
      { formula: "{size}", format: COUNT },
      { formula: "MAX(0,{size}-{total})", format: COUNT },
    ],
    mark: `IF({missing}>0,${quoted(MARK.bad)},${quoted(MARK.good)})`,
    note: `IF({missing}>0,${sentence`${shown("{missing}", COUNT)} ${plural("{missing}", "is", "are")} missing`},"")`,
    last: { formula: "{supernet}" },
  };
}

/** A network: what it needs of its subnet. */
function network(k: number): ProofRow {
  const finding = `{plan.finding#${k}}`;
  const first = `LEFT(${finding},FIND(";",${finding}&";")-1)`;
  const more = `IF(ISNUMBER(FIND(";",${finding})),", and more","")`;
  return {
    name: { formula: `{needs.name#${k}}` },
    figures: [
      { formula: `{needs.needed#${k}}`, format: COUNT },
      { formula: `{plan.usable#${k}}`, format: COUNT },
      { formula: `{plan.free#${k}}`, format: COUNT },
    ],
    mark: firstOf(
      [
        [`LEFT({findings.overlap#${k}},8)="overlaps"`, quoted(MARK.bad)],
        [`LEFT(${finding},${NOT_USABLE.length})="${NOT_USABLE}"`, quoted(MARK.bad)],
        [`${finding}="${NO_FINDING}"`, quoted(MARK.good)],
      ],
      quoted(MARK.caution),
    ),
    note: `IF(${finding}="${NO_FINDING}","",${first}&${more})`,
    last: { formula: `{plan.subnet#${k}}` },
    when: `TRIM({nets.name#${k}})<>""`,
  };
}

/** The hosts' interfaces: up to which number of its subnet they take addresses. */
function hosts(use: string, k: number): ProofRow {
  const [last, usable, finding] = [`{roles.last#${k}}`, `{roles.usable#${k}}`, `{roles.finding#${k}}`];
  return {
    name: { formula: quoted(`Hosts: ${use}`) },
    figures: [
      { formula: last, format: COUNT },
      { formula: usable, format: COUNT },
      { formula: `MAX(0,${usable}-${last})`, format: COUNT },
    ],
    mark: firstOf(
      [
        [`LEFT(${finding},${NO_SUCH.length})="${NO_SUCH}"`, quoted(MARK.unknown)],
        [`${finding}="enough"`, quoted(MARK.good)],
      ],
      quoted(MARK.bad),
    ),
    note: `IF(${finding}="enough","",${finding})`,
    last: { formula: `{roles.subnet#${k}}` },
    when: `{roles.network#${k}}<>""`,
  };
}
