import { areaName } from "../../address";
import type { SheetFeature } from "../../drawing";
import { storedFormula } from "./formulaDialect";
import type { WorkbookBuild } from "./workbookBuild";
import { NAMESPACE, spreadsheetText, xmlAttribute, XML_HEADER, xmlElement, xmlList, xmlText } from "./xml";

export type TableFeature = Extract<SheetFeature, { kind: "table" }>;

const CONTENT_TYPE = "application/vnd.openxmlformats-officedocument.spreadsheetml.table+xml";

/** Adds the parts of a sheet's tables. Returns the sheet's `<tableParts>`, or nothing where there are no tables. */
export function addTables(
  workbook: WorkbookBuild,
  sheetPath: string,
  tables: readonly TableFeature[],
): string {
  const { pack } = workbook;
  const relations = tables.map((table) => {
    const id = ++workbook.tables;
    const part = `table${String(id)}.xml`;
    pack.add(`xl/tables/${part}`, tableXml(table, id), CONTENT_TYPE);
    return xmlElement("tablePart", { "r:id": pack.relate(sheetPath, "table", `../tables/${part}`) });
  });
  return xmlList("tableParts", relations);
}

function tableXml({ name, area, columns }: TableFeature, id: number): string {
  const ref = areaName(area);
  const columnXml = columns.map(({ header, formula, custom }, i) => {
    const start = `<tableColumn id="${String(i + 1)}" name="${xmlAttribute(spreadsheetText(header))}"`;
    if (formula === undefined || custom) return `${start}/>`;
    const stored = xmlText(spreadsheetText(storedFormula(formula, name)));
    return `${start}><calculatedColumnFormula>${stored}</calculatedColumnFormula></tableColumn>`;
  });
  return (
    `${XML_HEADER}<table xmlns="${NAMESPACE.main}" id="${String(id)}" name="${xmlAttribute(name)}" ` +
    `displayName="${xmlAttribute(name)}" ref="${ref}" totalsRowShown="0"><autoFilter ref="${ref}"/>` +
    `<tableColumns count="${String(columns.length)}">${columnXml.join("")}</tableColumns>` +
    '<tableStyleInfo name="TableStyleLight1" showFirstColumn="0" showLastColumn="0" showRowStripes="1" ' +
    'showColumnStripes="0"/></table>'
  );
}
