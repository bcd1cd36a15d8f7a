/** Members that Excel on the web cannot undo: a call of one clears the user's undo list. */
const ON_THE_WEB: readonly string[] = [
  "DocumentProperties.title",
  "DocumentProperties.subject",
  "DocumentProperties.author",
  "DocumentProperties.comments",
  "DocumentProperties.keywords",
  "DocumentProperties.category",
  "NamedItem.comment",
  "Workbook.insertWorksheetsFromBase64",
  "Worksheet.delete",
  "WorksheetProtection.protect",
  "WorksheetProtection.unprotect",
];

/** Those that Excel for Windows and Mac cannot undo. */
const ON_DESKTOP: readonly string[] = [
  "Workbook.insertWorksheetsFromBase64",
  "Worksheet.delete",
  "Worksheet.name",
  "Worksheet.position",
  "Worksheet.visibility",
  "WorksheetProtection.protect",
  "WorksheetProtection.unprotect",
];

const CLEARING = new Set([...ON_THE_WEB, ...ON_DESKTOP]);

/**
 * What the user can undo. Here, what one of the two kinds of Excel cannot undo clears it, as
 * https://learn.microsoft.com/office/dev/add-ins/excel/excel-add-ins-undo-capabilities lists it.
 */
export class UndoList {
  /** What the user did, oldest first. */
  entries: string[] = [];
  /** The members that cleared entries. */
  clearedBy: string[] = [];

  did(entry: string): void {
    this.entries.push(entry);
  }

  /** Takes note of a member that was set or called. */
  met(member: string): void {
    if (!CLEARING.has(member) || this.entries.length === 0) return;
    this.entries = [];
    this.clearedBy.push(member);
  }
}
