import { parseCell } from "../../address";
import { attributeOf, MarkupScanner, type MarkupHandler } from "../../../importers/tables/markupScanner";
import { partError, type Parts } from "./parts";
import { NodeBuilder, type XmlNode } from "./xmlNode";

/** A formula as its cell stores it. */
export interface StoredFormula {
  text: string;
  kind: "normal" | "shared" | "array" | "dataTable";
  /** The cells that an array fills, or that share the formula. */
  ref: string;
  /** What cells that share a formula have in common. */
  share: string;
}

/** A cell as the file has it. */
export interface StoredCell {
  row: number;
  column: number;
  /** How its content is meant: the attribute `t`. */
  type: string;
  style: number;
  content: string;
  formula: StoredFormula | undefined;
  /** Is its formula a dynamic array, as far as its metadata say? */
  isDynamic: boolean;
  /** Do words of its text look different from each other? */
  isFormatted: boolean;
}

/** A row as the file has it; `points` where it has a height of its own. */
export interface StoredRow {
  row: number;
  points: number | undefined;
  isHidden: boolean;
  isGrouped: boolean;
}

/** Takes what a sheet's part has, in its order. */
export interface SheetVisitor {
  cell(cell: StoredCell): void;
  row(row: StoredRow): void;
}

/**
 * Reads the part of a sheet: cells and rows go to the visitor, one after another; the rest is answered as an element.
 *
 * @throws SyntaxError that names the row, for what is damaged: no cell is passed over.
 */
export async function readSheetPart(parts: Parts, path: string, visitor: SheetVisitor): Promise<XmlNode> {
  const sheet = new SheetPart(visitor);
  try {
    await parts.read(path, (piece) => sheet.scanner.push(piece));
    return sheet.end();
  } catch (error) {
    throw partError(path, error);
  }
}

class SheetPart implements MarkupHandler {
  readonly scanner = new MarkupScanner(this);
  private readonly others = new NodeBuilder();
  private state: "others" | "rows" | "row" | "cell" = "others";
  private row = -1;
  private column = -1;
  private cell: StoredCell | undefined;
  private taking: "content" | "formula" | undefined;
  private phonetic = 0;
  /** Which element the content of the cell is from: some files have both. */
  private contentOf: "v" | "t" | undefined;

  constructor(private readonly visitor: SheetVisitor) {
    this.scanner.wantsText = true;
  }

  end(): XmlNode {
    this.scanner.end();
    if (this.state !== "others" || this.others.depth > 0 || !this.others.root)
      throw new SyntaxError(`the sheet ends inside row ${this.row + 1}`);
    return this.others.root;
  }

  open(name: string, attributes: string): void {
    switch (this.state) {
      case "others":
        this.others.open(name, attributes);
        if (name === "sheetData" && this.others.depth === 2) this.enter("rows");
        return;
      case "rows":
        if (name === "row") this.openRow(attributes);
        else if (name === "c") throw this.misplaced("a cell");
        return;
      case "row":
        if (name === "c") this.openCell(attributes);
        else if (name === "row") throw this.misplaced("a row");
        return;
      case "cell":
        this.openInCell(name, attributes);
    }
  }

  text(text: string): void {
    if (this.state === "others") this.others.text(text);
    else if (!this.cell || this.phonetic > 0) return;
    else if (this.taking === "content") this.cell.content += text;
    else if (this.taking === "formula" && this.cell.formula) this.cell.formula.text += text;
  }

  close(name: string): void {
    switch (this.state) {
      case "others":
        this.others.close(name);
        return;
      case "rows":
        if (name !== "sheetData") return;
        this.others.close(name);
        this.state = "others";
        this.scanner.wantsText = true;
        return;
      case "row":
        if (name === "row") this.enter("rows");
        return;
      case "cell":
        if (name === "rPh") this.phonetic = Math.max(0, this.phonetic - 1);
        else if (name === "v" || name === "t" || name === "f") this.take(undefined);
        else if (name === "c") this.closeCell();
    }
  }

  private openRow(attributes: string): void {
    const given = attributeOf(attributes, "r");
    this.row = given === undefined ? this.row + 1 : (parseCell(`A${given}`)?.row ?? -1);
    if (this.row < 0) throw new SyntaxError(`a row has the number "${given ?? ""}"`);
    this.column = -1;
    const points = Number(attributeOf(attributes, "ht"));
    const isOwn = isYes(attributeOf(attributes, "customHeight")) && points > 0;
    this.visitor.row({
      row: this.row,
      points: isOwn ? points : undefined,
      isHidden: isYes(attributeOf(attributes, "hidden")),
      isGrouped: Number(attributeOf(attributes, "outlineLevel") ?? 0) > 0,
    });
    this.enter("row");
  }

  private openCell(attributes: string): void {
    const address = attributeOf(attributes, "r");
    const place =
      address === undefined ? { row: this.row, column: this.column + 1 } : parseCell(address.toUpperCase());
    // An address of another row: a part of the file is lost between them.
    if (!place || place.row !== this.row)
      throw new SyntaxError(`row ${this.row + 1} has a cell "${address ?? ""}"`);
    this.column = place.column;
    this.phonetic = 0;
    this.cell = {
      ...place,
      type: attributeOf(attributes, "t") ?? "n",
      style: Number(attributeOf(attributes, "s") ?? 0),
      content: "",
      formula: undefined,
      isDynamic: Number(attributeOf(attributes, "cm") ?? 0) > 0,
      isFormatted: false,
    };
    this.contentOf = undefined;
    this.enter("cell");
  }

  private openInCell(name: string, attributes: string): void {
    if (name === "c" || name === "row") throw this.misplaced(name === "c" ? "a cell" : "a row");
    if (!this.cell) return;
    if (name === "rPh") this.phonetic += 1;
    else if (name === "rPr") this.cell.isFormatted = true;
    else if (name === "v" || name === "t") this.openContent(name);
    else if (name === "f") {
      this.cell.formula = {
        text: "",
        kind: (attributeOf(attributes, "t") ?? "normal") as StoredFormula["kind"],
        ref: attributeOf(attributes, "ref") ?? "",
        share: attributeOf(attributes, "si") ?? "",
      };
      this.take("formula");
    }
  }

  /** A text in the cell counts more than a value next to it, whichever comes first; they are never joined. */
  private openContent(name: "v" | "t"): void {
    if (!this.cell) return;
    if (name === "t" && this.contentOf === "v") this.cell.content = "";
    const isNext = name === "v" && this.contentOf === "t" && this.cell.content !== "";
    if (!isNext) this.contentOf = name;
    this.take(isNext ? undefined : "content");
  }

  private closeCell(): void {
    if (this.cell) this.visitor.cell(this.cell);
    this.cell = undefined;
    this.enter("row");
  }

  private enter(state: "rows" | "row" | "cell"): void {
    this.state = state;
    this.take(undefined);
  }

  private take(what: "content" | "formula" | undefined): void {
    this.taking = what;
    this.scanner.wantsText = what !== undefined;
  }

  private misplaced(what: string): SyntaxError {
    return new SyntaxError(`${what} is at a wrong place behind row ${this.row + 1}`);
  }
}

function isYes(flag: string | undefined): boolean {
  return flag !== undefined && /^(1|true|on)$/i.test(flag);
}
