import type { BenchmarkRun } from "../model/benchmark/benchmarkRun";
import type { FunctionsHost } from "../functionsHost";
import { resultTable } from "../taskpane/import/resultBlock";
import type { PlacedTable } from "../taskpane/placedTable";
import { intactLinks } from "../taskpane/plans/intactLinks";
import type { Spreadsheet } from "../taskpane/spreadsheet";
import { areaName, cellName } from "../workbook/address";
import { fitText } from "../workbook/fitText";
import { shownSheet } from "../workbook/shownSheet";
import type { CellValue } from "../workbook/spec";
import { snapshotValue } from "../workbook/writers/univer/cells";
import { univerStyle } from "../workbook/writers/univer/looks";
import type { SnapshotCell, SnapshotSheet } from "../workbook/writers/univer/snapshot";
import type { Loss } from "../workbook/writers/writer";
import type { Grid, SheetArea } from "./grid/grid";
import { gridCells } from "./grid/gridCells";
import { linksIn } from "./grid/linksIn";
import { showLosses } from "./lossList";
import type { Session } from "./session";

/** The grid of the workbench as the spreadsheet beside the pane. */
export class GridSpreadsheet implements Spreadsheet {
  constructor(
    private readonly grid: Grid,
    private readonly session: Session,
    private readonly host: FunctionsHost,
  ) {}

  readonly draw: Spreadsheet["draw"] = async (spec, { signal, progress }, replaces) => {
    progress(0, "drawing the sheets");
    // The page shows the progress before the drawing, which keeps it busy.
    await new Promise((resolve) => setTimeout(resolve));
    signal.throwIfAborted();
    const { sheets, names, losses } = this.session.add(spec, replaces);
    await this.grid.calculated();
    return { sheets, names, records: [], notices: noticesOn(losses) };
  };

  readonly read: Spreadsheet["read"] = async (sheets) => {
    const { drawing } = await this.session.read();
    const there = drawing.sheets.filter(({ name }) => sheets.includes(name));
    return new Map(there.map((sheet) => [sheet.name, shownSheet(sheet)]));
  };

  readonly outline: Spreadsheet["outline"] = () => Promise.resolve(this.session.outline());

  readonly linkAgain: Spreadsheet["linkAgain"] = async () => {
    const selected = this.grid.selected();
    const { intact, broken, lostNames } = intactLinks(linksIn(this.grid, selected), this.session.outline());
    const cells: SnapshotSheet["cellData"] = {};
    for (const { row, column, formula } of intact)
      (cells[row] ??= {})[column] = { f: `=${formula}`, v: null };
    if (intact.length > 0) this.grid.write(selected.sheetId, cells);
    await this.grid.calculated();
    return {
      sheet: selected.sheet,
      cells: intact.map(({ row, column }) => cellName(row, column)),
      broken: broken.map(({ row, column }) => cellName(row, column)),
      lostNames,
    };
  };

  readonly open: Spreadsheet["open"] = async (template) => {
    const losses = this.session.open(template.plan().spec);
    if (!losses) return "The workbook that was open stays open.";
    showLosses([]);
    await this.grid.calculated();
    return [`${template.title} is open.`, ...noticesOn(losses)].join(" ");
  };

  readonly insertFormula: Spreadsheet["insertFormula"] = async (formula) => {
    const cell = this.grid.active();
    const address = addressOf(cell);
    if (!this.grid.isFree(cell)) throw new Error(`${address} is not empty: select an empty cell first.`);
    this.grid.write(cell.sheetId, { [cell.row]: { [cell.column]: { f: formula } } });
    await this.grid.calculated();
    return address;
  };

  readonly placeResults: Spreadsheet["placeResults"] = async (runs) => {
    const table = resultTable(runs);
    const area = areaOf(table, this.grid.active());
    if (!this.grid.isFree(area)) {
      throw new Error(
        `The results need ${addressOf(area)}, which is not empty: select a cell with room below and to its right.`,
      );
    }
    return this.write(area, table);
  };

