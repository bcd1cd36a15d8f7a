import { verify } from "../../taskpane/health/startVerifying";
import { find } from "../../taskpane/page";
import { showTab } from "../../taskpane/tabs";
import type { WorkbookDrawing } from "../../workbook/drawing";
import type { OpenedFile } from "./openedFile";

/**
 * Offers below the grid to verify a file whose results are not those of the grid. The values that are verified are those of the
 * file: the grid has calculated its own.
 *
 * @param drawing The workbook as the file has it.
 */
export function offerVerification({ file, unread }: OpenedFile, drawing: WorkbookDrawing): void {
  find("differing-text").textContent = `Formulas of ${file} have other results here than in the file.`;
  find("differing").hidden = false;
  const notices = [`The values are those of ${file} as it was opened.`];
  find("verify-file").addEventListener(
    "click",
    () => {
      showTab("health");
      find("tab-health").focus();
      find("differing").hidden = true;
      void verify(() => Promise.resolve({ drawing, ...unread, notices }));
    },
    { once: true },
  );
}
