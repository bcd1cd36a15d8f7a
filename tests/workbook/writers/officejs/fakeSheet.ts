import type { Area } from "../../../../src/workbook/address";
import { areaName } from "../../../../src/workbook/address";
import type { Content } from "./typedLikeExcel";
import { typedLikeExcel } from "./typedLikeExcel";

/** A property that was set for an area; later ones win. */
export interface FormatLayer {
  area: Area;
  property: string;
  value: unknown;
}

/** An object whose named properties can be set; every other member is unknown, as in Excel. */
function settable(properties: readonly string[], set: (property: string, value: unknown) => void): object {
  const bag = {};
  for (const property of properties) {
    Object.defineProperty(bag, property, {
      set: (value: unknown) => {
        set(property, value);
      },
    });
  }
  return bag;
}

/** A worksheet that keeps what is drawn on it. Members are named as in Excel's interface for add-ins. */
export class FakeSheet {
  readonly cells = new Map<string, Content>();
  readonly formats: FormatLayer[] = [];
  readonly tableList: FakeTable[] = [];
  readonly chartList: FakeChart[] = [];
  /** Checks, formats, links, merges, notes and views, in the order they were made. */
  readonly others: { what: string; at: string; detail: unknown }[] = [];

  /** Looks at values only. */
  getUsedRangeOrNullObject(valuesOnly: boolean): { isNullObject: boolean; address: string } {
    if (!valuesOnly) throw new Error("formatted cells count as used");
    return { isNullObject: this.cells.size === 0, address: [...this.cells.keys()].join() };
  }

  readonly tables = {
    add: (range: FakeRange, hasHeaders: boolean): FakeTable => {
      const table = new FakeTable(range, hasHeaders);
      this.tableList.push(table);
      return table;
    },
  };
  readonly charts = {
    add: (type: string, source: FakeRange, seriesBy: string): FakeChart => {
      const chart = new FakeChart(type, source, seriesBy);
      this.chartList.push(chart);
      return chart;
    },
  };
  readonly horizontalPageBreaks = {
    add: (range: string) => void this.note("page", "break above", range),
  };
  readonly freezePanes = {
    freezeAt: (range: FakeRange) => void this.note("frozen", range.address, ""),
    freezeRows: (rows: number) => void this.note("frozen", "", { rows }),
    freezeColumns: (columns: number) => void this.note("frozen", "", { columns }),
  };
  readonly notes = {
    add: (range: FakeRange, text: string) => void this.note("note", range.address, text),
  };
  readonly comments = {
    add: (range: FakeRange, text: string) => void this.note("comment", range.address, text),
  };
  readonly pageLayout = Object.assign(
    settable(["orientation", "zoom", "centerHorizontally"], (property, value) => {
      this.note("page", property, value);
    }),
    {
      headersFooters: {
        defaultForAllPages: settable(
          ["leftHeader", "centerHeader", "rightHeader", "leftFooter", "centerFooter", "rightFooter"],
          (property, value) => {
            this.note("page", property, value);
          },
        ),
      },
      setPrintArea: (range: string) => void this.note("page", "area", range),
      setPrintMargins: (unit: string, margins: object) => void this.note("page", `margins ${unit}`, margins),
      setPrintTitleRows: (rows: string) => void this.note("page", "titleRows", rows),
      setPrintTitleColumns: (columns: string) => void this.note("page", "titleColumns", columns),
    },
  );

  constructor(
    readonly id: string,
    readonly name: string,
    private readonly book: { activeId: string; sheets: FakeSheet[] },
  ) {}

  set showGridlines(shown: boolean) {
    this.note("gridlines", "", shown);
  }

  getRangeByIndexes(row: number, column: number, rows: number, columns: number): FakeRange {
    if (![row, column, rows - 1, columns - 1].every((index) => Number.isInteger(index) && index >= 0)) {
      throw new Error(`There is no range ${[row, column, rows, columns].join()}.`);
    }
    return new FakeRange(this, { row, column, rows, columns });
  }

  activate(): void {
    this.book.activeId = this.id;
  }

  delete(): void {
    const { book } = this;
    if (book.sheets.length === 1) throw new Error("The last sheet cannot be deleted.");
    book.sheets.splice(book.sheets.indexOf(this), 1);
    if (book.activeId === this.id) book.activeId = book.sheets[0]?.id ?? "";
  }

  note(what: string, at: string, detail: unknown): void {
    this.others.push({ what, at, detail });
  }
}

export class FakeRange {
  readonly address: string;

  constructor(
    readonly sheet: FakeSheet,
    readonly area: Area,
  ) {
    this.address = areaName(area);
  }

  set values(block: unknown) {
    this.each(block, (place, value) => {
      const content = typedLikeExcel(value);
      if (content) this.sheet.cells.set(place, content);
    });
  }

  set formulas(block: unknown) {
    this.values = block;
  }

  set numberFormat(format: unknown) {
    this.layer("numberFormat", format);
  }

  set hyperlink(link: unknown) {
    this.sheet.note("link", this.address, link);
    this.layer("style", "Hyperlink");
    // A blank cell shows where the link goes.
    if (!this.sheet.cells.has(this.address)) this.values = JSON.stringify(link);
  }

