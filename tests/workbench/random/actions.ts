import { copyCells, fillDown, moveCells, pasteText } from "./clipboardActions";
import { checkDownload } from "./downloadCheck";
import { goToWorkbook } from "./namedActions";
import type { Done, Planner } from "./planner";
import { checkRecalculation } from "./recalculationCheck";
import { addSheet, deleteLines, deleteSheet, insertLines, renameSheet, switchSheet } from "./sheetActions";
import { readInAnotherTab, takeOver, typeIntoCopy } from "./tabActions";
import {
  changeInput,
  deleteCells,
  insertExample,
  overwrite,
  refusedEntry,
  typeFormula,
  typeValue,
} from "./typingActions";
import { createReport, insertTemplate, openTemplate, reloadPage } from "./workbookActions";

/** Does something with the workbook; `undefined` where the workbook has no place for it now. */
export type Action = (planner: Planner) => Promise<Done | undefined>;

/** What a planner does, and how often. */
export const ACTIONS: readonly (readonly [weight: number, action: Action])[] = [
  [8, typeValue],
  [8, typeFormula],
  [8, changeInput],
  [2, refusedEntry],
  [2, overwrite],
  [4, deleteCells],
  [4, insertExample],
  [4, pasteText],
  [4, copyCells],
  [2, moveCells],
  [2, fillDown],
  [8, (planner) => planner.undo()],
  [5, (planner) => planner.redo()],
  [3, insertLines],
  [3, deleteLines],
  [4, switchSheet],
  [1, renameSheet],
  [1, addSheet],
  [1, deleteSheet],
  [2, openTemplate],
  [1, insertTemplate],
  [1, createReport],
  [2, reloadPage],
  [3, goToWorkbook],
  [1, readInAnotherTab],
  [1, takeOver],
  [1, typeIntoCopy],
  [1, checkDownload],
  [2, checkRecalculation],
];

/** One of the actions, the heavier ones more often. */
export function chooseAction(planner: Planner): Action {
  const total = ACTIONS.reduce((sum, [weight]) => sum + weight, 0);
  let left = planner.below(total);
  for (const [weight, action] of ACTIONS) {
    left -= weight;
    if (left < 0) return action;
  }
  throw new Error("there are no actions");
}
