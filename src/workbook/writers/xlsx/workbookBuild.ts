import type { WorkbookDrawing } from "../../drawing";
import type { Package } from "./package";
import type { SharedTexts } from "./sharedTexts";
import type { StyleSheet } from "./styleSheet";

/** What the sheets of a workbook share. */
export interface WorkbookBuild {
  drawing: WorkbookDrawing;
  pack: Package;
  styles: StyleSheet;
  texts: SharedTexts;
  /** Tables and charts are numbered over all sheets. */
  tables: number;
  charts: number;
  /** Is there a formula that is stored as a dynamic array? */
  dynamicArrays: boolean;
}
