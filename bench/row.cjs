/**
 * The one shape of a measured figure: every file of bench/ that measures answers with an array of rows.
 *
 * @typedef {object} Row
 * @property {string} id Names the row for ever: `limits.cjs` and the tests know it by this.
 * @property {string} what
 * @property {string} unit Of `ours` and of the peer's figure: "s", "ms", "µs", "MB", "KB" (1,000 bytes), "M/s"; "" for a
 *   bare number.
 * @property {number | null} ours `null` where it could not be measured; `remark` then says what is missing.
 * @property {{ name: string, figure: number | null }} [peer] What stands beside it; `figure` is `null` where it is not
 *   installed.
 * @property {{ most?: number, least?: number, of: "figure" | "ratio" }} [goal] Of our figure, or of ours over the peer's.
 * @property {string} [remark]
 * @property {Curve} [curve] The points behind the figure, which is the exponent that was fitted to the first series.
 *
 * @typedef {object} Curve
 * @property {string} chart The plot that it is drawn into: a key of `charts.cjs`.
 * @property {{ name: string, points: [number, number][] }[]} series Ours first.
 */

/** Ours over the peer's figure, or `null` without both. @param {Row} row */
function ratioOf({ ours, peer }) {
  if (ours === null || !peer || peer.figure === null || peer.figure === 0) return null;
  return ours / peer.figure;
}

/** Whether the goal is met; `null` without a goal or where it could not be measured. @param {Row} row */
function isMet(row) {
  const { goal } = row;
  if (!goal) return null;
  const value = goal.of === "ratio" ? ratioOf(row) : row.ours;
  if (value === null) return null;
  return value <= (goal.most ?? Infinity) && value >= (goal.least ?? -Infinity);
}

/** Spells a figure with as many digits as a measurement is worth. @param {number} value @param {string} unit */
function figureText(value, unit) {
  const size = Math.abs(value);
  const digits = Number.isInteger(value) && unit === "" ? 0 : size >= 100 ? 0 : size >= 10 ? 1 : 2;
  const text = value.toLocaleString("en-US", {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  return unit === "" ? text : `${text} ${unit}`;
}

/** @param {Row} row */
function goalText({ goal, unit }) {
  if (!goal) return "";
  const text = (value) =>
    goal.of === "ratio" ? `${value}×` : `${value.toLocaleString("en-US")} ${unit}`.trimEnd();
  return goal.most === undefined ? `≥ ${text(goal.least)}` : `≤ ${text(goal.most)}`;
}

/** @param {Row} row */
function peerText({ peer, unit }) {
  if (!peer) return "";
  return `${peer.name}: ${peer.figure === null ? "not installed" : figureText(peer.figure, unit)}`;
}

/** @param {Row} row */
function metText(row) {
  const met = isMet(row);
  if (met === null) return row.goal ? "not measured" : "";
  return met ? "met" : "NOT MET";
}

const HEADINGS = ["what", "goal", "peer", "ours", "ratio", "met", "remark"];

/** A row as the texts of the table's columns, in the order of `HEADINGS`. @param {Row} row */
function cellsOf(row) {
  const ratio = ratioOf(row);
  return [
    row.what,
    goalText(row),
    peerText(row),
    row.ours === null ? "" : figureText(row.ours, row.unit),
    ratio === null ? "" : figureText(ratio, ""),
    metText(row),
    row.remark ?? "",
  ];
}

module.exports = { HEADINGS, cellsOf, figureText, isMet, ratioOf };
