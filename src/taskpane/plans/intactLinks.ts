import { namesIn } from "../../workbook/linkedFormula";
import { singleCell } from "../../workbook/singleCell";
import type { WorkbookOutline } from "../spreadsheet";

/** Links whose names all refer to a cell of the workbook, the others, and the names of those that do not. */
export interface SortedLinks<T> {
  intact: T[];
  broken: T[];
  lostNames: string[];
}

/** Sorts links of inputs by whether what they follow is still in the workbook. */
export function intactLinks<T extends { formula: string }>(
  links: readonly T[],
  { sheets, names }: Pick<WorkbookOutline, "sheets" | "names">,
): SortedLinks<T> {
  const refersToCell = ({ formula }: { formula: string }): boolean => {
    const cell = singleCell(formula);
    return cell !== undefined && sheets.some((name) => name.toLowerCase() === cell.sheet.toLowerCase());
  };
  const present = new Set(names.filter(refersToCell).map(({ name }) => name.toLowerCase()));
  const lostIn = ({ formula }: T) => namesIn(formula).filter((name) => !present.has(name.toLowerCase()));
  return {
    intact: links.filter((link) => lostIn(link).length === 0),
    broken: links.filter((link) => lostIn(link).length > 0),
    lostNames: [...new Set(links.flatMap(lostIn))],
  };
}
