import type { Evidence } from "../../src/model/evidence/evidence";
import { basisSheet, PLANNING_ESTIMATE } from "../../src/sheets/basisSheet";
import { basisTable } from "../../src/sheets/basisTable";
import type { Block, SheetPart } from "../../src/sheets/block";
import { chartBlock } from "../../src/sheets/chartBlock";
import { gridBlock, type GridColumn } from "../../src/sheets/gridBlock";
import { headingCell } from "../../src/sheets/headingCell";
import { inputBlock } from "../../src/sheets/inputBlock";
import { noteBlock } from "../../src/sheets/noteBlock";
import { sheetTop } from "../../src/sheets/sheetTop";
import { resultBlock } from "../../src/sheets/resultBlock";
import { spillBlock } from "../../src/sheets/spillBlock";
import { tableBlock } from "../../src/sheets/tableBlock";
import type { CellSpec } from "../../src/workbook/spec";
import { placeAt } from "./place";

/** Cells in short: address, style and what they hold, such as `A9 heading Hosts`. */
const short = (cells: readonly CellSpec[] = []): string[] =>
  cells.map((cell) => {
    const style = "style" in cell && cell.style !== undefined ? `${cell.style} ` : "";
    const content = cell.kind === "formula" || cell.kind === "linked" ? `=${cell.formula}` : cell.kind === "text" || cell.kind === "note" ? cell.text : cell.kind === "blank" ? "" : String(cell.value);
    const format = "format" in cell && cell.format !== undefined ? ` [${cell.format}]` : "";
    return `${cell.at} ${style}${content}${format}`;
  }); // prettier-ignore

test("a heading runs over the columns of the sheet", () => {
  expect(headingCell("Hosts", 9, 6)).toEqual({
    kind: "text",
    at: "A9",
    text: "Hosts",
    style: "heading",
    columns: 6,
  });
});

describe("inputs", () => {
  const block = (): Block =>
    inputBlock("Hosts", [
      { id: "hosts", label: "Hosts", value: 6, unit: "hosts", accepts: { whole: [3, 64] } },
      { id: "share", label: "Share", value: null, unit: "", accepts: { share: [0, 1] }, hint: "planned" },
      { id: "ram", label: "RAM", value: 768, unit: "GiB", accepts: { decimal: [16, 4096] }, format: "0.0" },
      { id: "name", label: "Name", value: "a", unit: "", accepts: { text: "a name" } },
    ]);

  test("label, cell, unit and hint are side by side below a heading", () => {
    expect([block().height, block().ids(10)]).toEqual([5, { hosts: "B11", share: "B12", ram: "B13", name: "B14" }]);
    expect(short(block().draw(placeAt(10)).cells)).toEqual([
      "A10 heading Hosts",
      "A11 Hosts",
      "B11 6 [#,##0]",
      "C11 unit hosts",
      "A12 Share",
      "B12 null [0.0%]",
      "D12 subtitle planned",
      "A13 RAM",
      "B13 768 [0.0]",
      "C13 unit GiB",
      "A14 Name",
      "B14 a",
    ]);
  }); // prettier-ignore

  test("each has a message with hint and unit; one without a default may stay blank", () => {
    const validations = block().draw(placeAt(10)).validations ?? [];
    expect(validations.map(({ range, allowBlank, prompt }) => [range, allowBlank, prompt.title, prompt.text])).toEqual([
      ["B11", undefined, "Hosts", "Unit: hosts. A whole number from 3 to 64."],
      ["B12", true, "Share", "planned A share from 0% to 100%."],
      ["B13", undefined, "RAM", "Unit: GiB. A number from 16 to 4,096."],
    ]);
  }); // prettier-ignore

  test("a hint and a unit are two sentences of the message", () => {
    const both = inputBlock("x", [
      {
        id: "a",
        label: "Share",
        value: 0.5,
        unit: "%",
        accepts: { share: [0, 1] },
        hint: "for storage",
      },
    ]);
    expect(both.draw(placeAt(1)).validations?.[0]?.prompt.text).toBe(
      "for storage. Unit: %. A share from 0% to 100%.",
    );
  });

  test("a choice without a default is accepted", () => {
    const open = inputBlock("x", [
      { id: "a", label: "Tool", value: null, unit: "", accepts: { oneOf: ["a", "b"] } },
    ]);
    expect(open.draw(placeAt(1)).validations).toMatchObject([{ range: "B2", allowBlank: true }]);
  });

  test("a default that is not among the choices is refused by name", () => {
    const wrong = inputBlock("x", [
      { id: "a", label: "Tool", value: "c", unit: "", accepts: { oneOf: ["a", "b"] } },
    ]);
    expect(() => wrong.draw(placeAt(1))).toThrow('the default "c" of "Tool" is not one of a, b');
  });
});

