import type { CellValue, InputCell } from "../workbook/spec";

/** A cell by the name of its sheet and its address. */
export interface CellPlace {
  sheet: string;
  cell: string;
}

/** A formula whose saved value is not what its calculation gives. */
export interface DifferingCell extends CellPlace {
  formula: string;
  saved: CellValue;
  calculated: CellValue;
}

/** A formula that was not recalculated, and why. */
export interface UncoveredCell extends CellPlace {
  formula: string;
  because: string;
}

/** A cell of a plan that does not hold what the plan was written with. */
export interface ChangedCell extends CellPlace {
  /**
   * A formula that is another one, one that became a value, a constant of the method or a text that decides which is another one, a
   * name that means something else (its cell is the one that it should mean), or what is hidden: a sheet, rows or columns.
   */
  kind: "formula" | "overwritten" | "constant" | "text" | "name" | "hidden";
  /** The name, where it is one. */
  name?: string;
  /** What the cell holds: a formula with its `=`, or a value; what a name means; what is hidden, such as "rows 3 to 5". */
  holds: CellValue;
  /** What the plan has there; of a plan with imported figures what the cells around have. */
  expected: CellValue;
}

/** An input of a plan by its id and its label. */
export interface FoundInput {
  id: string;
  label: string;
  sheet: string;
  /** Its cell; `null` where it is not found. */
  cell: string | null;
}

/** The inputs of the plans, as far as they are not as they were drawn. */
export interface InputStates {
  /** Inputs that hold what they began with. */
  unchanged: number;
  blank: FoundInput[];
  /** Inputs that hold another value than they began with. */
  entered: (FoundInput & { value: InputCell["value"] })[];
  /** Inputs that followed a fact or hold a formula of the user now. */
  overtyped: (FoundInput & { value: InputCell["value"]; formula: string | null })[];
  /** Inputs that show an error. */
  failed: (FoundInput & { content: string })[];
  /** Inputs whose labels are not in the workbook any more. */
  missing: FoundInput[];
}

/** A plan of the workbook, and how its versions compare with those of this release. */
export interface PlanState {
  plan: string;
  product: string;
  method: string;
  evidence: string;
  /** Names of its sheets, as far as they are in the workbook. */
  sheets: string[];
  /** "current" where method and evidence are those of this release. */
  state: "current" | "older" | "newer";
  /** Why formulas were not compared with those that the plan was written with; `null` where they were. */
  notCompared: string | null;
  /** Were they not compared because the plan depends on imported files, so that no verification can? */
  isOfFiles: boolean;
}

/** What is known of a workbook once it was recalculated. */
export interface Verification {
  /** Formulas of the workbook; those whose value was recalculated, and those whose saved value is that. */
  formulas: number;
  recalculated: number;
  same: number;
  differing: DifferingCell[];
  /** Formulas that show #NAME?, because Excel had no add-in when it calculated them, and those that follow from them. */
  withoutAddIn: DifferingCell[];
  /** Formulas that wait for a result (#BUSY!), and those that follow from them: what they will show is not known. */
  busy: DifferingCell[];
  uncovered: UncoveredCell[];
  changed: ChangedCell[];
  /** Recalculated formulas that are values, because the workbook is a copy to be shared without the add-in. */
  copied: number;
  plans: PlanState[];
  /** Records of plans that cannot be read: what these plans were written with is not known. */
  damagedRecords: number;
  inputs: InputStates;
}

/** Does something of the workbook differ from what it should be? */
export function differs({ differing, withoutAddIn, changed, plans }: Verification): boolean {
  return (
    differing.length + withoutAddIn.length + changed.length > 0 ||
    plans.some(({ state }) => state !== "current")
  );
}

/** Was every formula recalculated? */
export function isWhole({ formulas, recalculated }: Verification): boolean {
  return formulas === recalculated;
}
