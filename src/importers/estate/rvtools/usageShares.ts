import type { EstateHost } from "../../../model/estate/estate";
import type { TableRow } from "../../tables/row";
import type { ColumnReader } from "../columnReader";
import type { EstateDiagnostic } from "../estateFormat";
import { quotedCell } from "../quotedCell";
import type { VHOST } from "./columns";

const COLUMNS = [
  // Turbo makes cores faster than the clock that is 100%.
  { field: "cpuUsage", share: "cpuUsageShare", header: "CPU usage %", most: 200 },
  { field: "ramUsage", share: "ramUsageShare", header: "Memory usage %", most: 100 },
] as const;

/** A number without a percent sign. */
interface Bare {
  host: EstateHost;
  value: number;
}

/** Cells of a column that are a higher percentage than a host can use. */
interface Excess {
  count: number;
  /** The first one. */
  row: number;
  value: string;
}

/**
 * Reads what hosts use, which RVTools writes as whole numbers of percent. A cell with the format of percentages holds 0.2 for 20%:
 * so does a column of numbers up to 1 that has a fraction. More than a host can use is another unit, such as the MHz
 * that vSphere calls overallCpuUsage, and unknown.
 */
export class UsageShares {
  private readonly bare = COLUMNS.map((column) => ({
    ...column,
    values: [] as Bare[],
    excess: null as Excess | null,
  }));

  constructor(private readonly columns: ColumnReader<keyof typeof VHOST>) {}

  /** Sets what a host uses. */
  read(host: EstateHost, row: TableRow): void {
    for (const column of this.bare) {
      const { field, share, most, values } = column;
      host[share] = this.columns.percent(row, field);
      const cell = this.columns.cell(row, field);
      if ((host[share] ?? 0) > most / 100) {
        host[share] = null;
        column.excess ??= { count: 0, row: row.number, value: quotedCell(cell) };
        column.excess.count += 1;
        continue;
      }
      if (host[share] === null || (typeof cell === "string" && cell.includes("%"))) continue;
      const value = this.columns.decimal(row, field);
      if (value !== null) values.push({ host, value });
    }
  }

  /** Decides what the numbers mean, once all rows are read. */
  close(): EstateDiagnostic[] {
    const { file, name: sheet } = this.columns.table;
    return this.bare.flatMap(({ share, header, most, values, excess }): EstateDiagnostic[] => {
      if (excess) {
        const { count, row, value } = excess;
        const more =
          count === 2 ? "is one more cell" : `are ${(count - 1).toLocaleString("en-US")} more cells`;
        const others = count === 1 ? "" : `, and so ${more}`;
        const message = `${value} in the column ${header} is more than ${most}%${others}: counted as unknown.`;
        return [{ severity: "warning", file, sheet, row, message }];
      }
      const fraction = values.find(({ value }) => value > 0 && value < 1);
      if (!fraction || values.some(({ value }) => value > 1)) return [];
      for (const { host, value } of values) host[share] = value;
      const message = `The column ${header} holds shares such as ${fraction.value}: read as percentages.`;
      return [{ severity: "warning", file, sheet, row: null, message }];
    });
  }
}