describe("results", () => {
  const block = (): Block => resultBlock("CPU", [
    { id: "ghz", label: "CPU", unit: "GHz", formula: "1+1", low: "1", high: "3", format: "0.0", known: "derived", style: "headline" },
    { id: "word", label: "Word", unit: "", formula: "2", known: { formula: "A1" } },
    { id: "call", label: "Call", unit: "GHz", estimate: (which) => `F(1${which})` },
  ]); // prettier-ignore

  test("value, unit, low, high and evidence are side by side below a header", () => {
    expect(block().height).toBe(5);
    expect(short(block().draw(placeAt(20)).cells)).toEqual([
      "A20 heading CPU",
      "B21 columnNumber Value",
      "C21 column Unit",
      "D21 columnNumber Low",
      "E21 columnNumber High",
      "F21 column Evidence level",
      "A22 CPU",
      "B22 headline =1+1 [0.0]",
      "C22 unit GHz",
      "D22 value =1 [0.0]",
      "E22 value =3 [0.0]",
      "F22 unit derived",
      "A23 Word",
      "B23 result =2",
      "F23 unit =A1",
      "A24 Call",
      "B24 result =F(1)",
      "C24 unit GHz",
      'D24 value =F(1,"low")',
      'E24 value =F(1,"high")',
      'F24 unit =F(1,"label")',
    ]);
  });

  test("every figure has an id", () => {
    expect(block().ids(20)).toMatchObject({
      ghz: "B22",
      "ghz.low": "D22",
      "ghz.high": "E22",
      "ghz.known": "F22",
      "call.known": "F24",
    });
  });
});

