import { type EstateVm, unknownVm } from "../../../model/estate/estate";
import { scopeOf } from "../../../model/estate/scopeOf";
import type { TableCell, TableRow } from "../../tables/row";
import { type DecimalSign, decimalOf, isFault, textOf, truthOf, wholeNumberOf } from "../cells";
import type { EstateDiagnostic, HeadedTable } from "../estateFormat";
import { powerOf } from "../powerOf";
import { quotedCell } from "../quotedCell";
import { namelessRows } from "../rowCount";
import { UnknownPower } from "../unknownPower";
import { columnDiagnostics } from "./columnDiagnostics";
import { type Column, columnsOf, DECIMALS, type Field, SIZES } from "./columns";
import { DecimalSigns } from "./decimalSigns";
import { ReadShares } from "./readShares";

type Decimal = keyof typeof DECIMALS;

/** A number such as "12,375", which other cells must explain. */
interface Open {
  vm: EstateVm;
  field: Decimal;
  row: number;
  cell: TableCell;
}

/** The VMs of a list, and what of its cells could not be read. */
export class ListedVms {
  private readonly columns: ReadonlyMap<Field, Column>;
  private readonly found: EstateDiagnostic[] = [];
  private readonly signs: DecimalSigns;
  private readonly open: Open[] = [];
  private readonly badCells = new Map<
    Field,
    { count: number; row: number; text: string; more: string; result: string }
  >();
  private nameless = 0;
  private readonly listed: EstateVm[] = [];
  private readonly shares = new ReadShares();
  private readonly unknownPower = new UnknownPower();

  /** @param byFile The decimal sign that the file itself says. */
  constructor(
    private readonly table: HeadedTable,
    byFile: DecimalSign | null,
  ) {
    this.columns = columnsOf(table);
    this.signs = new DecimalSigns(byFile);
    this.found.push(...columnDiagnostics(table, this.columns));
  }

  add(row: TableRow): void {
    const name = this.text(row, "name");
    if (name === null) this.nameless += 1;
    else this.listed.push(this.vmOf(row, name));
  }

  /** The VMs once all rows are added: what a cell leaves open is decided by the others. */
  vms(): EstateVm[] {
    this.close();
    const mixed = this.shares.close();
    if (mixed) {
      const column = JSON.stringify(this.header("reads"));
      this.say(
        mixed.row,
        `The column ${column} has both shares such as ${mixed.share} and percentages such as ${mixed.percentage}: all count as percentages. Enter each with a percent sign.`,
      );
    }
    return this.listed;
  }

  diagnostics(): EstateDiagnostic[] {
    for (const { count, row, text, more, result } of this.badCells.values()) {
      const others =
        count > 1 ? `, and ${(count - 1).toLocaleString("en-US")} more cells of the column are ${more}` : "";
      this.say(row, `${text}${others}: ${result}.`);
    }
    this.found.push(...this.unknownPower.diagnostics(this.table));
    if (this.nameless > 0) this.say(null, namelessRows(this.nameless, "VM"));
    return this.found;
  }

  private vmOf(row: TableRow, name: string): EstateVm {
    const { file, name: sheet } = this.table;
    const power = powerOf(textOf(this.cell(row, "power")), null);
    const os = this.text(row, "os");
    const isTemplate = this.isTemplate(row);
    const vm: EstateVm = {
      ...unknownVm(name, `${file}, ${sheet} row ${row.number}`),
      ...scopeOf({ name, power, isTemplate, isPlaceholder: false, connection: null, about: os ?? "" }),
      cluster: this.text(row, "cluster"),
      host: this.text(row, "host"),
      power,
      os,
      vcpu: this.checked(row, "vcpu", wholeNumberOf(this.cell(row, "vcpu"))),
    };
    for (const [field, key] of Object.entries(DECIMALS) as [Decimal, (typeof DECIMALS)[Decimal]][])
      vm[key] = this.decimal(row, field, vm);
    if (!this.shares.read(vm, row, this.cell(row, "reads")))
      this.bad(row, "reads", "is not a share of reads", "write 0% to 100%");
    if (this.columns.has("power")) this.unknownPower.note(vm, row.number, this.cell(row, "power"));
    return vm;
  }

