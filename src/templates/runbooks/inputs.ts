import { factInput, factName } from "../../facts/fact";
import { FACTS } from "../../facts/facts";
import type { Block } from "../../sheets/block";
import { gridBlock, type GridLink } from "../../sheets/gridBlock";
import { type Case, firstOf, quoted } from "../../sheets/formulaText";
import { inputBlock, type InputRow } from "../../sheets/inputBlock";
import { DEFAULT_RELEASE } from "../releaseSheet";
import { isReserved, isVmk, NO_ADDRESS } from "./addressTest";
import { sameNames } from "./sameNames";

/** Hosts of a cluster that the runbooks list at most. */
export const MAX_HOSTS = 16;

const DEFAULT_HOSTS = 6;

const YES_NO = ["yes", "no"];

/** The three ways of a host into maintenance, as the client names them, and the word of the command. */
export const MAINTENANCE_MODES = [
  { name: "Ensure accessibility", word: "ensureObjectAccessibility" },
  { name: "Full data migration", word: "evacuateAllData" },
  { name: "No data migration", word: "noAction" },
] as const;

/** A cell that is left empty until somebody knows what belongs there. */
function open(id: string, label: string, what: string, hint?: string): InputRow {
  return {
    id,
    label,
    value: null,
    unit: "",
    accepts: { text: what },
    ...(hint === undefined ? {} : { hint }),
  };
}

function choice(
  id: string,
  label: string,
  value: string,
  values: readonly string[],
  hint?: string,
): InputRow {
  return { id, label, value, unit: "", accepts: { oneOf: values }, ...(hint === undefined ? {} : { hint }) };
}

/** The name of a host, without its domain, as examples have it. */
const shortName = (i: number): string => `esx${String(i + 1).padStart(2, "0")}`;

const example = (i: number): string => `${shortName(i)}.example.com`;

const [DOMAIN, HOSTS] = [FACTS.domain, FACTS.hosts].map(factName);

/** A host's name in the domain of the plan, which may be blank. */
const nameInDomain = (i: number): string => `"${shortName(i)}"&IF(${DOMAIN}="","","."&${DOMAIN})`;

/** The name of a host of the plan, as far as it has so many. */
const nameOfPlan = (i: number): GridLink => ({ formula: `IF(${i + 1}>${HOSTS},"",${nameInDomain(i)})` });

/** Who does it, and when. */
export const CHANGE_INPUTS: readonly InputRow[] = [
  open("change", "Change number", "a text"),
  open("window", "Window", "a text", "from, to, time zone"),
  open("operator", "Operator", "a name"),
  open("second", "Second person", "a name", "signs every disruptive or destructive step"),
];

/** The cluster that the runbooks are for. */
export const CLUSTER_INPUTS: readonly InputRow[] = [
  factInput(FACTS.clusterName, { id: "cluster", value: "cluster01" }),
  factInput(FACTS.datacenter, { id: "datacenter", value: "dc01" }),
  factInput(FACTS.release, { id: "version", value: DEFAULT_RELEASE }),
  factInput(FACTS.architecture, { id: "architecture" }),
  choice("path", "Shutdown path", "guided", ["guided", "manual"], "guided where the version has it"),
  factInput(FACTS.mtu, { id: "mtu" }),
  factInput(FACTS.vcenter, { id: "vcenter", value: "vcsa01.example.com" }),
  choice("vcenterHere", "vCenter runs on this cluster", "yes", YES_NO),
  open("vcenterHost", "Host that runs vCenter", "a name", "write it down before the shutdown"),
  {
    id: "services",
    label: "AD and DNS VMs",
    value: "ad01, ad02",
    unit: "",
    accepts: { text: "names" },
    optional: true,
    hint: "that vCenter and the hosts need",
  },
  choice("servicesHere", "They run on this cluster", "yes", YES_NO),
  choice("witness", "Witness host", "no", YES_NO),
  open("witnessAddress", "Witness vSAN address", "an address"),
  factInput(FACTS.nsx, { id: "nsx", label: "NSX VMs on this cluster" }),
  choice("fileServices", "vSAN file services", "no", YES_NO),
  choice("vcls", "vCLS VMs on this cluster", "yes", YES_NO),
];

