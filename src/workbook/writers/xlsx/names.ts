import { absoluteReference } from "../../absoluteReference";
import { columnsName, quotedSheet, rowsName } from "../../address";
import type { NameFeature, WorkbookDrawing } from "../../drawing";
import { FILTER_NAME, filteredCells } from "./filters";
import { storedFormula } from "./formulaDialect";
import { spreadsheetText, xmlElement, xmlText } from "./xml";

/** `<definedNames>`: the names, and those in which Excel keeps what of a sheet is printed and what is repeated. */
export function definedNames({ names, sheets }: WorkbookDrawing): string {
  const written = names.map((feature) => {
    const { name, comment } = feature;
    const about = comment === undefined ? undefined : spreadsheetText(comment);
    return {
      name,
      xml: xmlElement("definedName", { name, comment: about }, xmlText(spreadsheetText(targetOf(feature)))),
    };
  });
  sheets.forEach((sheet, localSheetId) => {
    for (const feature of sheet.features) {
      if (feature.kind === "filter") {
        const cells = xmlText(filteredCells(feature, sheet.name));
        const hidden = { name: FILTER_NAME, localSheetId, hidden: true };
        written.push({ name: FILTER_NAME, xml: xmlElement("definedName", hidden, cells) });
      }
      if (feature.kind !== "print") continue;
      const { area, repeatRows, repeatColumns } = feature.print;
      if (area !== undefined) {
        const name = "_xlnm.Print_Area";
        const cells = xmlText(absoluteReference({ sheet: sheet.name, range: area }));
        written.push({ name, xml: xmlElement("definedName", { name, localSheetId }, cells) });
      }
      // Excel wants the columns first.
      const lines = [
        ...(repeatColumns ? [columnsName(repeatColumns)] : []),
        ...(repeatRows ? [rowsName(repeatRows)] : []),
      ];
      if (lines.length === 0) continue;
      const titles = xmlText(lines.map((line) => `${quotedSheet(sheet.name)}!${line}`).join(","));
      const name = "_xlnm.Print_Titles";
      written.push({ name, xml: xmlElement("definedName", { name, localSheetId }, titles) });
    }
  });
  if (written.length === 0) return "";
  written.sort((a, b) => compare(a.name.toLowerCase(), b.name.toLowerCase()));
  return `<definedNames>${written.map(({ xml }) => xml).join("")}</definedNames>`;
}

function targetOf({ refersTo }: NameFeature): string {
  return "formula" in refersTo ? storedFormula(refersTo.formula) : absoluteReference(refersTo);
}

/** By code units: the order must not depend on the machine's language. */
function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
