import { cellText, ownText } from "./cellText";
import { attributeOf, eachAttribute, MarkupScanner, type MarkupHandler } from "./markupScanner";
import type { TableCell, TableRow } from "./row";
import type { SharedTexts } from "./sharedTexts";
import { dateOfSerial, type SheetDates } from "./sheetDates";

/** Columns that a sheet may have. */
const MAX_COLUMNS = 16_384;

/** What the cells of a sheet refer to. */
export interface SheetParts {
  texts: SharedTexts;
  dates: SheetDates;
}

/** How the content of a cell is meant: its attribute `t`. */
type CellType = "n" | "s" | "str" | "inlineStr" | "b" | "e" | "d";

/** Reads the XML of a sheet piece by piece and visits its rows. */
export class SheetRows implements MarkupHandler {
  private readonly scanner = new MarkupScanner(this);
  private readonly row: RowOfSheet;
  private state: "outside" | "rows" | "row" | "cell" = "outside";
  private number = 0;
  /** Its digits where the row itself says its number: those of its cells are to be the same. */
  private digits = "";
  private column = -1;
  private reference: string | undefined;
  private type: CellType = "n";
  private style = 0;
  private content = "";
  /** Inside `rPh`: how a text is read aloud in Japanese, which is no part of it. */
  private phonetic = 0;
  private isEnough = false;

  constructor(
    parts: SheetParts,
    private readonly visit: (row: TableRow) => "enough" | undefined,
  ) {
    this.row = new RowOfSheet(parts);
  }

  /** Takes the next piece; says whether more is wanted. */
  push(piece: string): "enough" | undefined {
    this.scanner.push(piece);
    return this.isEnough ? "enough" : undefined;
  }

  /** @throws SyntaxError where the sheet ends inside its rows. */
  end(): void {
    if (this.isEnough) return;
    this.scanner.end();
    if (this.state === "outside") return;
    throw new SyntaxError(`the sheet ends inside row ${this.number}`);
  }

  /** @throws SyntaxError for a cell outside of a row, and a row or cell inside another: what is there would be lost. */
  open(name: string, attributes: string): void {
    if (this.isEnough) return;
    switch (this.state) {
      case "outside":
        if (name === "sheetData") this.state = "rows";
        else if (name === "c") this.misplaced(name);
        return;
      case "rows":
        if (name === "row") this.openRow(attributes);
        else if (name === "c") this.misplaced(name);
        return;
      case "row":
        if (name === "c") this.openCell(attributes);
        else if (name === "row") this.misplaced(name);
        return;
      case "cell":
        if (name === "c" || name === "row") this.misplaced(name);
        if (name === "rPh") this.phonetic += 1;
        else if (name === "v" || name === "t") this.scanner.wantsText = this.phonetic === 0;
    }
  }

  text(text: string): void {
    this.content = this.content === "" ? text : this.content + text;
  }

  close(name: string): void {
    if (this.isEnough) return;
    switch (this.state) {
      case "cell":
        if (name === "v" || name === "t") this.scanner.wantsText = false;
        else if (name === "rPh") this.phonetic = Math.max(0, this.phonetic - 1);
        else if (name === "c") this.closeCell();
        return;
      case "row":
        if (name === "row") this.closeRow();
        return;
      case "rows":
        if (name === "sheetData") this.state = "outside";
        return;
      case "outside":
        return;
    }
  }

  private openRow(attributes: string): void {
    const given = Number(attributeOf(attributes, "r"));
    const isGiven = Number.isInteger(given) && given > 0;
    this.number = isGiven ? given : this.number + 1;
    this.digits = isGiven ? String(given) : "";
    this.column = -1;
    this.row.begin(this.number);
    this.state = "row";
  }

  private openCell(attributes: string): void {
    this.reference = undefined;
    this.type = "n";
    this.style = 0;
    eachAttribute(attributes, this.takeAttribute);
    const { reference } = this;
    this.column = reference === undefined ? this.column + 1 : columnOf(reference);
    // An address of another row: a part of the file is lost between them.
    const isOfRow = reference === undefined || isInRow(reference, this.digits);
    if (this.column >= MAX_COLUMNS || this.column < 0 || !isOfRow)
      throw new SyntaxError(`row ${this.number} has a cell "${reference ?? ""}"`);
    this.content = "";
    this.phonetic = 0;
    this.state = "cell";
  }

