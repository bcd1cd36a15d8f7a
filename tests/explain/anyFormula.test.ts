import fc from "fast-check";
import { chainOf } from "../../src/explain/chainOf";
import { explainCell } from "../../src/explain/explainCell";
import { shownFigure } from "../../src/explain/spelled";
import type { HeldCells, SheetArea, WorkbookCells } from "../../src/explain/workbookCells";
import type { CellValue } from "../../src/workbook/spec";
import { times, TRIES_ALL } from "../volume";
import { OWN } from "./sheetOf";

/** `EXPLAIN_RUNS=100000 EXPLAIN_SEED=7 npx jest tests/explain/anyFormula` tries more formulas, and others. */
const RUNS = {
  numRuns: times("EXPLAIN_RUNS", { all: 300, sample: 60 }),
  ...(process.env["EXPLAIN_SEED"] === undefined ? {} : { seed: Number(process.env["EXPLAIN_SEED"]) }),
};

const A1 = { sheet: "Sheet", row: 0, column: 0 };

const PIECES =
  "VSAN_GHZ( CPU_CORES( HCI_EXPLAIN( IPV4_SPLIT( _xldudf_VSAN_GHZ( _xlfn.XLOOKUP( SUM( IF( LET( LAMBDA( INDIRECT( NOW() ROWS( " +
  "A1 B2 $C$3 A1:B9 b2 A:A 1:3 A1# XFD1048576 ZZZ1 R1C1 Sheet!B2 'Sheet'!B2 SHEET!B2 Gone!A1 Sheet:Gone!A1 [Book.xlsx]Sheet!A1 " +
  "'[My book.xlsx]Sheet'!A1 Rate Sheet!Rate Cost Loop x Loads Loads[MB/s] Loads[@[MB/s]] Loads[#All] [@Load] [ ] { } {1,2;3} @ # ! ' \" " +
  '"text" "a""b" 1 0.5 1e308 1e999 -1 TRUE #N/A #REF! + - * / ^ & = <> % , ; : ( ) )) \\ \u0000 \u2028 \ud83d NaN undefined null __proto__ constructor(';
const anyText = fc
  .array(fc.constantFrom(...PIECES.split(" "), " "), { maxLength: 25 })
  .map((pieces) => pieces.join(""));
const anyValue = fc.oneof(
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.constantFrom<CellValue>(
    null,
    "",
    true,
    0,
    "hosts",
    "32K",
    "GiB per host",
    "Unit",
    "read",
    "=1+1",
    "<b>",
    {
      error: "#N/A",
    },
  ),
);
const anyCell = fc.record({ value: anyValue, formula: fc.option(anyText, { nil: undefined, freq: 3 }) });
const anyRows = fc.array(fc.array(anyCell, { maxLength: 6 }), { maxLength: 12 });

type Rows = readonly (readonly { value: CellValue; formula: string | undefined }[])[];

/** A workbook of one sheet that holds anything. */
function workbookOf(rows: Rows, names: readonly string[]): WorkbookCells {
  const held = ({ sheet, area }: SheetArea): HeldCells | undefined => {
    if (sheet.toLowerCase() !== "sheet") return undefined;
    const part = rows
      .slice(area.row, area.row + area.rows)
      .map((row) => row.slice(area.column, area.column + area.columns));
    return {
      values: part.map((row) => row.map(({ value }) => value)),
      formulas: part.map((row) => row.map(({ formula }) => formula)),
    };
  };
  const extent = (name: string) =>
    name.toLowerCase() === "sheet"
      ? { rows: rows.length, columns: Math.max(0, ...rows.map((row) => row.length)) }
      : undefined;
  const [rate = "1", cost = "2", loop = "3"] = names;
  return {
    read: (areas) => Promise.resolve(areas.map(held)),
    extents: (sheets) => Promise.resolve(sheets.map(extent)),
    details: (cells) =>
      Promise.resolve(cells.map(({ row }) => ({ format: row % 2 === 0 ? "0%" : "General" }))),
    names: () =>
      Promise.resolve([
        { name: "Rate", formula: `=${rate}` },
        { name: "Rate", formula: `=${loop}`, sheet: "Sheet" },
        { name: "Cost", formula: `=${cost}` },
        { name: "Loop", formula: `=Loop+${loop}` },
      ]),
    tables: () =>
      Promise.resolve([
        {
          name: "Loads",
          sheet: "Sheet",
          area: { row: 1, column: 0, rows: 3, columns: 2 },
          headers: ["Load", "MB/s"],
          hasHeaders: true,
          hasTotals: true,
        },
      ]),
  };
}