  readonly placeTable: Spreadsheet["placeTable"] = async (table, { sheet: name, row, column }) => {
    const sheet = this.grid.sheets().find((one) => one.name === name);
    if (!sheet) throw new Error(`There is no sheet "${name}".`);
    return this.placeAt({ sheetId: sheet.id, sheet: name, row, column }, table);
  };

  readonly functions: Spreadsheet["functions"] = () => Promise.resolve(this.host);

  readonly contents: Spreadsheet["contents"] = async () => {
    const { drawing, lost } = await this.session.read();
    return { drawing, lost, notices: [] };
  };

  readonly cells: Spreadsheet["cells"] = () => gridCells(this.grid);

  readonly activeCell: Spreadsheet["activeCell"] = async () => {
    await this.grid.calculated();
    return this.grid.active();
  };

  readonly followSelection: Spreadsheet["followSelection"] = async (selected) => {
    this.grid.onSelect(selected);
  };

  readonly select: Spreadsheet["select"] = async ({ sheet, area }) => {
    const found = this.grid.sheets().find(({ name }) => name.toLowerCase() === sheet.toLowerCase());
    if (!found) throw new Error(`There is no sheet "${sheet}".`);
    this.grid.select({ ...area, sheetId: found.id, sheet: found.name });
  };

  /**
   * Writes the results table a column to the right of some cells, or on a new sheet where that place is not empty.
   *
   * @returns Address of the table.
   */
  placeBeside(cells: SheetArea, runs: readonly BenchmarkRun[]): string {
    return this.placeAt({ ...cells, column: cells.column + cells.columns + 1 }, resultTable(runs));
  }

  private placeAt(first: FirstCell, table: PlacedTable): string {
    const area = areaOf(table, first);
    if (this.grid.isFree(area)) return this.write(area, table);
    const { sheets } = this.session.add({
      title: table.sheet,
      subject: `${table.what} on a separate sheet.`,
      sheets: [{ name: table.sheet, cells: [], print: { orientation: "landscape" } }],
      names: [],
    });
    const { sheetId } = this.grid.active();
    return this.write(areaOf(table, { sheetId, sheet: sheets[0] ?? "", row: 0, column: 0 }), table);
  }

  private write(area: SheetArea, { rows: [header = [], ...rows], formats }: PlacedTable): string {
    const cells = [
      header.map((text) => ({ ...cellOf(text), s: univerStyle("header") })),
      ...rows.map((row) =>
        row.map((value, c) => ({ ...cellOf(value), s: univerStyle("value", formats[c] ?? "General") })),
      ),
    ];
    this.grid.write(
      area.sheetId,
      from(
        area.row,
        cells.map((row) => from(area.column, row)),
      ),
    );
    return addressOf(area);
  }
}

/** Where a table begins. */
type FirstCell = Omit<SheetArea, "rows" | "columns">;

function areaOf({ rows, formats }: PlacedTable, first: FirstCell): SheetArea {
  return { ...first, rows: rows.length, columns: formats.length };
}

/** Entries by their place, the first of them at `place`. */
function from<T>(place: number, entries: readonly T[]): Record<number, T> {
  return Object.fromEntries(entries.map((entry, i) => [place + i, entry]));
}

function cellOf(value: CellValue): SnapshotCell {
  return snapshotValue(typeof value === "string" ? fitText(value) : value);
}

/** `Start!B3:D9`. */
export function addressOf({ sheet, ...area }: SheetArea): string {
  return `${sheet}!${areaName(area)}`;
}

/** What a user misses on the page. Page setup is of no use there. */
function noticesOn(losses: readonly Loss[]): string[] {
  const shown = losses.filter(({ feature }) => feature !== "print");
  return shown.map(({ where, because }) => `${where}: ${because}`);
}
