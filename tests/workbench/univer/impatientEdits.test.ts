import { randomNumbers } from "../randomNumbers";
import { times } from "../../volume";
import { bundledUniver, testUniver } from "./bundledUniver";
import type * as Modules from "./univerModules";

/** Rounds of edits. `ROUNDS=200` tries more. */
const ROUNDS = times("ROUNDS", { all: 60, sample: 2 });
const EDITS = 8;

/** Milliseconds in which a calculation begins and ends: an edit comes before it, while it runs, or after it. */
const MAX_WAIT_MS = 60;

/** Rows of formulas: four times as many formulas are more than Univer calculates between two pauses of the page. */
const ROWS = 150;

const PATIENCE_MS = 300_000;

/** Univer looks at the browser's idle time once more before it may be disposed of. */
const IDLE_MS = 400;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

let univer: typeof Modules;

/** Univer leaves the ports of a calculation that was stopped open: Jest would wait for them. */
const channels: MessageChannel[] = [];

beforeAll(async () => {
  const Channel = globalThis.MessageChannel;
  globalThis.MessageChannel = class extends Channel {
    constructor() {
      super();
      channels.push(this);
    }
  };
  if (testUniver === test) univer = await bundledUniver("patched");
}, PATIENCE_MS);

afterAll(() => channels.forEach(({ port1 }) => port1.close()));

type Sheet = NonNullable<
  ReturnType<NonNullable<ReturnType<Modules.Headless["api"]["getActiveWorkbook"]>>["getActiveSheet"]>
>;

/** An edit, and how long the next one is waited for. */
interface Edit {
  what: string;
  waitMs: number;
  apply: (sheets: readonly Sheet[], headless: Modules.Headless) => unknown;
}

testUniver(
  "edits that come while others are calculated end as if each was waited for",
  async () => {
    const wrong: string[] = [];
    for (let seed = 1; seed <= ROUNDS; seed++) {
      const edits = randomEdits(seed);
      const [patient, impatient] = [await played(edits, true), await played(edits, false)];
      const different = Object.keys({ ...patient, ...impatient }).filter(
        (cell) => patient[cell] !== impatient[cell],
      );
      if (different.length > 0) {
        const [cell = ""] = different;
        wrong.push(
          `seed ${seed}: ${different.length} cells, such as ${cell}: ${String(impatient[cell])} instead of ${String(patient[cell])}; ${edits.map(({ what, waitMs }) => `${what}, ${waitMs} ms`).join("; ")}`,
        );
      }
    }
    expect(wrong).toEqual([]);
  },
  PATIENCE_MS,
);

function randomEdits(seed: number): Edit[] {
  const random = randomNumbers(seed);
  const below = (limit: number) => Math.floor(random() * limit);
  return Array.from({ length: EDITS }, (): Edit => {
    const [kind, at, row, value, waitMs] = [below(10), below(2), below(6), below(1000), below(MAX_WAIT_MS)];
    const one = (what: string, work: (sheet: Sheet) => unknown): Edit => ({
      what: `${what} of sheet ${at + 1}`,
      waitMs,
      apply: (sheets) => {
        const sheet = sheets[at];
        if (sheet) work(sheet.activate());
      },
    });
    if (kind < 4)
      return one(`${value} into row ${row + 10}`, (sheet) =>
        sheet.getRange(row + 10, 0).setValue({ v: value }),
      );
    if (kind < 6) return one(`insert above row ${row}`, (sheet) => sheet.insertRows(row, 1 + (value % 2)));
    if (kind < 7) return one(`delete row ${row + 20}`, (sheet) => sheet.deleteRows(row + 20, 1));
    if (kind < 8) return one("insert a column", (sheet) => sheet.insertColumns(1, 1));
    return { what: "undo", waitMs, apply: (_, { api }) => api.undo() };
  });
}

/** What all cells show after some edits, by their addresses. */
async function played(edits: readonly Edit[], isPatient: boolean): Promise<Record<string, unknown>> {
  const headless = univer.startHeadless(workbook(), { patches: univer.SERVICE_PATCHES });
  const { api } = headless;
  const repeated = new univer.RepeatedCalculation(headless.univer, api);
  repeated.watch();
  const sheets = () => api.getActiveWorkbook()?.getSheets() ?? [];
  const calculation = headless.univer.__getInjector().get(univer.ICalculateFormulaService);
  const settled = async () => {
    do {
      await headless.calculated();
      if (calculation instanceof univer.SteadyCalculation) await calculation.idle();
    } while (repeated.again());
  };
  try {
    await settled();
    for (const { apply, waitMs } of edits) {
      await apply(sheets(), headless);
      await (isPatient ? settled() : pause(waitMs));
    }
    await settled();
    return shown(sheets());
  } finally {
    await pause(IDLE_MS);
    headless.univer.dispose();
  }
}

function shown(sheets: readonly Sheet[]): Record<string, unknown> {
  return Object.fromEntries(
    sheets.flatMap((sheet) =>
      sheet
        .getDataRange()
        .getValues()
        .flatMap((values, row) =>
          values.flatMap((value, column) =>
            value === null || value === ""
              ? []
              : [[`${sheet.getSheetName()}!R${row + 1}C${column + 1}`, value]],
          ),
        ),
    ),
  );
}

/** Two sheets: numbers, and formulas of them, of those of the other sheet, and one that spills. */
function workbook(): Parameters<typeof Modules.startHeadless>[0] {
  const cellData = (other: string) =>
    Object.fromEntries(
      Array.from({ length: ROWS }, (_, row) => [
        row,
        {
          0: { v: row + 1 },
          2: { f: `=A${row + 1}*2` },
          3: { f: `=C${row + 1}+${other}!A${row + 1}` },
          ...(row === 0 ? { 6: { f: "=SUM(D1:D150)" }, 8: { f: "=SEQUENCE(3,2,A11)" } } : {}),
        },
      ]),
    );
  const sheet = (id: string, other: string) => ({
    id,
    name: id,
    rowCount: ROWS + 50,
    columnCount: 20,
    cellData: cellData(other),
  });
  return {
    id: "workbook",
    sheetOrder: ["first", "second"],
    sheets: { first: sheet("first", "second"), second: sheet("second", "first") },
  };
}
