import type { CellNote } from "../noteXml";
import {
  COMMENTS_TYPE,
  commentsXml,
  commentXml,
  NOTE_AUTHOR,
  noteBox,
  noteDrawing,
  noteRun,
} from "../noteXml";
import { NAMESPACE } from "../xml";
import type { FileParts } from "./fileParts";

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
  let xml = parts.text(path) ?? commentsXml("", "");
  const author = xml.split("<author>").length - 1;
  xml = xml.replace("</authors>", `<author>${NOTE_AUTHOR}</author></authors>`);
  const added = notes.filter(({ cell, text }) => {
    if (!existing) return true;
    const own = new RegExp(`(<comment\\b[^>]*\\sref="${cell}"(?:(?!</comment>).)*?)</text>`, "s");
    const extended = xml.replace(own, (_, start: string) => `${start}${noteRun(`\n${text}`)}</text>`);
    const isNew = extended === xml;
    xml = extended;
    return isNew;
  });
  const comments = added.map((note) => commentXml(note, author));
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
  const boxes = notes.map(noteBox);
  parts.write(
    path,
    (parts.text(path) ?? noteDrawing("")).replace(/<\/xml>\s*$/, () => `${boxes.join("")}</xml>`),
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
