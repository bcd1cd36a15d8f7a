import { strToU8, zipSync } from "fflate";

const MAIN = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
const OFFICE = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const PACKAGE = "http://schemas.openxmlformats.org/package/2006/relationships";

/** What a file of another program has, as XML. */
export interface ForeignFile {
  /** Inside of `<worksheet>`. */
  sheet?: string;
  /** Rows of cells. */
  rows?: string;
  /** Inside of `<workbook>`, behind its sheets. */
  workbook?: string;
  /** Before its sheets. */
  before?: string;
  /** Attributes of its sheet. */
  state?: string;
  styles?: string;
  texts?: string;
  /** Further parts by path. */
  parts?: Record<string, string>;
  /** Further relations of the sheet and of the workbook: type and target. */
  sheetRelations?: [string, string][];
  workbookRelations?: [string, string][];
}

/** The bytes of a workbook with one sheet, "Data", as another program writes it. */
export function foreignFile(file: ForeignFile): Uint8Array {
  const relations = (list: readonly (readonly [string, string])[]) =>
    `<Relationships xmlns="${PACKAGE}">${list
      .map(
        ([type, target], i) => `<Relationship Id="rId${i + 1}" Type="${OFFICE}/${type}" Target="${target}"/>`,
      )
      .join("")}</Relationships>`;
  const parts: Record<string, string> = {
    "[Content_Types].xml": "<Types/>",
    "_rels/.rels": relations([["officeDocument", "xl/workbook.xml"]]),
    "xl/workbook.xml": `<workbook ${MAIN} xmlns:r="${OFFICE}">${file.before ?? ""}<sheets><sheet name="Data" sheetId="1" r:id="rId1" ${file.state ?? ""}/></sheets>${file.workbook ?? ""}</workbook>`,
    "xl/_rels/workbook.xml.rels": relations([
      ["worksheet", "worksheets/sheet1.xml"],
      ["styles", "styles.xml"],
      ["sharedStrings", "sharedStrings.xml"],
      ...(file.workbookRelations ?? []),
    ]),
    "xl/worksheets/sheet1.xml": `<worksheet ${MAIN} xmlns:r="${OFFICE}"><sheetData>${file.rows ?? ""}</sheetData>${file.sheet ?? ""}</worksheet>`,
    "xl/worksheets/_rels/sheet1.xml.rels": relations(file.sheetRelations ?? []),
    "xl/styles.xml": file.styles ?? `<styleSheet ${MAIN}><cellXfs><xf/></cellXfs></styleSheet>`,
    "xl/sharedStrings.xml": `<sst ${MAIN}>${file.texts ?? ""}</sst>`,
    ...file.parts,
  };
  return zipSync(Object.fromEntries(Object.entries(parts).map(([path, xml]) => [path, strToU8(xml)])));
}
