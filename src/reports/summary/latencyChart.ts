import type { Block } from "../../sheets/block";
import { chartBlock, type PlannedChart } from "../../sheets/chartBlock";
import type { ChartLabelPlace } from "../../workbook/spec";
import type { CheckedRun } from "../checks/checkedRun";
import { count, figure } from "../findings/figure";
import type { LatencyTurn, LoadPoint } from "../measures/latencyTurn";
import { targetMs } from "../measures/targetMs";
import { MOST_LISTED } from "../sheets/runListBlock";
import type { QueueCurve } from "./queueCurves";

const NAVY = "1F3864";
const ORANGE = "C2410C";
const GRAY = "A6A6A6";
const LIGHT = "A9BBDC";

/** More tests than these are drawn as one series, of which only those that matter have a name. */
const MOST_NAMED = 12;

const CHART_ROWS = 17;

type Series = PlannedChart["series"][number];

/** Whether the tests show where latency turns: the heading's answer, what the chart shows, and the chart. */
export function latencyChart(
  turn: LatencyTurn,
  curves: readonly QueueCurve[],
  checked: readonly CheckedRun[],
): Block[] {
  const drawn = turn.points.filter(({ run }) => run < MOST_LISTED);
  const [answer, about] = words(turn);
  const missing =
    drawn.length < turn.points.length
      ? ` The chart has ${drawn.length} of the ${turn.points.length} tests, the first ${MOST_LISTED} of the report; the sheet Results has all.`
      : "";
  const top: Block = {
    height: 2,
    ids: () => ({}),
    draw: ({ row, columns }) => ({
      cells: [
        {
          kind: "text",
          at: `A${row}`,
          text: `Where does latency turn? ${answer}`,
          style: "question",
          columns,
        },
        { kind: "note", at: `A${row + 1}`, text: `${about}${missing}`, columns, style: "pageFootnote" },
      ],
    }),
  };
  if (drawn.length === 0) return [top];
  const series =
    turn.kind === "load curve"
      ? loadCurve(drawn, turn.best)
      : [...curves.map(queueSeries), ...testSeries(drawn, checked)];
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

function words(turn: LatencyTurn): [answer: string, about: string] {
  if (turn.points.length === 0) {
    return ["Not known.", "No test states both IOPS and latency."];
  }
  if (turn.kind === "load curve") {
    const { points, best } = turn;
    const loads = `One workload at ${count(points.length, "load")}; labels are outstanding I/O.`;
    if (best === null)
      return [`Not up to ${figure(points.at(-1)?.outstanding ?? 0)} outstanding I/Os.`, loads];
    return [
      `Behind ${figure(best.outstanding ?? 0)} outstanding I/Os: ${figure(best.iops)} IOPS at ${figure(best.latencyMs)} ms.`,
      `${loads} Behind the best point, more load adds more latency than IOPS.`,
    ];
  }
  const { points, queues, onQueue } = turn;
  const tests =
    points.length === 1
      ? onQueue === 1
        ? " The test lies on its line: it shows its queue, not where the cluster's latency turns."
        : ""
      : onQueue === 0
        ? ""
        : ` ${onQueue} of ${points.length} tests lie on the line of their queue: they show the queue, not where the cluster's latency turns.`;
  const lines =
    queues.length === 0
      ? "The files do not state the outstanding I/O."
      : "Gray lines: latency that a fixed queue makes by itself (outstanding I/O ÷ IOPS).";
  return ["Not within these tests.", `${lines}${tests}`];
}

const at = (run: number) => ({ categories: `runs.iops.${run}`, values: `runs.latency.${run}` });

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

/** Each test by its name; of many, all in one light series and the ones that matter by name. */
function testSeries(points: readonly LoadPoint[], checked: readonly CheckedRun[]): Series[] {
  const most = points.reduce((a, b) => (b.iops > a.iops ? b : a));
  const slowest = points.reduce((a, b) => (b.latencyMs > a.latencyMs ? b : a));
  const missed = points.filter(({ run }) => isMissed(checked[run]));
  const named =
    points.length <= MOST_NAMED ? points : [...new Set([most, slowest, ...missed])].slice(0, MOST_NAMED);
  const places = labelPlaces(named);
  return [
    ...(named.length === points.length
      ? []
      : [
          {
            name: "Other tests",
            categories: "runs.iops",
            values: "runs.latency",
            color: LIGHT,
            line: "none",
            marker: { shape: "circle", sizePt: 5 },
          } satisfies Series,
        ]),
    ...named.map((point, i): Series => {
      const bad = missed.includes(point);
      const best = point === most;
      return {
        name: shortName(checked[point.run]?.label ?? ""),
        ...at(point.run),
        color: bad ? ORANGE : NAVY,
        line: "none",
        marker: { shape: bad ? "square" : best ? "diamond" : "circle", sizePt: 8 },
        labels: {
          shows: "name",
          place: places[i] ?? "right",
          ...(best ? { bold: true } : {}),
          color: bad ? ORANGE : "1F1F1F",
        },
      };
    }),
  ];
}

/** The label of a test beside its point: most tests are random. */
function shortName(label: string): string {
  return label.replace(/, random(?=,|$)/, "");
}

function isMissed(checked: CheckedRun | undefined): boolean {
  const target = checked ? targetMs(checked.run) : null;
  return target !== null && (checked?.run.results.latencyMs ?? 0) > target;
}

/** Points nearer to each other than these shares of the chart would have their labels over each other. */
const NEAR = { iops: 0.25, latency: 0.06 };

/** Beyond this share of the chart a label has no room to the right. */
const RIGHT_EDGE = 0.75;

/** Labels of near points stand above and below in turn, those at the right edge to the left. */
function labelPlaces(points: readonly LoadPoint[]): ChartLabelPlace[] {
  const right = Math.max(...points.map(({ iops }) => iops));
  const top = Math.max(...points.map(({ latencyMs }) => latencyMs));
  const areNear = (a: LoadPoint | undefined, b: LoadPoint | undefined): boolean =>
    a !== undefined &&
    b !== undefined &&
    Math.abs(a.iops - b.iops) / right < NEAR.iops &&
    Math.abs(a.latencyMs - b.latencyMs) / top < NEAR.latency;
  const sorted = [...points].sort((a, b) => a.iops - b.iops);
  let turn = 0;
  const places = new Map<LoadPoint, ChartLabelPlace>();
  sorted.forEach((point, i) => {
    const [before, after] = [areNear(sorted[i - 1], point), areNear(point, sorted[i + 1])];
    turn = before ? turn + 1 : 0;
    const beside = point.iops / right > RIGHT_EDGE ? "left" : "right";
    places.set(point, !before && !after ? beside : turn % 2 === 0 ? "above" : "below");
  });
  return points.map((point) => places.get(point) ?? "right");
}

function loadCurve(points: readonly LoadPoint[], best: LoadPoint | null): Series[] {
  return points.map((point, i): Series => ({
    name: figure(point.outstanding ?? 0),
    ...at(point.run),
    color: NAVY,
    line: "none",
    marker: point.run === best?.run ? { shape: "diamond", sizePt: 11 } : { shape: "circle", sizePt: 7 },
    labels: {
      shows: "name",
      place: i === points.length - 1 ? "above" : "right",
      ...(point.run === best?.run ? { bold: true } : {}),
    },
  }));
}
