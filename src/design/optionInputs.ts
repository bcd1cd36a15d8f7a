import { DESIGN_FACTS } from "../facts/designFacts";
import { factInput, type Fact } from "../facts/fact";
import { FACTS } from "../facts/facts";
import { ONE_FAILURE_UP_TO } from "../model/design/habits";
import { VSAN_RELEASES } from "../model/cpuCost/vsanRelease";
import { VSPHERE_RELEASES } from "../model/operations/vsphereReleases";
import type { InputRow } from "../sheets/inputBlock";

/** The options side by side, by their letters. */
export const OPTION_NAMES = ["A", "B", "C", "D"] as const;

export type OptionName = (typeof OPTION_NAMES)[number];

/** An input that each option has: its id is that of the fact. */
const of = (fact: Fact, own: Partial<InputRow> = {}): InputRow =>
  withoutLink(factInput(fact, { id: fact.id, ...own }));

/** The design is what others follow. */
function withoutLink(row: InputRow): InputRow {
  const { follows, ...own } = row;
  return follows === undefined ? row : own;
}

/** Releases whose storage CPU can be asked for. */
const RELEASES = VSPHERE_RELEASES.map(({ name }) => name).filter((name) =>
  VSAN_RELEASES.some((release) => name.startsWith(release)),
);

/** What an option consists of, below its headings. */
export const OPTION_INPUTS: readonly { heading: string; rows: readonly InputRow[] }[] = [
  {
    heading: "Each host",
    rows: [
      of(FACTS.sockets),
      of(FACTS.coresPerSocket),
      of(FACTS.clockGhz),
      of(DESIGN_FACTS.workPerGhz),
      of(FACTS.ramGib),
      of(FACTS.hostRamGib),
      of(DESIGN_FACTS.tierRatio),
      of(FACTS.disks),
      of(FACTS.diskTb),
      of(FACTS.nicPorts, { hint: "that carry vSAN at the same time" }),
      of(FACTS.nicGbit),
    ],
  },
  {
    heading: "Hosts, layout and reserves",
    rows: [
      of(FACTS.hosts, {
        label: "Hosts of each cluster",
        value: null,
        optional: true,
        hint: "empty: solved below",
      }),
      of(FACTS.raid),
      of(FACTS.failures, {
        value: null,
        optional: true,
        hint: `empty: 1 up to ${ONE_FAILURE_UP_TO.value} hosts of a cluster, 2 above`,
      }),
      {
        id: "bareMinimum",
        label: "Accept a cluster that cannot rebuild",
        value: "no",
        unit: "after the loss of a host",
        accepts: { oneOf: ["no", "yes"] },
        hint: "yes: the minimum hosts of the layout are enough",
      },
      of(FACTS.hostReserve),
      of(FACTS.opsReserve),
      of(FACTS.lfs),
      of(FACTS.other),
      of(FACTS.reduction),
      of(DESIGN_FACTS.cpuMax),
      of(DESIGN_FACTS.ramMax),
      of(DESIGN_FACTS.nicMax),
      of(DESIGN_FACTS.clusterMax),
      of(DESIGN_FACTS.existingHosts),
    ],
  },
  {
    heading: "Licenses and prices",
    rows: [
      of(FACTS.edition),
      of(DESIGN_FACTS.otherCores),
      of(FACTS.release, {
        accepts: { oneOf: RELEASES },
        hint: "storage CPU was measured on 8.0; others are assumptions",
      }),
      of(FACTS.corePrice, { label: "Price of a core" }),
      of(DESIGN_FACTS.tibPrice),
      of(DESIGN_FACTS.hostPrice),
    ],
  },
];

/** All of them, in their order. */
export const OPTION_ROWS: readonly InputRow[] = OPTION_INPUTS.flatMap(({ rows }) => rows);
