import { MAX_PATTERNS, PATTERN_SCOPES, type PatternRules, trimmed } from "../estate/namePatterns";
import type { Entered } from "../workbook/enteredInputs";
import type { RecordedInput } from "../workbook/planRecord";
import { idParts } from "../workbook/planRecordXml";
import { MANAGEMENT_ROW } from "./classInputs";
import type { CarriedClass } from "./patternClasses";

/** What a plan in the workbook says by now that a new one is written by. */
export interface TypedChoices {
  /** Where the VMs of today's clusters go, by name. */
  targetOf: Readonly<Record<string, string>>;
  /** Rules by name. */
  patterns: PatternRules;
  /** Rows of classes that are typed on the sheet Demand. */
  classes: readonly CarriedClass[];
}

/** Inputs that decide what is written, by the column that they are in. */
const COLUMNS = [
  "clusters.target",
  ...["patterns.pattern", "patterns.counts", "patterns.class"],
  ...["typed.class", "typed.target"],
] as const;

type Column = (typeof COLUMNS)[number];

function columnOf({ id }: Pick<RecordedInput, "id">): Column | undefined {
  const base = idParts(id)?.base;
  return COLUMNS.find((column) => column === base);
}

/** Is a new plan written by what an input holds? */
export const decides = (input: Pick<RecordedInput, "id">): boolean => columnOf(input) !== undefined;

/** What the inputs of an estate or a design decide by now. */
export function choicesOf(entered: readonly Entered[]): TypedChoices {
  return {
    targetOf: Object.fromEntries(
      [...rowsOf(entered)].flatMap(([, { label, texts }]) => {
        const target = texts["clusters.target"] ?? "";
        return target === "" ? [] : [[label, target] as const];
      }),
    ),
    patterns: patternsOf(entered),
    classes: classesOf(entered),
  };
}

/** A row of a grid: what it is called, and what is typed in it. */
interface TypedRow {
  label: string;
  texts: Partial<Record<Column, string>>;
  /** Is there something else in it than it began with? */
  isTyped: boolean;
}

/** The rows of grids, by grid and number. */
function rowsOf(entered: readonly Entered[]): Map<string, TypedRow> {
  const rows = new Map<string, TypedRow>();
  for (const { input, value, formula } of entered) {
    const column = columnOf(input);
    const key = `${column?.split(".")[0] ?? ""}#${idParts(input.id)?.row ?? ""}`;
    if (column === undefined) continue;
    const row = rows.get(key) ?? { label: input.label, texts: {}, isTyped: false };
    row.texts[column] = value === null ? "" : String(value);
    row.isTyped ||= formula !== undefined || value !== (input.default ?? null);
    rows.set(key, row);
  }
  return rows;
}

function patternsOf(entered: readonly Entered[]): PatternRules {
  const rows = rowsOf(entered);
  const rules = Array.from({ length: MAX_PATTERNS }, (_, i) => {
    const texts = rows.get(`patterns#${i + 1}`)?.texts;
    const pattern = texts?.["patterns.pattern"] ?? "";
    if (trimmed(pattern) === "") return null;
    const scope = PATTERN_SCOPES.find((one) => one === texts?.["patterns.counts"]) ?? null;
    const name = trimmed(texts?.["patterns.class"] ?? "");
    return { pattern, scope, class: name === "" ? null : name };
  });
  return rules.some((rule) => rule !== null) ? rules : [];
}

function classesOf(entered: readonly Entered[]): CarriedClass[] {
  return [...rowsOf(entered).values()].flatMap(({ label, texts, isTyped }) => {
    const [name, target] = [texts["typed.class"] ?? "", texts["typed.target"] ?? ""];
    return isTyped && name !== "" && target !== ""
      ? [{ name, target, isManagement: label === MANAGEMENT_ROW }]
      : [];
  });
}
