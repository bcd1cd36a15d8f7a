import { factInput, factLink, factName } from "../../facts/fact";
import { FACTS } from "../../facts/facts";
import { KEEP_FREE, LOGS_AND_TRACES } from "../../model/coreDump/osData";
import type { Block } from "../../sheets/block";
import { gridBlock } from "../../sheets/gridBlock";
import type { InputRow } from "../../sheets/inputBlock";

/** Kinds of hosts that the sheet takes. */
export const GROUPS = 8;

/** Excel would turn a plain "8.0" of a list into the number 8. */
const OBSERVED_VERSIONS = ["7.0 U3", "8.0 U3"];
const UNKNOWN_VERSION = "unknown";

/** The version of a plan's release, as far as dumps of it were observed. */
const RELEASE = factName(FACTS.release);
const RELEASE_OBSERVED = `OR(${OBSERVED_VERSIONS.map((version) => `${RELEASE}="${version}"`).join(",")})`;

/** The dump target on which a dump takes room of the boot device. */
export const OSDATA = "boot device";

const TARGETS = [OSDATA, "shared VMFS", "network"];

/** Grid `groups`: hosts, RAM, version and boot device of each kind of host. */
export function groups(): Block {
  return gridBlock({
    id: "groups",
    heading: "Host groups: fill in a row for each kind of host",
    rows: GROUPS,
    columns: [
      { id: "name", header: "Group", accepts: { text: "a name" }, values: ["vSAN hosts"] },
      {
        id: "hosts",
        header: "Hosts",
        accepts: { whole: [1, 1024] },
        values: [6],
        follows: [factLink(FACTS.hosts)],
        needed: true,
      },
      {
        id: "ram",
        header: "RAM per host (GiB)",
        accepts: FACTS.ramGib.accepts,
        values: [256],
        follows: [factLink(FACTS.ramGib)],
        needed: true,
      },
      {
        id: "esxi",
        header: "ESXi version",
        accepts: { oneOf: [UNKNOWN_VERSION, ...OBSERVED_VERSIONS] },
        values: [UNKNOWN_VERSION],
        follows: [{ formula: `IF(${RELEASE_OBSERVED},${RELEASE},"${UNKNOWN_VERSION}")` }],
      },
      {
        id: "boot",
        header: "Boot device (GiB)",
        accepts: FACTS.bootGib.accepts,
        values: [128],
        follows: [factLink(FACTS.bootGib)],
        needed: true,
      },
      {
        id: "kind",
        header: "Boot device kind",
        accepts: FACTS.bootKind.accepts,
        values: [FACTS.bootKind.value],
        follows: [factLink(FACTS.bootKind)],
        needed: true,
      },
      {
        id: "measured",
        header: "Measured dump file (GiB)",
        accepts: { decimal: [0.5, 1024] },
        values: [],
        hint: "Only if known: replaces the estimate.",
      },
    ],
  });
}

/** Name of the sheet of the groups. */
export const HOST_GROUPS = "Host groups";

/** Where dumps go, and what is kept free beside them. */
export const DUMP_TARGET: readonly InputRow[] = [
  {
    id: "target",
    label: "Dump target",
    value: OSDATA,
    unit: "",
    accepts: { oneOf: TARGETS },
  },
  {
    id: "keepFree",
    label: "Kept free",
    value: KEEP_FREE.value,
    unit: "%",
    accepts: { share: [0, 0.5] },
  },
  {
    id: "logs",
    label: "Logs and traces",
    value: Math.ceil(LOGS_AND_TRACES.value),
    unit: "GiB per host",
    accepts: { decimal: [0, 64] },
    hint: `measured ${LOGS_AND_TRACES.value} GiB`,
  },
];

/** What a shared store keeps, and what runs on the hosts. */
export const STORE: readonly InputRow[] = [
  {
    id: "zdumps",
    label: "Compressed dumps kept",
    value: 2,
    unit: "per host",
    accepts: { whole: [0, 20] },
  },
  {
    id: "storeGib",
    label: "Size of the dump store",
    value: null,
    unit: "GiB",
    accepts: { decimal: [0, 10_000_000] },
    optional: true,
    hint: "if hosts dump to one: free for dumps",
  },
  {
    id: "vsan",
    label: "vSAN enabled",
    value: "yes",
    unit: "",
    accepts: { oneOf: ["yes", "no"] },
    hint: "for information",
  },
  factInput(FACTS.nsx, { id: "nsx", hint: "for information" }),
];
