import type { GridContents, Spill } from "../../src/workbench/grid/contents";
import { readDrawing } from "../../src/workbench/read/readDrawing";
import type { SheetFeature, WorkbookDrawing } from "../../src/workbook/drawing";
import { snapshotValue } from "../../src/workbook/writers/univer/cells";
import type { Marker, UniverSnapshot } from "../../src/workbook/writers/univer/snapshot";
import { RESOURCES } from "../../src/workbook/writers/univer/snapshot";
import { sheetId, writeUniver } from "../../src/workbook/writers/univer/writeUniver";
import { pageDrawing } from "../workbook/pageSample";
import { sampleDrawing } from "../workbook/sampleWorkbook";

const OURS = new Set(["VSAN_GHZ_IOPS", "IPV4_VLSM"]);
const read = (contents: GridContents, opened: WorkbookDrawing) =>
  readDrawing(contents, opened, (id) => OURS.has(id));

/** What the grid would hold right after a drawing was opened: the snapshot, and the spills that Univer fills. */
function contentsOf(drawing: WorkbookDrawing): GridContents {
  const { output } = writeUniver(drawing);
  const spills = Object.fromEntries(
    drawing.sheets.map((sheet, i) => [
      sheetId(i),
      sheet.formulas.flatMap((row, r) =>
        (row ?? []).flatMap((formula, c): Spill[] => {
          if (!formula || formula.spill.rows * formula.spill.columns === 1) return [];
          const { rows, columns } = formula.spill;
          const block = sheet.values.slice(r, r + rows).map((values) => values.slice(c, c + columns));
          return [
            { row: r, column: c, rows, columns, cells: block.map((values) => values.map(snapshotValue)) },
          ];
        }),
      ),
    ]),
  );
  return { snapshot: structuredClone(output), spills };
}

/** The contents, changed as a user would. */
function changed(change: (snapshot: UniverSnapshot) => void): GridContents {
  const contents = contentsOf(sampleDrawing());
  change(contents.snapshot);
  return contents;
}

const ofKind = (features: SheetFeature[] | undefined, kind: SheetFeature["kind"]) =>
  features?.filter((feature) => feature.kind === kind);

test("what was opened is read back: values, formulas, features, names", () => {
  const opened = sampleDrawing();
  const { drawing, losses } = read(contentsOf(opened), opened);
  expect(losses).toEqual([]);
  expect(drawing.names).toEqual(opened.names);
  drawing.sheets.forEach((sheet, i) => {
    const before = opened.sheets[i];
    const values = before?.values.map((row) =>
      // A cell shows the error; what a function said about it is not in the grid's contents.
      row.map((value) => (typeof value === "object" && value ? { error: value.error } : value)),
    );
    expect(sheet.values.map((row) => row.slice(0, before?.columns))).toEqual(values);
    expect(sheet.formulas.flat().filter(Boolean)).toEqual(before?.formulas.flat().filter(Boolean));
    const kinds = [
      "table",
      "chart",
      "validation",
      "conditionalFormat",
      "link",
      "wrappedNote",
      "freeze",
      "print",
    ] as const;
    for (const kind of kinds) expect(ofKind(sheet.features, kind)).toEqual(ofKind(before?.features, kind));
  });
});

test("a page for a customer is read back: heights, grid lines, paper, looks of charts; a merged formula as its text", () => {
  const opened = pageDrawing();
  const { drawing, losses } = read(contentsOf(opened), opened);
  expect(losses).toEqual([]);
  const [before, after] = [opened.sheets[0], drawing.sheets[0]];
  for (const kind of ["rowHeights", "hiddenGridlines", "print", "chart", "conditionalFormat"] as const)
    expect(ofKind(after?.features, kind)).toEqual(ofKind(before?.features, kind));
  expect(ofKind(after?.features, "wrappedNote")).toEqual([
    { kind: "wrappedNote", area: { row: 2, column: 1, rows: 1, columns: 35 }, text: "Fits" },
  ]);
  expect(after?.styles).toEqual(before?.styles);
}); // prettier-ignore

test("what is printed, and where pages begin, follows rows that the user inserted or removed", () => {
  const opened = pageDrawing();
  const contents = contentsOf(opened);
  const sheet = contents.snapshot.sheets[sheetId(0)];
  if (!sheet) throw new Error("no sheet");
  // As if two rows were inserted above row 6.
  sheet.rowData = Object.fromEntries(
    Object.entries(sheet.rowData).map(([row, data]) => [Number(row) < 5 ? Number(row) : Number(row) + 2, data]),
  );
  const print = () => ofKind(read(contents, opened).drawing.sheets[0]?.features, "print")?.[0];
  expect(print()).toMatchObject({ print: { area: "A1:AJ44", pageBreaks: [43], scale: 70 } });
  // Row 41, now 43, and the last one are removed.
  sheet.rowData = Object.fromEntries(Object.entries(sheet.rowData).filter(([row]) => row !== "42" && row !== "43"));
  const left = print();
  expect(left).toHaveProperty("print.area", "A1:AJ42");
  expect(left).not.toHaveProperty("print.pageBreaks");
}); // prettier-ignore

