import type { EstateVm } from "../../../model/estate/estate";
import type { TableRow } from "../../tables/row";
import type { ColumnReader } from "../columnReader";
import type { EstateDiagnostic } from "../estateFormat";
import { namelessRows, rowCount } from "../rowCount";
import type { PERFORMANCE } from "./columns";
import { type Performance, performanceOf } from "./performanceOf";

/** Columns by which the sheets name a VM. */
type Columns = Pick<ColumnReader<"name" | "mobId">, "text" | "has">;

interface Named<T> {
  name: string;
  mobId: string | null;
  row: number;
  value: T;
}

type Reported = Pick<EstateDiagnostic, "severity" | "row" | "message">;

/**
 * Joins what the collector watched with its VMs: by MOB ID and name, or, where a sheet has no MOB ID, by a name that is in either
 * sheet once.
 */
export class PerformanceIndex {
  private readonly vms: Named<EstateVm>[] = [];
  private readonly measured: Named<Performance>[] = [];
  private hasIds = true;
  private nameless = 0;
  private readonly lowPeaks = new Map<
    string,
    { count: number; row: number; average: number; peak: number }
  >();

  addVm(vm: EstateVm, columns: Columns, row: TableRow): void {
    this.vms.push(this.named(vm.name, columns, row, vm));
  }

  /** A row of figures. */
  measure(columns: ColumnReader<keyof typeof PERFORMANCE>, row: TableRow): void {
    const name = columns.text(row, "name");
    if (name === null) this.nameless += 1;
    else this.measured.push(this.named(name, columns, row, this.withPeaks(performanceOf(columns, row), row)));
  }

  /** A peak is at least the average: where an export has less, the average counts as the peak. */
  private withPeaks(of: Performance, row: TableRow): Performance {
    const { iopsAverage, iopsPeak, cpuGhz, cpuGhzPeak } = of;
    const atLeast = (what: string, average: number | null, peak: number | null): number | null => {
      if (average === null || peak === null || peak >= average) return peak;
      const low = this.lowPeaks.get(what) ?? { count: 0, row: row.number, average, peak };
      this.lowPeaks.set(what, { ...low, count: low.count + 1 });
      return average;
    };
    return {
      ...of,
      iopsPeak: atLeast("IOPS", iopsAverage, iopsPeak),
      cpuGhzPeak: atLeast("vCPU (GHz)", cpuGhz, cpuGhzPeak),
    };
  }

  /** Gives each VM its figures. Answers with what was not joined, and how. */
  join(): Reported[] {
    const keyOf = ({ name, mobId }: Named<unknown>): string =>
      this.hasIds ? `${mobId ?? ""}\n${name}` : name;
    const vms = onlyOnes(this.vms, keyOf);
    const figures = onlyOnes(this.measured, keyOf);
    const missing: Named<Performance>[] = [];
    const doubtful: Named<Performance>[] = [];
    for (const one of this.measured) {
      const vm = vms.get(keyOf(one));
      if (vm && figures.get(keyOf(one))) Object.assign(vm.value, one.value);
      else (vm === undefined ? missing : doubtful).push(one);
    }
    return [
      ...(this.hasIds || this.measured.length === 0
        ? []
        : [
            {
              severity: "info" as const,
              row: null,
              message: "The column MOB ID is not in both sheets: VMs are matched by name.",
            },
          ]),
      ...(this.nameless > 0
        ? [{ severity: "warning" as const, row: null, message: namelessRows(this.nameless, "VM") }]
        : []),
      ...[...this.lowPeaks].map(([what, { count, row, average, peak }]): Reported => ({
        severity: "warning",
        row,
        message: `${rowCount(count, "has", "have")} a peak below the average of ${what}; the first has ${peak.toLocaleString("en-US")} and ${average.toLocaleString("en-US")}: the average counts as the peak.`,
      })),
      ...notJoined(missing, "to no VM of the sheet VMs"),
      ...notJoined(doubtful, "to VMs or rows of one name, which cannot be distinguished"),
    ];
  }

  private named<T>(name: string, columns: Columns, row: TableRow, value: T): Named<T> {
    if (!columns.has("mobId")) this.hasIds = false;
    return { name, mobId: columns.text(row, "mobId"), row: row.number, value };
  }
}

/** Those with a key by it; `null` where several have the same. */
function onlyOnes<T>(
  all: readonly Named<T>[],
  keyOf: (one: Named<T>) => string,
): Map<string, Named<T> | null> {
  const found = new Map<string, Named<T> | null>();
  for (const one of all) found.set(keyOf(one), found.has(keyOf(one)) ? null : one);
  return found;
}

/** A sentence about rows that were not joined. */
function notJoined(rows: readonly Named<unknown>[], where: string): Reported[] {
  const [first] = rows;
  if (!first) return [];
  const message = `${rowCount(rows.length, "belongs", "belong")} ${where}; the first is ${JSON.stringify(first.name)}: skipped.`;
  return [{ severity: "warning", row: first.row, message }];
}
