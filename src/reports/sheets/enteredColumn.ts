import { describeAccepted, isAccepted } from "../../sheets/accepts";
import type { GridInputColumn } from "../../sheets/gridBlock";
import type { CalibratedRun } from "./calibratedRun";

/** A figure of the files that its input does not accept: the cell is blank instead. */
export interface RefusedFigure {
  label: string;
  header: string;
  value: number;
  accepted: string;
}

/** A column that begins with figures of the files, as far as its cells accept them. */
export interface EnteredColumn extends GridInputColumn {
  refused: RefusedFigure[];
}

/**
 * A column to type into that begins with a figure of each run. A figure that its cells do not accept is left blank and
 * listed: a workbook with it could not be created.
 */
export function enteredColumn(
  column: Omit<GridInputColumn, "values">,
  runs: readonly CalibratedRun[],
  read: (run: CalibratedRun) => number | null,
): EnteredColumn {
  const { accepts, header } = column;
  const refused: RefusedFigure[] = [];
  const values = runs.map((one) => {
    const value = read(one);
    if (value === null || isAccepted(value, accepts)) return value;
    refused.push({ label: one.label, header, value, accepted: describeAccepted(accepts) });
    return null;
  });
  return { ...column, values, refused };
}
