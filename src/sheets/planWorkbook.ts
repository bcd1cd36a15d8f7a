import { columnName } from "../workbook/address";
import type { InputCell, NameSpec, PrintSpec, RangeRef, SheetSpec, WorkbookSpec } from "../workbook/spec";
import type { PlanRecord } from "../workbook/planRecord";
import type { Basis } from "./basis";
import type { Block, Place, SheetPart } from "./block";
import { guarded, type KnownInputs } from "./guard";
import { inputCheckSheet } from "./inputCheckSheet";
import type { Links } from "./links";
import { recordOf } from "./planRecord";
import type { PlanSheet } from "./planSheet";
import { withTitleRow } from "./titleRow";
import { withAddresses, type WithAddresses } from "./withAddresses";

export type { PlanSheet };

/** A planning workbook: what the writers draw, where the cells with an id stand, and what its figures come from. */
export interface Plan {
  spec: WorkbookSpec;
  cells: ReadonlyMap<string, RangeRef>;
  basis?: Basis | undefined;
}

const PORTRAIT: PrintSpec = { orientation: "portrait" };

/** Label, value, unit, low, high, how known. */
const STANDARD_WIDTHS = [40, 16, 16, 13, 13, 22];

/**
 * Puts blocks on sheets and resolves their ids. Formulas refer to cells as `{id}`, or `{grid.id#3}` for the
 * third row of a grid's column, wherever these stand. An id that
 * two cells have, or that none has, is an error. A sheet that is described cell by cell goes in as it is.
 */
export function planWorkbook({
  plan,
  title,
  subject,
  sheets: given,
  names = [],
  checkInputs = false,
  titleRows = false,
  links,
  defaults,
}: {
  /** What the record of its inputs calls it: the id of the template. Without one there is no record. */
  plan?: string;
  /** Defaults of inputs that hold what the user entered elsewhere, by id: they are recorded instead. */
  defaults?: ReadonlyMap<string, InputCell["value"]> | undefined;
  title: string;
  subject: string;
  sheets: readonly (PlanSheet | SheetSpec)[];
  /** Defined names, by the id of what they name, or of its first and last columns. */
  names?: readonly { name: string; id: string; through?: string; comment?: string }[];
  /** Are inputs checked on a sheet of their own, before the last one, and results left empty where one is unknown? */
  checkInputs?: boolean;
  /** Does the first row of every sheet name customer, project and version, and stand on every page? They are ids then. */
  titleRows?: boolean;
  /** The names that inputs may follow, in a workbook that has them. */
  links?: Links | undefined;
}): Plan {
  const sheets = checkInputs ? withInputCheck(given) : given;
  const stacked = sheets.map((sheet) => ({ sheet, placed: "blocks" in sheet ? stack(sheet.blocks) : [] }));
  const cells = new Map<string, RangeRef>();
  for (const { sheet, placed } of stacked) {
    for (const { block, row } of placed) {
      for (const [id, range] of Object.entries(block.ids(row))) {
        if (cells.has(id)) throw new Error(`two cells have the id "${id}"`);
        cells.set(id, { sheet: sheet.name, range });
      }
    }
  }
  const range = (id: string): RangeRef => {
    const found = cells.get(id);
    if (!found) throw new Error(`no cell has the id "${id}"`);
    return found;
  };
  const known: KnownInputs | undefined = checkInputs ? { ...checkedOf(given), range } : undefined;
  const addressed = withAddresses(range);
  const drawn = stacked.map(({ sheet, placed }) => {
    const described = "blocks" in sheet ? drawSheet(sheet, placed, range, addressed, known, links) : sheet;
    if (!titleRows || ("blocks" in sheet && sheet.namesCustomer)) return described;
    return withTitleRow(described, (text) => addressed(text, sheet.name));
  });
  const defined = names.map(({ name, id, through, comment }): NameSpec => ({
    name,
    refersTo: through === undefined ? range(id) : spanning(range(id), range(through)),
    ...(comment === undefined ? {} : { comment }),
  }));
  const records: PlanRecord[] =
    plan === undefined ? [] : [recordOf(plan, { sheets: drawn, cells, names: defined }, defaults)];
  const outside = links && [...links.values].map(([name, value]) => ({ name, value }));
  const spec = { title, subject, sheets: drawn, names: defined, records, ...(outside ? { outside } : {}) };
  const basis = given.map((sheet) => ("blocks" in sheet ? sheet.basis : undefined)).find(Boolean);
  return { spec, cells, basis };
}

