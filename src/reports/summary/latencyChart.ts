import type { Block } from "../../sheets/block";
import { chartBlock, type PlannedChart } from "../../sheets/chartBlock";
import type { CheckedRun } from "../checks/checkedRun";
import { count, figure } from "../findings/figure";
import type { ChartLabelPlace } from "../../workbook/spec";
import type { LatencyTurn, LoadPoint } from "../measures/latencyTurn";
import { pointId, type ChartPoints, type NamedPoint } from "./chartPoints";
import { pointLabels, shortName } from "./pointLabels";
import type { QueueCurve } from "./queueCurves";

const NAVY = "1F3864";
const ORANGE = "C2410C";
const GRAY = "A6A6A6";
const LIGHT = "A9BBDC";
const INK = "1F1F1F";

const CHART_ROWS = 17;

/** Characters of a line of a footnote. */
const LINE_CHARACTERS = 135;

type Series = PlannedChart["series"][number];

/** Whether the tests show where latency turns: the heading's answer, what the chart shows, and the chart. */
export function latencyChart(
  turn: LatencyTurn,
  drawn: ChartPoints,
  curves: readonly QueueCurve[],
  checked: readonly CheckedRun[],
): Block[] {
  const [answer, about] = answerOf(turn, drawn);
  const nameOf = ({ run }: LoadPoint): string => shortName(checked[run]?.label ?? "");
  const labels = pointLabels(drawn.points, turn.points, nameOf);
  const labeled = labels.filter((place) => place !== null).length;
  const text = [about, ...notDrawn(turn, drawn, labeled, checked.length)].join(" ");
  const top: Block = {
    height: 2,
    ids: () => ({}),
    draw: ({ row, columns }) => ({
      rowHeights: [{ rows: [row + 1, row + 1], points: text.length > LINE_CHARACTERS ? 25 : 15 }],
      cells: [
        {
          kind: "text",
          at: `A${row}`,
          text: `Where does latency turn? ${answer}`,
          style: "question",
          columns,
        },
        {
          kind: "note",
          at: `A${row + 1}`,
          text,
          columns,
          style: "pageFootnote",
        },
      ],
    }),
  };
  if (drawn.points.length === 0) return [top];
  const series =
    turn.kind === "load curve"
      ? loadCurve(drawn)
      : [
          ...curves.map(queueSeries),
          ...testSeries(
            turn.points.length,
            drawn.points.map((point, i) => ({ ...point, name: nameOf(point), label: labels[i] ?? null })),
          ),
        ];
  return [
    top,
    chartBlock(CHART_ROWS, [
      {
        kind: "scatter",
        title: "Latency by IOPS",
        description: "Mean latency of the tests against their IOPS.",
        columns: "A:I",
        bare: true,
        xTitle: "IOPS",
        yTitle: "Latency (ms)",
        xAxis: { minimum: 0, format: "#,##0" },
        yAxis: { minimum: 0, format: "General" },
        series,
      },
    ]),
  ];
}

/** What the chart does not show, and which tests it names where it has no room for all. */
function notDrawn(
  turn: LatencyTurn,
  { points, missedUnnamed }: ChartPoints,
  labeled: number,
  tests: number,
): string[] {
  const others = tests - turn.points.length;
  if (turn.kind === "load curve") {
    return others === 0 ? [] : [`${count(others, "other test")} of the report: sheet Results.`];
  }
  const unnamed = turn.points.length - points.length;
  const missed = missedUnnamed === 0 ? "" : ` (${count(missedUnnamed, "more test")} missed it)`;
  return [
    ...(unnamed === 0 && labeled < points.length
      ? [`Labeled where there is room: ${labeled} of ${count(points.length, "test")}.`]
      : []),
    ...(unnamed === 0 || points.length === 0
      ? []
      : [
          `Labeled where there is room, of ${count(turn.points.length, "test")}: highest IOPS, slowest, furthest above its target${missed}. Orange: target missed.`,
        ]),
    ...(others === 0 || turn.points.length === 0
      ? []
      : [`Not drawn: ${count(others, "test")} without IOPS or latency in the files.`]),
  ];
}

