import { parseArea } from "../../workbook/address";
import type { FormulaScope } from "../../workbook/excelFormula";
import type { SnapshotNames, SnapshotSheet } from "../../workbook/writers/univer/snapshot";
import { readReference } from "./readReference";
import type { TableFeature } from "./readTables";

/**
 * What of a workbook a formula of a user may name in a file.
 *
 * @param tables Those that the file has.
 * @param hasFunction Whether a custom function of an id exists.
 */
export function formulaScope(
  names: SnapshotNames,
  sheets: readonly SnapshotSheet[],
  tables: readonly TableFeature[],
  hasFunction: (id: string) => boolean,
): FormulaScope {
  const namedCells = namesOfCells(names);
  const sheetNames = new Set(sheets.map(({ name }) => name.toLowerCase()));
  const headers = new Map(
    tables.map(({ name, columns }) => [name.toLowerCase(), columns.map(({ header }) => header)]),
  );
  return {
    hasFunction,
    isOneCell: (name) => namedCells.has(name.toLowerCase()),
    hasSheet: (name) => sheetNames.has(name.toLowerCase()),
    headersOf: (table) => headers.get(table.toLowerCase()),
  };
}

/** Names that stand for one cell, in lower case. */
function namesOfCells(names: SnapshotNames): Set<string> {
  const isCell = ({ formulaOrRefString }: SnapshotNames[string]) => {
    const area = parseArea(readReference(formulaOrRefString)?.range ?? "");
    return area?.rows === 1 && area.columns === 1;
  };
  return new Set(Object.values(names).flatMap((name) => (isCell(name) ? [name.name.toLowerCase()] : [])));
}