/** What single runbooks need beside the cluster. */
export function singleInputs(): Block {
  return inputBlock("Maintenance of one host", [
    {
      id: "oneHost",
      label: "Host",
      value: example(0),
      unit: "",
      accepts: { text: "a name" },
      optional: true,
      follows: nameInDomain(0),
    },
    choice(
      "mode",
      "Data of the host",
      MAINTENANCE_MODES[0].name,
      MAINTENANCE_MODES.map(({ name }) => name),
    ),
    factInput(FACTS.rawUsedTib, { id: "usedTib", value: 45 }),
    factInput(FACTS.rawTib, { id: "capacityTib", value: 90 }),
  ]);
}

/** What the repair of a membership entry needs. */
export function entryInputs(): Block {
  return inputBlock("Partition: the stale entry and the correct one", [
    open("staleAddress", "vSAN address of the stale entry", "an address"),
    open("staleUuid", "Node UUID of the stale entry", "a UUID"),
    open("newAddress", "vSAN address of the host", "an address"),
    open("newUuid", "Node UUID of the host", "a UUID", "from cmmds-tool whoami on that host"),
  ]);
}

/** What the recovery of a dump needs. */
export function dumpInputs(): Block {
  return inputBlock("Core dump", [
    open("dumpHost", "Host with the purple screen", "a name"),
    open("dumpFile", "Its dump file", "a path", "from esxcli system coredump file get"),
    {
      id: "dumpStore",
      label: "Datastore for the copy",
      value: "datastore01",
      unit: "",
      accepts: { text: "a name" },
      optional: true,
    },
  ]);
}

/** How often the address of this row is among the keys of a column. A formula. */
const occurs = (column: "management" | "address", key: string): string =>
  `SUMPRODUCT(1*({keys.${column}}=${key}))`;

/** What is wrong with an address of this row: it is empty, not an address, or one that no host has. */
const addressFindings = (column: "management" | "address", label: string): Case[] => [
  [`TRIM([${column}])=""`, quoted(`no ${label}`)],
  [`[keys.${column}]="${NO_ADDRESS}"`, quoted(`${label}: not an address`)],
  [isReserved(`[keys.${column}]`), quoted(`${label}: no host address`)],
  [`${occurs(column, `[keys.${column}]`)}>1`, quoted(`${label} used twice`)],
];

/** Problem with a host of the list. Commands are built of addresses and interfaces only: other text could hold a command. */
const FINDING = firstOf(
  [
    [
      'TRIM([name])=""',
      `IF(AND(TRIM([management])="",TRIM([vmk])="",TRIM([address])=""),"",${quoted("no name")})`,
    ],
    [`SUMPRODUCT(${sameNames("{hosts.name}", "[name]").join("+")})>1`, quoted("listed twice")],
    ...addressFindings("management", "management IP"),
    ['TRIM([vmk])=""', quoted("no vmk")],
    [`NOT(${isVmk("[vmk]")})`, quoted("not a vmk")],
    ...addressFindings("address", "vSAN IP"),
    [`${occurs("management", "[keys.address]")}>0`, quoted("vSAN IP is a management IP")],
  ],
  quoted("complete"),
);

/** The hosts, and what is missing of each. */
export function hostList(): Block {
  const defaults = Array.from({ length: DEFAULT_HOSTS }, (_, i) => i);
  return gridBlock({
    id: "hosts",
    heading: `Hosts: up to ${MAX_HOSTS}`,
    rows: MAX_HOSTS,
    columns: [
      {
        id: "name",
        header: "Host",
        accepts: { text: "a name" },
        values: defaults.map(example),
        follows: Array.from({ length: MAX_HOSTS }, (_, i) => nameOfPlan(i)),
      },
      {
        id: "management",
        header: "Management IP",
        accepts: { text: "an address" },
        values: defaults.map((i) => `172.31.218.${139 + i}`),
        follows: [],
      },
      {
        id: "vmk",
        header: "vSAN vmk",
        accepts: { text: "a vmk" },
        values: defaults.map(() => "vmk2"),
        follows: [],
      },
      {
        id: "address",
        header: "vSAN IP",
        accepts: { text: "an address" },
        values: defaults.map((i) => `172.31.219.${75 + i}`),
        follows: [],
      },
      {
        id: "finding",
        header: "Finding",
        formula: FINDING,
      },
      {
        id: "at",
        header: "Row",
        formula: Array.from({ length: MAX_HOSTS }, (_, i) => `IF(TRIM([name])="","",${i + 1})`),
        format: "0",
      },
    ],
  });
}
