import type { Evidence } from "../model/evidence/evidence";
import type { TableSpec } from "../workbook/spec";

/** A table of the evidence behind a sheet's figures: value, unit, how known, source. One row an entry. */
export function basisTable(name: string, basis: readonly Evidence[]): Omit<TableSpec, "at"> {
  const unique = [...new Set(basis)];
  return {
    name,
    columns: [
      { header: "What", style: "paragraph" },
      { header: "Value", style: "value" },
      { header: "Unit", style: "paragraph" },
      { header: "Evidence level", style: "value" },
      { header: "Source", style: "paragraph" },
      { header: "Date", style: "value" },
    ],
    rows: unique.map(({ value, unit, kind, source, note, because }) => [
      [source.locator, note ?? because].filter(Boolean).join(": "),
      value,
      unit,
      kind,
      source.title,
      source.date,
    ]),
  };
}
