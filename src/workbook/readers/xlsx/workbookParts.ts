import { MAX_SHEETS } from "./limits";
import type { Parts, Relation } from "./parts";
import { attribute, childOf, childrenOf, flagAttribute, relationId, type XmlNode } from "./xmlNode";

/** A sheet as the workbook lists it. */
export interface ListedSheet {
  name: string;
  /** Its part; `undefined` for one without cells, such as a sheet that is a chart. */
  part: string | undefined;
  isHidden: boolean;
}

/** The main part of a workbook, what it refers to, and its sheets in their order. */
export interface WorkbookParts {
  root: XmlNode;
  relations: Relation[];
  sheets: ListedSheet[];
}

/** Types of sheets without cells. */
const WITHOUT_CELLS = /^(?:chartsheet|dialogsheet|xl(?:Intl)?Macrosheet)$/i;

/**
 * Finds the main part and the sheets.
 *
 * @throws SyntaxError for an archive that is not a workbook of the kind .xlsx, or is a damaged one.
 */
export async function workbookParts(parts: Parts): Promise<WorkbookParts> {
  const main = (await parts.relations("")).find(({ type }) => type === "officeDocument");
  if (!main && parts.has("META-INF/manifest.xml"))
    throw new SyntaxError("it is an OpenDocument workbook (.ods): save it as .xlsx");
  if (!main) throw new SyntaxError("it is an archive without a workbook");
  if (/\.bin$/i.test(main.target)) throw new SyntaxError("it is a binary workbook (.xlsb): save it as .xlsx");
  const root = await parts.node(main.target);
  if (root.name !== "workbook") throw new SyntaxError("it is an Office file, but not a workbook");
  if (flagAttribute(childOf(root, "workbookPr"), "date1904"))
    throw new SyntaxError("it counts days from 1904: turn that off in Excel's options and save it again");
  const relations = await parts.relations(main.target);
  const names = new Set<string>();
  const taken = new Set<string>();
  const sheets = childrenOf(childOf(root, "sheets"), "sheet").map((node): ListedSheet => {
    const name = attribute(node, "name") ?? "";
    const id = relationId(node);
    const relation = relations.find((one) => one.id === id);
    if (name === "" || names.has(name.toLowerCase()))
      throw new SyntaxError(`it has two sheets ${JSON.stringify(name)}, or one without a name`);
    names.add(name.toLowerCase());
    const isHidden = (attribute(node, "state") ?? "visible") !== "visible";
    // Sheets of old macros name no part at all.
    if (id === "" || (relation && WITHOUT_CELLS.test(relation.type)))
      return { name, part: undefined, isHidden };
    if (relation?.type !== "worksheet" || taken.has(relation.target))
      throw new SyntaxError(`its sheet ${JSON.stringify(name)} has no part of its own`);
    taken.add(relation.target);
    return { name, part: relation.target, isHidden };
  });
  if (sheets.length > MAX_SHEETS) throw new SyntaxError(`it has more than ${MAX_SHEETS} sheets`);
  if (!sheets.some(({ part }) => part !== undefined)) throw new SyntaxError("it has no sheet with cells");
  return { root, relations, sheets };
}
