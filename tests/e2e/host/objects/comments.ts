import { alreadyExists, notFound } from "../hostError";
import { HostObject, type ObjectType } from "../richApi/hostObject";
import type { Comment, Sheet } from "../workbook/sheet";
import type { Workbook } from "../workbook/workbook";
import { Cells, cellsOf } from "./cells";
import { rangeOf } from "./range";

/** The comments of the workbook, or those of one sheet. */
export interface CommentScope {
  workbook: Workbook;
  sheet: Sheet | undefined;
}

const COMMENT: ObjectType<Comment, Excel.Comment> = {
  name: "Comment",
  identity: ({ id }) => ({ Id: id }),
  get: { Id: ({ id }) => id, Content: ({ content }) => content },
  set: { Content: (comment, value) => void (comment.content = value) },
  call: {
    Delete: (comment) => void comment.sheet.comments.splice(comment.sheet.comments.indexOf(comment), 1),
    GetLocation: ({ sheet, row, column }) =>
      rangeOf(new Cells(sheet, [{ row, column, rows: 1, columns: 1 }])),
  },
};

const of = (comment: Comment): HostObject => HostObject.of(COMMENT, comment);
const all = ({ workbook, sheet }: CommentScope): Comment[] =>
  sheet?.comments ?? workbook.sheets.flatMap(({ comments }) => comments);

/** `Workbook.comments` and `Worksheet.comments`. */
export const COMMENTS: ObjectType<CommentScope, Excel.CommentCollection> = {
  name: "CommentCollection",
  call: {
    Add: ({ workbook, sheet: own }, [address, content]) => {
      const { sheet, area } = cellsOf(address, own ?? workbook.active);
      const { row, column } = area;
      if (sheet.comments.some((other) => other.row === row && other.column === column)) {
        throw alreadyExists("a comment on this cell");
      }
      const comment: Comment = { id: workbook.newId(), sheet, row, column, content: String(content) };
      sheet.comments.push(comment);
      return of(comment);
    },
    GetItem: (scope, [id]) => {
      const comment = all(scope).find((own) => own.id === id);
      if (!comment) throw notFound(`the comment ${id}`);
      return of(comment);
    },
    GetCount: (scope) => all(scope).length,
  },
  items: (scope) => all(scope).map(of),
};
