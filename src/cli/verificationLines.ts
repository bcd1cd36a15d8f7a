import { EVIDENCE_VERSION, METHOD_VERSION } from "../model/evidence/version";
import {
  differs,
  isWhole,
  type CellPlace,
  type InputStates,
  type PlanState,
  type Verification,
} from "../verify/verification";
import type { ReadWorkbook } from "../workbook/readers/xlsx/readXlsx";
import type { CellValue } from "../workbook/spec";
import { counted } from "./counted";

/** Cells that a list names; `--json` names all. */
const NAMED = 50;

/** What `verify` prints: what differs first, then what was not looked at, then the state of plans and inputs. */
export function* verificationLines(
  file: string,
  verification: Verification,
  { losses, isOwn }: Pick<ReadWorkbook, "losses" | "isOwn">,
): Generator<string> {
  const { differing, withoutAddIn, changed, uncovered, plans, inputs } = verification;
  yield* list(
    "Values that differ from their formulas (changed by hand, or saved with other results of functions):",
    differing,
    ({ formula, saved, calculated }) =>
      `shows ${words(saved)}, calculated ${words(calculated)}: ${shortened(formula)}`,
  );
  yield* list(
    "Saved without the add-in (open the workbook with HCI Planner and recalculate with Ctrl+Alt+F9):",
    withoutAddIn,
    ({ formula, calculated }) => `shows #NAME?, calculated ${words(calculated)}: ${shortened(formula)}`,
  );
  yield* list("Changed against the template:", changed, ({ kind, holds, expected }) =>
    kind === "overwritten"
      ? `a formula was overwritten with ${words(holds)}: ${words(expected)}`
      : `${kind} ${words(holds)}, the template has ${words(expected)}`,
  );
  yield* list("Not recalculated:", uncovered, ({ formula, because }) => `${because}: ${shortened(formula)}`);
  if (losses.length > 0)
    yield `Not read: ${counted(losses.length, "other feature")} of the file (--json lists them).`;
  yield* planLines(plans, isOwn);
  yield* inputLines(inputs);
  yield `${file}: ${verdict(verification)}`;
}

function verdict(verification: Verification): string {
  const { formulas, recalculated, same } = verification;
  const left = formulas - recalculated;
  const counts = `${counted(recalculated, "formula")} recalculated, ${same.toLocaleString("en-US")} as saved; ${left.toLocaleString("en-US")} not recalculated`;
  if (differs(verification)) return `differs. ${counts}.`;
  if (!isWhole(verification)) return `no difference in what was recalculated. ${counts}.`;
  return formulas === 0 ? "no formulas: nothing was verified." : `verified. ${counts}.`;
}

function* list<T extends CellPlace>(
  heading: string,
  cells: readonly T[],
  line: (cell: T) => string,
): Generator<string> {
  if (cells.length === 0) return;
  yield heading;
  for (const cell of cells.slice(0, NAMED)) yield `  ${cell.sheet}!${cell.cell}: ${line(cell)}`;
  if (cells.length > NAMED)
    yield `  and ${(cells.length - NAMED).toLocaleString("en-US")} more (--json lists all)`;
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
      notCompared === null ? "formulas compared with the template" : `formulas not compared: ${notCompared}`;
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
  const named: [string, InputStates["blank"]][] = [
    ["blank", blank],
    ["overtyped", overtyped],
    ["with an error", failed],
    ["not found", missing],
  ];
  for (const [state, inputs] of named) {
    if (inputs.length === 0) continue;
    yield `  ${state}: ${namesOf(inputs)}`;
  }
}

/** Inputs by sheet and label; those of a grid's column have one. */
function namesOf(inputs: InputStates["blank"]): string {
  const counts = new Map<string, number>();
  for (const { sheet, label, id } of inputs) {
    const name = `${sheet}: ${label === "" ? id : label}`;
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  const names = [...counts].map(([name, count]) => (count === 1 ? name : `${name} (${count})`));
  const more = names.length > NAMED ? `, and ${(names.length - NAMED).toLocaleString("en-US")} more` : "";
  return names.slice(0, NAMED).join("; ") + more;
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