/** Texts that nobody means, unless they were in the cells. */
const BAD = /NaN|undefined|\[object/;

test("any formula in any cells is explained, in texts that can be read", async () => {
  await fc.assert(
    fc.asyncProperty(anyText, anyRows, fc.array(anyText, { maxLength: 3 }), async (formula, rows, names) => {
      const [[first, ...others] = [], ...below] = rows;
      const all = [[{ value: first?.value ?? 1, formula }, ...others], ...below];
      const workbook = workbookOf(all, names);
      const cell = await explainCell(A1, workbook, OWN);
      const chain = await chainOf(A1, workbook);
      const texts = [
        ...(cell
          ? [shownFigure(cell.value, cell.unit, cell.isShare), cell.label, cell.unit, cell.known]
          : []),
        ...(cell?.calls.flatMap(({ unit, known, steps, stepsOf }) => [
          ...[unit, known, stepsOf],
          ...steps.flatMap((step) => [step.unit, step.known, String(step.value)]),
        ]) ?? []),
        ...chain.links.flatMap(({ value, unit, isShare, place }) => [
          place,
          shownFigure(value, unit, isShare),
        ]),
      ];
      const given = JSON.stringify([all, names]);
      expect(cell?.formula).toBe(formula);
      expect(texts.filter((text) => BAD.test(text) && !BAD.test(given))).toEqual([]);
      const places = [...(cell?.precedents ?? []), ...chain.links].map(({ area }) => Object.values(area));
      expect(places.flat().every((number) => Number.isSafeInteger(number) && number >= 0)).toBe(true);
    }),
    RUNS,
  );
});

/** A formula of the dialect, the numbers that tell its calls apart, and the cells that it refers to. */
interface Known {
  text: string;
  calls: number[];
  cells: string[];
}

let marks = 0;
const both = (a: Known, b: Known, text: string): Known => ({
  text,
  calls: [...a.calls, ...b.calls],
  cells: [...a.cells, ...b.cells],
});

/** Each call has another last argument. */
function marked(text: (mark: number) => string, inner: Known): Known {
  marks += 1;
  return { text: text(marks), calls: [...inner.calls, marks], cells: inner.cells };
}

const { formula: anyKnown } = fc.letrec<{ formula: Known; leaf: Known }>((tie) => ({
  leaf: fc.oneof(
    fc.integer({ min: 1, max: 999 }).map((n): Known => ({ text: String(n), calls: [], cells: [] })),
    fc.tuple(fc.constantFrom("B", "C", "D"), fc.integer({ min: 1, max: 9 })).map(([column, row]): Known => ({
      text: `$${column}${row}`,
      calls: [],
      cells: [`Sheet!${column}${row}`],
    })),
  ),
  formula: fc.oneof(
    { depthSize: "small" },
    tie("leaf"),
    tie("formula").map((inner) => marked((mark) => `VSAN_GHZ(${inner.text}+1,${mark})`, inner)),
    tie("formula").map((inner) => marked((mark) => `IFERROR(CPU_CORES(${inner.text},${mark}),0)`, inner)),
    fc.tuple(tie("formula"), tie("formula")).map(([a, b]) => both(a, b, `(${a.text}+${b.text})`)),
    fc.tuple(tie("formula"), tie("formula")).map(([a, b]) => both(a, b, `SUM(${a.text},-${b.text})`)),
    fc
      .tuple(tie("formula"), tie("formula"))
      .map(([a, b]) => both(a, b, `ROUND(MAX(${a.text},${b.text}), 3)`)),
  ),
}));

test("the calls and cells of a formula are those that a walk through it finds", async () => {
  await fc.assert(
    fc.asyncProperty(anyKnown, async ({ text, calls, cells }) => {
      const rows = Array.from({ length: 10 }, (_, r) =>
        Array.from({ length: 5 }, (_, c) => ({ value: r * 5 + c + 1, formula: undefined })),
      );
      const [[, ...others] = [], ...below] = rows;
      const workbook = workbookOf([[{ value: 1, formula: text }, ...others], ...below], []);
      const cell = await explainCell(A1, workbook, OWN);
      const found = cell?.calls.map(({ written }) => Number(/(\d+)\)$/.exec(written)?.[1])) ?? [];
      expect([found.length + (cell?.moreCalls ?? 0), cell?.unread]).toEqual([calls.length, ""]);
      expect(found.filter((mark) => !calls.includes(mark))).toEqual([]);
      expect(cell?.precedents.map(({ place }) => place).sort()).toEqual([...new Set(cells)].sort());
    }),
    RUNS,
  );
});

/** Milliseconds of the processor that explaining a formula takes, next to texts of 32,767 characters. */
async function explainingMs(formula: string): Promise<number> {
  const long = "hosts ".repeat(5461);
  const rows = [
    [
      { value: 1, formula },
      { value: long, formula: undefined },
    ],
    [{ value: long, formula: undefined }],
  ];
  const begun = process.cpuUsage();
  await explainCell(A1, workbookOf(rows, [formula]), OWN);
  await chainOf(A1, workbookOf(rows, [formula]));
  const { user, system } = process.cpuUsage(begun);
  return (user + system) / 1000;
}

/** As long as a formula may be, or half of it. */
const LENGTH = TRIES_ALL ? 8192 : 4096;

/** Milliseconds within which growth does not matter. */
const SOON_MS = 1500;

/** Twice as many characters take twice the time; four times, where each is looked at for each other. */
const MAX_GROWTH = 3;

test.each(["'", "[", "A1:", "Sheet!", '"', "x", "((", "VSAN_GHZ(", "'a'!", "[@", "1:", "$A"])(
  "a formula of thousands of characters, all %s, takes no time, or at most three times that of half as many",
  async (piece) => {
    const [half, whole] = [LENGTH / 2, LENGTH].map((length) =>
      piece.repeat(Math.floor(length / piece.length)),
    );
    const halfMs = await explainingMs(half ?? "");
    expect(await explainingMs(whole ?? "")).toBeLessThan(Math.max(SOON_MS, MAX_GROWTH * halfMs));
  },
);
