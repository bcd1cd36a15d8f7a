import type { Diagnostic } from "../../../model/benchmark/diagnostic";
import type { SetupFact, SetupFactName, StorageKind } from "../../../model/benchmark/setupFact";
import { keyAndValue } from "./keyAndValue";
import { policyLayout } from "./policyLayout";

/** What `vsan.cfg` states about one datastore. */
export interface VsanDatastore {
  name: string;
  facts: SetupFact[];
}

/** A `vsan.cfg`: HCIBench writes one only when it tests vSAN. */
export interface VsanConfig {
  file: string;
  datastores: VsanDatastore[];
  diagnostics: Diagnostic[];
}

interface Field {
  name: SetupFactName;
  /** Whether it is a number, with a unit behind it or without. */
  number?: true;
}

/** HCIBench's keys, in lower case. It spells one of them wrong. */
const FIELDS: ReadonlyMap<string, Field> = new Map<string, Field>([
  ["vsan type", { name: "vsanType" }],
  ["number of hosts", { name: "hosts", number: true }],
  ["number of disks in the storage pool", { name: "poolDisks", number: true }],
  ["disk groups per host", { name: "diskGroups", number: true }],
  ["total cache disk size", { name: "cacheGb", number: true }],
  ["capacity disk per disk group", { name: "capacityDisks", number: true }],
  ["space efficiency", { name: "spaceEfficiency" }],
  ["data at-rest encryption", { name: "encryptionAtRest" }],
  ["data in-transit encryption", { name: "encryptionInTransit" }],
  ["data in-transit encrption", { name: "encryptionInTransit" }],
  ["fault tolerance preference", { name: "raidPreference" }],
  ["host primary fault tolerance", { name: "failuresToTolerate", number: true }],
  ["host secondary fault tolerance", { name: "secondaryFailures", number: true }],
  ["checksum disabled", { name: "checksumDisabled" }],
  ["capacity", { name: "capacityGib", number: true }],
  ["freespace", { name: "freeGib", number: true }],
]);

/** Begins the part of a datastore. */
const DATASTORES: readonly string[] = ["local vsan datastore name", "remote vsan datastore name"];

/** Ends the parts of the datastores. */
const HOSTS_MAP = "Cluster Hosts Map";

/** Reads `vsan.cfg`: a part per datastore under test, with a line per fact. */
export function parseVsanConfig(text: string, file: string): VsanConfig {
  const config: VsanConfig = { file, datastores: [], diagnostics: [] };
  for (const [index, content] of text.split(/\r?\n/).entries()) {
    if (content.startsWith(HOSTS_MAP)) break;
    const [key, value] = keyAndValue(content);
    const line = index + 1;
    const current = config.datastores.at(-1);
    if (DATASTORES.includes(key)) config.datastores.push({ name: value, facts: [] });
    else if (!current || value === "") continue;
    else if (key === "vsan esa enabled")
      current.facts.push(storage(value.toLowerCase() === "true", file, line));
    else addField(key, value, line, current, config);
  }
  for (const { facts } of config.datastores) complete(facts);
  return config;
}

function addField(
  key: string,
  value: string,
  line: number,
  { facts }: VsanDatastore,
  { file, diagnostics }: VsanConfig,
): void {
  const field = FIELDS.get(key);
  if (!field) return;
  const figure = field.number ? wholeNumber(value) : value;
  if (figure === null) {
    const message = `"${value}" is not a whole number: the line of vsan.cfg is skipped.`;
    diagnostics.push({ severity: "warning", code: "unreadable-setup", message, file, line });
  } else {
    facts.push({ name: field.name, value: figure, file, line });
  }
}

function storage(esa: boolean, file: string, line: number): SetupFact {
  return { name: "storage", value: (esa ? "vSAN ESA" : "vSAN OSA") satisfies StorageKind, file, line };
}

/** Adds what follows from several lines. Before ESA there was no line for it: disk groups are OSA's. */
function complete(facts: SetupFact[]): void {
  const of = (name: SetupFactName) => facts.find((fact) => fact.name === name);
  const [pool, groups] = [of("poolDisks"), of("diskGroups")];
  if (!of("storage") && (pool ?? groups)) {
    const { file, line } = pool ?? groups ?? { file: "", line: 0 };
    facts.unshift(storage(pool !== undefined, file, line ?? 0));
  }
  const [preference, failures] = [of("raidPreference"), of("failuresToTolerate")];
  if (of("storage")?.value !== "vSAN ESA" || !preference || !failures) return;
  // With a second level of failures the layout is that of each site, and of both together.
  if (of("secondaryFailures")?.value) return;
  const raid = policyLayout(String(preference.value), Number(failures.value));
  if (raid !== null) facts.push({ ...preference, name: "raid", value: raid });
}

/** Digits, with a unit behind them or without: `32768 GB`. */
function wholeNumber(value: string): number | null {
  const [digits = ""] = value.split(" ");
  return /^\d{1,9}$/.test(digits) ? Number(digits) : null;
}
