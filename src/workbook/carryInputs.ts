import { parseCell } from "./address";
import { type EarlierInput, type Entered, enteredInputs } from "./enteredInputs";
import { TakenNames } from "./names/freeName";
import { idParts } from "./planRecordXml";
import type { ShownSheets } from "./shownSheet";
import type { CellSpec, InputCell, WorkbookSpec } from "./spec";

/** A workbook as it was drawn. */
export interface EarlierPlan {
  inputs: readonly EarlierInput[];
  /** What its inputs began with by id, as far as that is known: what was entered in the pane is not in the record. */
  drawn?: ReadonlyMap<string, InputCell["value"]>;
}

/** A workbook with what a user typed into an earlier one. */
export interface Carried {
  spec: WorkbookSpec;
  /** How many of its inputs hold what the user typed. */
  carried: number;
  /** What was typed and has no place in the new workbook: label and value. */
  lost: { label: string; value: InputCell["value"] }[];
  /** Inputs that show an error: label and what they hold. */
  failed: { label: string; content: string }[];
  /** Labels of inputs that were not found in the earlier workbook. */
  missing: string[];
  /** Names that the user gave to sheets, by those that they have in the new workbook. */
  sheetNames: Map<string, string>;
  /** Labels of inputs in which the user had entered a formula: its value was taken. */
  formulas: string[];
}

/**
 * A workbook with what a user typed into the inputs of an earlier one. An input is the same one where its id is; in a grid
 * whose rows begin with a text, such as the name of a test, it is the row of that text. A value counts as typed where it is
 * not what the cell began with, or where a formula of the user shows it. A value that was entered in the pane since then is newer, and stays. A cell that still follows
 * its fact goes on doing so.
 *
 * @param shown What the sheets hold by now.
 */
export function carryInputs(spec: WorkbookSpec, earlier: EarlierPlan, shown: ShownSheets): Carried {
  const places = placesOf(spec);
  const keys = new Map(inputKeys(earlier.inputs));
  const placeOf = (input: EarlierInput) => places.get(keys.get(input) ?? input.id);
  const own = new Map(
    spec.records?.flatMap(({ inputs }) => inputs).map((input) => [input.id, input.default]),
  );
  const typed = new Map<string, InputCell["value"]>();
  let alreadyThere = 0;
  const lost: Carried["lost"] = [];
  const formulas: string[] = [];
  const { entered, failed, missing } = enteredInputs(earlier.inputs, shown);
  const found = entered.map((one) => ({ ...one, place: placeOf(one.input) }));
  for (const { input, place, value, formula } of found) {
    const before = startOf(input, earlier.drawn);
    if (formula === undefined && value === before) continue;
    if (!place) {
      if (before !== undefined || formula !== undefined) lost.push({ label: input.label, value });
      continue;
    }
    if (formula !== undefined) formulas.push(input.label);
    const { id, at, now } = place;
    const isEntered = now !== undefined && now !== own.get(id) && now !== earlier.drawn?.get(input.id);
    if (now === value && isEntered) alreadyThere++;
    if (now === value || isEntered) continue;
    if (before === undefined && value === null) continue;
    typed.set(at, value);
  }
  const sheets = spec.sheets.map((sheet) => ({
    ...sheet,
    cells: sheet.cells.map((cell) => withValue(cell, typed.get(`${sheet.name}!${cell.at}`))),
  }));
  const sheetNames = namesOfSheets(spec, found);
  return {
    spec: { ...spec, sheets },
    carried: typed.size + alreadyThere,
    lost,
    failed: failed.map(({ input: { label }, content }) => ({ label, content })),
    missing: missing.map(({ label }) => label),
    formulas,
    sheetNames,
  };
}

/** A new sheet is the one on which its inputs were found, where all of them were on one. */
function namesOfSheets(
  { sheets }: WorkbookSpec,
  found: readonly (Entered & { place: InputPlace | undefined })[],
): Map<string, string> {
  const now = new Map<string, Set<string>>();
  for (const { place, on } of found) {
    if (place) now.set(place.sheet, (now.get(place.sheet) ?? new Set()).add(on));
  }
  const own = new TakenNames(sheets.map(({ name }) => name));
  const renamed = [...now].flatMap(([name, [on, ...others]]) =>
    on === undefined || others.length > 0 || own.has(on) ? [] : [[name, on] as const],
  );
  const taken = renamed.map(([, on]) => on);
  return new Map(renamed.filter(([, on]) => taken.indexOf(on) === taken.lastIndexOf(on)));
}

/** What an input began with: as it was drawn in this session, else by the record; `undefined` where that is not known. */
function startOf(input: EarlierInput, drawn: EarlierPlan["drawn"]): InputCell["value"] | undefined {
  return drawn?.has(input.id) ? drawn.get(input.id) : input.default;
}

function withValue(cell: CellSpec, value: InputCell["value"] | undefined): CellSpec {
  if (value === undefined) return cell;
  if (cell.kind === "input") return { ...cell, value };
  if (cell.kind !== "linked") return cell;
  const { formula: _, ...rest } = cell;
  return { ...rest, kind: "input", value };
}

/** Where an input of the new workbook is, and what it holds of its own; nothing for one that follows a fact. */
interface InputPlace {
  id: string;
  sheet: string;
  at: string;
  now: InputCell["value"] | undefined;
}

function placesOf({ sheets, records = [] }: WorkbookSpec): Map<string, InputPlace> {
  const cells = new Map(
    sheets.flatMap(({ name, cells: own }) => own.map((cell) => [`${name}!${cell.at}`, cell])),
  );
  const inputs = records.flatMap((record) => record.inputs);
  return new Map(
    inputKeys(inputs).map(([input, key]) => {
      const at = `${input.sheet}!${input.at}`;
      const cell = cells.get(at);
      return [
        key,
        { id: input.id, sheet: input.sheet, at, now: cell?.kind === "input" ? cell.value : undefined },
      ] as const;
    }),
  );
}

/** The keys by which inputs are the same ones in two workbooks of a plan. */
export function inputKeys<T extends EarlierInput>(inputs: readonly T[]): [T, string][] {
  const alike = new Map<string, number>();
  return inputs.map((input) => {
    const parts = idParts(input.id);
    const isNamed = parts && parseCell(input.at)?.row === parseCell(input.labelAt)?.row;
    if (!isNamed) return [input, input.id];
    const name = JSON.stringify([parts.base, parts.column, input.label]);
    const above = alike.get(name) ?? 0;
    alike.set(name, above + 1);
    return [input, `${name} ${above}`];
  });
}
