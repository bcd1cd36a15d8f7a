import type { ReadLoss } from "../workbook/readers/readLoss";
import type { CellValue, InputCell } from "../workbook/spec";

/** A cell of the earlier workbook, as a person finds it. */
export interface EarlierCell {
  sheet: string;
  /** In A1; "" for what is no cell. */
  cell: string;
  /** What it is called there; "" where nothing names it. */
  label: string;
}

/** What a planner had typed and the new workbook holds. */
export interface CarriedCell extends EarlierCell {
  /** The value, or the formula with its `=`. */
  holds: InputCell["value"];
  /** Where it is now: `Hosts!C12`. */
  now: string;
}

/** What the new workbook does not hold, or holds in another way. */
export interface LostCell extends EarlierCell {
  /** The value, or the formula with its `=`. */
  holds: CellValue;
  because: string;
}

/** An input that holds what it began with, and would begin with something else today. */
export interface ChangedDefault extends EarlierCell {
  holds: CellValue;
  /** The default of this release. */
  now: CellValue;
}

/** An input that the earlier workbook did not have, with its default; its cell is that of the new workbook. */
export interface AddedInput extends EarlierCell {
  holds: CellValue;
}

/** A result that is another one in the new workbook. */
export interface ChangedResult extends EarlierCell {
  before: CellValue;
  now: CellValue;
  /** Where it is now: `Hosts!C12`. */
  at: string;
}

/** A plan that was brought to this release. */
export interface UpgradedPlan {
  plan: string;
  /** Versions that it was made with; of release 0.1.0 those of method and evidence are "0". */
  product: string;
  method: string;
  evidence: string;
}

/** What became of a workbook that was brought to this release. */
export interface UpgradeReport {
  plans: UpgradedPlan[];
  /** Plans of an earlier release that could not be written, because they come from files: their sheets are as they were. */
  left: { plan: string; sheets: readonly string[]; needs: string }[];
  /** Plans of this release that come from files: nothing was to be done, and their sheets are as they were. */
  kept: { plan: string; sheets: readonly string[] }[];
  carried: CarriedCell[];
  notCarried: LostCell[];
  /** Name of the sheet of the new workbook that keeps what is not carried; `null` where all was. */
  notCarriedSheet: string | null;
  /** Inputs that were carried with a value that this release does not accept there. */
  notAccepted: LostCell[];
  defaults: ChangedDefault[];
  added: AddedInput[];
  results: ChangedResult[];
  /** Sheets that the planner had added. */
  ownSheets: string[];
  /** Formulas of the planner that HCI Planner does not calculate: they show what they showed last. */
  notCalculated: LostCell[];
  /** What of the file was not read: where it is, and why. */
  notRead: ReadLoss[];
  /** References of formulas on them that mean other cells now, because their plan has other cells. */
  repointed: number;
}

/** A report without anything yet. */
export function emptyUpgradeReport(): UpgradeReport {
  return {
    ...{ plans: [], left: [], kept: [], carried: [], notCarried: [], notAccepted: [], notCalculated: [] },
    ...{ defaults: [], added: [], results: [], notRead: [], ownSheets: [], repointed: 0 },
    notCarriedSheet: null,
  };
}

/** Does the new workbook hold everything of the earlier one? */
export function isWhole({ left, notCarried, notRead }: UpgradeReport): boolean {
  return left.length + notCarried.length + notRead.length === 0;
}
