import type { WorkbookDrawing } from "../../workbook/drawing";
import type { Grid } from "../grid/grid";
import { showLosses } from "../lossList";
import { addNotice } from "../notice";
import { offerVerification } from "./offerVerification";
import { differentResults } from "./differentResults";
import type { OpenedFile } from "./openedFile";

/**
 * Says below the grid what of a file is not in the workbook that was just opened from it, and which formulas have other results
 * than the file.
 *
 * @param drawing The workbook as the file has it.
 * @param tell Shows a message below the grid.
 */
export async function showOpenedFile(
  opened: OpenedFile,
  drawing: WorkbookDrawing,
  grid: Grid,
  tell: (message: string) => void,
): Promise<void> {
  await grid.calculated();
  const { file, losses } = opened;
  const different = await differentResults(drawing, grid);
  if (different.length > 0) offerVerification(opened, drawing);
  const all = [...losses, ...different];
  showLosses(all);
  if (all.length === 0) tell(`${file} is open, with all that it has.`);
  // A message is gone with the next cell that is selected.
  else addNotice(`${file} is open. What differs from the file is listed.`);
}
