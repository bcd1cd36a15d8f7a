import { absoluteAreaName, type Area, quotedSheet } from "../workbook/address";
import { excelTokens } from "../workbook/excelTokens";
import type { Token } from "../workbook/tokens";
import type { MovedCells } from "./movedCells";

/** A formula whose references mean the cells of the new workbook. */
export interface RepointedFormula {
  formula: string;
  /** References that are other ones now. */
  moved: number;
  /** References to cells, sheets and tables that the new workbook does not have: `#REF!` in the formula. */
  lost: string[];
  /** References to cells that are not carried: they mean the last value of these now. */
  kept: string[];
}

/** What formulas may refer to. */
export interface RepointTargets {
  cells: MovedCells;
  /** Tables that are gone, in lower case. */
  goneTables: ReadonlySet<string>;
  /** New names of tables and names, by the old ones in lower case. */
  renamed: ReadonlyMap<string, string>;
  /** Name of the sheet that keeps what is not carried. */
  keptOn: string;
}

/**
 * A formula of the earlier workbook as one of the new one.
 *
 * @param from The sheet that references without a sheet mean.
 * @param to The sheet that it is on in the new workbook; references to that one need no name.
 */
export function repointFormula(
  formula: string,
  from: string,
  to: string,
  targets: RepointTargets,
): RepointedFormula {
  const result: RepointedFormula = { formula: "", moved: 0, lost: [], kept: [] };
  const keptOn = `${quotedSheet(targets.keptOn)}!`;
  for (const token of excelTokens(formula)) {
    const text = repointed(token, from, to, targets);
    if (text === undefined) result.lost.push(token.text);
    else if (text !== token.text) result.moved += 1;
    if (text !== token.text && text?.startsWith(keptOn)) result.kept.push(token.text);
    result.formula += text ?? "#REF!";
  }
  return result;
}

/** The token in the new workbook; `undefined` where it has no such thing. */
function repointed(
  token: Token,
  from: string,
  to: string,
  { cells, goneTables, renamed }: RepointTargets,
): string | undefined {
  if (token.kind === "name") return renamed.get(token.text.toLowerCase()) ?? token.text;
  if (token.kind === "tableColumn") {
    const table = token.table.toLowerCase();
    if (goneTables.has(table)) return undefined;
    return (renamed.get(table) ?? token.table) + token.text.slice(token.table.length);
  }
  if (token.kind !== "ref") return token.text;
  const sheet = token.sheet ?? from;
  if (!cells.isOfPlan(sheet))
    return token.sheet === undefined && from !== to ? named(from, token.text) : token.text;
  return repointedCells(token.text, sheet, token.area, to, cells);
}

const CORNER = /^(\$?)[A-Za-z]{1,3}(\$?)\d+$/;

function repointedCells(
  text: string,
  sheet: string,
  area: Area,
  to: string,
  cells: MovedCells,
): string | undefined {
  const reference = text.slice(text.lastIndexOf("!") + 1);
  const corners = reference.split(":");
  const fixed = corners.map((corner) => CORNER.exec(corner));
  if (fixed.includes(null)) {
    // Whole columns and rows, and all that a formula fills.
    const now = cells.keepsPlaces(sheet) ? cells.sheet(sheet) : undefined;
    return now === undefined ? undefined : named(now, reference, to);
  }
  const target = cells.area({ sheet, area });
  if (!target) return undefined;
  const [start = "", end] = absoluteAreaName(target.area).split(":");
  const spelled = [start, end ?? (corners.length > 1 ? start : undefined)].flatMap((corner, i) => {
    const [, column = "", row = ""] = fixed[i] ?? fixed[0] ?? [];
    return corner === undefined ? [] : [marked(corner, column, row)];
  });
  return named(target.sheet, spelled.join(":"), to);
}

/** `$B$4` with the `$` that a reference had. */
function marked(corner: string, column: string, row: string): string {
  const [, letters = "", digits = ""] = corner.split("$");
  return column + letters + row + digits;
}

function named(sheet: string, cells: string, to?: string): string {
  return sheet === to ? cells : `${quotedSheet(sheet)}!${cells}`;
}
