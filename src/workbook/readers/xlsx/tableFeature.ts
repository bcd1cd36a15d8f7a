import type { SheetFeature } from "../../drawing";
import type { FileTable } from "./fileTables";
import { readFormula, type KnownNames } from "./readFormula";

export type TableFeature = Extract<SheetFeature, { kind: "table" }>;

/** The feature of a table. Formulas that the description cannot say are left to their cells. */
export function tableFeature(table: FileTable, known: KnownNames): TableFeature {
  const { name, area, columns, sheet } = table;
  return {
    kind: "table",
    name,
    area,
    columns: columns.map(({ header, stored }) => {
      const read = stored === undefined ? undefined : readFormula(stored, { ...known, sheet, table });
      const formula = read?.isOfDialect ? read.formula : undefined;
      return { header, custom: false, ...(formula === undefined ? {} : { formula }) };
    }),
  };
}
