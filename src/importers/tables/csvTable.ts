import type { SourceFile } from "../../archive/source";
import { readHead } from "../reading/fileHead";
import { readChunks } from "../reading/readChunks";
import { ownText } from "./cellText";
import type { Table, TableCell, TableRow } from "./row";
import { TextPieces } from "./textPieces";

const SEPARATORS = [",", ";", "\t"] as const;

/** No cell of an export comes near this; a quote that is never closed takes the rest of the file. */
const MAX_CELL_LENGTH = 1 << 20;

/**
 * A file of separated values as a table. Commas, semicolons or tabs, as the first line has them; UTF-8, UTF-16 or, where bytes
 * are neither, Windows-1252; quoted cells may hold line ends.
 */
export function csvTable(file: SourceFile): Table {
  const name = file.path.slice(file.path.lastIndexOf("/") + 1).replace(/\.[^.]*$/, "");
  return {
    name,
    file: file.path,
    sizeBytes: file.sizeBytes,
    separator: async (signal) => separatorOf((await readHead(file, signal)).text),
    rows: async (visit, options = {}) => {
      const { text } = await readHead(file, options.signal);
      const rows = new SeparatedRows(file.path, separatorOf(text), visit);
      const pieces = new TextPieces();
      await readChunks(
        file,
        (chunk) => {
          options.onBytes?.(chunk.length);
          return rows.push(pieces.decode(chunk));
        },
        options.signal,
      );
      rows.push(pieces.end());
      rows.end();
    },
  };
}

/** The separator that the first line has most of, outside of quotes. */
export function separatorOf(text: string): string {
  const [line = ""] = text.replace(/"[^"]*"/g, "").split(/\r\n|\n|\r/, 1);
  const counts = SEPARATORS.map((separator) => line.split(separator).length);
  return SEPARATORS[counts.indexOf(Math.max(...counts))] ?? ",";
}

const QUOTE = 0x22;
const RETURN = 0x0d;
const NEWLINE = 0x0a;

/** Cuts text into rows and cells, piece by piece; each character is looked at once. */
class SeparatedRows {
  private cells: string[] = [];
  private cell = "";
  private state: "start" | "plain" | "quoted" | "quote" = "start";
  private line = 1;
  private firstLine = 1;
  private afterReturn = false;
  private isEnough = false;
  private readonly separator: number;

  constructor(
    private readonly file: string,
    separator: string,
    private readonly visit: (row: TableRow) => "enough" | undefined,
  ) {
    this.separator = separator.charCodeAt(0);
  }

  push(text: string): "enough" | undefined {
    let from = 0;
    for (let i = 0; i < text.length && !this.isEnough; i++) {
      const code = text.charCodeAt(i);
      if (this.state === "quoted") {
        if (code === QUOTE) {
          this.add(text, from, i);
          this.state = "quote";
        } else if (code === NEWLINE) this.line += 1;
        continue;
      }
      if (code === QUOTE && this.state !== "plain") {
        // Two quotes inside a quoted cell are one; the first one begins it.
        if (this.state === "quote") this.cell += '"';
        this.state = "quoted";
        from = i + 1;
      } else if (code === this.separator) {
        if (this.state !== "quote") this.add(text, from, i);
        this.endCell();
        from = i + 1;
      } else if (code === NEWLINE || code === RETURN) {
        if (this.state !== "quote") this.add(text, from, i);
        if (!(code === NEWLINE && this.afterReturn)) this.endRow();
        this.state = "start";
        from = i + 1;
      } else if (this.state !== "plain") {
        this.state = "plain";
        from = i;
      }
      this.afterReturn = code === RETURN;
    }
    if (!this.isEnough && (this.state === "plain" || this.state === "quoted"))
      this.add(text, from, text.length);
    return this.isEnough ? "enough" : undefined;
  }

  /** @throws SyntaxError where the text ends inside a quoted cell. */
  end(): void {
    if (this.isEnough) return;
    if (this.state === "quoted") throw this.damage(`the quote of line ${this.firstLine} is never closed`);
    if (this.cells.length > 0 || this.cell !== "") this.endRow();
  }

  private add(text: string, from: number, to: number): void {
    if (to > from) this.cell = this.cell === "" ? text.slice(from, to) : this.cell + text.slice(from, to);
    if (this.cell.length > MAX_CELL_LENGTH)
      throw this.damage(`a cell of line ${this.firstLine} has more than ${MAX_CELL_LENGTH} characters`);
  }

  /** The error names the file: an export may consist of many. */
  private damage(what: string): SyntaxError {
    return Object.assign(new SyntaxError(`${this.file}: ${what}`), { file: this.file });
  }

  private endCell(): void {
    this.cells.push(this.cell);
    this.cell = "";
    this.state = "start";
  }

  private endRow(): void {
    this.endCell();
    const { cells } = this;
    if (cells.some((cell) => cell !== "") && this.visit(new SeparatedRow(this.firstLine, cells)) === "enough")
      this.isEnough = true;
    this.cells = [];
    this.line += 1;
    this.firstLine = this.line;
  }
}

class SeparatedRow implements TableRow {
  readonly length: number;

  constructor(
    readonly number: number,
    private readonly cells: readonly string[],
  ) {
    this.length = cells.length;
  }

  cell(column: number): TableCell {
    const text = this.cells[column] ?? "";
    return text === "" ? null : ownText(text);
  }

  date(column: number): string | null {
    const text = this.cells[column] ?? "";
    const [, day, time] = /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d(?::\d\d)?))?/.exec(text) ?? [];
    if (day === undefined) return null;
    return `${day}T${time === undefined ? "00:00:00" : time.padEnd(8, ":00")}`;
  }
}
