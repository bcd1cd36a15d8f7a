import type { PrintSpec } from "../workbook/spec";
import type { Basis } from "./basis";
import type { Block } from "./block";

/** A sheet made of blocks, one below the other with a blank row between. */
export interface PlanSheet {
  name: string;
  blocks: readonly Block[];
  /** In characters, from column A on; the default suits inputs and results. */
  columnWidths?: readonly number[];
  /** Rows that stay in view. */
  freezeRows?: number;
  /** Are the lines between cells hidden on the screen? */
  hidesGridlines?: boolean;
  /** Does its first row name the customer already? */
  namesCustomer?: boolean;
  /** On one portrait page side by side, if not given. */
  print?: PrintSpec;
  /** Letter of the last column that is printed, where all of them would be too small to read; all if not given. */
  printThrough?: string;
  /** Blocks that are printed, from the first on: figures behind charts need no paper; all if not given. */
  printBlocks?: number;
  /** Columns that headings and paragraphs cover; six by default. */
  columns?: number;
  /** What it says, where it is the sheet of the plan's basis. */
  basis?: Basis;
}
