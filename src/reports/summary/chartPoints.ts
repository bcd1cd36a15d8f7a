import type { Block } from "../../sheets/block";
import { gridBlock } from "../../sheets/gridBlock";
import type { CheckedRun } from "../checks/checkedRun";
import type { LatencyTurn, LoadPoint } from "../measures/latencyTurn";
import { targetMs } from "../measures/targetMs";
import { testNumber } from "../checks/testNumber";
import { figureOfTest } from "../sheets/runListBlock";

/** Names that a chart has room for. */
const MAX_NAMED = 12;

/** A point with a series of its own in the chart of the first page. */
export interface NamedPoint extends LoadPoint {
  /** What makes it worth a name; all have one where there is room. */
  is: "best" | "missed" | "slowest" | "test";
}

/** What the chart of the first page draws apart from all tests, and what it has no room to name. */
export interface ChartPoints {
  points: readonly NamedPoint[];
  /** Tests that missed their target and have no name. */
  missedUnnamed: number;
  /** The latency target of all loads of a curve, in ms; `null` where they have none or several. */
  targetMs: number | null;
}

/**
 * The points of the chart that have a name: every load of a curve, else every test, and of more tests than there is room for
 * the one with the most IOPS, the slowest, and those that missed their target by most.
 */
export function chartPoints(turn: LatencyTurn, checked: readonly CheckedRun[]): ChartPoints {
  const { points } = turn;
  if (turn.kind === "load curve") {
    const targets = new Set(points.map(({ run }) => targetOf(checked[run])));
    const [target = null] = targets;
    return {
      points: points.map((point) => ({ ...point, is: point.run === turn.best?.run ? "best" : "test" })),
      missedUnnamed: 0,
      targetMs: targets.size === 1 ? target : null,
    };
  }
  const [first] = points;
  if (!first) return { points: [], missedUnnamed: 0, targetMs: null };
  const most = points.reduce((a, b) => (b.iops > a.iops ? b : a), first);
  const slowest = points.reduce((a, b) => (b.latencyMs > a.latencyMs ? b : a), first);
  const missed = points
    .filter((point) => timesTarget(point, checked) > 1)
    .sort((a, b) => timesTarget(b, checked) - timesTarget(a, checked));
  const all = [...new Set([most, slowest, ...missed, ...(points.length <= MAX_NAMED ? points : [])])];
  const named = all.slice(0, MAX_NAMED);
  return {
    points: named.map((point) => ({
      ...point,
      is: missed.includes(point)
        ? "missed"
        : point === most
          ? "best"
          : point === slowest
            ? "slowest"
            : "test",
    })),
    missedUnnamed: missed.filter((point) => !named.includes(point)).length,
    targetMs: null,
  };
}

function targetOf(checked: CheckedRun | undefined): number | null {
  return checked ? targetMs(checked.run) : null;
}

/** Latency of a test as a multiple of its target, 0 without one. */
function timesTarget({ run, latencyMs }: LoadPoint, checked: readonly CheckedRun[]): number {
  const target = targetOf(checked[run]);
  return target === null ? 0 : latencyMs / target;
}

/** Ids of the cells of a point, and of all points, in the order of `ChartPoints`. */
export const pointId = (figure: "iops" | "latency", place?: number): string =>
  place === undefined ? `points.${figure}` : `points.${figure}.${place}`;

/** The line of the target reaches a little beyond the last load. */
const BEYOND = 1.05;

/** The figures of the points, found by the numbers of their tests, and the ends of the line of a target. */
export function pointBlocks(drawn: ChartPoints, checked: readonly CheckedRun[]): Block[] {
  const { points, targetMs } = drawn;
  if (points.length === 0) return [];
  const grid = gridBlock({
    id: "points",
    heading: "Tests by name in the chart of the first page",
    rows: points.length,
    columns: [
      { id: "label", header: "Test", texts: points.map(({ run }) => checked[run]?.label ?? "") },
      { id: "test", header: "Number", format: "0", texts: points.map(({ run }) => testNumber(run)) },
      { id: "iops", header: "IOPS", format: "#,##0", formula: figureOfTest("IOPS", "[test]") },
      {
        id: "latency",
        header: "Latency (ms)",
        format: "0.00",
        formula: figureOfTest("Latency (ms)", "[test]"),
      },
    ],
  });
  const named: Block = {
    ...grid,
    ids: (row) => ({
      ...grid.ids(row),
      ...Object.fromEntries(
        points.flatMap((_, i) => [
          [pointId("iops", i), `C${row + 2 + i}`],
          [pointId("latency", i), `D${row + 2 + i}`],
        ]),
      ),
    }),
  };
  const target = gridBlock({
    id: "target",
    heading: "The latency target in the chart of the first page",
    rows: 2,
    columns: [
      {
        id: "iops",
        header: "IOPS",
        format: "#,##0",
        formula: ["0", `MAX({points.iops})*${BEYOND}`],
      },
      { id: "latency", header: "Latency (ms)", format: "0.00", texts: [targetMs ?? 0, targetMs ?? 0] },
    ],
  });
  return targetMs === null ? [named] : [named, target];
}
