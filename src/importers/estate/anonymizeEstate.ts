import { isVsan } from "../../model/estate/isVsan";
import type { ImportedEstate } from "./importEstate";
import type { EstateDiagnostic } from "./estateFormat";
import { isToolSheet } from "./isToolSheet";
import { isProductName, type ProductKind } from "./productNames";

/** What has names of its own. */
type Kind = "VM" | "host" | "cluster" | "datastore" | "datacenter" | "vCenter" | "file" | "text" | "pattern";

/** A name, and what stands for it. */
export interface Pseudonym {
  kind: string;
  name: string;
  pseudonym: string;
}

/** Digits of a number behind a kind. */
const DIGITS = 4;

/** Gives each name of a kind one pseudonym, the same each time; those that are known already keep theirs. */
class Pseudonyms {
  private readonly byName = new Map<string, string>();
  private readonly taken: Set<string>;
  private readonly last = new Map<Kind, number>();
  readonly all: Pseudonym[];

  constructor(known: readonly Pseudonym[], taken: Iterable<string>) {
    this.all = [...known];
    this.taken = new Set([...known.map(({ pseudonym }) => pseudonym), ...taken]);
    for (const { kind, name, pseudonym } of known) this.byName.set(`${kind}\n${name}`, pseudonym);
  }

  of(kind: Kind, name: string): string {
    const key = `${kind}\n${name}`;
    const known = this.byName.get(key);
    if (known !== undefined) return known;
    const pseudonym = this.next(kind, name);
    this.byName.set(key, pseudonym);
    this.all.push({ kind, name, pseudonym });
    return pseudonym;
  }

  ofAny(kind: Kind, name: string | null): string | null {
    return name === null ? null : this.of(kind, name);
  }

  private next(kind: Kind, name: string): string {
    const ending = kind === "file" ? (/\.(xlsx|xlsm|csv|zip)$/i.exec(name)?.[0] ?? "").toLowerCase() : "";
    for (let number = (this.last.get(kind) ?? 0) + 1; ; number++) {
      this.last.set(kind, number);
      const pseudonym = `${kind.toLowerCase()}-${String(number).padStart(DIGITS, "0")}${ending}`;
      if (this.taken.has(pseudonym)) continue;
      this.taken.add(pseudonym);
      return pseudonym;
    }
  }
}

/**
 * An estate whose names of VMs, hosts, clusters, datastores, datacenters, vCenters and files are pseudonyms, and texts that are not
 * those of products alone. One name has one pseudonym; numbers follow the order of the export.
 *
 * @param known Pseudonyms that names keep, of an earlier run.
 * @param taken What no further pseudonym may be, because it stands for another name elsewhere.
 * @param patterns Patterns of names: each has a pseudonym of its own.
 * @returns The estate, and every pseudonym with the name that it stands for.
 */
export function anonymizeEstate(
  imported: ImportedEstate,
  known: readonly Pseudonym[] = [],
  taken: Iterable<string> = [],
  patterns: readonly string[] = [],
): { imported: ImportedEstate; pseudonyms: Pseudonym[] } {
  const names = new Pseudonyms(known, taken);
  const { estate, sources, diagnostics, without } = imported;
  const place = <T extends { vcenter: string | null; datacenter: string | null; cluster: string | null }>(
    one: T,
  ): T => ({
    ...one,
    vcenter: names.ofAny("vCenter", one.vcenter),
    datacenter: names.ofAny("datacenter", one.datacenter),
    cluster: names.ofAny("cluster", one.cluster),
  });
  const product = (text: string | null, kind: ProductKind): string | null =>
    text === null || isProductName(text, kind) ? text : names.of("text", text);
  const vms = estate.vms.map((vm) => ({
    ...place(vm),
    os: product(vm.os, "system"),
    name: names.of("VM", vm.name),
    id: null,
    uuids: [],
    host: names.ofAny("host", vm.host),
    datastores: vm.datastores.map((name) => names.of("datastore", name)),
    source: sourceOf(vm.source, names),
  }));
  const hosts = estate.hosts.map((host) => ({
    ...place(host),
    name: names.of("host", host.name),
    esxVersion: product(host.esxVersion, "system"),
    cpuModel: product(host.cpuModel, "processor"),
  }));
  const datastores = estate.datastores.map((store) => ({
    ...store,
    name: names.of("datastore", store.name),
    // That charges hold replicas is no name.
    type:
      isVsan(store) && !isProductName(store.type ?? "", "datastore")
        ? "vsan"
        : product(store.type, "datastore"),
    vcenter: names.ofAny("vCenter", store.vcenter),
  }));
  for (const pattern of patterns) names.of("pattern", pattern);
  return {
    imported: {
      estate: { vms, hosts, datastores, rootPools: estate.rootPools.map(place) },
      sources: sources.map((source) => ({
        ...source,
        file: names.of("file", source.file),
        version: product(source.version, "system"),
      })),
      diagnostics: diagnostics.map((diagnostic) => ({
        ...diagnostic,
        file: names.of("file", diagnostic.file),
        sheet: sheetOf(diagnostic),
        message: messageOf(diagnostic, names),
      })),
      without: without.map((file) => names.of("file", file)),
    },
    pseudonyms: names.all,
  };
}

/** "export.xlsx, vInfo row 12" without the names of file and sheet. */
function sourceOf(source: string, names: Pseudonyms): string {
  const end = source.lastIndexOf(", ");
  const row = /row \d+$/.exec(source)?.[0];
  const file = names.of("file", end < 0 ? source : source.slice(0, end));
  return row === undefined ? file : `${file}, ${row}`;
}

function sheetOf({ sheet }: EstateDiagnostic): string | null {
  return sheet !== null && isToolSheet(sheet) ? sheet : null;
}

/** What a message quotes is a name, a cell or a header: headers of tools stay. */
function messageOf({ message, sheet }: EstateDiagnostic, names: Pseudonyms): string {
  const isTool = sheet === null || isToolSheet(sheet);
  return message.replace(/(column )?"(?:[^"\\]|\\.)*"/g, (quoted: string, column: string | undefined) => {
    if (column !== undefined) return isTool ? quoted : `${column}"…"`;
    const text = textOf(quoted);
    const pseudonym = names.all.find(({ name }) => name === text)?.pseudonym;
    return pseudonym === undefined ? '"…"' : JSON.stringify(pseudonym);
  });
}

function textOf(quoted: string): string {
  try {
    return String(JSON.parse(quoted));
  } catch {
    return quoted.slice(1, -1);
  }
}