test("an input is read as the user changed it, with its look", () => {
  const opened = sampleDrawing();
  const { drawing } = read(
    changed(({ sheets }) => {
      const cell = sheets["sheet-0"]?.cellData[3]?.[1];
      if (cell) cell.v = 12;
    }),
    opened,
  );
  expect(drawing.sheets[0]?.values[3]?.[1]).toBe(12);
  expect(drawing.sheets[0]?.styles.find(({ row, column }) => row === 3 && column === 1)).toMatchObject({
    style: "input",
    format: "#,##0",
  });
});

test.each([
  ["=TO_DATE(3)", "uses TO_DATE"],
  ["=SUM({1,2;3})", 'unexpected "{"'],
  ["=NO_SUCH(1)", "uses NO_SUCH"],
])("the formula %s enters the file as its value, and that is reported", (formula, because) => {
  const { drawing, losses } = read(
    changed(({ sheets }) => {
      const cells = sheets["sheet-0"]?.cellData[0];
      if (cells) cells[4] = { f: formula, v: 9, t: 2 };
    }),
    sampleDrawing(),
  );
  expect(drawing.sheets[0]?.values[0]?.[4]).toBe(9);
  expect(drawing.sheets[0]?.formulas[0]?.[4]).toBeUndefined();
  expect(losses).toEqual([{ where: "Summary, E1", because: expect.stringContaining(because) as string }]);
});

test("functions in lower case are spelled as Excel stores them", () => {
  const { drawing } = read(
    changed(({ sheets }) => {
      const cells = sheets["sheet-0"]?.cellData[0];
      if (cells) cells[4] = { f: '=vsan_ghz_iops(sum(B4),"8K")', v: 9, t: 2 };
    }),
    sampleDrawing(),
  );
  expect(drawing.sheets[0]?.formulas[0]?.[4]).toEqual({
    formula: 'VSAN_GHZ_IOPS(SUM(B4),"8K")',
    custom: true,
    spill: { rows: 1, columns: 1 },
  });
});

test("a look that Univer wrote again is recognized, one of the user's own is read as it is", () => {
  const looks = (change: (snapshot: UniverSnapshot) => void) => {
    const { drawing, losses } = read(changed(change), sampleDrawing());
    return { look: drawing.sheets[0]?.styles.find(({ row, column }) => row === 4 && column === 1), losses };
  };
  const dress = (snapshot: UniverSnapshot, style: object) => {
    snapshot.styles.x9 = { ...snapshot.styles["input|"], ...style };
    const cell = snapshot.sheets["sheet-0"]?.cellData[4]?.[1];
    if (cell) cell.s = "x9";
  };
  const anew = looks((snapshot) => dress(snapshot, { it: 0, n: { pattern: "0%" } }));
  expect([anew.look, anew.losses]).toEqual([
    { row: 4, column: 1, rows: 1, columns: 1, style: "input", format: "0%" },
    [],
  ]);
  const own = looks((snapshot) => dress(snapshot, { bg: { rgb: "#123456" } }));
  expect(own.losses).toEqual([]);
  expect(own.look).toMatchObject({ style: "plain", own: { fill: "123456", color: "1F1F1F" } });
});

test("a blank cell that the user colored is read, and cells of one look share it", () => {
  const { drawing, losses } = read(
    changed(({ sheets }) => {
      const style = { bg: { rgb: "rgb(255,200,0)" }, st: { s: 1 }, cl: { rgb: null } };
      for (const row of [30, 31]) (sheets["sheet-0"]?.cellData ?? {})[row] = { 6: { s: { ...style } } };
    }),
    sampleDrawing(),
  );
  expect(losses).toEqual([]);
  expect(drawing.sheets[0]?.rows).toBe(32);
  expect(drawing.sheets[0]?.styles.at(-1)).toEqual({
    row: 30,
    column: 6,
    rows: 2,
    columns: 1,
    style: "plain",
    own: { fill: "FFC800", strike: true },
  });
});

test("cells that the user merged are read, but not those of a table", () => {
  const range = (startRow: number, startColumn: number) => ({
    startRow,
    startColumn,
    endRow: startRow + 1,
    endColumn: startColumn + 1,
  });
  const table = sampleDrawing()
    .sheets.flatMap(({ features }, i) => features.map((feature) => ({ feature, i })))
    .find(({ feature }) => feature.kind === "table");
  if (table?.feature.kind !== "table") throw new Error("the sample has no table");
  const { area } = table.feature;
  const id = sheetId(table.i);
  const { drawing, losses } = read(
    changed(({ sheets }) => {
      sheets[id]?.mergeData.push(range(60, 2), range(area.row, area.column));
    }),
    sampleDrawing(),
  );
  const merged = ofKind(drawing.sheets[table.i]?.features, "merge");
  expect(merged).toEqual([{ kind: "merge", area: { row: 60, column: 2, rows: 2, columns: 2 } }]);
  expect(losses.map(({ because }) => because)).toEqual(["Excel merges no cells of a table"]);
});