describe("grids", () => {
  const columns: GridColumn[] = [
    { id: "name", header: "Name", accepts: { text: "a name" }, values: ["a"] },
    { id: "size", header: "Size (KiB)", accepts: { whole: [1, 9] }, values: [4, 8], hint: "Whole." },
    { id: "kind", header: "Kind", accepts: { oneOf: ["x", "y"] }, values: ["x", null] },
    { id: "no", header: "No.", texts: [1, 2] },
    { id: "word", header: "Word", texts: ["p"] },
    { id: "twice", header: "Twice", formula: "2*[size]", format: "0.0", style: "result" },
    { id: "each", header: "Each", formula: ["[size]", "[no]"] },
    { id: "both", header: "Both", spill: "G(1)", columns: 2, format: "0" },
    { id: "rest", header: "Rest", filled: true, format: "0", spread: 3 },
  ];
  const block = (): Block => gridBlock({ id: "g", heading: "Grid", rows: 2, columns });
  const drawn = (): SheetPart =>
    block().draw(
      placeAt(5, {
        formula: (text, row) => text.replace(/\[(\w+)\]/g, (_, id: string) => row?.cells.get(id) ?? "?"),
      }),
    );

  test("a column of cells for each, below header and heading", () => {
    expect(block().height).toBe(4);
    expect(block().ids(5)).toMatchObject({ "g.name": "A7:A8", "g.size": "B7:B8", "g.rest": "I7:I8", g: "A7:I8" });
    expect(short(drawn().cells)).toEqual([
      "A5 heading Grid",
      "A6 header Name",
      "B6 numberHeader Size (KiB)",
      "C6 wordsHeader Kind",
      "D6 numberHeader No.",
      "E6 wordsHeader Word",
      "F6 numberHeader Twice",
      "G6 wordsHeader Each",
      "H6 numberHeader Both",
      "I6 numberHeader Rest",
      "A7 input a",
      "A8 input null",
      "B7 input 4 [#,##0]",
      "B8 input 8 [#,##0]",
      "C7 inputWords x",
      "C8 inputWords null",
      "D7 value 1",
      "D8 value 2",
      "E7 words p",
      "E8 words ",
      "F7 result =2*$B7 [0.0]",
      "F8 result =2*$B8 [0.0]",
      "G7 words =$B7",
      "G8 words =$D8",
      "H7 value =G(1) [0]",
    ]);
  }); // prettier-ignore

  test("the heading is as wide as the grid, a header as its texts", () => {
    expect(drawn().cells?.[0]).toMatchObject({ columns: 9 });
    expect(drawn().cells?.[9]).toMatchObject({ at: "I6", columns: 3 });
    expect(drawn().cells?.[1]).not.toHaveProperty("columns");
    const narrow = gridBlock({ id: "n", heading: "N", rows: 1, columns: columns.slice(0, 1) });
    expect(narrow.draw(placeAt(1)).cells?.[0]).toMatchObject({ columns: 6 });
    expect(narrow.ids(1)).toEqual({ "n.name": "A3", n: "A3:A3" });
  });

  test("a spill fills the rows of the grid and the columns that it states", () => {
    expect(drawn().cells?.at(-1)).toMatchObject({ at: "H7", spill: { rows: 2, columns: 2 } });
    const one = gridBlock({ id: "s", heading: "S", rows: 3, columns: [{ id: "a", header: "A", spill: "F(1)" }] });
    expect(one.draw(placeAt(1)).cells?.at(-1)).toMatchObject({ spill: { rows: 3, columns: 1 } });
  }); // prettier-ignore

  test("a column may stay blank where not every row has a default", () => {
    expect(drawn().validations?.map(({ range, allowBlank, prompt }) => [range, allowBlank, prompt.text])).toEqual([
      ["B7:B8", undefined, "Whole. A whole number from 1 to 9."],
      ["C7:C8", true, "One of x, y."],
    ]);
    const short = gridBlock({ id: "s", heading: "S", rows: 2, columns: [{ id: "a", header: "A", accepts: { whole: [1, 9] }, values: [1] }] });
    expect(short.draw(placeAt(1)).validations?.[0]?.allowBlank).toBe(true);
  }); // prettier-ignore

  test("a formula knows how many rows of the grid are above it", () => {
    const above: number[] = [];
    const grid = gridBlock({ id: "s", heading: "S", rows: 3, columns: [{ id: "a", header: "A", formula: "1" }] });
    grid.draw(placeAt(1, { formula: (text, row) => (above.push(row?.above ?? -1), text) }));
    expect(above).toEqual([0, 1, 2]);
  }); // prettier-ignore

  test("a row without a formula is refused by its column and number", () => {
    const grid = gridBlock({ id: "s", heading: "S", rows: 2, columns: [{ id: "a", header: "A", formula: ["1"] }] });
    expect(() => grid.draw(placeAt(1))).toThrow('column "a" has no formula for row 2');
  }); // prettier-ignore
});

test.each<[string, () => Block]>([
  ["inputs", () => inputBlock("x", [{ id: "a", label: "A", value: 1, unit: "", accepts: { decimal: [0, 1] } }])],
  ["results", () => resultBlock("x", [{ id: "a", label: "A", unit: "", formula: "1", known: "" }])],
  ["a grid", () => gridBlock({ id: "g", heading: "x", rows: 1, columns: [{ id: "a", header: "A", formula: "1" }] })],
  ["a grid of inputs", () => gridBlock({ id: "g", heading: "x", rows: 1, columns: [{ id: "a", header: "A", accepts: { decimal: [0, 1] }, values: [] }] })],
  ["a table of one formula", () => spillBlock({ id: "s", heading: "x", formula: "F(1)", rows: 1, columns: 1 })],
])("%s omit what is not stated, instead of stating it as undefined", (_, block) => {
  const part = block().draw(placeAt(1));
  expect(part).toStrictEqual(JSON.parse(JSON.stringify(part)));
}); // prettier-ignore

