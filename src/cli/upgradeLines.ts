import type { EarlierCell, LostCell, UpgradedPlan, UpgradeReport } from "../upgrade/upgradeReport";
import type { CellValue } from "../workbook/spec";
import { counted } from "./counted";

/** Cells that a list names; `--json` names all. */
const NAMED = 50;

/** What `upgrade` prints: what needs attention first, then what was done. */
export function* upgradeLines(
  { file, output }: { file: string; output: string },
  report: UpgradeReport,
): Generator<string> {
  yield* list("Not carried:", report.notCarried, lost);
  yield* list("Carried, but this release does not accept the value:", report.notAccepted, lost);
  yield* list(
    "Not calculated by HCI Planner, shown as last saved until Excel recalculates:",
    report.notCalculated,
    lost,
  );
  for (const { plan, sheets, needs } of report.left)
    yield `Not upgraded: ${plan} (${sheets.join(", ")}). It is written from files: add ${needs}.`;
  if (report.notRead.length > 0) {
    yield "Not read:";
    for (const { where, because } of report.notRead) yield `  ${where}: ${because}`;
  }
  yield* list(
    "Unchanged inputs whose default is another one in this release:",
    report.defaults,
    ({ holds, now }) => `holds ${words(holds)}; the default is ${words(now)} now`,
  );
  yield* list("New inputs, with their defaults:", report.added, ({ holds }) => words(holds));
  yield* list(
    "Results that changed:",
    report.results,
    ({ before, now }) => `${words(before)}, now ${words(now)}`,
  );
  for (const plan of report.plans) yield planLine(plan);
  for (const { plan } of report.kept) yield `Plan ${plan}: of this release already, kept as it is.`;
  const { carried, notCarried, results, ownSheets, repointed } = report;
  if (ownSheets.length > 0)
    yield `Your own sheets: ${ownSheets.join(", ")}. ${counted(repointed, "reference")} changed with the cells.`;
  const counts = [
    `${counted(carried.length, "cell")} carried`,
    `${notCarried.length.toLocaleString("en-US")} not carried`,
    `${counted(results.length, "result")} changed`,
  ];
  yield `${output}: ${counts.join(", ")}. ${file} is unchanged.`;
}

function planLine({ plan, product, method, evidence }: UpgradedPlan): string {
  return method === "0"
    ? `Plan ${plan}: from HCI Planner ${product}, which kept no record of it.`
    : `Plan ${plan}: from HCI Planner ${product}, method ${method}, evidence ${evidence}.`;
}

function lost({ holds, because }: LostCell): string {
  return `${words(holds)}: ${because}`;
}

function* list<T extends EarlierCell>(
  heading: string,
  cells: readonly T[],
  line: (cell: T) => string,
): Generator<string> {
  if (cells.length === 0) return;
  yield heading;
  for (const one of cells.slice(0, NAMED)) yield `  ${named(one)}: ${line(one)}`;
  if (cells.length > NAMED)
    yield `  and ${(cells.length - NAMED).toLocaleString("en-US")} more (--json lists all)`;
}

function named({ sheet, cell, label }: EarlierCell): string {
  const place = [sheet, cell].filter(Boolean).join("!");
  return [place, label].filter(Boolean).join(" ");
}

function words(value: CellValue): string {
  if (value === null) return "nothing";
  if (typeof value === "object") return value.error;
  return typeof value === "string" && !value.startsWith("=")
    ? JSON.stringify(shortened(value))
    : shortened(String(value));
}

function shortened(text: string): string {
  return text.length > 120 ? `${text.slice(0, 120)}…` : text;
}
