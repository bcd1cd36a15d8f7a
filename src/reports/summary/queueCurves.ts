import type { Block } from "../../sheets/block";
import { gridBlock } from "../../sheets/gridBlock";
import type { LatencyTurn } from "../measures/latencyTurn";

/** Points of a curve. */
const POINTS = 15;

/** The curves reach a tenth beyond the tests. */
const BEYOND = 1.1;

const MS_PER_S = 1000;

/** A curve that can be seen in the chart: outstanding I/O, and the range of IOPS between which it is drawn. */
export interface QueueCurve {
  id: string;
  outstanding: number;
  from: number;
  to: number;
}

/** The latency that queues make by themselves, over the IOPS of the tests; only curves that cross the chart. */
export function queueCurves(turn: LatencyTurn): QueueCurve[] {
  if (turn.kind === "load curve" || turn.points.length === 0) return [];
  const to = BEYOND * turn.points.reduce((most, { iops }) => Math.max(most, iops), 0);
  const highest = BEYOND * turn.points.reduce((most, { latencyMs }) => Math.max(most, latencyMs), 0);
  return turn.queues
    .map((outstanding, i) => ({
      id: `queue${i}`,
      outstanding,
      from: Math.max((outstanding * MS_PER_S) / highest, to / 50),
      to,
    }))
    .filter(({ from }) => from < to);
}

/** The figures of the curves, for the chart of the first page. */
export function queueBlocks(curves: readonly QueueCurve[]): Block[] {
  return curves.map(({ id, outstanding, from, to }) =>
    gridBlock({
      id,
      heading: `Latency that ${outstanding.toLocaleString("en-US")} outstanding I/Os make by themselves`,
      rows: POINTS,
      columns: [
        {
          id: "iops",
          header: "IOPS",
          format: "#,##0",
          texts: Array.from({ length: POINTS }, (_, i) =>
            Number((from * (to / from) ** (i / (POINTS - 1))).toPrecision(6)),
          ),
        },
        {
          id: "latency",
          header: "Latency (ms)",
          format: "0.00",
          formula: `${outstanding}/[iops]*${MS_PER_S}`,
        },
      ],
    }),
  );
}