  private isTemplate(row: TableRow): boolean {
    const cell = this.cell(row, "template");
    const truth = truthOf(cell);
    if (truth === null && (textOf(cell) !== null || isFault(cell)))
      this.bad(row, "template", "is neither true nor false", "counted as false");
    return truth === true;
  }

  private cell(row: TableRow, field: Field): TableCell {
    const column = this.columns.get(field);
    return column === undefined ? null : row.cell(column.index);
  }

  /** A text; an error counts as a blank. */
  private text(row: TableRow, field: Field): string | null {
    const cell = this.cell(row, field);
    if (!isFault(cell)) return textOf(cell);
    const problem = `in the column ${JSON.stringify(this.header(field))} is an error`;
    this.bad(row, field, problem, "counted as empty", "too");
    return null;
  }

  private header(field: Field): string {
    return this.table.header[this.columns.get(field)?.index ?? -1] ?? field;
  }

  /** Bytes of the unit of a field; `null` for a size without one. */
  private unit(field: Field): number | null {
    return SIZES.has(field) ? (this.columns.get(field)?.bytes ?? null) : 1;
  }

  private decimal(row: TableRow, field: Decimal, vm: EstateVm): number | null {
    const cell = this.cell(row, field);
    if (this.unit(field) === null) return null;
    const sign = this.signs.note(field, cell);
    if (sign === "either") {
      this.open.push({ vm, field, row: row.number, cell });
      return null;
    }
    return this.checked(row, field, decimalOf(cell, sign));
  }

  /** A number times the unit of its field, where it is a quantity. */
  private checked(row: TableRow, field: Field, value: number | null | undefined): number | null {
    if (value === null) return null;
    const unit = this.unit(field) ?? 1;
    if (value !== undefined && value >= 0 && Number.isFinite(value * unit)) return value * unit;
    this.bad(
      row,
      field,
      `is not a ${field === "vcpu" ? "number of vCPUs" : "quantity"}`,
      "counted as unknown",
    );
    return null;
  }

  /** Reads the numbers that were left open, and reports those that stay so, once for each column. */
  private close(): void {
    const signs = new Map([...this.columns.keys()].map((field) => [field, this.signs.of(field)]));
    const unknown = new Map<Decimal, Open[]>();
    for (const one of this.open) {
      const sign = signs.get(one.field) ?? null;
      const value = sign === null ? undefined : decimalOf(one.cell, sign);
      const unit = this.unit(one.field) ?? 1;
      if (typeof value === "number") one.vm[DECIMALS[one.field]] = value * unit;
      else {
        const others = unknown.get(one.field);
        if (others) others.push(one);
        else unknown.set(one.field, [one]);
      }
    }
    for (const [field, [first, ...others]] of unknown) {
      const text = quotedCell(first?.cell ?? null);
      const more =
        others.length > 0 ? `, and so may ${others.length.toLocaleString("en-US")} more cells` : "";
      this.say(
        first?.row ?? null,
        `${text} in the column ${JSON.stringify(this.header(field))} may have a fraction or thousands${more}: counted as unknown. Enter it without thousands separators, and fractions with fewer or more than three digits.`,
      );
    }
    this.open.length = 0;
  }

  /** A cell that is not what its column says: reported once for each column. */
  private bad(row: TableRow, field: Field, problem: string, result: string, more = "not"): void {
    const known = this.badCells.get(field);
    if (known) known.count += 1;
    else {
      const text = `${quotedCell(this.cell(row, field))} ${problem}`;
      this.badCells.set(field, { count: 1, row: row.number, text, more, result });
    }
  }

  private say(row: number | null, message: string): void {
    const { file, name: sheet } = this.table;
    this.found.push({ severity: "warning", file, sheet, row, message });
  }
}
