import { NATIVES } from "../calculator/natives";
import { MAX_ROWS, type Cell } from "../workbook/address";
import type { Formula } from "../workbook/parseFormula";
import type { CellValue } from "../workbook/spec";
import { tokenize } from "../workbook/tokens";
import { callsOf, type EvaluatedFormula } from "./callsOf";
import { errorOfRest } from "./errorOfRest";
import { formulaFaults } from "./formulaFaults";
import { chainCells, type ChainCell } from "./chainOf";
import type { DialectFormula } from "./dialectFormula";
import { explainedCall, type ExplainedCall } from "./explainedCall";
import { cellsIn } from "./cellsIn";
import { formulaParts, parsed } from "./formulaParts";
import type { OwnFunctions } from "./ownFunctions";
import { precedents } from "./precedents";
import { isOneValueEach, staleResult } from "./staleResult";
import { unreadReason } from "./unreadReason";
import type { SheetArea, WorkbookCells } from "./workbookCells";
import { placeKey, placeName, WorkbookReading } from "./workbookReading";

/** What stands behind a cell. */
export interface CellExplanation {
  /** `Options!B12` */
  place: string;
  label: string;
  unit: string;
  known: string;
  value: CellValue;
  /** Whether the cell shows its number as a share: 0.1 as 10%. */
  isShare: boolean;
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
  /** References of the formula that are not followed, as they are written: to other workbooks, over several sheets. */
  unfollowed: readonly string[];
  /** What a new calculation gives, where the cell shows something else. */
  stale: { recalculated: CellValue } | undefined;
  /** Why calls are not explained, and why the cell shows another error than they do; "" where there is nothing to report. */
  unread: string;
}

/** Calls of a formula that are explained; a sum of a hundred calls is not read by anybody. */
const MAX_CALLS = 12;

/** Cells that are read for the arguments of a formula. */
const MAX_CELLS = 200_000;

/** The same with the blank ones beyond what a sheet uses, which are not read: four whole columns. */
const MAX_WITH_BLANKS = 4 * MAX_ROWS;

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
  const { formula, label, unit, known, value, isShare } = cell;
  const facts = { place: placeName(own), label, unit, known, value, isShare };
  if (cell.spilledFrom) {
    const spilling = await explainCell({ sheet: at.sheet, ...cell.spilledFrom }, workbook, functions);
    return spilling && { ...spilling, ...facts, spilledFrom: spilling.place };
  }
  const found = {
    ...facts,
    formula,
    spilledFrom: undefined,
    calls: [],
    moreCalls: 0,
    stale: undefined,
    unread: "",
  };
  if (formula === undefined) return { ...found, precedents: [], unfollowed: [] };
  const names = await reading.names();
  const read = await reading.dialect(formula, at);
  const references = precedents(read, at.sheet, names);
  const [direct, evaluated] = await Promise.all([
    chainCells(references.cells, reading),
    callsInside(read.formula, references.meanings, { own, value, names, reading, functions }),
  ]);
  const { calls, recalculated } = evaluated;
  return {
    ...found,
    precedents: direct,
    unfollowed: references.unfollowed,
    calls: calls
      .slice(-MAX_CALLS)
      .reverse()
      .map((call) => explainedCall(call, functions)),
    moreCalls: Math.max(0, calls.length - MAX_CALLS),
    stale: recalculated === undefined ? undefined : { recalculated },
    unread: evaluated.unread,
  };
}

/** The calls of a formula, made again on what its cells hold. */
interface CallsInside extends Pick<EvaluatedFormula, "calls"> {
  /** What the formula gives now, where the cell shows something else. */
  recalculated: CellValue | undefined;
  unread: string;
}

async function callsInside(
  formula: string,
  meanings: readonly DialectFormula[],
  around: {
    own: SheetArea;
    /** What the cell shows. */
    value: CellValue;
    names: ReadonlyMap<string, DialectFormula>;
    reading: WorkbookReading;
    functions: OwnFunctions;
  },
): Promise<CallsInside> {
  const { own, value, names, reading, functions } = around;
  const { host } = functions;
  const none = { calls: [], recalculated: undefined };
  const isOurs = (id: string) => host.has(id);
  const texts = [formula, ...meanings.map((meaning) => meaning.formula)];
  const called = new Set(
    texts.flatMap((text) =>
      tokenize(text).flatMap((token) => (token.kind === "function" && isOurs(token.name) ? token.name : [])),
    ),
  );
  const faults = formulaFaults(texts, value, {
    ids: functions.help.map(({ id }) => id),
    isOurs,
    isName: (name) => names.has(name.toLowerCase()),
  });
  if (called.size === 0) return { ...none, unread: faults.join(" ") };
  const definitions = new Map<string, Formula | undefined>();
  const meaning = (name: string): Formula | undefined => {
    const key = name.toLowerCase();
    if (!definitions.has(key)) definitions.set(key, parsed(names.get(key)?.formula ?? ""));
    return definitions.get(key);
  };
  const facts = { isOurs, isCalculated: (native: string) => native in NATIVES, meaning };
  const parts = formulaParts(formula, facts);
  const cells = cellsIn(parts.evaluated, own.sheet, meaning);
  const size = cells.reduce((sum, { area }) => sum + area.rows * area.columns, 0);
  const used = size > MAX_CELLS ? await reading.usedCells(cells) : size;
  if (used > MAX_CELLS) return { ...none, unread: [...faults, tooMany("read", used, MAX_CELLS)].join(" ") };
  if (size > MAX_WITH_BLANKS)
    return { ...none, unread: [...faults, tooMany("refer to", size, MAX_WITH_BLANKS)].join(" ") };
  // The cell is read together with what it depends on: the workbook may have changed since.
  const [[shown] = [], ...blocks] = await reading.blocks([own, ...cells]);
  const known = new Map(cells.map((area, i) => [placeKey(area), blocks[i]]));
  const { calls, result } = callsOf(
    parts,
    {
      cells: (sheet, area) =>
        known.get(placeKey({ sheet: sheet ?? own.sheet, area })) ?? [[{ error: "#REF!" }]],
      definition: meaning,
    },
    functions,
  );
  const made = new Set(calls.map(({ id }) => id));
  const unmade = parts.isWhole ? [] : [...called].filter((id) => !made.has(id));
  const unread = [...new Set([...parts.unread, ...unmade])];
  // A formula with a fault calculates nothing: once that is corrected, its calls can be made.
  const reasons = faults.length > 0 ? faults : unread.map((id) => unreadReason(id, texts));
  const several = new Set(
    calls.filter(({ result: [row = []], result: rows }) => rows.length * row.length > 1).map(({ id }) => id),
  );
  const gaveOne = (id: string) => !several.has(id);
  const isCertain = parts.evaluated.every((part) => isOneValueEach(part, { meaning, gaveOne }));
  return {
    calls,
    recalculated: result !== undefined && isCertain ? staleResult(result, shown?.[0] ?? null) : undefined,
    unread: (reasons.length > 0 || parts.isWhole
      ? reasons
      : errorOfRest(formula, shown?.[0] ?? null, calls)
    ).join(" "),
  };
}

function tooMany(what: string, cells: number, most: number): string {
  const [many, limit] = [cells, most].map((count) => count.toLocaleString("en-US"));
  return `Its calls are not explained: they ${what} ${many} cells, more than ${limit}.`;
}