test("notes are paragraphs below a heading", () => {
  const block = noteBlock("Read", ["a", "b"]);
  expect([block.height, block.ids(3)]).toEqual([3, {}]);
  expect(short(block.draw(placeAt(3)).cells)).toEqual(["A3 heading Read", "A4 note a", "A5 note b"]);
  expect(short(noteBlock("Read", ["a"], "missing").draw(placeAt(3)).cells)[1]).toBe("A4 missing a");
});

describe("a table that one formula fills", () => {
  const spill = { id: "plan", heading: "Plan", formula: "F(1)", rows: 4, columns: 3 };

  test("below its heading, or below headers of its own", () => {
    const plain = spillBlock(spill);
    expect([plain.height, plain.ids(5)]).toEqual([5, { plan: "A6:C9" }]);
    expect(short(plain.draw(placeAt(5)).cells)).toEqual(["A5 heading Plan", "A6 value =F(1)"]);
    const withHeaders = spillBlock({ ...spill, headers: ["a", "b"], format: "0.0", style: "words" });
    expect([withHeaders.height, withHeaders.ids(5)]).toEqual([6, { plan: "A7:C10" }]);
    expect(short(withHeaders.draw(placeAt(5)).cells)).toEqual([
      "A5 heading Plan",
      "A6 header a",
      "B6 header b",
      "A7 words =F(1) [0.0]",
    ]);
    expect(plain.draw(placeAt(5)).cells?.[1]).toMatchObject({ spill: { rows: 4, columns: 3 } });
  });

  test("a header that the formula brings looks like one as soon as it is there", () => {
    expect(spillBlock(spill).draw(placeAt(5))).not.toHaveProperty("conditionalFormats");
    expect(spillBlock({ ...spill, headed: true }).draw(placeAt(5)).conditionalFormats).toEqual([
      { range: "A6:C6", formula: "LEN($A$6)>0", style: "header" },
    ]);
  });

  test("the heading is as wide as the table", () => {
    expect(spillBlock({ ...spill, columns: 8 }).draw(placeAt(5)).cells?.[0]).toMatchObject({ columns: 8 });
    expect(spillBlock(spill).draw(placeAt(5)).cells?.[0]).toMatchObject({ columns: 6 });
  });
});

test("a table is below its heading, and takes a row even if it is empty", () => {
  const table = { name: "T", columns: [{ header: "x" }], rows: [[1], [2]] };
  const block = tableBlock("Data", table);
  expect([block.height, block.ids(4)]).toEqual([4, {}]);
  expect(block.draw(placeAt(4))).toMatchObject({
    cells: [{ at: "A4", text: "Data" }],
    tables: [{ ...table, at: "A5" }],
  });
  expect(tableBlock("Data", { ...table, rows: [] }).height).toBe(3);
});

