import type { EstateHost } from "../../../model/estate/estate";
import type { TableRow } from "../../tables/row";
import type { ColumnReader } from "../columnReader";
import type { EstateDiagnostic } from "../estateFormat";
import type { VHOST } from "./columns";

const COLUMNS = [
  { field: "cpuUsage", share: "cpuUsageShare", header: "CPU usage %" },
  { field: "ramUsage", share: "ramUsageShare", header: "Memory usage %" },
] as const;

/** A number without a percent sign. */
interface Bare {
  host: EstateHost;
  value: number;
}

/**
 * Reads what hosts use, which RVTools writes as whole numbers of percent. A cell with the format of percentages holds 0.2 for 20%:
 * so does a column of numbers up to 1 that has a fraction.
 */
export class UsageShares {
  private readonly bare = COLUMNS.map((column) => ({ ...column, values: [] as Bare[] }));

  constructor(private readonly columns: ColumnReader<keyof typeof VHOST>) {}

  /** Sets what a host uses. */
  read(host: EstateHost, row: TableRow): void {
    for (const { field, share, values } of this.bare) {
      host[share] = this.columns.percent(row, field);
      const cell = this.columns.cell(row, field);
      if (host[share] === null || (typeof cell === "string" && cell.includes("%"))) continue;
      const value = this.columns.decimal(row, field);
      if (value !== null) values.push({ host, value });
    }
  }

  /** Decides what the numbers mean, once all rows are read. */
  close(): EstateDiagnostic[] {
    return this.bare.flatMap(({ share, header, values }) => {
      const fraction = values.find(({ value }) => value > 0 && value < 1);
      if (!fraction || values.some(({ value }) => value > 1)) return [];
      for (const { host, value } of values) host[share] = value;
      const { file, name: sheet } = this.columns.table;
      const message = `The column ${header} holds shares such as ${fraction.value}: read as percentages.`;
      return [{ severity: "warning", file, sheet, row: null, message } as const];
    });
  }
}