  /** One function for all cells, of which there are millions. */
  private readonly takeAttribute = (name: string, value: string): void => {
    if (name === "r") this.reference = value;
    else if (name === "s") this.style = Number(value);
    else if (name === "t") this.type = value as CellType;
  };

  private misplaced(name: string): never {
    const what = name === "row" ? "a row" : "a cell";
    throw new SyntaxError(
      this.state === "row" || this.state === "cell"
        ? `row ${this.number} does not end before ${what}`
        : `${what} behind row ${this.number} is in no row`,
    );
  }

  private closeCell(): void {
    this.scanner.wantsText = false;
    this.row.set(this.column, this.type, this.content, this.style);
    this.state = "row";
  }

  private closeRow(): void {
    this.state = "rows";
    if (this.row.length > 0 && this.visit(this.row) === "enough") this.isEnough = true;
  }
}

/** The column from 0 of an address such as `AB12`; -1 for what is none. */
function columnOf(reference: string): number {
  let column = 0;
  let i = 0;
  for (; i < reference.length; i++) {
    const code = reference.charCodeAt(i) & 0xdf;
    if (code < 0x41 || code > 0x5a) break;
    column = column * 26 + code - 0x40;
  }
  return i === 0 || i > 3 ? -1 : column - 1;
}

/** Is an address such as `AB12` one of the row with these digits? Where the row does not say its number, it is. */
function isInRow(reference: string, digits: string): boolean {
  if (digits === "") return true;
  const before = reference.charCodeAt(reference.length - digits.length - 1);
  return reference.endsWith(digits) && !(before >= 0x30 && before <= 0x39);
}

/** The cells of the row at hand, as the sheet's XML has them: each is read when it is asked for. */
class RowOfSheet implements TableRow {
  number = 0;
  length = 0;
  private readonly types: (CellType | undefined)[] = [];
  private readonly contents: string[] = [];
  private readonly styles: number[] = [];

  constructor(private readonly parts: SheetParts) {}

  begin(number: number): void {
    this.number = number;
    this.length = 0;
  }

  set(column: number, type: CellType, content: string, style: number): void {
    // A cell without content, and an empty text, are blank.
    if (content === "") return;
    for (; this.length <= column; this.length++) this.types[this.length] = undefined;
    this.types[column] = type;
    this.contents[column] = content;
    this.styles[column] = style;
  }

  cell(column: number): TableCell {
    const type = column < this.length ? this.types[column] : undefined;
    const content = this.contents[column] ?? "";
    switch (type) {
      case undefined:
        return null;
      case "s":
        return this.shared(content);
      case "b":
        return content.trim() === "1" || content.trim().toLowerCase() === "true";
      case "e":
        return { fault: ownText(content) };
      case "n":
        return numberOf(content, this.number);
      case "str":
      case "inlineStr":
      case "d":
        return ownText(cellText(content));
      default:
        throw new SyntaxError(`row ${this.number} has a cell of the unknown type "${String(type)}"`);
    }
  }

  date(column: number): string | null {
    const value = this.cell(column);
    const { dates } = this.parts;
    if (typeof value === "string") return /^\d{4}-\d\d-\d\d/.test(value) ? value.slice(0, 19) : null;
    if (typeof value !== "number" || !dates.isDate(this.styles[column] ?? 0)) return null;
    return dateOfSerial(value, dates.uses1904);
  }

  private shared(index: string): TableCell {
    const text = this.parts.texts.at(Number(index));
    if (text === undefined)
      throw new SyntaxError(`row ${this.number} refers to the shared text ${index}, which there is not`);
    return text === "" ? null : text;
  }
}

function numberOf(content: string, row: number): number {
  const value = Number(content);
  if (Number.isFinite(value) && content.trim() !== "") return value;
  throw new SyntaxError(`row ${row} has a number "${content.slice(0, 40)}"`);
}
