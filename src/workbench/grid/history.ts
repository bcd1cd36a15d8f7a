import { type IUndoRedoItem, LocalUndoRedoService } from "@univerjs/core";
import { renamed } from "./renamed";

/** The steps that can be undone and done again, the last one last. */
export interface Steps {
  undo: readonly IUndoRedoItem[];
  redo: readonly IUndoRedoItem[];
}

/** Univer's history of each workbook, which can be handed to the workbook that is opened in place of it. */
export class History extends LocalUndoRedoService {
  /** The steps of a workbook. */
  steps(workbookId: string): Steps {
    return {
      undo: [...(this._getUndoStack(workbookId) ?? [])],
      redo: [...(this._getRedoStack(workbookId) ?? [])],
    };
  }

  /** Gives a workbook the steps of another one: the same changes of the sheets that both have. */
  handOver({ undo, redo }: Steps, from: string, to: string): void {
    const forNew = (item: IUndoRedoItem) => renamed(item, from, to) as IUndoRedoItem;
    this._getUndoStack(to, true).splice(0, Infinity, ...undo.map(forNew));
    this._getRedoStack(to, true).splice(0, Infinity, ...redo.map(forNew));
    this.clearUndoRedo(from);
  }
}