describe("charts", () => {
  const series = [{ name: "GHz", categories: "load.name", values: "load.ghz" }];
  const chart = { kind: "column" as const, title: "t", description: "d", series };

  test("a chart covers its columns over the height of the block", () => {
    const block = chartBlock(14, [
      { ...chart, columns: "A:C" },
      { ...chart, columns: "D" },
    ]);
    expect([block.height, block.ids(3)]).toEqual([14, {}]);
    expect(block.draw(placeAt(3)).charts?.map(({ covers }) => covers)).toEqual(["A3:C16", "D3:D16"]);
  });

  test("series are the cells of their ids, or the first rows of these", () => {
    const drawn = (rows?: number) => {
      const [first] = chartBlock(14, [{ ...chart, columns: "A:C", ...(rows === undefined ? {} : { rows }) }]).draw(placeAt(3)).charts ?? [];
      return first?.series;
    };
    const cells = (range: string) => ({ sheet: "Other", range });
    expect(drawn()).toEqual([{ name: "GHz", categories: cells("B2:B9"), values: cells("B2:B9") }]);
    expect(drawn(3)).toEqual([{ name: "GHz", categories: cells("B2:B4"), values: cells("B2:B4") }]);
    expect(drawn(30)?.[0]?.values).toEqual(cells("B2:B9"));
  }); // prettier-ignore

  test("series may refer to a table", () => {
    const ofTable = { table: "T", column: "x" };
    const [drawn] =
      chartBlock(9, [{ ...chart, columns: "A:B", rows: 2, series: [{ name: "x", categories: ofTable, values: ofTable }] }]).draw(placeAt(1)).charts ?? [];
    expect(drawn?.series[0]).toEqual({ name: "x", categories: ofTable, values: ofTable });
  }); // prettier-ignore
});

test("a further sheet has its title and a line about it", () => {
  const top = sheetTop("Basis", "Where it comes from");
  expect([top.height, top.ids(1)]).toEqual([2, {}]);
  expect(short(top.draw(placeAt(1)).cells)).toEqual(["A1 title Basis", "A2 subtitle Where it comes from"]);
});

describe("the basis", () => {
  const source = { title: "Post", locator: "test 3", date: "2024-12-09" };
  const entry = (value: number, more: object) => ({ value, unit: "GHz", kind: "measured", source, ...more }) as unknown as Evidence;
  const [first, second] = [entry(77, { note: "six hosts" }), entry(59, {})];

  test("one row for each entry, however often it is used", () => {
    const { columns, rows, name } = basisTable("Basis", [first, second, first]);
    expect(name).toBe("Basis");
    expect(columns.map(({ header, style }) => `${header} ${style}`)).toEqual([
      "What paragraph",
      "Value value",
      "Unit paragraph",
      "Evidence level value",
      "Source paragraph",
      "Date value",
    ]);
    expect(rows).toEqual([
      ["test 3: six hosts", 77, "GHz", "measured", "Post", "2024-12-09"],
      ["test 3", 59, "GHz", "measured", "Post", "2024-12-09"],
    ]);
    expect(basisTable("B", [entry(1, { because: "a habit" })]).rows[0]?.[0]).toBe("test 3: a habit");
  });

  test("method, caveats, evidence and how to get the add-in", () => {
    const titles = (evidence: readonly Evidence[]) =>
      basisSheet({ method: ["m"], caveats: ["c"], evidence }).blocks.map((block) => short(block.draw(placeAt(1)).cells).slice(0, 2).join(" | "));
    expect(titles([first])).toEqual([
      "A1 title Basis | A2 subtitle How the figures are calculated, and where every number comes from.",
      "A1 heading Method | A2 note m",
      "A1 heading Read this before you present it | A2 note c",
      expect.stringMatching(/^A1 heading The add-in \| A2 note \w+/),
      "A1 heading Evidence",
    ]);
    expect(titles([])).toHaveLength(4);
    const [, , caveats] = basisSheet({ method: [], evidence: [] }).blocks;
    expect(short(caveats?.draw(placeAt(1)).cells).at(-1)).toBe(`A2 note ${PLANNING_ESTIMATE}`);
  });

  test("the evidence is a table with the name of the sheet", () => {
    const evidence = basisSheet({ method: [], evidence: [first] }).blocks.at(-1);
    expect(evidence?.draw(placeAt(1)).tables).toMatchObject([{ name: "Basis", at: "A2" }]);
  });

  test("it is printed across, with its top in view", () => {
    const { name, freezeRows, print } = basisSheet({ method: [], evidence: [] });
    expect({ name, freezeRows, print }).toEqual({ name: "Basis", freezeRows: 2, print: { orientation: "landscape" } });
  });
}); // prettier-ignore
