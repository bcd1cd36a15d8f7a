import type { Series } from "./plot";

/** The points behind a figure, which is the exponent that was fitted to the first series. */
export interface Curve {
  /** The plot that it is drawn into: a key of `CHARTS`. */
  chart: string;
  /** Ours first. */
  series: readonly Series[];
}

/** The one shape of a measured figure: every file of bench/ that measures answers with an array of rows. */
export interface Row {
  /** Names the row for ever: `LIMITS` and the tests know it by this. */
  id: string;
  what: string;
  /** Of `ours` and of the peer's figure: "s", "ms", "µs", "MB", "KB" (1,000 bytes), "M/s"; "" for a bare number. */
  unit: string;
  /** `null` where it could not be measured; `remark` then says what is missing. */
  ours: number | null;
  /** What stands beside it; `figure` is `null` where it is not installed. */
  peer?: { name: string; figure: number | null };
  /** Of our figure, or of ours over the peer's. */
  goal?: { most?: number; least?: number; of: "figure" | "ratio" };
  remark?: string;
  curve?: Curve;
}

/** Ours over the peer's figure, or `null` without both. */
export function ratioOf({ ours, peer }: Row): number | null {
  if (ours === null || !peer || peer.figure === null || peer.figure === 0) return null;
  return ours / peer.figure;
}

/** Whether the goal is met; `null` without a goal or where it could not be measured. */
export function isMet(row: Row): boolean | null {
  const { goal } = row;
  if (!goal) return null;
  const value = goal.of === "ratio" ? ratioOf(row) : row.ours;
  if (value === null) return null;
  return value <= (goal.most ?? Infinity) && value >= (goal.least ?? -Infinity);
}

/** Spells a figure with as many digits as a measurement is worth. */
function figureText(value: number, unit: string): string {
  const size = Math.abs(value);
  const digits = Number.isInteger(value) && unit === "" ? 0 : size >= 100 ? 0 : size >= 10 ? 1 : 2;
  const text = value.toLocaleString("en-US", {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  return unit === "" ? text : `${text} ${unit}`;
}

function goalText({ goal, unit }: Row): string {
  if (!goal) return "";
  const text = (value: number) =>
    goal.of === "ratio" ? `${value}×` : `${value.toLocaleString("en-US")} ${unit}`.trimEnd();
  if (goal.most !== undefined) return `≤ ${text(goal.most)}`;
  return goal.least === undefined ? "" : `≥ ${text(goal.least)}`;
}

function peerText({ peer, unit }: Row): string {
  if (!peer) return "";
  return `${peer.name}: ${peer.figure === null ? "not installed" : figureText(peer.figure, unit)}`;
}

function metText(row: Row): string {
  const met = isMet(row);
  if (met === null) return row.goal ? "not measured" : "";
  return met ? "met" : "NOT MET";
}

/** The columns of the table. */
export const HEADINGS = ["what", "goal", "comparison tool", "HCI Planner", "ratio", "met", "note"];

/** A row as the texts of the table's columns, in the order of `HEADINGS`. */
export function cellsOf(row: Row): string[] {
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
