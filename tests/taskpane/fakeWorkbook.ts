/** A sheet of the fake: `formulas` and `values` from A1 on, and the cells that lie in another cell's spill. */
export interface FakeSheet {
  name: string;
  isProtected?: boolean;
  formulas: unknown[][];
  values: unknown[][];
  /** `"row,column"` of a spilled cell: row and column of its formula. */
  spilledFrom?: Record<string, [row: number, column: number]>;
  /** Writing to the sheet fails with this message at the next sync. */
  refuses?: string;
  /** The code of that failure. */
  code?: string;
}

/** Just enough of Excel for looking through formulas and entering them anew; counts round trips and writes. */
export class FakeWorkbook {
  syncs = 0;
  /** `[sheet, row, column, formula]` of each cell that was written. */
  readonly written: [string, number, number, unknown][] = [];
  private pending: (() => void)[] = [];

  private asked = 0;

  /** @param limit Bytes that Excel answers at most. */
  constructor(
    private readonly sheets: readonly FakeSheet[],
    private readonly limit = Infinity,
  ) {}

  get context(): Excel.RequestContext {
    const items = this.sheets.map((sheet) => this.worksheet(sheet));
    return {
      workbook: {
        worksheets: {
          load: () => undefined,
          items,
          getItem: (name: string) => items[this.sheets.findIndex((sheet) => sheet.name === name)],
        },
      },
      sync: () => {
        this.syncs += 1;
        const { asked } = this;
        this.asked = 0;
        if (asked > this.limit) {
          const error = new Error("The response payload size has exceeded the limit.");
          return Promise.reject(Object.assign(error, { code: "ResponsePayloadSizeLimitExceeded" }));
        }
        const calls = this.pending;
        this.pending = [];
        for (const call of calls) call();
        return Promise.resolve();
      },
    } as unknown as Excel.RequestContext;
  }

  private worksheet(sheet: FakeSheet): unknown {
    const { name, formulas } = sheet;
    return {
      name,
      protection: { protected: sheet.isProtected ?? false, load: () => undefined },
      getUsedRangeOrNullObject: () => ({
        load: () => undefined,
        isNullObject: formulas.length === 0,
        rowIndex: 0,
        columnIndex: 0,
        rowCount: formulas.length,
        columnCount: formulas[0]?.length ?? 0,
      }),
      getRangeByIndexes: (row: number, column: number, rows: number, columns: number) =>
        this.range(sheet, row, column, rows, columns),
    };
  }

  private range(sheet: FakeSheet, row: number, column: number, rows: number, columns: number): unknown {
    const part = (block: unknown[][]) =>
      block.slice(row, row + rows).map((line) => line.slice(column, column + columns));
    const enter = (formula: unknown) => {
      this.pending.push(() => {
        if (sheet.refuses !== undefined) throw Object.assign(new Error(sheet.refuses), { code: sheet.code });
        this.written.push([sheet.name, row, column, formula]);
      });
    };
    return {
      load: (members: string) => {
        for (const member of members.split(",")) {
          const block = member === "formulas" ? sheet.formulas : member === "values" ? sheet.values : [];
          this.asked += part(block).reduce((sum, line) => sum + JSON.stringify(line).length, 0);
        }
      },
      untrack: () => undefined,
      get formulas() {
        return part(sheet.formulas);
      },
      set formulas(block: unknown[][]) {
        enter(block[0]?.[0]);
      },
      values: part(sheet.values),
      getSpillParentOrNullObject: () => {
        const parent = sheet.spilledFrom?.[`${row},${column}`];
        return {
          load: () => undefined,
          isNullObject: !parent,
          rowIndex: parent?.[0],
          columnIndex: parent?.[1],
        };
      },
    };
  }
}
