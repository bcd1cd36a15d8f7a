import { factName } from "../../facts/fact";
import { FACTS } from "../../facts/facts";
import type { Links } from "../../sheets/links";
import { singleCell } from "../../workbook/singleCell";
import { counted } from "../../model/units/counted";
import type { Spreadsheet } from "../spreadsheet";

/** The facts of a workbook. */
export interface WorkbookFacts {
  /** What templates may follow. */
  links: Links | undefined;
  /** Names of facts that do not refer to a single cell, as after their sheet or row was deleted. */
  lost: readonly string[];
}

/** The facts among the defined names of a workbook. Users may define names that begin alike. */
export async function workbookFacts({
  outline,
  read,
}: Pick<Spreadsheet, "outline" | "read">): Promise<WorkbookFacts> {
  const { names } = await outline();
  const formulas = new Map(names.map(({ name, formula }) => [name, formula]));
  const cells = Object.values(FACTS).flatMap((fact) => {
    const name = factName(fact);
    const formula = formulas.get(name);
    return formula === undefined ? [] : [{ name, cell: singleCell(formula) }];
  });
  const sheets = await read([...new Set(cells.flatMap(({ cell }) => cell?.sheet ?? []))]);
  const found = cells.flatMap(({ name, cell }) => {
    const sheet = cell && sheets.get(cell.sheet);
    return cell && sheet ? [{ name, cell, value: sheet.values[cell.row]?.[cell.column] ?? null }] : [];
  });
  const [first] = found;
  const values = new Map(found.map(({ name, value }) => [name, value]));
  return {
    links: first && { source: first.cell.sheet, values },
    lost: cells.map(({ name }) => name).filter((name) => !values.has(name)),
  };
}

/** Why no facts can be inserted into a workbook: each of their names is defined once. */
export function whyNoFacts({ links, lost }: WorkbookFacts): string | undefined {
  if (links) {
    const { source } = links;
    return `This workbook has facts already: sheet ${source}. Nothing was inserted. Templates that you insert follow sheet ${source}.`;
  }
  return lost.length === 0
    ? undefined
    : `${lostNames(lost)} Delete the names that begin with Plan_, then insert the facts.`;
}

/** A sentence about names that do not refer to a single cell. */
export function lostNames([first = "", ...more]: readonly string[]): string {
  const does = more.length === 0 ? "does" : `and ${counted(more.length, "more name")} do`;
  return `${first} ${does} not refer to a cell of this workbook.`;
}
