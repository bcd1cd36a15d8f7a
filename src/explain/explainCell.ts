import type { Operand } from "../calculator/coerce";
import { NATIVES } from "../calculator/natives";
import { areaName, type Cell } from "../workbook/address";
import { parseFormula, type Formula } from "../workbook/parseFormula";
import { SpecError } from "../workbook/specError";
import type { CellValue } from "../workbook/spec";
import { callsOf, shownResult, type EvaluatedFormula } from "./callsOf";
import { chainCells, type ChainCell } from "./chainOf";
import { explainedCall, type ExplainedCall } from "./explainedCall";
import { formulaParts, type FormulaParts } from "./formulaParts";
import type { OwnFunctions } from "./ownFunctions";
import { precedents, type Precedent } from "./precedents";
import { refersToTables, resolveTables } from "./resolveTables";
import type { SheetArea, WorkbookCells } from "./workbookCells";
import { placeName, WorkbookReading } from "./workbookReading";

/** What stands behind a cell. */
export interface CellExplanation {
  /** `Options!B12` */
  place: string;
  label: string;
  unit: string;
  known: string;
  value: CellValue;
  /** Without its `=`; `undefined` where the cell has a value of its own. */
  formula: string | undefined;
  /** The cell that the formula stands in, where it fills this one too. */
  spilledFrom: string | undefined;
  /** Calls of our functions that the formula makes. */
  calls: ExplainedCall[];
  /** Calls beyond those that are explained. */
  moreCalls: number;
  /** Cells that the formula refers to. */
  precedents: ChainCell[];
  /** What a new calculation gives, where the cell shows something else. */
  stale: { recalculated: CellValue } | undefined;
  /** Why calls are not explained; "" where all are. */
  unread: string;
}

/** Calls of a formula that are explained; a sum of a hundred calls is not read by anybody. */
const MAX_CALLS = 12;

/** Cells that are read for the arguments of a formula. */
const MAX_CELLS = 200_000;

/**
 * Explains a cell: the calls of our functions in its formula with their ranges, sources and steps, and the cells that it refers to.
 *
 * @returns `undefined` where there is no such sheet.
 */
export async function explainCell(
  at: Cell & { sheet: string },
  workbook: WorkbookCells,
  functions: OwnFunctions,
): Promise<CellExplanation | undefined> {
  const reading = new WorkbookReading(workbook);
  const own: SheetArea = { sheet: at.sheet, area: { row: at.row, column: at.column, rows: 1, columns: 1 } };
  const [cell] = await reading.cells([own]);
  if (!cell) return undefined;
  const { formula, label, unit, known, value } = cell;
  const words = { place: placeName(own), label, unit, known, value };
  if (cell.spilledFrom) {
    const spilling = await explainCell({ sheet: at.sheet, ...cell.spilledFrom }, workbook, functions);
    return spilling && { ...spilling, ...words, spilledFrom: spilling.place };
  }
  const found = {
    ...words,
    formula,
    spilledFrom: undefined,
    calls: [],
    moreCalls: 0,
    stale: undefined,
    unread: "",
  };
  if (formula === undefined) return { ...found, precedents: [] };
  const names = await reading.names();
  const resolved = refersToTables(formula) ? resolveTables(formula, at, await reading.tables()) : formula;
  const parts = formulaParts(resolved, (native) => native in NATIVES || names.has(native.toLowerCase()));
  const cells = precedents(parts.references, at.sheet, names);
  const [direct, evaluated] = await Promise.all([
    chainCells(cells, reading),
    callsInside(resolved, parts, cells, { sheet: at.sheet, names, reading, functions }),
  ]);
  const { calls, result } = evaluated;
  const recalculated = result === undefined ? undefined : shownResult(result);
  return {
    ...found,
    precedents: direct,
    calls: calls
      .slice(-MAX_CALLS)
      .reverse()
      .map((call) => explainedCall(call, functions)),
    moreCalls: Math.max(0, calls.length - MAX_CALLS),
    stale: recalculated === undefined || isSame(recalculated, cell.value) ? undefined : { recalculated },
    unread: evaluated.unread,
  };
}

/** Makes the calls of a formula again, on what its cells hold. */
async function callsInside(
  formula: string,
  parts: FormulaParts,
  cells: readonly Precedent[],
  around: {
    sheet: string;
    names: ReadonlyMap<string, string>;
    reading: WorkbookReading;
    functions: OwnFunctions;
  },
): Promise<EvaluatedFormula & { unread: string }> {
  const { names, reading, functions } = around;
  const none = { calls: [], result: undefined };
  const meanings = cells.flatMap(({ name }) =>
    name === undefined ? [] : (names.get(name.toLowerCase()) ?? []),
  );
  const ours = functions.help.filter(({ id }) => [formula, ...meanings].some((text) => calls(text, id)));
  if (ours.length === 0) return { ...none, unread: "" };
  const size = cells.reduce((sum, { area }) => sum + area.rows * area.columns, 0);
  if (size > MAX_CELLS) {
    const many = [size, MAX_CELLS].map((count) => count.toLocaleString("en-US"));
    return {
      ...none,
      unread: `Its calls are not explained: they read ${many[0]} cells, more than ${many[1]}.`,
    };
  }
  const blocks = await reading.blocks(cells);
  const known = new Map(cells.map((area, i) => [keyOf(area), blocks[i]]));
  const evaluated = callsOf(
    parts,
    {
      cells: (sheet, area) =>
        known.get(keyOf({ sheet: sheet ?? around.sheet, area })) ?? [[{ error: "#REF!" }]],
      definition: (name) => parsedName(names.get(name.toLowerCase())),
    },
    functions,
  );
  const made = new Set(evaluated.calls.map(({ id }) => id));
  const unmade = parts.isWhole ? [] : ours.map(({ id }) => id).filter((id) => !made.has(id));
  return {
    ...evaluated,
    unread:
      unmade.length === 0
        ? ""
        : `${unmade.join(", ")}: the call has something in it that only Excel calculates, so its steps are not shown.`,
  };
}

const calls = (text: string, id: string): boolean => text.toUpperCase().includes(`${id}(`);

function keyOf({ sheet, area }: SheetArea): string {
  return `${sheet.toLowerCase()}!${areaName(area)}`;
}

function parsedName(meaning: string | undefined): Formula | undefined {
  if (meaning === undefined) return undefined;
  try {
    return parseFormula(meaning);
  } catch (error) {
    if (error instanceof SpecError) return undefined;
    throw error;
  }
}

/** Digits beyond which two calculations of one figure may differ. */
const TOLERANCE = 1e-9;

/** Errors that say nothing of the value: Excel is calculating, or other cells are in the way. */
const NOT_VALUES = new Set<unknown>(["#SPILL!", "#BUSY!"]);

function isSame(calculated: CellValue, shown: CellValue): boolean {
  const [a, b] = [plain(calculated), plain(shown)];
  if (typeof a === "number" && typeof b === "number") {
    return Math.abs(a - b) <= TOLERANCE * Math.max(Math.abs(a), Math.abs(b));
  }
  return a === b || NOT_VALUES.has(b);
}

/** A result that is blank shows 0 in Excel; a text that is empty looks blank. */
function plain(value: Operand): unknown {
  if (value === null || value === "") return "";
  return typeof value === "object" && "error" in value ? value.error : value;
}
