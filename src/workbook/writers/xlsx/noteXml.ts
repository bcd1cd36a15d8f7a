import { parseCell } from "../../address";
import { NAMESPACE, spreadsheetText, XML_HEADER, xmlText } from "./xml";

/** A remark for a cell. */
export interface CellNote {
  cell: string;
  text: string;
}

/** Who the remarks of our files are by. */
export const NOTE_AUTHOR = "HCI Planner";

export const COMMENTS_TYPE = "application/vnd.openxmlformats-officedocument.spreadsheetml.comments+xml";

/** A part of remarks around `<author>` and `<comment>` elements. */
export function commentsXml(authors: string, comments: string): string {
  return (
    `${XML_HEADER}<comments xmlns="${NAMESPACE.main}"><authors>${authors}</authors>` +
    `<commentList>${comments}</commentList></comments>`
  );
}

/** `<comment>` of a remark. `author` counts the part's authors from 0. */
export function commentXml({ cell, text }: CellNote, author: number): string {
  return `<comment ref="${cell}" authorId="${String(author)}"><text>${noteRun(text)}</text></comment>`;
}

/** The text of a remark, or of what is added to one. */
export function noteRun(text: string): string {
  return `<r><t xml:space="preserve">${xmlText(spreadsheetText(text))}</t></r>`;
}

/** A drawing around the boxes of remarks. */
export function noteDrawing(boxes: string): string {
  return (
    '<xml xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office" ' +
    'xmlns:x="urn:schemas-microsoft-com:office:excel">' +
    '<v:shapetype id="_x0000_t202" coordsize="21600,21600" o:spt="202" path="m,l,21600r21600,l21600,xe">' +
    `<v:stroke joinstyle="miter"/><v:path gradientshapeok="t" o:connecttype="rect"/></v:shapetype>${boxes}</xml>`
  );
}

/** Shape ids behind those that Excel gives, which count from 1025 a sheet. */
const FIRST_SHAPE = 900_000;

/** The hidden box in which the remark with a number is shown, to the right of its cell. */
export function noteBox({ cell, text }: CellNote, i: number): string {
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
