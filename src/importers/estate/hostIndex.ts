import type { EstateHost } from "../../model/estate/estate";
import type { EstateDiagnostic, HeadedTable } from "./estateFormat";
import { namelessRows, rowCount } from "./rowCount";

const keyOf = (vcenter: string | null, name: string): string => `${vcenter ?? ""}\n${name}`.toLowerCase();

/** The hosts of an export, in any capitals, and what its other sheets say of them. */
export class HostIndex {
  /** All of them, in the order of the export. */
  readonly hosts: EstateHost[] = [];
  private readonly byPlace = new Map<string, EstateHost | null>();
  private readonly byName = new Map<string, EstateHost | null>();
  private readonly counts = new Map<
    HeadedTable,
    { nameless: number; repeated: number; namesakes: number; unmatched: number; first: string }
  >();

  /** Adds the host of a row, once for each vCenter and name; `null` where the row names none. */
  add(table: HeadedTable, host: EstateHost | null): void {
    const counts = this.countsOf(table);
    if (!host) {
      counts.nameless += 1;
      return;
    }
    const { vcenter, name } = host;
    const place = keyOf(vcenter, name);
    const isKnown = this.byPlace.has(place);
    if (isKnown && vcenter !== null) {
      counts.repeated += 1;
      return;
    }
    if (isKnown) counts.namesakes += 1;
    this.byPlace.set(place, isKnown ? null : host);
    const anywhere = name.toLowerCase();
    this.byName.set(anywhere, this.byName.has(anywhere) ? null : host);
    this.hosts.push(host);
  }

  /** The host that a row of another sheet is about: by vCenter and name, or by a name that only one host has. */
  find(table: HeadedTable, vcenter: string | null, name: string | null): EstateHost | null {
    const host = this.byPlace.get(keyOf(vcenter, name ?? "")) ?? this.byName.get((name ?? "").toLowerCase());
    if (host) return host;
    const counts = this.countsOf(table);
    if (counts.unmatched === 0) counts.first = name ?? "";
    counts.unmatched += 1;
    return null;
  }

  /** Rows that are not among the hosts, or not with them. Where the export lists no hosts, that is said elsewhere. */
  diagnostics(): EstateDiagnostic[] {
    return [...this.counts].flatMap(
      ([{ file, name: sheet }, { nameless, repeated, namesakes, unmatched, first }]) => {
        const messages = [
          ...(nameless > 0 ? [namelessRows(nameless, "host")] : []),
          ...(repeated > 0
            ? [
                `${rowCount(repeated, "is of a host", "are of hosts")} above (same name and vCenter): skipped, the first row of a host counts.`,
              ]
            : []),
          ...(namesakes > 0
            ? [
                `${rowCount(namesakes, "has", "have")} the name of a host above: counted as hosts of their own, without links.`,
              ]
            : []),
          ...(unmatched > 0 && this.hosts.length > 0
            ? [
                `${rowCount(unmatched, "belongs", "belong")} to no host, or to several of one name; the first is ${JSON.stringify(first)}: skipped.`,
              ]
            : []),
        ];
        return messages.map((message): EstateDiagnostic => ({
          ...{ severity: "warning", file, sheet, row: null, message },
        }));
      },
    );
  }

  private countsOf(table: HeadedTable) {
    const known = this.counts.get(table);
    if (known) return known;
    const counts = { nameless: 0, repeated: 0, namesakes: 0, unmatched: 0, first: "" };
    this.counts.set(table, counts);
    return counts;
  }
}
