import type { GeneratedFile } from "../generatedFile";

export type Cell = string | number | boolean | null;

/** How a workbook is written. All of these are to be read alike. */
export interface WorkbookDialect {
  strings: "shared" | "inline" | "rich";
  /** Before the names of elements: `x:`. */
  prefix: string;
  /** Do cells say where they are? */
  references: boolean;
  /** Do the sheets stand before the texts that they refer to? */
  sheetsFirst: boolean;
}

const RELATION = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const PACKAGE = "http://schemas.openxmlformats.org/package/2006";
const CONTENT = "application/vnd.openxmlformats-officedocument.spreadsheetml";
const MAIN = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";

/** The parts of a workbook with these sheets. */
export function workbookParts(
  sheets: readonly { name: string; rows: readonly (readonly Cell[])[] }[],
  { strings, prefix: x, references, sheetsFirst }: WorkbookDialect,
): GeneratedFile[] {
  const texts = new Map<string, number>();
  const cell = (value: Cell, row: number, column: number): string => {
    const at = references ? ` r="${columnName(column)}${row + 1}"` : "";
    if (value === null || value === "") return references ? "" : `<${x}c/>`;
    if (typeof value === "number") return `<${x}c${at}><${x}v>${value}</${x}v></${x}c>`;
    if (typeof value === "boolean") return `<${x}c${at} t="b"><${x}v>${value ? 1 : 0}</${x}v></${x}c>`;
    if (strings === "inline")
      return `<${x}c${at} t="inlineStr"><${x}is><${x}t>${escaped(value)}</${x}t></${x}is></${x}c>`;
    const index = texts.get(value) ?? texts.size;
    texts.set(value, index);
    return `<${x}c${at} t="s"><${x}v>${index}</${x}v></${x}c>`;
  };
  const pages = sheets.map(({ rows }, i) => ({
    path: `xl/worksheets/sheet${i + 1}.xml`,
    text: `<${x}worksheet xmlns${x === "" ? "" : ":x"}="${MAIN}"><${x}dimension ref="A1"/><${x}sheetData>${rows
      .map(
        (row, r) =>
          `<${x}row${references ? ` r="${r + 1}"` : ""}>${row.map((value, c) => cell(value, r, c)).join("")}</${x}row>`,
      )
      .join("")}</${x}sheetData></${x}worksheet>`,
  }));
  const shared = {
    path: "xl/sharedStrings.xml",
    text: `<${x}sst xmlns${x === "" ? "" : ":x"}="${MAIN}">${[...texts.keys()].map((text) => sharedText(text, strings === "rich", x)).join("")}</${x}sst>`,
  };
  const workbook = [
    {
      path: "[Content_Types].xml",
      text: `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${CONTENT}.sheet.main+xml"/>${sheets.map((_, i) => `<Override PartName="/xl/worksheets/sheet${i + 1}.xml" ContentType="${CONTENT}.worksheet+xml"/>`).join("")}<Override PartName="/xl/sharedStrings.xml" ContentType="${CONTENT}.sharedStrings+xml"/></Types>`,
    },
    {
      path: "_rels/.rels",
      text: `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="a" Type="${RELATION}/officeDocument" Target="/xl/workbook.xml"/></Relationships>`,
    },
    {
      path: "xl/workbook.xml",
      text: `<workbook xmlns="${MAIN}" xmlns:r="${RELATION}"><sheets>${sheets.map(({ name }, i) => `<sheet name="${name}" sheetId="${i + 1}" r:id="s${i}"/>`).join("")}</sheets></workbook>`,
    },
    {
      path: "xl/_rels/workbook.xml.rels",
      text: `<Relationships xmlns="${PACKAGE}/relationships">${sheets.map((_, i) => `<Relationship Id="s${i}" Type="${RELATION}/worksheet" Target="worksheets/sheet${i + 1}.xml"/>`).join("")}<Relationship Id="t" Type="${RELATION}/sharedStrings" Target="sharedStrings.xml"/></Relationships>`,
    },
  ];
  const files = sheetsFirst ? [...pages, ...workbook, shared] : [...workbook, shared, ...pages];
  return files.map(({ path, text }) => ({ path, bytes: new TextEncoder().encode(text) }));
}

function sharedText(text: string, isRich: boolean, x: string): string {
  if (!isRich || text.length < 2) return `<${x}si><${x}t>${escaped(text)}</${x}t></${x}si>`;
  const run = (part: string) => `<${x}r><${x}t xml:space="preserve">${escaped(part)}</${x}t></${x}r>`;
  return `<${x}si>${run(text.slice(0, 1))}${run(text.slice(1))}<${x}rPh sb="0" eb="1"><${x}t>read aloud</${x}t></${x}rPh></${x}si>`;
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}

function columnName(column: number): string {
  const last = String.fromCharCode(0x41 + (column % 26));
  return column < 26 ? last : columnName(Math.floor(column / 26) - 1) + last;
}
