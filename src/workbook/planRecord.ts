/** An input of a plan: what it is called, where it was drawn, and what it held then. */
export interface RecordedInput {
  /** The same in every release: `hosts`, or `workloads.iops#3` for a cell of the third row of a grid. */
  id: string;
  sheet: string;
  /** Its cell, in A1. */
  at: string;
  /** Text of the label or header that it is found by when rows were inserted; "" where it has none. */
  label: string;
  /** The cell of that text, in A1. */
  labelAt: string;
  /** What the cell began with: never what a user typed. */
  default: string | number | boolean | null;
  /** The formula of facts that it follows, such as `Plan_Hosts`; its default is `null` then. */
  fact?: string;
}

/**
 * What a later release has to know of sheets that were drawn: which plan they are, how old its method and its evidence are, and
 * where its inputs are.
 */
export interface PlanRecord {
  /** Id of the template; or `report`, `comparison`, `facts`. */
  plan: string;
  /** Version of HCI Planner that made it. */
  product: string;
  /** Versions of the model: see `model/evidence/version.ts`. */
  method: string;
  evidence: string;
  /** Names of its sheets, in order. */
  sheets: string[];
  /** Names that it defined. */
  names: string[];
  inputs: RecordedInput[];
}

/** Marks the custom XML of a workbook that is a record. Its number is raised when what it holds changes its shape. */
export const RECORD_NAMESPACE = "urn:hci-planner:plan:1";
