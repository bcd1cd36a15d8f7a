import { cellName } from "../../address";
import type { SheetFeature } from "../../drawing";
import { COMMENTS_TYPE, commentsXml, commentXml, NOTE_AUTHOR, noteBox, noteDrawing } from "./noteXml";
import type { Package } from "./package";

export type NoteFeature = Extract<SheetFeature, { kind: "cellNote" }>;

/**
 * Adds the parts of a sheet's notes: their texts, and the boxes in which Excel shows them. Returns the sheet's
 * `<legacyDrawing>`, or nothing where there are no notes.
 */
export function addNotes(pack: Package, sheetPath: string, features: readonly NoteFeature[]): string {
  if (features.length === 0) return "";
  const number = /\d+/.exec(sheetPath)?.[0] ?? "";
  const notes = features.map(({ area, text }) => ({ cell: cellName(area.row, area.column), text }));
  const comments = notes.map((note) => commentXml(note, 0)).join("");
  pack.add(
    `xl/comments${number}.xml`,
    commentsXml(`<author>${NOTE_AUTHOR}</author>`, comments),
    COMMENTS_TYPE,
  );
  pack.add(`xl/drawings/vmlDrawing${number}.vml`, noteDrawing(notes.map(noteBox).join("")));
  pack.relate(sheetPath, "comments", `../comments${number}.xml`);
  return `<legacyDrawing r:id="${pack.relate(sheetPath, "vmlDrawing", `../drawings/vmlDrawing${number}.vml`)}"/>`;
}