/** The sheets with the check of their inputs before the last one. */
function withInputCheck(sheets: readonly (PlanSheet | SheetSpec)[]): (PlanSheet | SheetSpec)[] {
  const inputs = sheets.flatMap((sheet, i) =>
    "blocks" in sheet
      ? sheet.blocks.map((block) => ({ ...block.inputs, sheet: i === 0 ? "" : sheet.name }))
      : [],
  );
  const cells = inputs.flatMap(({ cells = [], sheet }) => cells.map((cell) => ({ ...cell, sheet })));
  const grids = inputs.flatMap(({ grid, sheet }) => (grid ? [{ ...grid, sheet }] : []));
  return [...sheets.slice(0, -1), inputCheckSheet(cells, grids), ...sheets.slice(-1)];
}

function checkedOf(sheets: readonly (PlanSheet | SheetSpec)[]): Omit<KnownInputs, "range"> {
  const blocks = sheets.flatMap((sheet) => ("blocks" in sheet ? sheet.blocks : []));
  const inputs = blocks.map((block) => block.inputs);
  return {
    columns: new Map(blocks.flatMap(({ columnFormulas }) => [...(columnFormulas ?? [])])),
    cells: new Set(inputs.flatMap((one) => one?.cells?.map(({ id }) => id) ?? [])),
    grids: new Map(inputs.flatMap((one) => (one?.grid ? [[one.grid.id, one.grid] as const] : []))),
  };
}

/** From the first cell of one range to the last of another on the same sheet. */
function spanning(from: RangeRef, to: RangeRef): RangeRef {
  const [first = ""] = from.range.split(":");
  return { sheet: from.sheet, range: `${first}:${to.range.split(":").at(-1)}` };
}

interface PlacedBlock {
  block: Block;
  row: number;
}

function stack(blocks: readonly Block[]): PlacedBlock[] {
  let row = 1;
  return blocks.map((block) => {
    const placed = { block, row };
    row += block.height + 1;
    return placed;
  });
}

function drawSheet(
  sheet: PlanSheet,
  placed: readonly PlacedBlock[],
  range: (id: string) => RangeRef,
  addressed: WithAddresses,
  known: KnownInputs | undefined,
  links: Links | undefined,
): SheetSpec {
  const { name, columns = STANDARD_WIDTHS.length, freezeRows, print = PORTRAIT } = sheet;
  const lastRow = Math.max(...placed.map(({ block, row }) => row + block.height - 1));
  const parts = placed.map(({ block, row }): SheetPart => {
    const place: Place = {
      sheet: name,
      row,
      lastRow,
      columns,
      range,
      links,
      formula: (text, gridRow) => addressed(text, name, gridRow),
      guarded: (text, gridRow, needs, unknown) =>
        addressed(known ? guarded(text, known, gridRow, needs, unknown) : text, name, gridRow),
    };
    return block.draw(place);
  });
  const all = <K extends keyof SheetPart>(key: K) =>
    parts.flatMap((part) => (part[key] ?? []) as NonNullable<SheetPart[K]>[number][]);
  const [rowHeights, pageBreaks] = [all("rowHeights"), all("pageBreaks")];
  const area = printedArea(sheet, columns, placed);
  return {
    name,
    cells: all("cells"),
    tables: all("tables"),
    charts: all("charts"),
    validations: all("validations"),
    conditionalFormats: all("conditionalFormats"),
    columnWidths: [...(sheet.columnWidths ?? STANDARD_WIDTHS)],
    ...(rowHeights.length === 0 ? {} : { rowHeights }),
    ...(sheet.hidesGridlines ? { hidesGridlines: true } : {}),
    ...(freezeRows === undefined ? {} : { freeze: { rows: freezeRows, columns: 0 } }),
    print: {
      ...print,
      ...(area === undefined ? {} : { area }),
      ...(pageBreaks.length === 0
        ? {}
        : { pageBreaks: [...(print.pageBreaks ?? []), ...pageBreaks].sort((a, b) => a - b) }),
    },
  };
}

/** The cells that a sheet prints; `undefined` for all. */
function printedArea(
  { printThrough, printBlocks }: PlanSheet,
  columns: number,
  placed: readonly PlacedBlock[],
): string | undefined {
  if (printThrough === undefined && printBlocks === undefined) return undefined;
  const ends = placed.slice(0, printBlocks).map(({ block, row }) => row + block.height - 1);
  return `A1:${printThrough ?? columnName(columns - 1)}${Math.max(...ends)}`;
}
