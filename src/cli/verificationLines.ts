import { cellLists, type CellList } from "../verify/cellLists";
import { inputCounts, namedInputs, notComparedSentence, planSentences } from "../verify/planSentences";
import type { CellPlace, FoundInput, InputStates, UncoveredCell, Verification } from "../verify/verification";
import { countsOf, gapOf, HEADINGS, headlineOf } from "../verify/sentences";
import type { ReadWorkbook } from "../workbook/readers/xlsx/readXlsx";
import { counted } from "../model/units/counted";

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
  const { uncovered, inputs } = verification;
  for (const list of cellLists(verification)) {
    // Many formulas may have one reason: it is given once.
    if (list.kind !== "uncovered") yield* listLines(list);
  }
  yield* gapLines(uncovered);
  if (losses.length > 0)
    yield `Not read: ${counted(losses.length, "other feature")} of the file (--json lists them).`;
  yield* planSentences(verification, isOwn);
  const notCompared = notComparedSentence(verification);
  if (notCompared !== "") yield notCompared;
  yield* inputLines(inputs);
  yield `${file}: ${headlineOf(verification)}. ${countsOf(verification)}`;
}

function* listLines({ kind, cells }: CellList): Generator<string> {
  yield `${HEADINGS[kind]}:`;
  for (const cell of cells.slice(0, NAMED)) yield `  ${nameOf(cell)}: ${cell.text}`;
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

function* inputLines(inputs: InputStates): Generator<string> {
  const counts = inputCounts(inputs);
  if (counts !== "") yield counts;
  for (const { state, inputs: named } of namedInputs(inputs)) {
    for (const [sheet, names] of namesBySheet(named)) yield `  ${state} on ${sheet}: ${listed(names)}`;
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
