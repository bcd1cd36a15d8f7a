import type { SeriesPoint } from "../../../model/benchmark/benchmarkRun";
import type { Diagnostic } from "../../../model/benchmark/diagnostic";
import type { MemberGrid } from "./intervalGrid";
import { sumGrids } from "./intervalGrid";

/**
 * The time series of the members in a run's totals added up. A series of some of them would look like a test with
 * fewer VMs: it is given only where every member has one, and only for the time that all of them cover.
 *
 * @param grids One a member; `null` for a member without intervals. All are `null` when no series was asked for.
 * @param folder Where to point.
 */
export function memberSeries(
  grids: readonly (MemberGrid | null)[],
  folder: string,
): { series: SeriesPoint[] | null; diagnostics: Diagnostic[] } {
  const known = grids.flatMap((grid) => grid ?? []);
  const [first] = known;
  if (!first) return { series: null, diagnostics: [] };
  const warn = (message: string): Diagnostic[] => [
    { severity: "warning", code: "series-incomplete", message, file: folder, line: null },
  ];
  if (known.length < grids.length) {
    const message = `${folder}: ${grids.length - known.length} of ${grids.length} VMs have no intervals, so there is no time series.`;
    return { series: null, diagnostics: warn(message) };
  }
  if (known.some((grid) => grid.stepMs !== first.stepMs)) {
    const message = `${folder}: the VMs' intervals differ in length, so there is no time series.`;
    return { series: null, diagnostics: warn(message) };
  }
  const { points, leftOut } = sumGrids(known);
  const message = `${folder}: ${leftOut} intervals of the time series are skipped, because not all VMs cover them.`;
  return { series: points.length > 0 ? points : null, diagnostics: leftOut > 0 ? warn(message) : [] };
}
