import type { EstateHost, EstateVm, UsedBytes } from "../model/estate/estate";
import { completenessOf } from "../model/estate/completeness";
import { clustersOf, totalsOf } from "../model/estate/totals";
import type { ImportedEstate } from "../importers/estate/importEstate";
import { diagnosticsOf } from "../estate/diagnosticsOf";

type Field = string | number | null | UsedBytes;

/** Fields of a VM as programs read them. Names, once published, stay. */
const FIELDS: readonly (readonly [name: string, of: (vm: EstateVm) => Field])[] = [
  ["name", ({ name }) => name],
  ["vcenter", ({ vcenter }) => vcenter],
  ["datacenter", ({ datacenter }) => datacenter],
  ["cluster", ({ cluster }) => cluster],
  ["host", ({ host }) => host],
  ["power", ({ power }) => power],
  ["scope", ({ scope }) => scope],
  ["why", ({ why }) => why],
  ["class", () => "General"],
  ["vcpu", ({ vcpu }) => vcpu],
  ["cpuGhz", ({ cpuGhz }) => cpuGhz],
  ["cpuGhzPeak", ({ cpuGhzPeak }) => cpuGhzPeak],
  ["ramBytes", ({ ramBytes }) => ramBytes],
  ["ramActiveBytes", ({ ramActiveBytes }) => ramActiveBytes],
  ["diskBytes", ({ diskBytes }) => diskBytes],
  ["usedBytes", ({ usedBytes }) => usedBytes],
  ["usedBasis", ({ usedBasis }) => usedBasis],
  ["provisionedBytes", ({ provisionedBytes }) => provisionedBytes],
  ["iopsAverage", ({ iopsAverage }) => iopsAverage],
  ["iopsPeak", ({ iopsPeak }) => iopsPeak],
  ["readShare", ({ readShare }) => readShare],
  ["ioSizeBytes", ({ ioSizeBytes }) => ioSizeBytes],
  ["os", ({ os }) => os],
  ["source", ({ source }) => source],
];

/** Fields of a host, in their order. */
const HOST_FIELDS = [
  ...["name", "cluster", "sockets", "coresPerSocket", "clockGhz", "ramBytes", "esxVersion", "cpuModel"],
  ...["nicGbit", "vcenter", "cpuUsageShare", "cpuPeakShare", "ramUsageShare", "iopsAverage", "iopsPeak"],
  "datacenter",
] as const satisfies readonly (keyof EstateHost)[];

type FlatField = string | number | null;

/** Fields that came later, behind those that were published. */
const ADDED = [
  "cpuReadyShare",
  "ramConsumedBytes",
  "rawBytes",
  "snapshotBytes",
  "hasTools",
  "obstacles",
] as const;

/** A field on one line: a list with semicolons, a truth value as a word. */
function flat(value: boolean | number | null | readonly string[]): FlatField {
  if (typeof value === "boolean") return String(value);
  return typeof value === "object" ? (value?.join("; ") ?? null) : value;
}

/** The fields of a VM as one flat record: those of used capacity at the end. */
export const FLAT_FIELDS: readonly (readonly [name: string, of: (vm: EstateVm) => FlatField])[] = [
  ...FIELDS.filter(([name]) => name !== "usedBytes").map(
    ([name, of]) => [name, of as (vm: EstateVm) => FlatField] as const,
  ),
  ["usedLowBytes", ({ usedBytes }) => usedBytes?.low ?? null],
  ["usedPlanBytes", ({ usedBytes }) => usedBytes?.plan ?? null],
  ["usedHighBytes", ({ usedBytes }) => usedBytes?.high ?? null],
  ...ADDED.map((name) => [name, (vm: EstateVm) => flat(vm[name])] as const),
];

/** An estate as one JSON document. */
export function estateDocument(imported: ImportedEstate): object {
  const { estate, sources } = imported;
  const { vms, hosts, rootPools } = estate;
  return {
    vms: vms.map((vm) =>
      Object.fromEntries([
        ...FIELDS.map(([name, of]) => [name, of(vm)] as const),
        ...ADDED.map((name) => [name, vm[name]] as const),
      ]),
    ),
    hosts: hosts.map((host) => Object.fromEntries(HOST_FIELDS.map((name) => [name, host[name]]))),
    clusters: clustersOf(vms),
    totals: totalsOf(vms.filter(({ scope }) => scope === "full")),
    totalsAll: totalsOf(vms),
    completeness: completenessOf(estate),
    sources,
    diagnostics: diagnosticsOf(imported),
    rootPools,
  };
}
