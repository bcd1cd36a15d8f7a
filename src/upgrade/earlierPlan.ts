import { EVIDENCE_VERSION, METHOD_VERSION } from "../model/evidence/version";
import type { EarlierInput } from "../workbook/enteredInputs";
import type { PlanRecord, RecordedInput } from "../workbook/planRecord";
import { VERSION } from "../workbook/product";
import type { RangeRef } from "../workbook/spec";
import type { ReleasedPlan } from "./released/releasedPlan";
import type { WrittenSheet } from "./released/writtenCells";

/** A plan of an earlier workbook, its sheets under the names that they have there by now. */
export interface EarlierPlan extends Omit<PlanRecord, "inputs"> {
  inputs: readonly EarlierInput[];
  /** Is it of a release without records? Its inputs have the ids of today then, whatever their rows are called. */
  isWithoutRecord: boolean;
  /** Are the rows of its grids found again by their names, such as those of tests? Else they are by their places. */
  hasNamedRows: boolean;
  /** Where cells with an id were drawn, as far as that is known. */
  cells: ReadonlyMap<string, RangeRef>;
  /** What was drawn besides the inputs, by sheet, as far as that is known. */
  written: ReadonlyMap<string, WrittenSheet>;
  /** Sheets to which the planner gave other names: those of today by those that they were drawn with. */
  renamed: ReadonlyMap<string, string>;
}

/** A plan by its record. */
export function recordedEarlier(record: PlanRecord): EarlierPlan {
  return {
    ...{ ...record, isWithoutRecord: false, hasNamedRows: true },
    ...{ cells: new Map(), written: new Map(), renamed: new Map() },
  };
}

/** A plan of a release without records, as that drew it. */
export function releasedEarlier({ record, cells, written }: ReleasedPlan): EarlierPlan {
  return { ...record, isWithoutRecord: true, hasNamedRows: false, cells, written, renamed: new Map() };
}

/** Was a plan made by this release, with its method and evidence? */
export function isOfThisRelease({
  product,
  method,
  evidence,
}: Pick<PlanRecord, "product" | "method" | "evidence">): boolean {
  return product === VERSION && method === METHOD_VERSION && evidence === EVIDENCE_VERSION;
}

/** The plan with other names for its sheets. Sheets that are not among them are left out. */
export function withSheetNames(plan: EarlierPlan, names: ReadonlyMap<string, string>): EarlierPlan {
  const renamed = <T extends { sheet: string }>(one: T): T[] => {
    const sheet = names.get(one.sheet);
    return sheet === undefined ? [] : [{ ...one, sheet }];
  };
  return {
    ...plan,
    sheets: plan.sheets.flatMap((name) => names.get(name) ?? []),
    // An input whose sheet is gone stays: it is missing then.
    inputs: plan.inputs.map((input): Omit<RecordedInput, "default"> & EarlierInput => ({
      ...input,
      sheet: names.get(input.sheet) ?? input.sheet,
    })),
    cells: new Map([...plan.cells].flatMap(([id, range]) => renamed(range).map((one) => [id, one] as const))),
    written: new Map(
      [...plan.written].flatMap(([name, sheet]) => {
        const now = names.get(name);
        return now === undefined ? [] : [[now, sheet] as const];
      }),
    ),
    renamed: new Map([...names].filter(([before, now]) => before !== now)),
  };
}
