import type { ComparedMetricId } from "../../model/benchmark/comparedMetrics";

/** Tests of the baseline that are compared. */
export const TESTS = 24;

/** A table of results that is pasted: the baseline or a variant, with the sheet that it is pasted into. */
export interface ResultSet {
  /** Part of the ids of everything that belongs to it. */
  id: string;
  sheet: string;
  /** Row of the table of setups, from 1. */
  row: number;
}

const set = (id: string, sheet: string, row: number): ResultSet => ({ id, sheet, row });

export const BASELINE = set("base", "Baseline", 1);

export const VARIANTS: readonly ResultSet[] = Array.from({ length: 5 }, (_, i) =>
  set(`v${i + 1}`, `Variant ${i + 1}`, i + 2),
);

export const SETS: readonly ResultSet[] = [BASELINE, ...VARIANTS];

/** What the planner calls a set. */
export const nameOf = ({ row }: ResultSet): string => `INDEX({setup.name},${row})`;

/** The cells of the change of a metric against the baseline, in the order of the baseline's tests. */
export const changes = ({ id }: ResultSet, metric: ComparedMetricId): string => `{chg_${id}.${metric}}`;

/** A formula, or nothing where no results of a table are pasted. */
export const ifPasted = ({ id }: ResultSet, formula: string, otherwise = '""'): string =>
  `IF(COUNT({read_${id}.iops})=0,${otherwise},${formula})`;
