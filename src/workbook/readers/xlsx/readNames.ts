import { areaName, parseArea } from "../../address";
import type { NameFeature } from "../../drawing";
import type { RangeRef } from "../../spec";
import { cellText } from "../../../importers/tables/cellText";
import type { Losses } from "./losses";
import { readFormula, type KnownNames } from "./readFormula";
import { attribute, childOf, childrenOf, flagAttribute, type XmlNode } from "./xmlNode";

/** A name as the file has it. */
export interface FileName {
  name: string;
  /** As the file stores it. */
  formula: string;
  comment: string | undefined;
  /** Number of the sheet that it is for alone. */
  sheet: number | undefined;
  isHidden: boolean;
}

/** The names of a file: those of users, and those in which Excel keeps what it prints. */
export function fileNames(workbook: XmlNode): FileName[] {
  return childrenOf(childOf(workbook, "definedNames"), "definedName").map((node) => {
    const sheet = attribute(node, "localSheetId");
    const comment = attribute(node, "comment");
    return {
      name: attribute(node, "name") ?? "",
      formula: cellText(node.text),
      comment: comment === undefined ? undefined : cellText(comment),
      sheet: sheet === undefined ? undefined : Number(sheet),
      isHidden: flagAttribute(node, "hidden"),
    };
  });
}

/** Names, in lower case, that stand for a LAMBDA. */
export function lambdasOf(names: readonly FileName[]): Set<string> {
  return new Set(
    names.flatMap(({ name, formula }) => (/^_xlfn\.LAMBDA\(/.test(formula) ? [name.toLowerCase()] : [])),
  );
}

/** Excel's own names begin like this. */
const OF_EXCEL = /^_xl/i;

/** Names of a sheet alone, in lower case. */
export function namesOfSheet(names: readonly FileName[]): Set<string> {
  return new Set(names.filter(({ name }) => !OF_EXCEL.test(name)).map(({ name }) => name.toLowerCase()));
}

/** The names of the whole workbook. */
export function readNames(names: readonly FileName[], known: KnownNames, losses: Losses): NameFeature[] {
  return names.flatMap(({ name, formula, comment, sheet, isHidden }): NameFeature[] => {
    if (OF_EXCEL.test(name)) return [];
    const lose = (because: string): NameFeature[] => {
      losses.name(name, because);
      return [];
    };
    if (sheet !== undefined) return lose("names of a single sheet are not imported");
    if (isHidden) return lose("a hidden name is not imported");
    const about = comment === undefined ? {} : { comment };
    const range = rangeOf(formula);
    if (range) return [{ kind: "name", name, refersTo: range, ...about }];
    const read = readFormula(formula, { ...known, sheet: "", isName: true });
    if (!read.isOfDialect) return lose("its meaning is not imported");
    return [{ kind: "name", name, refersTo: { formula: read.formula }, ...about }];
  });
}

/** `'Test results'!$A$1:$B$9` as a sheet and a range; `undefined` for anything else. */
export function rangeOf(formula: string): RangeRef | undefined {
  const [, quoted, plain, cells = ""] =
    /^(?:'((?:[^']|'')+)'|([^'!=(),\s]+))!(\$[A-Z]+\$\d+(?::\$[A-Z]+\$\d+)?)$/.exec(formula) ?? [];
  const area = parseArea(cells.replaceAll("$", ""));
  const sheet = quoted?.replaceAll("''", "'") ?? plain;
  // A file beside this one has its name in brackets.
  return area && sheet !== undefined && !sheet.includes("[") ? { sheet, range: areaName(area) } : undefined;
}
