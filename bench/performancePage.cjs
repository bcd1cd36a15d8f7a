/** Makes docs/performance.md and its plots from bench/results.json. */
const { CHARTS } = require("./charts.cjs");
const { LIMITS } = require("./limits.cjs");
const { MEASURES } = require("./measures.cjs");
const { plot } = require("./plot.cjs");
const { HEADINGS, cellsOf, isMet } = require("./row.cjs");

/**
 * @typedef {object} Measured What one measure found.
 * @property {string} at When it ended, ISO 8601.
 * @property {number} loadBefore Load average of the last minute as it began.
 * @property {number} loadAfter The same at its end.
 * @property {string} machine
 * @property {import("./row.cjs").Row[]} rows
 *
 * @typedef {object} Results
 * @property {Record<string, string | null>} versions Of the peers; `null` where one is not installed.
 * @property {Record<string, Measured>} measures By their name in `measures.cjs`.
 */

const INTRODUCTION = `# Performance

What users wait for, measured beside the tools that others use for the same work. \`npm run bench\` measures it all again and
prints one table, \`npm run bench -- import ipv4\` some of it, \`npm run bench -- growth\` the curves; \`--quick\` leaves out
the largest sizes. \`npm run bench -- --write\` writes this page and its plots from what it measured, kept in
\`bench/results.json\`.

- Times are medians: of 7 rounds within a process, of 3 rounds of processes, or of as many as begin within a minute. Rounds of
  ours and of a peer take turns. Memory is the largest resident set of the rounds.
- The ratio is ours over the peer's. Where a rate (M/s) is compared, more is better.
- MB and KB are 10^6 and 10^3 bytes.`;

const PEERS = `## Peers

\`npm ci --prefix bench\` installs ip-address and ipaddr.js, \`apt-get install unzip python3-xlsxwriter\` the other two; netmask and
PapaParse come with the project. A peer that is missing is named, and its row not judged.

HCIBench's own way of reading its results is not among them: it is a set of scripts inside of its appliance, and no registry
has it as a package. \`unzip -p\` stands in for it: it inflates every file and reads none.`;

/** @param {Results} results */
function performancePage({ versions, measures }) {
  const rows = Object.values(measures).flatMap((measure) => measure.rows);
  const known = Object.entries(versions).map(([name, version]) => `${name} ${version ?? "not installed"}`);
  return [
    INTRODUCTION,
    summary(rows, measures),
    ...Object.entries(measures).map(([name, measure]) => section(MEASURES[name].title, measure)),
    `${PEERS}\n\nMeasured with ${known.join(", ")}.`,
    measuredWhen(measures),
  ]
    .join("\n\n")
    .concat("\n");
}

function summary(rows, measures) {
  const judged = rows.filter(({ goal }) => goal);
  const missed = judged.filter((row) => isMet(row) === false);
  const unknown = judged.filter((row) => isMet(row) === null);
  const count = `**${judged.length - missed.length - unknown.length} of ${judged.length} goals are met.**`;
  const list = (title, some) =>
    some.length > 0 ? [`${title}: ${some.map(({ what }) => what).join("; ")}.`] : [];
  const absent = Object.keys(MEASURES).filter((name) => !measures[name]);
  return [
    count,
    ...list("Missed", missed),
    ...list("Not measured", unknown),
    ...list(
      "Without figures",
      absent.map((name) => ({ what: `\`${name}\`` })),
    ),
  ].join(" ");
}

function section(title, { rows }) {
  return [`## ${title}`, table(rows), ...limits(rows), ...plots(rows)].join("\n\n");
}

/** The table, without columns that are empty in all rows. */
function table(rows) {
  const cells = rows.map(cellsOf);
  const used = HEADINGS.map((_, i) => i).filter((i) => cells.some((row) => row[i] !== ""));
  const line = (row) => `| ${used.map((i) => row[i].replaceAll("|", "\\|")).join(" | ")} |`;
  return [line(HEADINGS), `|${used.map(() => "---").join("|")}|`, ...cells.map(line)].join("\n");
}

/** What keeps rows from their goals. */
function limits(rows) {
  const missed = rows.filter((row) => isMet(row) === false);
  return missed.map(({ id, what }) => `**${what}**: ${LIMITS[id] ?? "not explained yet."}`);
}

function plots(rows) {
  const charts = [...new Set(rows.flatMap(({ curve }) => (curve ? [curve.chart] : [])))];
  return charts.map((chart) => `![${CHARTS[chart].title}](performance/${chart}.svg)`);
}

function measuredWhen(measures) {
  const lines = Object.entries(measures).map(
    ([name, { at, loadBefore, loadAfter, machine }]) =>
      `| ${MEASURES[name].title} | ${at.slice(0, 16).replace("T", " ")} | ${loadBefore} | ${loadAfter} | ${machine} |`,
  );
  return [
    "## When and where\n\nA load average above the number of cores means that times are longer than on a quiet machine, and that",
    "ratios scatter.\n",
    "| what | UTC | load average before | after | machine |",
    "|---|---|---|---|---|",
    ...lines,
  ].join("\n");
}

/**
 * The plots by their file name without `.svg`: each shows the curves of all rows that name it.
 *
 * @param {Results} results
 * @returns {Record<string, string>}
 */
function performancePlots({ measures }) {
  const curves = Object.values(measures).flatMap(({ rows }) =>
    rows.flatMap(({ curve }) => (curve ? [curve] : [])),
  );
  const charts = [...new Set(curves.map(({ chart }) => chart))];
  return Object.fromEntries(
    charts.map((chart) => {
      const series = curves.filter((curve) => curve.chart === chart).flatMap((curve) => curve.series);
      return [chart, plot(CHARTS[chart], series)];
    }),
  );
}

module.exports = { performancePage, performancePlots };
