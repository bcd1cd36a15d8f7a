import type { WorkbookDrawing } from "../../drawing";
import type { Written } from "../writer";
import { addCustomXml } from "./customXml";
import type { Deflate } from "./deflatedPart";
import { sortFeatures } from "./features";
import { addMetadata } from "./metadata";
import { Package } from "./package";
import { addProperties } from "./properties";
import { SharedTexts } from "./sharedTexts";
import { addSheet } from "./sheets";
import { StyleSheet } from "./styleSheet";
import { addTheme } from "./theme";
import type { WorkbookBuild } from "./workbookBuild";
import { addWorkbook } from "./workbookXml";

/**
 * Writes a workbook as the bytes of an .xlsx file, the same for the same drawing.
 *
 * @param newDeflate Makes another compression of a part than that which gives the same bytes on every machine.
 * @throws SpecError For a value that no cell can hold.
 */
export async function writeXlsx(
  drawing: WorkbookDrawing,
  newDeflate?: () => Deflate,
): Promise<Written<Uint8Array>> {
  // Loaded here: most commands write no workbook.
  const { strToU8, Zip, ZipPassThrough, Deflate } = await import("fflate");
  const pack = new Package({ strToU8, Zip, ZipPassThrough, Deflate }, newDeflate);
  const workbook: WorkbookBuild = {
    drawing,
    pack,
    styles: new StyleSheet(),
    texts: new SharedTexts(),
    tables: 0,
    charts: 0,
    dynamicArrays: false,
  };
  const builds = drawing.sheets.map(sortFeatures);
  const sheetRelations = builds.map((build, i) => addSheet(workbook, build, i + 1));
  addWorkbook(pack, drawing, sheetRelations);
  addTheme(pack);
  workbook.styles.addTo(pack);
  workbook.texts.addTo(pack);
  if (workbook.dynamicArrays) addMetadata(pack);
  addCustomXml(pack, drawing);
  addProperties(pack, drawing);
  return { output: pack.zipped(), losses: builds.flatMap(({ losses }) => losses) };
}
