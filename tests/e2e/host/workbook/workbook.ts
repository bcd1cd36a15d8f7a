import {
  areaName,
  looksLikeAddress,
  MAX_COLUMNS,
  MAX_ROWS,
  quotedSheet,
  overlap,
} from "../../../../src/workbook/address";
import type { Area } from "../../../../src/workbook/address";
import type { Formula } from "../../../../src/workbook/parseFormula";
import { accessDenied, alreadyExists, HostError, invalidArgument } from "../hostError";
import { readArea } from "./areas";
import { Calculation, type CustomFunctions } from "./calculation";
import type { Shown } from "./cell";
import { Events } from "./events";
import { parsedText } from "./formulaCells";
import { renameSheetIn, renameTableIn } from "./rewriteReferences";
import { Sheet, type Properties, type SheetTable, type WorkbookOfSheet } from "./sheet";
import { takeBack } from "./spill";
import { Table } from "./table";
import { readEntry, type Entry } from "./typedEntry";
import { pastedEntries, type Refused } from "./pastedText";

/** A defined name, of the workbook or of one sheet. */
export interface DefinedName {
  name: string;
  /** With the leading `=`. */
  formula: string;
  comment: string;
  visible: boolean;
  scope: Sheet | undefined;
}

/** Longest text of a cell; a longer one is refused. */
const MAX_TEXT_LENGTH = 32_767;

/** A workbook in memory: what Excel would hold, as far as the add-in uses it. */
export class Workbook implements WorkbookOfSheet {
  readonly sheets: Sheet[] = [];
  readonly names: DefinedName[] = [];
  readonly properties: Properties = {};
  readonly settings = new Map<string, unknown>();
  /** Custom XML parts by their id. */
  readonly xmlParts = new Map<string, string>();
  readonly events = new Events();
  readonly calculation: Calculation;
  /** Nobody may add, remove, rename or move a sheet. */
  isStructureProtected = false;
  active: Sheet;
  /** What is selected, on the active sheet; the first area holds the active cell. */
  selection: Area[] = [{ row: 0, column: 0, rows: 1, columns: 1 }];
  private serial = 0;

  constructor(functions: CustomFunctions) {
    this.calculation = new Calculation(this, functions);
    this.active = this.addSheet("Sheet1");
  }

  /** An id that this workbook did not give yet, in the form of Excel's. */
  newId(): string {
    this.serial += 1;
    return `{${this.serial.toString(16).toUpperCase().padStart(8, "0")}-0000-4000-8000-000000000000}`;
  }

  addSheet(name?: string): Sheet {
    const sheet = new Sheet(this, this.newId(), "");
    this.checkSheetName(name ?? this.freeName("Sheet", (candidate) => this.sheet(candidate)), sheet);
    sheet.name = name ?? this.freeName("Sheet", (candidate) => this.sheet(candidate));
    this.sheets.push(sheet);
    this.events.emit({ kind: "added", sheet });
    return sheet;
  }

  /** A sheet by name, in any case, or by id. */
  sheet(key: string): Sheet | undefined {
    const wanted = key.toLowerCase();
    return this.sheets.find(({ name, id }) => name.toLowerCase() === wanted || id.toLowerCase() === wanted);
  }

  renameSheet(sheet: Sheet, name: string): void {
    this.checkSheetName(name, sheet);
    const from = sheet.name;
    sheet.name = name;
    this.rewriteFormulas((formula) => renameSheetIn(formula, from, name));
  }

  renameTable(table: SheetTable, name: string): void {
    const from = table.name;
    table.name = name;
    this.rewriteFormulas((formula) => renameTableIn(formula, from, name));
  }

  deleteSheet(sheet: Sheet): void {
    const visible = this.sheets.filter(({ visibility }) => visibility === "Visible");
    if (visible.length === 1 && visible[0] === sheet) {
      throw new HostError("InvalidOperation", "A workbook must contain at least one visible worksheet.");
    }
    for (const cell of sheet.grid.all()) this.calculation.forget(cell);
    this.sheets.splice(sheet.position, 1);
    const gone = this.names.filter(({ scope }) => scope === sheet);
    for (const name of gone) this.names.splice(this.names.indexOf(name), 1);
    this.rewriteFormulas((formula) => renameSheetIn(formula, sheet.name, undefined));
    for (const { name } of sheet.tables)
      this.rewriteFormulas((formula) => renameTableIn(formula, name, undefined));
    if (this.active === sheet) this.activate(this.sheets[0] ?? sheet);
    this.calculation.changed(sheet, { row: 0, column: 0, rows: MAX_ROWS, columns: MAX_COLUMNS });
    this.events.emit({ kind: "deleted", sheet });
  }

