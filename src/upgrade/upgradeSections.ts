import type { CellValue } from "../workbook/spec";
import type { EarlierCell, LostCell, UpgradeReport } from "./upgradeReport";

/** Cells of an upgrade that have one thing in common, in words. */
export interface UpgradeSection {
  heading: string;
  lines: string[];
}

/** What became of a workbook, cell by cell: what needs attention first. What was carried is not among it. */
export function upgradeSections(report: UpgradeReport): UpgradeSection[] {
  return [
    section("Not carried", report.notCarried, lost),
    section("Carried, but this release does not accept the value", report.notAccepted, lost),
    section(
      "Not calculated by HCI Planner, shown as last saved until Excel recalculates",
      report.notCalculated,
      lost,
    ),
    {
      heading: "Not upgraded",
      lines: report.left.map(
        ({ plan, sheets, needs }) => `${plan} (${sheets.join(", ")}): is written from files: add ${needs}`,
      ),
    },
    { heading: "Not read", lines: report.notRead.map(({ where, because }) => `${where}: ${because}`) },
    section(
      "Unchanged inputs whose default is another one in this release",
      report.defaults,
      ({ holds, now }) => `holds ${textOf(holds)}; the default is ${textOf(now)} now`,
    ),
    section("New inputs, with their defaults", report.added, ({ holds }) => textOf(holds)),
    section(
      "Results that changed",
      report.results,
      ({ before, now }) => `${textOf(before)}, now ${textOf(now)}`,
    ),
  ].filter(({ lines }) => lines.length > 0);
}

function section<T extends EarlierCell>(
  heading: string,
  cells: readonly T[],
  line: (cell: T) => string,
): UpgradeSection {
  return { heading, lines: cells.map((one) => `${named(one)}: ${line(one)}`) };
}

function lost({ holds, because }: LostCell): string {
  return `${textOf(holds)}: ${because}`;
}

function named({ sheet, cell, label }: EarlierCell): string {
  const place = [sheet, cell].filter(Boolean).join("!");
  return [place, label].filter(Boolean).join(" ");
}

/** Digits of figures in lists. */
const DIGITS = 10;

function textOf(value: CellValue): string {
  if (value === null) return "nothing";
  if (typeof value === "object") return value.error;
  if (typeof value === "number") return String(Number(value.toPrecision(DIGITS)));
  return typeof value === "string" && !value.startsWith("=")
    ? JSON.stringify(shortened(value))
    : shortened(String(value));
}

function shortened(text: string): string {
  return text.length > 120 ? `${text.slice(0, 120)}…` : text;
}