  get dataValidation(): object {
    return settable(["rule", "prompt", "errorAlert", "ignoreBlanks"], (property, value) => {
      this.sheet.note(`validation ${property}`, this.address, value);
    });
  }

  get conditionalFormats(): object {
    return {
      add: (kind: string) => {
        // Excel puts a new one in front.
        const made: Record<string, unknown> = { kind };
        this.sheet.others.unshift({ what: "conditional format", at: this.address, detail: made });
        const part = (prefix: string, properties: string[]) =>
          settable(properties, (property, value) => {
            made[prefix + property] = value;
          });
        const format = { font: part("font/", ["bold", "color"]), fill: part("fill/", ["color"]) };
        return { custom: { rule: part("", ["formula"]), format } };
      },
    };
  }

  get format(): object {
    const part = (prefix: string, properties: string[]) =>
      settable(properties, (property, value) => {
        this.layer(prefix + property, value);
      });
    const own = [
      "horizontalAlignment",
      "verticalAlignment",
      "indentLevel",
      "wrapText",
      "columnWidth",
      "rowHeight",
    ];
    return Object.assign(part("", own), {
      font: part("font/", ["bold", "italic", "underline", "size", "color"]),
      fill: part("fill/", ["color"]),
      protection: part("protection/", ["locked"]),
      borders: { getItem: (edge: string) => part(`borders/${edge}/`, ["style", "color", "weight"]) },
    });
  }

  merge(): void {
    this.sheet.note("merged", this.address, "");
  }

  private layer(property: string, value: unknown): void {
    this.sheet.formats.push({ area: this.area, property, value });
  }

  /** Calls back for each cell: with its own value of a block of the right size, or with the one value for all. */
  private each(block: unknown, give: (place: string, value: unknown) => void): void {
    const { row, column, rows, columns } = this.area;
    const rowsGiven = Array.isArray(block) ? (block as unknown[][]) : undefined;
    if (rowsGiven && (rowsGiven.length !== rows || rowsGiven.some((one) => one.length !== columns))) {
      throw new Error(`The block does not have the size of ${this.address}.`);
    }
    for (let r = 0; r < rows; r++) {
      for (let c = 0; c < columns; c++) {
        give(
          areaName({ row: row + r, column: column + c, rows: 1, columns: 1 }),
          rowsGiven ? rowsGiven[r]?.[c] : block,
        );
      }
    }
  }
}

class FakeTable {
  name = "";
  style = "";

  constructor(
    readonly range: FakeRange,
    readonly hasHeaders: boolean,
  ) {}
}

class FakeChart {
  name = "Chart 1";
  readonly list: FakeSeries[];
  readonly title = { text: "", visible: true };
  readonly legend = { visible: true, position: "" };
  readonly axes = { categoryAxis: new FakeAxis(), valueAxis: new FakeAxis() };
  /** What was cleared. */
  readonly cleared: string[] = [];
  readonly format = {
    border: { clear: () => void this.cleared.push("border") },
    fill: { clear: () => void this.cleared.push("fill") },
  };
  at = "";
  readonly series = {
    getItemAt: (index: number): FakeSeries => {
      const found = this.list[index];
      if (!found) throw new Error("There is no such series.");
      return found;
    },
    add: (name: string): FakeSeries => {
      const series = new FakeSeries(name);
      this.list.push(series);
      return series;
    },
  };

  constructor(
    readonly type: string,
    source: FakeRange,
    seriesBy: string,
  ) {
    const count = seriesBy === "Columns" ? source.area.columns : source.area.rows;
    this.list = Array.from({ length: count }, () => new FakeSeries(""));
  }

  setPosition(from: string, to: string): void {
    this.at = `${from}:${to}`;
  }
}

class FakeAxis {
  readonly title = { text: "" };
  numberFormat = "";
  tickLabelPosition = "";
  reversePlotOrder = false;
  position = "Automatic";
  minimum: number | "" = "";
  maximum: number | "" = "";
  majorUnit: number | "" = "";
  majorTickMark = "Outside";
  hasLine = true;
  readonly format = { line: { clear: () => void (this.hasLine = false) } };
  readonly majorGridlines = { visible: true, format: { line: { color: "" } } };
}

class FakeSeries {
  values = "";
  categories = "";
  color = "";
  gapWidth = 150;
  overlap = 0;
  markerStyle = "";
  markerSize = 5;
  markerBackgroundColor = "";
  markerForegroundColor = "";
  hasDataLabels = false;
  readonly dataLabels = {
    showValue: true,
    showSeriesName: false,
    position: "",
    numberFormat: "General",
    format: { font: { size: 10, bold: false, color: "" } },
  };
  /** Points whose label was taken away. */
  readonly unlabeled: number[] = [];
  readonly points = {
    getItemAt: (index: number): object =>
      settable(["hasDataLabel"], (_, shown) => {
        if (shown === false) this.unlabeled.push(index);
      }),
  };
  readonly format = {
    fill: { setSolidColor: (color: string) => void (this.color = color) },
    line: { color: "", weight: 0, lineStyle: "Automatic" },
  };

  constructor(public name: string) {}

  setValues({ sheet, address }: FakeRange): void {
    this.values = `${sheet.name}!${address}`;
  }

  setXAxisValues({ sheet, address }: FakeRange): void {
    this.categories = `${sheet.name}!${address}`;
  }
}