  activate(sheet: Sheet): void {
    if (this.active === sheet) return;
    const left = this.active;
    this.active = sheet;
    this.selection = [{ row: 0, column: 0, rows: 1, columns: 1 }];
    this.events.emit({ kind: "deactivated", sheet: left });
    this.events.emit({ kind: "activated", sheet });
  }

  select(sheet: Sheet, areas: readonly Area[]): void {
    this.activate(sheet);
    this.selection = [...areas];
    this.events.emit({ kind: "selected", sheet, address: areas.map(areaName).join(",") });
  }

  tables(): SheetTable[] {
    return this.sheets.flatMap(({ tables }) => tables);
  }

  /** A table by name, in any case, or by id. */
  table(key: string): SheetTable | undefined {
    const wanted = key.toLowerCase();
    return this.tables().find(({ name, id }) => name.toLowerCase() === wanted || id.toLowerCase() === wanted);
  }

  addTable(sheet: Sheet, area: Area): SheetTable {
    if (this.tables().some((table) => table.sheet === sheet && overlap(table.whole, area))) {
      throw invalidArgument(`a table at ${areaName(area)} would overlap another`);
    }
    const name = this.freeName("Table", (candidate) => this.table(candidate));
    const table = new Table(this.newId(), name, sheet, { ...area, rows: Math.max(area.rows, 2) });
    sheet.tables.push(table);
    this.calculation.changed(sheet, table.whole);
    return table;
  }

  /** A defined name, that of the sheet before that of the workbook. */
  name(name: string, scope?: Sheet): DefinedName | undefined {
    const same = this.names.filter((own) => own.name.toLowerCase() === name.toLowerCase());
    return same.find((own) => own.scope === scope);
  }

  addName(name: string, formula: string, comment: string, scope?: Sheet): DefinedName {
    const wellFormed = /^[\p{L}_\\][\p{L}\p{N}_.\\?]*$/u.test(name) && !looksLikeAddress(name);
    if (!wellFormed || name.length > 255) throw invalidArgument(`"${name}" is no name`);
    if (this.name(name, scope) || this.table(name)) throw alreadyExists(name);
    const definition = parseDefinition(formula);
    if (!definition) throw invalidArgument(`"${formula}" is nothing that a name can stand for`);
    const defined: DefinedName = { name, formula, comment, visible: true, scope };
    this.names.push(defined);
    // Formulas that were written before are #NAME? until now.
    this.calculation.enterAll();
    return defined;
  }

  /** What a name stands for, as a formula. */
  definition(name: string): Formula | undefined {
    const defined = this.name(name);
    return defined && parseDefinition(defined.formula);
  }

  shape(): string {
    const names = this.names.map(({ name, formula, scope }) => [name, formula, scope?.id]);
    return JSON.stringify([this.sheets.map(({ id, name }) => [id, name]), names]);
  }

