import { absoluteReference } from "../../absoluteReference";
import { quotedSheet } from "../../address";
import type { NameFeature, SheetDrawing } from "../../drawing";
import { storedFormula } from "./formulaDialect";
import type { Package } from "./package";
import { spreadsheetText, xmlAttribute, xmlText } from "./xml";

/** Writes the defined names and, for each sheet that repeats rows when printed, the name Excel keeps them in. */
export function addNames(
  pack: Package,
  names: readonly NameFeature[],
  sheets: readonly SheetDrawing[],
): void {
  const written = names.map(({ name, refersTo, comment }) => {
    const target = "formula" in refersTo ? storedFormula(refersTo.formula) : absoluteReference(refersTo);
    const about = comment === undefined ? "" : ` comment="${xmlAttribute(spreadsheetText(comment))}"`;
    return {
      name,
      xml: `<definedName name="${xmlAttribute(name)}"${about}>${xmlText(spreadsheetText(target))}</definedName>`,
    };
  });
  sheets.forEach((sheet, i) => {
    for (const feature of sheet.features) {
      if (feature.kind !== "print" || !feature.print.repeatRows) continue;
      const [first, last] = feature.print.repeatRows;
      const rows = xmlText(`${quotedSheet(sheet.name)}!$${String(first)}:$${String(last)}`);
      const name = "_xlnm.Print_Titles";
      written.push({
        name,
        xml: `<definedName name="${name}" localSheetId="${String(i)}">${rows}</definedName>`,
      });
    }
  });
  if (written.length === 0) return;
  written.sort((a, b) => compare(a.name.toLowerCase(), b.name.toLowerCase()));
  const xml = `<definedNames>${written.map((name) => name.xml).join("")}</definedNames>`;
  pack.replace("xl/workbook.xml", (workbook) => workbook.replace("</sheets>", () => `</sheets>${xml}`));
}

/** By code units: the order must not depend on the machine's language. */
function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