function answerOf(turn: LatencyTurn, { targetMs }: ChartPoints): [answer: string, about: string] {
  if (turn.points.length === 0) {
    return ["Not known.", "No test states both IOPS and latency."];
  }
  if (turn.kind === "load curve") {
    const { points, best, loads: kind } = turn;
    const plural = kind === "outstanding I/O" ? `${kind}s` : kind;
    const target = targetMs === null ? "" : ` Orange: the latency target of ${figure(targetMs)} ms.`;
    const loads = `One workload at ${count(points.length, "load")}; labels are ${kind}.${target}`;
    if (best === null) return [`Not up to ${figure(points.at(-1)?.load ?? 0)} ${plural}.`, loads];
    return [
      `Beyond ${figure(best.load ?? 0)} ${plural}: ${figure(best.iops)} IOPS at ${figure(best.latencyMs)} ms.`,
      `${loads} Beyond the best point, more load adds more latency than IOPS.`,
    ];
  }
  const { points, queues, onQueue } = turn;
  const tests =
    points.length === 1
      ? onQueue === 1
        ? " The test is on its line: it shows its queue, not where the cluster's latency turns."
        : ""
      : onQueue === 0
        ? ""
        : ` ${onQueue} of ${points.length} tests are on the line of their queue: they show the queue, not where the cluster's latency turns.`;
  const lines =
    queues.length === 0
      ? "The files do not state the outstanding I/O."
      : "Gray lines: latency that a fixed queue causes by itself (outstanding I/O ÷ IOPS).";
  return ["Not within these tests.", `${lines}${tests}`];
}

const at = (place: number) => ({
  categories: pointId("iops", place),
  values: pointId("latency", place),
});

function queueSeries({ id, outstanding }: QueueCurve): Series {
  return {
    name: `${outstanding.toLocaleString("en-US")} outstanding`,
    categories: `${id}.iops`,
    values: `${id}.latency`,
    color: GRAY,
    line: { widthPt: 1.5, dash: "dash" },
    marker: "none",
    labels: { shows: "name", place: "right", color: "7F7F7F", points: [3] },
  };
}

const LOOKS = {
  best: { color: NAVY, shape: "diamond", bold: true },
  missed: { color: ORANGE, shape: "square", bold: false },
  slowest: { color: NAVY, shape: "circle", bold: false },
  test: { color: NAVY, shape: "circle", bold: false },
} as const;

/** Each test by its name; of many, all in one light series, and those that matter by name on top of it. */
function testSeries(
  tests: number,
  named: readonly (NamedPoint & { name: string; label: ChartLabelPlace | null })[],
): Series[] {
  return [
    ...(named.length === tests
      ? []
      : [
          {
            name: "All tests",
            categories: { table: "Results", column: "IOPS" },
            values: { table: "Results", column: "Latency (ms)" },
            color: LIGHT,
            line: "none",
            marker: { shape: "circle", sizePt: 5 },
          } satisfies Series,
        ]),
    ...named.map(({ is, name, label }, i): Series => {
      const { color, shape, bold } = LOOKS[is];
      return {
        name,
        ...at(i),
        color,
        line: "none",
        marker: { shape, sizePt: 8 },
        ...(label === null
          ? {}
          : {
              labels: {
                shows: "name",
                place: label,
                ...(bold ? { bold } : {}),
                color: is === "missed" ? ORANGE : INK,
              },
            }),
      };
    }),
  ];
}

/** The loads as one line, each with its own label; where all have one target, that is a line too. */
function loadCurve({ points, targetMs }: ChartPoints): Series[] {
  return [
    ...(targetMs === null
      ? []
      : [
          {
            name: `target ${figure(targetMs)} ms`,
            categories: "target.iops",
            values: "target.latency",
            color: ORANGE,
            line: { widthPt: 2, dash: "dash" },
            marker: "none",
            labels: { shows: "name", place: "above", color: ORANGE, points: [0] },
          } satisfies Series,
        ]),
    {
      name: "Loads",
      categories: pointId("iops"),
      values: pointId("latency"),
      color: NAVY,
      line: { widthPt: 2.5 },
      marker: "none",
    },
    ...points.map(({ load, is }, i): Series => ({
      name: figure(load ?? 0),
      ...at(i),
      color: NAVY,
      line: "none",
      marker: is === "best" ? { shape: "diamond", sizePt: 11 } : { shape: "circle", sizePt: 7 },
      labels: {
        shows: "name",
        place: is === "best" ? "below" : "above",
        ...(is === "best" ? { bold: true } : {}),
        color: INK,
      },
    })),
  ];
}