  /** Reads `Sheet1!A1:B2`, `'My sheet'!A1`, `A1` of a sheet, or a name; `undefined` for anything else. */
  resolve(text: string, own: Sheet): { sheet: Sheet; area: Area } | undefined {
    const [, quoted, plain, rest = text] = /^(?:'((?:[^']|'')+)'|([^'!]+))!(.+)$/.exec(text) ?? [];
    const name = quoted?.replace(/''/g, "'") ?? plain;
    const sheet = name === undefined ? own : this.sheet(name);
    const area = readArea(rest);
    if (sheet && area) return { sheet, area };
    const defined = name === undefined ? (this.name(text, own) ?? this.name(text)) : undefined;
    return defined && this.resolve(defined.formula.replace(/^=/, ""), own);
  }

  address(sheet: Sheet, areas: readonly Area[]): string {
    return areas.map((area) => `${quotedSheet(sheet.name)}!${areaName(area)}`).join(",");
  }

  /** The values of an area as they are now, blanks as `null`. */
  values(sheet: Sheet, area: Area): Shown[][] {
    const block = Array.from({ length: area.rows }, () => new Array<Shown>(area.columns).fill(null));
    for (const { row, column, value } of sheet.grid.in(area)) {
      const cells = block[row - area.row];
      if (cells) cells[column - area.column] = value;
    }
    return block;
  }

  /**
   * Puts an entry into a cell as if it were typed.
   *
   * @param format The cell's number format, for a caller that has those of many cells at hand.
   */
  enter(sheet: Sheet, row: number, column: number, entry: string | number | boolean, format?: string): void {
    if (typeof entry === "string" && entry.length > MAX_TEXT_LENGTH) {
      throw invalidArgument(`a text of ${entry.length} characters`);
    }
    const at = { row, column, rows: 1, columns: 1 };
    const numberFormat = format ?? String(sheet.formats.get("numberFormat", at, "General"));
    const read = typeof entry === "string" ? readEntry(entry, numberFormat) : { value: entry };
    this.enterRead(sheet, at, read, numberFormat);
  }

  /** Pastes a text as a user does: see `pastedEntries`. Returns the cells, which are selected then. */
  paste(sheet: Sheet, row: number, column: number, text: string, refused: Refused): Area {
    const entries = pastedEntries(text, refused);
    entries.forEach((cells, r) => {
      cells.forEach((entry, c) => {
        const at = { row: row + r, column: column + c, rows: 1, columns: 1 };
        this.enterRead(sheet, at, entry, String(sheet.formats.get("numberFormat", at, "General")));
      });
    });
    const area = {
      row,
      column,
      rows: entries.length,
      columns: Math.max(...entries.map((cells) => cells.length)),
    };
    this.select(sheet, [area]);
    return area;
  }

  private enterRead(sheet: Sheet, at: Area, read: Entry, numberFormat: string): void {
    const { row, column } = at;
    this.clearCells(sheet, at);
    if ("formula" in read) {
      const cell = sheet.grid.open(row, column);
      cell.formula = read.formula;
      this.calculation.enter(cell);
      return;
    }
    if (read.value !== null) sheet.grid.open(row, column).value = read.value;
    if (read.numberFormat !== undefined && numberFormat === "General") {
      sheet.formats.set("numberFormat", at, read.numberFormat);
    }
  }

  /** Empties cells. One that a formula of another cell fills comes back, if nothing takes its place. */
  clearCells(sheet: Sheet, area: Area): void {
    for (const cell of sheet.grid.in(area)) {
      for (const other of takeBack(cell)) this.calculation.changed(sheet, other);
      if (cell.anchor) this.calculation.enter(cell.anchor);
      this.calculation.forget(cell);
      sheet.grid.remove(cell);
    }
  }

  /** Tells listeners that cells were edited. */
  edited(sheet: Sheet, area: Area): void {
    this.events.emit({ kind: "changed", sheet, address: areaName(area) });
  }

  /** Puts a value, and a formula's text, into a cell without calculating: a workbook as it was saved. */
  store(address: string, content: { value: Shown; formula?: string }): void {
    const at = this.resolve(address, this.active);
    if (!at) throw new Error(`"${address}" is no address`);
    const cell = at.sheet.grid.open(at.area.row, at.area.column);
    Object.assign(cell, { formula: undefined, parsed: undefined, ...content });
  }

  /** Throws where the structure of the workbook is protected. */
  checkStructure(): void {
    if (this.isStructureProtected) throw accessDenied();
  }

  /** Throws where a protected sheet has locked cells. */
  checkUnprotected(sheet: Sheet, areas: readonly Area[]): void {
    if (!sheet.isProtected) return;
    const open = areas.every((area) => sheet.formats.get("protection/locked", area, true) === false);
    if (!open) throw accessDenied();
  }

  private rewriteFormulas(rewrite: (formula: string) => string): void {
    for (const { grid } of this.sheets) {
      for (const cell of grid.all()) {
        if (cell.formula === undefined) continue;
        const formula = rewrite(cell.formula);
        if (formula === cell.formula) continue;
        cell.formula = formula;
        cell.parsed = undefined;
        this.calculation.enter(cell);
      }
    }
    for (const defined of this.names) defined.formula = rewrite(defined.formula);
  }

  private freeName(stem: string, taken: (name: string) => unknown): string {
    let count = 1;
    while (taken(`${stem}${count}`)) count += 1;
    return `${stem}${count}`;
  }

  private checkSheetName(name: string, sheet: Sheet): void {
    if (name === "" || name.length > 31 || /[:\\/?*[\]]|^'|'$/.test(name)) {
      throw invalidArgument(`"${name}" is no name for a sheet`);
    }
    const other = this.sheets.find((own) => own.name.toLowerCase() === name.toLowerCase());
    if (other && other !== sheet) throw alreadyExists(`the sheet "${name}"`);
  }
}

function parseDefinition(formula: string): Formula | undefined {
  try {
    return parsedText(formula.replace(/^=/, ""));
  } catch {
    return undefined;
  }
}