/** Moves the marks of rows from `at` on down by `count`, as inserting rows does. */
function insertRows(snapshot: UniverSnapshot, id: string, at: number, count: number): void {
  const sheet = snapshot.sheets[id];
  if (!sheet) return;
  const moved: Record<number, { custom?: Marker | null }> = {};
  for (const [row, data] of Object.entries(sheet.rowData)) {
    moved[Number(row) < at ? Number(row) : Number(row) + count] = data;
  }
  sheet.rowData = moved;
}

test("charts follow rows that were inserted, on their sheet and on that of their figures", () => {
  const { drawing, losses } = read(
    changed((snapshot) => {
      insertRows(snapshot, "sheet-0", 0, 2);
      insertRows(snapshot, "sheet-1", 3, 5);
    }),
    sampleDrawing(),
  );
  const [chart] = ofKind(drawing.sheets[0]?.features, "chart") ?? [];
  expect(losses).toEqual([]);
  expect(chart).toMatchObject({
    area: { row: 4, column: 5, rows: 15, columns: 8 },
    series: [{ values: { sheet: "Test results", range: "B9:B11" } }],
  });
});

test.each([
  ["the first", [3], "B5:B6"],
  ["the last", [5], "B4:B5"],
  ["all but one", [3, 5], "B5"],
])("a chart whose figures were removed in part shows the others: %s", (_which, rows, range) => {
  const { drawing, losses } = read(
    changed(({ sheets }) => {
      for (const row of rows) delete sheets["sheet-1"]?.rowData[row];
    }),
    sampleDrawing(),
  );
  const [chart] = ofKind(drawing.sheets[0]?.features, "chart") ?? [];
  expect(chart).toMatchObject({ series: [{ values: { sheet: "Test results", range } }] });
  expect(losses).toEqual([]);
});

test("a chart whose figures were all removed is lost, and that is reported", () => {
  const { drawing, losses } = read(
    changed(({ sheets }) => {
      for (const row of [3, 4, 5]) delete sheets["sheet-1"]?.rowData[row];
    }),
    sampleDrawing(),
  );
  expect(ofKind(drawing.sheets[0]?.features, "chart")).toEqual([]);
  expect(losses.map(({ where }) => where)).toContain('Summary, chart "IOPS by test"');
});

test("a copy of a sheet has its charts and its page setup, and shows its own figures", () => {
  const { drawing, losses } = read(
    changed((snapshot) => {
      const original = snapshot.sheets["sheet-1"];
      const charts = snapshot.sheets["sheet-0"];
      if (!original || !charts) return;
      snapshot.sheets.copy = { ...charts, id: "copy", name: "Summary (Copy)" };
      snapshot.sheetOrder.push("copy");
    }),
    sampleDrawing(),
  );
  const [original, copy] = [drawing.sheets[0], drawing.sheets.at(-1)];
  expect(copy?.name).toBe("Summary (Copy)");
  for (const kind of ["chart", "print"] as const) {
    expect(ofKind(copy?.features, kind)).toEqual(ofKind(original?.features, kind));
    expect(ofKind(copy?.features, kind)).not.toEqual([]);
  }
  expect(losses).toEqual([]);
});

test("rules that the user made in the grid are reported as lost, and removed rules stay removed", () => {
  const { drawing, losses } = read(
    changed((snapshot) => {
      const pluginData = snapshot.resources.find(({ name }) => name === RESOURCES.validations);
      if (pluginData)
        pluginData.data = JSON.stringify({ "sheet-0": [{ uid: "mine", ranges: [], type: "list" }] });
    }),
    sampleDrawing(),
  );
  expect(ofKind(drawing.sheets[0]?.features, "validation")).toEqual([]);
  expect(losses).toEqual([{ where: "Summary", because: "1 input rules made by hand are not in the .xlsx" }]);
});

test("a sheet that the user added is read", () => {
  const { drawing } = read(
    changed((snapshot) => {
      const like = snapshot.sheets["sheet-2"];
      if (!like) return;
      const cellData = { 1: { 2: { v: true, t: 3 } }, 2: { 0: { v: "12", t: 4 } } };
      snapshot.sheets.mine = { ...like, id: "mine", name: "Mine", cellData, mergeData: [] };
      snapshot.sheetOrder.push("mine");
    }),
    sampleDrawing(),
  );
  expect(drawing.sheets[3]).toMatchObject({
    name: "Mine",
    values: [[], [null, null, true], ["12", null, null]].map((row) => [...row, null, null, null].slice(0, 3)),
  });
});
