/** Makes docs/performance.md and its plots from bench/results.json. */
import { CHARTS, type Chart } from "./charts";
import { LIMITS, SLOW_MACHINE } from "./limits";
import { MEASURES } from "./measures";
import { plot } from "./plot";
import { HEADINGS, cellsOf, isMet, type Row } from "./row";

/** What one measure found. */
export interface Measured {
  /** When it ended, ISO 8601. */
  at: string;
  /** Load average of the last minute as it began. */
  loadBefore: number;
  /** The same at its end. */
  loadAfter: number;
  machine: string;
  rows: readonly Row[];
}

/** What is kept in bench/results.json. */
export interface Results {
  /** Of the peers; `null` where one is not installed. */
  versions: Readonly<Record<string, string | null>>;
  /** By their name in `MEASURES`. */
  measures: Readonly<Record<string, Measured>>;
}

const INTRODUCTION = `# Performance

What users wait for, compared with the tools commonly used for the same work. \`npm run bench\` measures it all again and
prints one table, \`npm run bench -- import ipv4\` some of it, \`npm run bench -- growth\` the curves; \`--quick\` skips
the largest sizes. \`npm run bench -- --write\` writes this page and its plots from what it measured, kept in
\`bench/results.json\`.

- Times are medians: of 7 rounds within a process, of 3 rounds of processes, or of as many as begin within a minute. Rounds of
  HCI Planner and of a comparison tool alternate. Memory is the largest resident set of the rounds.
- The ratio is HCI Planner's figure divided by that of the comparison tool. For a rate (M/s), more is better.
- MB and KB are 10^6 and 10^3 bytes.`;

const PEERS = `## Comparison tools

\`npm ci --prefix bench\` installs ip-address and ipaddr.js, \`apt-get install unzip python3-xlsxwriter\` the other two; netmask and
PapaParse come with the project. A missing comparison tool is named, and its row is not evaluated.

HCIBench's own way of reading its results is not among them: it is a set of scripts inside of its appliance, and no registry
has it as a package. \`unzip -p\` replaces it: it inflates every file and reads none.`;

/** docs/performance.md. */
export function performancePage({ versions, measures }: Results): string {
  const rows = Object.values(measures).flatMap((measure) => measure.rows);
  const known = Object.entries(versions).map(([name, version]) => `${name} ${version ?? "not installed"}`);
  return [
    INTRODUCTION,
    summary(rows, measures),
    ...(rows.some((row) => isMet(row) === false) ? [SLOW_MACHINE] : []),
    ...Object.entries(measures).map(([name, measure]) => section(titleOf(name), measure)),
    `${PEERS}\n\nMeasured with ${known.join(", ")}.`,
    measuredWhen(measures),
  ]
    .join("\n\n")
    .concat("\n");
}

/** The heading over the rows of a measure. */
function titleOf(name: string): string {
  return MEASURES[name]?.title ?? name;
}

function summary(rows: readonly Row[], measures: Results["measures"]): string {
  const evaluated = rows.filter(({ goal }) => goal);
  const missed = evaluated.filter((row) => isMet(row) === false);
  const unknown = evaluated.filter((row) => isMet(row) === null);
  const count = `**${evaluated.length - missed.length - unknown.length} of ${evaluated.length} goals are met.**`;
  const list = (title: string, some: readonly { what: string }[]) =>
    some.length > 0 ? [`${title}: ${some.map(({ what }) => what).join("; ")}.`] : [];
  const absent = Object.keys(MEASURES).filter((name) => !measures[name]);
  return [
    count,
    ...(missed.length > 0 ? ["The others are marked NOT MET below, with the reason."] : []),
    ...list("Not measured", unknown),
    ...list(
      "Without figures",
      absent.map((name) => ({ what: `\`${name}\`` })),
    ),
  ].join(" ");
}

function section(title: string, { rows }: Measured): string {
  return [`## ${title}`, table(rows), ...limits(rows), ...plots(rows)].join("\n\n");
}

/** The table, without columns that are empty in all rows. */
function table(rows: readonly Row[]): string {
  const cells = rows.map(cellsOf);
  const used = HEADINGS.map((_, i) => i).filter((i) => cells.some((row) => row[i] !== ""));
  const line = (row: readonly string[]) =>
    `| ${used.map((i) => row[i]?.replaceAll("|", "\\|")).join(" | ")} |`;
  return [line(HEADINGS), `|${used.map(() => "---").join("|")}|`, ...cells.map(line)].join("\n");
}

/** What keeps rows from their goals. */
function limits(rows: readonly Row[]): string[] {
  const missed = rows.filter((row) => isMet(row) === false);
  return missed.map(({ id, what }) => `**${what}**: ${LIMITS[id] ?? "not explained yet."}`);
}

function plots(rows: readonly Row[]): string[] {
  const charts = [...new Set(rows.flatMap(({ curve }) => (curve ? [curve.chart] : [])))];
  return charts.map((chart) => `![${chartOf(chart).title}](performance/${chart}.svg)`);
}

/** A plot by its key. */
function chartOf(key: string): Chart {
  const chart = CHARTS[key];
  if (!chart) throw new Error(`there is no plot ${key}`);
  return chart;
}

function measuredWhen(measures: Results["measures"]): string {
  const lines = Object.entries(measures).map(
    ([name, { at, loadBefore, loadAfter, machine }]) =>
      `| ${titleOf(name)} | ${at.slice(0, 16).replace("T", " ")} | ${loadBefore} | ${loadAfter} | ${machine} |`,
  );
  return [
    "## When and where\n\nA load average above the number of cores means that times are longer than on a quiet machine, and that",
    "ratios scatter.\n",
    "| what | UTC | load average before | after | machine |",
    "|---|---|---|---|---|",
    ...lines,
  ].join("\n");
}

/** The plots by their file name without `.svg`: each shows the curves of all rows that name it. */
export function performancePlots({ measures }: Results): Record<string, string> {
  const curves = Object.values(measures).flatMap(({ rows }) =>
    rows.flatMap(({ curve }) => (curve ? [curve] : [])),
  );
  const charts = [...new Set(curves.map(({ chart }) => chart))];
  return Object.fromEntries(
    charts.map((chart) => {
      const series = curves.filter((curve) => curve.chart === chart).flatMap((curve) => curve.series);
      return [chart, plot(chartOf(chart), series)];
    }),
  );
}
