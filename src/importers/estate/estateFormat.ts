import type { ExportedEstate } from "../../model/estate/estate";
import type { RowOptions, Table } from "../tables/row";

/** A table whose header is known. */
export interface HeadedTable extends Table {
  /** Texts of the header by column. */
  header: readonly string[];
  /** Number of the header's row: what is above it is no data. */
  headerRow: number;
  /** The sheet of a tool that it is, by its name; that name where it is none. */
  sheet: string;
}

/** What an import of an estate has to say about a place in a file. */
export interface EstateDiagnostic {
  severity: "error" | "warning" | "info";
  file: string;
  sheet: string | null;
  row: number | null;
  message: string;
}

/** Where a part of an estate comes from. */
export interface EstateSource {
  file: string;
  tool: "rvtools" | "live-optics" | "csv";
  version: string | null;
  vms: number;
  hosts: number;
}

/** What was read of one export. */
export interface ReadEstate {
  estate: ExportedEstate;
  source: EstateSource;
  diagnostics: EstateDiagnostic[];
}

/** A reader of one kind of export. */
export interface EstateFormat {
  id: EstateSource["tool"];
  label: string;
  /** Those tables of a workbook or a folder that list the VMs of such an export: none where there is no such export. */
  listsIn(tables: readonly HeadedTable[]): HeadedTable[];
  /** @param file What the user calls the export. */
  read(tables: readonly HeadedTable[], file: string, options: RowOptions): Promise<ReadEstate>;
}
