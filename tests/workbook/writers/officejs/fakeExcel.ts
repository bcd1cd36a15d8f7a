import type { ExcelRun } from "../../../../src/workbook/writers/officejs/writeWorkbook";
import { deferred } from "./deferred";
import { FakeSheet } from "./fakeSheet";

/**
 * An Excel for tests: it keeps sheets, names and cells, takes calls in batches as office.js does, and refuses members
 * that it does not know. Any call can be made to fail.
 */
export class FakeExcel {
  readonly sheets: FakeSheet[] = [];
  readonly nameList: FakeName[] = [];
  activeId = "";
  syncs = 0;
  /** Calls that reached Excel, in order: `worksheets.add`, `values =`. */
  readonly calls: string[] = [];
  /** Position of the calls that fail. */
  failing: (call: number) => boolean = () => false;
  /** Runs before each sync, with its number. */
  onSync: (sync: number) => void = () => undefined;
  private ids = 0;
  private suspended = 0;

  readonly application = {
    suspendApiCalculationUntilNextSync: () => void (this.suspended += 1),
    suspendScreenUpdatingUntilNextSync: () => void (this.suspended += 1),
  };
  readonly worksheets = {
    items: this.sheets,
    add: (name: string): FakeSheet => {
      if (this.sheets.some((sheet) => sheet.name.toLowerCase() === name.toLowerCase())) {
        throw new Error(`There is a sheet "${name}" already.`);
      }
      const sheet = new FakeSheet(`{${String(++this.ids)}}`, name, this);
      this.sheets.push(sheet);
      return sheet;
    },
    getItem: (id: string): FakeSheet => {
      const sheet = this.sheets.find((one) => one.id === id);
      if (!sheet) throw new Error(`There is no sheet ${id}.`);
      return sheet;
    },
    getActiveWorksheet: (): FakeSheet => this.worksheets.getItem(this.activeId),
  };
  readonly names = {
    items: this.nameList,
    add: (name: string, reference: string, comment?: string): FakeName => {
      this.claim(name);
      const made = new FakeName(name, reference, comment ?? "", this.nameList);
      this.nameList.push(made);
      return made;
    },
  };

  readonly parts: FakePart[] = [];
  readonly customXmlParts = {
    add: (xml: string): FakePart => {
      const made = new FakePart(`{part ${String(++this.ids)}}`, xml, this.parts);
      this.parts.push(made);
      return made;
    },
    getByNamespace: (namespace: string): { items: FakePart[] } => ({
      items: this.parts.filter(({ xml }) => xml.includes(` xmlns="${namespace}"`)),
    }),
  };

  constructor(sheetNames: readonly string[] = ["Sheet1"]) {
    for (const name of sheetNames) this.worksheets.add(name);
    this.activeId = this.sheets.at(-1)?.id ?? "";
  }

  get tables(): { items: { name: string }[] } {
    return { items: this.sheets.flatMap(({ tableList }) => tableList) };
  }

  readonly run: ExcelRun = async (batch) => {
    const queue: (() => void)[] = [];
    const workbook = deferred(
      () => this,
      (what, call) =>
        queue.push(() => {
          const position = this.calls.push(what) - 1;
          if (this.failing(position)) throw new Error(`Call ${String(position)} (${what}) failed.`);
          call();
        }),
    );
    const sync = (): Promise<void> => {
      this.onSync(++this.syncs);
      try {
        for (const call of queue.splice(0)) call();
        return Promise.resolve();
      } catch (error) {
        return Promise.reject(error as Error);
      }
    };
    // The members that the writer uses are there; others fail at the first call.
    return batch({ workbook, sync } as unknown as Excel.RequestContext);
  };

  /** Everything that the workbook holds, for comparing before and after. */
  state(): string {
    const sheets = this.sheets.map(({ id, name, cells, formats, tableList, chartList, others }) => ({
      id,
      name,
      cells: [...cells],
      formats,
      tables: tableList.map((table) => [table.name, table.range.address]),
      charts: chartList.length,
      others,
    }));
    const names = this.nameList.map(({ name, reference }) => [name, reference]);
    const parts = this.parts.map(({ xml }) => xml);
    return JSON.stringify({ sheets, names, parts, activeId: this.activeId }, null, 1);
  }

  private claim(name: string): void {
    const taken = [...this.nameList, ...this.tables.items].map((one) => one.name.toLowerCase());
    if (taken.includes(name.toLowerCase())) throw new Error(`There is a name ${name} already.`);
  }
}

class FakeName {
  constructor(
    readonly name: string,
    readonly reference: string,
    readonly comment: string,
    private readonly list: FakeName[],
  ) {}

  get formula(): string {
    return this.reference;
  }

  delete(): void {
    this.list.splice(this.list.indexOf(this), 1);
  }
}

class FakePart {
  constructor(
    readonly id: string,
    readonly xml: string,
    private readonly list: FakePart[],
  ) {}

  getXml(): { value: string } {
    return { value: this.xml };
  }

  delete(): void {
    this.list.splice(this.list.indexOf(this), 1);
  }
}
