import type { StoredWorkbook } from "../saved/storedWorkbook";
import type { UpgradeSection } from "../../upgrade/upgradeSections";
import type { ReadLoss } from "../../workbook/readers/readLoss";

/** What a page asks the worker that opens workbooks. */
export type OpenRequest =
  /** Read a file. `functions` are the ids of the custom functions that the grid has. */
  | { kind: "read"; file: File; functions: readonly string[] }
  /** Save what was read in this browser as a new workbook of this name. */
  | { kind: "save"; name: string }
  /** Hand over what was read, where the browser saves nothing. */
  | { kind: "take" };

export type OpenAnswer =
  | { kind: "found"; found: FoundWorkbook }
  | { kind: "saved"; key: string }
  | { kind: "taken"; stored: StoredWorkbook }
  | { kind: "failed"; message: string };

/** What a file holds, for a user who decides whether to open it. */
export interface FoundWorkbook {
  /** What the workbook is called if the user has no other name. */
  name: string;
  sheets: { name: string; rows: number; columns: number; charts: number }[];
  formulas: number;
  /** Was it made by HCI Planner? */
  isOwn: boolean;
  /** Releases of HCI Planner that made its plans. */
  releases: string[];
  /** Has it plans that an earlier release made? */
  isOlder: boolean;
  /** What became of it where it was brought to this release: how many cells were carried, and what differs. */
  upgrade?: { carried: number; sections: UpgradeSection[] };
  /** What of the file is not imported. */
  losses: ReadLoss[];
}
