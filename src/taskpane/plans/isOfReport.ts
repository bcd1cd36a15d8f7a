import type { EarlierInput } from "../../workbook/enteredInputs";
import { locateInputs } from "../../workbook/locateInputs";
import { type ShownSheet, shownText } from "../../workbook/shownSheet";

/** Titles of sheets, and what the second row begins with. */
const TITLES: readonly (readonly [title: string, about: string])[] = [
  ["Changes", "Changes beyond the first page"],
  ["Compared figures", "Every figure that both runs of a pair state"],
  ["Findings", "What the rules found about the tests"],
  ["Charts", "The tests side by side"],
  ["Results", "One row per run."],
  ["Checks", "Criteria applied to every run."],
  ["Check figures", "Figures behind the verdicts, one row per run."],
  ["Members", "One row per VM, pod or worker and run."],
  ["Hosts", "Averages over the whole case"],
  ["Time series", "Seconds count from the end of the warm-up"],
  ["Latency", "Share of I/Os by latency"],
  ["Calibration", "CPU cost per I/O of your own tests"],
  ["Facts", "Facts that are not in the files."],
  ["Scope", "What counts for the plan"],
  ["VMs", "One row for each VM."],
  ["Hosts today", "What runs the VMs today."],
  ["Figures", "Sums and counts over the table VMs"],
  ["Sources", "Sources of the figures"],
  ["Options", "Ways to build it"],
  ["Demand", "What each class of VMs needs"],
  ["Hosts solved", "The hosts that a resource requires"],
  ["Reasons", "Details behind the page Design"],
  ["Basis", "How the figures are calculated"],
];

/** First pages name the customer: the formulas of their first two rows hold one of these. */
const PAGE_TITLES = ["Benchmark report", "Comparison", "What runs today", "Design"].flatMap((title) => [
  `"${title}"`,
  `"${title} · "`,
]);

/** What the fourth row of the sheet Sources begins with; its second row lists the files. */
const SOURCES = ["Sources", "Files"] as const;

/** Rows and columns in which a title may be by now: users insert some above it. */
const [TITLE_ROWS, TITLE_COLUMNS] = [10, 5];

/**
 * Is it a sheet that a report, or what runs today, drew? A sheet of the user may have the name by now. Its title shows it, or half of the labels of
 * its inputs.
 *
 * @param inputs Its inputs, as they were recorded.
 */
export function isOfReport(sheet: ShownSheet, inputs: readonly EarlierInput[]): boolean {
  for (let row = 0; row < TITLE_ROWS; row++) {
    for (let column = 0; column < TITLE_COLUMNS; column++) if (isTitle(sheet, row, column)) return true;
  }
  return inputs.length > 0 && locateInputs(inputs, sheet).size * 2 >= inputs.length;
}

function isTitle(sheet: ShownSheet, row: number, column: number): boolean {
  const formula = sheet.formulas[row]?.[column] ?? "";
  if (PAGE_TITLES.some((literal) => formula.includes(literal))) return true;
  const title = shownText(sheet, row, column);
  if (title === SOURCES[0] && shownText(sheet, row + 3, column) === SOURCES[1]) return true;
  const about = shownText(sheet, row + 1, column);
  return TITLES.some(([one, begin]) => one === title && about.startsWith(begin));
}
