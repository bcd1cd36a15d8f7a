import { EVIDENCE_VERSION, METHOD_VERSION } from "../model/evidence/version";
import type {
  CellPlace,
  FoundInput,
  InputStates,
  PlanState,
  UncoveredCell,
  Verification,
} from "../verify/verification";
import { changeOf, countsOf, differenceOf, gapOf, HEADINGS, headlineOf } from "../verify/words";
import type { ReadWorkbook } from "../workbook/readers/xlsx/readXlsx";
import { counted } from "./counted";

/** Cells that a list names; `--json` names all. */
const NAMED = 50;

/** Inputs of a sheet, and cells of one reason, that are named in a line. */
const NAMED_IN_LINE = 8;

/** Cells of one reason that have a line each. */
const FEW = 3;

/** What `verify` prints: what differs first, then what was not looked at, then the state of plans and inputs. */
export function* verificationLines(
  file: string,
  verification: Verification,
  { losses, isOwn }: Pick<ReadWorkbook, "losses" | "isOwn">,
): Generator<string> {
  const { differing, withoutAddIn, changed, uncovered, plans, inputs } = verification;
  yield* list(HEADINGS.differing, differing, differenceOf);
  yield* list(HEADINGS.withoutAddIn, withoutAddIn, differenceOf);
  yield* list(HEADINGS.changed, changed, changeOf);
  yield* gapLines(uncovered);
  if (losses.length > 0)
    yield `Not read: ${counted(losses.length, "other feature")} of the file (--json lists them).`;
  yield* planLines(plans, isOwn);
  yield* inputLines(inputs);
  yield `${file}: ${headlineOf(verification)}. ${countsOf(verification)}`;
}

function* list<T extends CellPlace>(
  heading: string,
  cells: readonly T[],
  line: (cell: T) => string,
): Generator<string> {
  if (cells.length === 0) return;
  yield `${heading}:`;
  for (const cell of cells.slice(0, NAMED)) yield `  ${nameOf(cell)}: ${line(cell)}`;
  if (cells.length > NAMED)
    yield `  and ${(cells.length - NAMED).toLocaleString("en-US")} more (--json lists all)`;
}

/** Formulas that were not recalculated; those with one reason in one line, where they are more than a few. */
function* gapLines(uncovered: readonly UncoveredCell[]): Generator<string> {
  if (uncovered.length === 0) return;
  yield `${HEADINGS.uncovered}:`;
  const reasons = new Map<string, UncoveredCell[]>();
  for (const cell of uncovered) {
    const alike = reasons.get(cell.because);
    if (alike) alike.push(cell);
    else reasons.set(cell.because, [cell]);
  }
  for (const [because, cells] of reasons) {
    if (cells.length <= FEW) {
      for (const cell of cells) yield `  ${nameOf(cell)}: ${gapOf(cell)}`;
      continue;
    }
    const names = cells.slice(0, NAMED_IN_LINE).map(nameOf).join(", ");
    const more = cells.length - NAMED_IN_LINE;
    const rest = more > 0 ? ` and ${more.toLocaleString("en-US")} more` : "";
    yield `  ${because} (${counted(cells.length, "formula")}): ${names}${rest}`;
  }
}

function nameOf({ sheet, cell }: CellPlace): string {
  return `${sheet}!${cell}`;
}

function* planLines(plans: readonly PlanState[], isOwn: boolean): Generator<string> {
  if (plans.length === 0) {
    yield isOwn
      ? "Plans: no record. The workbook is of HCI Planner 0.1.0, or its record was removed: inputs, changed formulas and the age of its evidence are not known."
      : "Plans: none. The workbook was not made by HCI Planner: changed formulas and inputs are not known.";
    return;
  }
  for (const { plan, product, method, evidence, state, notCompared } of plans) {
    const versions = `HCI Planner ${product}, method ${method}, evidence ${evidence}`;
    const age =
      state === "current"
        ? "as in this release"
        : `${state} than this release (method ${METHOD_VERSION}, evidence ${EVIDENCE_VERSION})`;
    const compared =
      notCompared === null
        ? "formulas compared with the template"
        : `formulas compared with their neighbors only, because ${notCompared}`;
    yield `Plan ${plan}: ${versions}, ${age}; ${compared}.`;
  }
}

function* inputLines({
  unchanged,
  blank,
  entered,
  overtyped,
  failed,
  missing,
}: InputStates): Generator<string> {
  const total =
    unchanged + [blank, entered, overtyped, failed, missing].reduce((sum, some) => sum + some.length, 0);
  if (total === 0) return;
  const counts = [
    `${unchanged} as drawn`,
    `${entered.length} entered`,
    `${blank.length} blank`,
    `${overtyped.length} overtyped`,
    `${failed.length} with an error`,
    `${missing.length} not found`,
  ];
  yield `Inputs: ${total.toLocaleString("en-US")}: ${counts.join(", ")}.`;
  const named: [string, readonly FoundInput[]][] = [
    ["overtyped", overtyped],
    ["with an error", failed],
    ["not found", missing],
    ["blank", blank],
  ];
  for (const [state, inputs] of named) {
    for (const [sheet, names] of namesBySheet(inputs)) yield `  ${state} on ${sheet}: ${listed(names)}`;
  }
}

/** Inputs of each sheet by their labels, those of a grid's column under one. */
function namesBySheet(inputs: readonly FoundInput[]): Map<string, Map<string, number>> {
  const sheets = new Map<string, Map<string, number>>();
  for (const { sheet, label, id } of inputs) {
    const names = sheets.get(sheet) ?? new Map<string, number>();
    const name = label === "" ? id : label;
    sheets.set(sheet, names.set(name, (names.get(name) ?? 0) + 1));
  }
  return sheets;
}

function listed(counts: ReadonlyMap<string, number>): string {
  const names = [...counts].map(([name, count]) => (count === 1 ? name : `${name} (${count})`));
  const more = names.slice(NAMED_IN_LINE).length;
  return names.slice(0, NAMED_IN_LINE).join(", ") + (more > 0 ? ` and ${more} more` : "");
}
