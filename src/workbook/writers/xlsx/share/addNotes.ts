import { parseCell } from "../../../address";
import { NAMESPACE, XML_HEADER, spreadsheetText, xmlText } from "../xml";
import type { FileParts } from "./fileParts";

/** A remark for a cell. */
export interface CellNote {
  cell: string;
  text: string;
}

const AUTHOR = "HCI Planner";
const COMMENTS_TYPE = "application/vnd.openxmlformats-officedocument.spreadsheetml.comments+xml";
const VML_TYPE = "application/vnd.openxmlformats-officedocument.vmlDrawing";

/** Adds remarks to the cells of a sheet: behind those that it has, and into a remark that a cell has already. */
export function addNotes(parts: FileParts, sheet: string, notes: readonly CellNote[]): void {
  if (notes.length === 0) return;
  const added = addComments(parts, sheet, notes);
  // A cell that had a remark has its box, too.
  if (added.length > 0) addBoxes(parts, sheet, added);
}

/** Answers the notes whose cells had no remark before. */
function addComments(parts: FileParts, sheet: string, notes: readonly CellNote[]): CellNote[] {
  const [existing] = parts.targets(sheet, "comments");
  const path = existing?.path ?? freePath(parts, (n) => `xl/comments${String(n)}.xml`);
  let xml =
    parts.text(path) ??
    `${XML_HEADER}<comments xmlns="${NAMESPACE.main}"><authors></authors><commentList></commentList></comments>`;
  const author = xml.split("<author>").length - 1;
  xml = xml.replace("</authors>", `<author>${AUTHOR}</author></authors>`);
  const added = notes.filter(({ cell, text }) => {
    if (!existing) return true;
    const own = new RegExp(`(<comment\\b[^>]*\\sref="${cell}"(?:(?!</comment>).)*?)</text>`, "s");
    const extended = xml.replace(own, (_, start: string) => `${start}${runOf(`\n${text}`)}</text>`);
    const isNew = extended === xml;
    xml = extended;
    return isNew;
  });
  const comments = added.map(
    ({ cell, text }) =>
      `<comment ref="${cell}" authorId="${String(author)}"><text>${runOf(text)}</text></comment>`,
  );
  parts.write(
    path,
    xml.replace("</commentList>", () => `${comments.join("")}</commentList>`),
  );
  if (!existing) {
    parts.relate(sheet, "comments", path);
    addContentType(parts, `<Override PartName="/${path}" ContentType="${COMMENTS_TYPE}"/>`);
  }
  return added;
}

function addBoxes(parts: FileParts, sheet: string, notes: readonly CellNote[]): void {
  const id = /<legacyDrawing\b[^>]*\sr:id="([^"]*)"/.exec(parts.text(sheet) ?? "")?.[1];
  const existing = parts.targets(sheet, "vmlDrawing").find((target) => target.id === id);
  const path = existing?.path ?? freePath(parts, (n) => `xl/drawings/vmlDrawing${String(n)}.vml`);
  const boxes = notes.map((note, i) => box(note, i));
  parts.write(
    path,
    (parts.text(path) ?? EMPTY_DRAWING).replace(/<\/xml>\s*$/, () => `${boxes.join("")}</xml>`),
  );
  if (existing) return;
  addContentType(parts, `<Default Extension="vml" ContentType="${VML_TYPE}"/>`, /Extension="vml"/);
  const relation = parts.relate(sheet, "vmlDrawing", path);
  const element = `<legacyDrawing xmlns:r="${NAMESPACE.relationships}" r:id="${relation}"/>`;
  const xml = parts.text(sheet) ?? "";
  const at = xml.search(AFTER_LEGACY_DRAWING);
  parts.write(sheet, xml.slice(0, at) + element + xml.slice(at));
}

/** What the schema wants behind <legacyDrawing>; an <extLst> of conditional formats stands before it. */
const AFTER_LEGACY_DRAWING =
  /<(?:legacyDrawingHF|drawingHF|picture|oleObjects|controls|mc:AlternateContent|webPublishItems|tableParts)\b|<extLst>(?=(?:(?!<\/extLst>).)*<\/extLst>\s*<\/worksheet>)|<\/worksheet>/s;

const EMPTY_DRAWING =
  '<xml xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office" ' +
  'xmlns:x="urn:schemas-microsoft-com:office:excel">' +
  '<v:shapetype id="_x0000_t202" coordsize="21600,21600" o:spt="202" path="m,l,21600r21600,l21600,xe">' +
  '<v:stroke joinstyle="miter"/><v:path gradientshapeok="t" o:connecttype="rect"/></v:shapetype></xml>';

/** Shape ids behind those that Excel gives, which count from 1025 a sheet. */
const FIRST_SHAPE = 900_000;

/** The hidden box in which a remark is shown, to the right of its cell. */
function box({ cell, text }: CellNote, i: number): string {
  const { row, column } = parseCell(cell) ?? { row: 0, column: 0 };
  const rows = Math.min(12, 3 + Math.ceil(text.length / 40));
  const anchor = [column + 1, 15, row, 2, column + 5, 15, row + rows, 2].join(", ");
  return (
    `<v:shape id="_x0000_s${String(FIRST_SHAPE + i)}" type="#_x0000_t202" style="position:absolute;visibility:hidden" ` +
    'fillcolor="#ffffe1" o:insetmode="auto"><v:fill color2="#ffffe1"/><v:path o:connecttype="none"/>' +
    '<v:textbox style="mso-direction-alt:auto"/><x:ClientData ObjectType="Note"><x:MoveWithCells/><x:SizeWithCells/>' +
    `<x:Anchor>${anchor}</x:Anchor><x:AutoFill>False</x:AutoFill><x:Row>${String(row)}</x:Row>` +
    `<x:Column>${String(column)}</x:Column></x:ClientData></v:shape>`
  );
}

function runOf(text: string): string {
  return `<r><t xml:space="preserve">${xmlText(spreadsheetText(text))}</t></r>`;
}

function freePath(parts: FileParts, path: (n: number) => string): string {
  let n = 1;
  while (parts.text(path(n)) !== undefined) n += 1;
  return path(n);
}

function addContentType(parts: FileParts, element: string, unless?: RegExp): void {
  const path = "[Content_Types].xml";
  const types = parts.text(path) ?? "";
  if (unless?.test(types)) return;
  // Defaults stand before overrides.
  const start = element.startsWith("<Default");
  parts.write(
    path,
    start
      ? types.replace(/(<Types\b[^>]*>)/, (open) => open + element)
      : types.replace("</Types>", () => `${element}</Types>`),
  );
}
