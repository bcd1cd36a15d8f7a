import { layout } from "../../../../src/workbook/layout";
import type { SheetSpec, TableSpec } from "../../../../src/workbook/spec";
import type { Canvas, Job } from "../../../../src/workbook/writers/officejs/job";
import { CALL_BYTES, wireBytes } from "../../../../src/workbook/writers/officejs/payload";
import { planJobs } from "../../../../src/workbook/writers/officejs/planJobs";
import { pointsOfWidth } from "../../../../src/workbook/writers/officejs/widths";
import { sampleDrawing } from "../../sampleWorkbook";
import { draw, upTo } from "./drawInto";
import { FakeExcel } from "./fakeExcel";
import type { FakeSheet } from "./fakeSheet";

const drawingOf = (change: Partial<SheetSpec>) =>
  layout({
    title: "T",
    subject: "S",
    names: [],
    sheets: [{ name: "Data", cells: [], print: { orientation: "portrait" }, ...change }],
  });

async function drawn(change: Partial<SheetSpec>): Promise<FakeSheet> {
  const excel = new FakeExcel();
  await draw(excel, drawingOf(change));
  const found = excel.sheets.find(({ name }) => name === "Data");
  if (!found) throw new Error("no sheet was drawn");
  return found;
}

// JSON inside JSON: a quotation mark takes four bytes inside a text, each of the two around it two.
test.each<[unknown, number]>([
  [1, 3], // "1"
  ["a", 7], // "\"a\""
  ['"', 10], // "\"\\\"\""
  ["é", 8],
  [[1, "a"], 11], // "[1,\"a\"]"
])("%j takes %i bytes in a request", (value, bytes) => {
  expect(wireBytes(value)).toBe(bytes);
});

test.each([
  [8.43, 48],
  [10, 56.25], // 75 pixels
  [0.5, 6.75], // 3.5 pixels are 4
])("%d characters are %d points wide", (characters, points) => {
  expect(pointsOfWidth(characters)).toBe(points);
});

describe("bytes of jobs", () => {
  /** The calls that a job makes. */
  async function callsOf(job: Job): Promise<number> {
    const excel = new FakeExcel();
    await excel.run(async (context) => {
      const sheets = new Map<string, Excel.Worksheet>();
      for (const { name } of sampleDrawing().sheets) sheets.set(name, context.workbook.worksheets.add(name));
      const canvas: Canvas = {
        workbook: context.workbook,
        sheet: (name) => {
          const found = sheets.get(name);
          if (!found) throw new Error(`no sheet ${name}`);
          return found;
        },
      };
      await context.sync();
      excel.calls.length = 0;
      job.draw(canvas);
      await context.sync();
    });
    return excel.calls.length;
  }

  test("are at least those of the calls that they make, and not many times as much", async () => {
    const { jobs } = planJobs(sampleDrawing(), upTo(18));
    const tooFew: string[] = [];
    let made = 0;
    let counted = 0;
    for (const job of jobs) {
      const calls = await callsOf(job);
      if (job.bytes < calls * CALL_BYTES) tooFew.push(`${job.step}: ${job.bytes} for ${calls} calls`);
      made += calls;
      counted += job.bytes / CALL_BYTES;
    }
    expect(tooFew).toEqual([]);
    expect(counted / made).toBeLessThan(3);
  });

  test("grow with what is sent", () => {
    const bytes = (change: Partial<SheetSpec>, step: Job["step"]) =>
      planJobs(drawingOf(change), upTo(18)).jobs.filter((job) => job.step === step).map((job) => job.bytes);
    const text = (length: number) => bytes({ cells: [{ kind: "text", at: "A1", text: "x".repeat(length) }] }, "values");
    // [["'xx…"]]: a text is typed with an apostrophe
    expect((text(1000)[0] ?? 0) - (text(1)[0] ?? 0)).toBe(999);
    const formula = (length: number) => bytes({ cells: [{ kind: "formula", at: "A1", formula: "1".repeat(length) }] }, "formulas");
    expect((formula(15)[0] ?? 0) - (formula(5)[0] ?? 0)).toBe(10);
    const link = (length: number) => bytes({ cells: [{ kind: "text", at: "A1", text: "x", link: { url: `https://${"x".repeat(length)}` } }] }, "links");
    expect((link(500)[0] ?? 0) - (link(1)[0] ?? 0)).toBe(499);
  }); // prettier-ignore
});

test("rows are sent in slices of about half a megabyte", () => {
  const cells = Array.from({ length: 60 }, (_, i) => ({ kind: "text" as const, at: `A${i + 1}`, text: "x".repeat(30_000) }));
  const values = planJobs(drawingOf({ cells }), upTo(18)).jobs.filter(({ step }) => step === "values");
  // 17 rows of 30,010 bytes or so reach 500,000: 17 + 17 + 17 + 9
  expect(values.map(({ bytes }) => Math.floor(bytes / 30_000))).toEqual([17, 17, 17, 9]);
}); // prettier-ignore

test("the values around a spill are drawn, those under it are not", async () => {
  const drawing = drawingOf({
    cells: [
      { kind: "value", at: "A1", value: 1 },
      { kind: "formula", at: "B2", formula: "IPV4_VLSM(1)", spill: { rows: 2, columns: 2 } },
      { kind: "value", at: "A2", value: 2 },
      { kind: "value", at: "D2", value: 3 },
      { kind: "value", at: "B4", value: 4 },
      { kind: "value", at: "D3", value: 5 },
    ],
  });
  const values = drawing.sheets[0]?.values ?? [];
  for (const row of [1, 2]) for (const column of [1, 2]) (values[row] ??= [])[column] = 9;
  const excel = new FakeExcel();
  await draw(excel, drawing);
  const cells = [...(excel.sheets[1]?.cells ?? [])].map(([at, content]) => [at, "number" in content ? content.number : content.kind]);
  expect(cells.sort()).toEqual([["A1", 1], ["A2", 2], ["B2", "formula"], ["B4", 4], ["D2", 3], ["D3", 5]]);
}); // prettier-ignore

test("a sheet of nothing but formulas sends no values", () => {
  const { jobs } = planJobs(drawingOf({ cells: [{ kind: "formula", at: "A1", formula: "1+1" }] }), upTo(18));
  expect(jobs.map(({ step }) => step).filter((step) => step === "values")).toEqual([]);
});

test("a chart of cells on a sheet that the drawing does not have is an error", async () => {
  const drawing = sampleDrawing();
  const elsewhere = { ...drawing, sheets: drawing.sheets.slice(0, 1), names: [] };
  await expect(draw(new FakeExcel(), elsewhere)).rejects.toThrow('The drawing has no sheet "Test results".');
});

test("what the workbook had stays when a drawing of the same names fails", async () => {
  const excel = new FakeExcel(["Data", "Mine"]);
  excel.onSync = (sync) => {
    if (sync === 4) throw new Error("The connection was lost.");
  };
  const error: unknown = await draw(excel, drawingOf({ cells: [{ kind: "value", at: "A1", value: 1 }] })).catch((thrown: unknown) => thrown);
  expect(error).toMatchObject({ name: "DrawingFailure", leftBehind: [] });
  expect(excel.sheets.map(({ name }) => name)).toEqual(["Data", "Mine"]);
}); // prettier-ignore

describe("formulas of tables", () => {
  const table = (count: number): TableSpec => ({
    name: "T",
    at: "A1",
    columns: [{ header: "x" }, { header: "GHz", formula: "VSAN_GHZ([@x])" }, { header: "Twice", formula: "[@x]*2" }],
    rows: Array.from({ length: count }, (_, i) => [i, null, null]),
  }); // prettier-ignore
  const formulaOf = async (count: number, cell: string) => {
    const content = (await drawn({ tables: [table(count)] })).cells.get(cell);
    return content?.kind === "formula" ? content.formula : content;
  };

  test("up to 500 rows each column has its formula", async () => {
    expect([await formulaOf(500, "B501"), await formulaOf(500, "C501")]).toEqual([
      "=VSAN_GHZ([@[x]])",
      "=[@[x]]*2",
    ]);
    expect(await formulaOf(500, "B502")).toBeUndefined();
  });

  test("beyond, native columns keep theirs, those of custom functions have none", async () => {
    expect([await formulaOf(501, "B502"), await formulaOf(501, "C2")]).toEqual([undefined, "=[@[x]]*2"]);
  });
});

describe("heights", () => {
  const heights = ({ formats }: FakeSheet) =>
    formats.flatMap(({ area, property, value }) =>
      property === "rowHeight" ? [[area.row, area.rows, value]] : [],
    );

  test("of a table's row of long headers, and of paragraphs", async () => {
    // 8.43 characters less 2.5 for the button: three lines of 15 points
    const tables = [{ name: "T", at: "A1", columns: [{ header: "aaaa bbbb cccc" }], rows: [[1]] }];
    const cells = [{ kind: "note" as const, at: "A5", text: "one\ntwo" }];
    expect(heights(await drawn({ tables, cells }))).toEqual([
      [0, 1, 45],
      [4, 1, 30],
    ]);
  });

  test("of two paragraphs in a row: the higher one counts", async () => {
    const cells = [
      { kind: "note" as const, at: "A1", text: "one\ntwo\nthree" },
      { kind: "note" as const, at: "B1", text: "one" },
    ];
    expect(heights(await drawn({ cells }))).toEqual([[0, 1, 45]]);
  });
});

test("widths are set column by column, in points", async () => {
  const found = (await drawn({ columnWidths: [10, 8.43] })).formats.filter(
    ({ property }) => property === "columnWidth",
  );
  expect(found.map(({ area, value }) => [area, value])).toEqual([
    [{ row: 0, column: 0, rows: 1, columns: 1 }, 56.25],
    [{ row: 0, column: 1, rows: 1, columns: 1 }, 48],
  ]);
});

test("of two conditional formats the first wins: it is added last, Excel puts it in front", async () => {
  const conditionalFormats = [
    { range: "A1", formula: "A1>1", style: "good" as const },
    { range: "A1", formula: "A1>0", style: "bad" as const },
  ];
  const cells = [{ kind: "value" as const, at: "A1", value: 1 }];
  const { others } = await drawn({ cells, conditionalFormats });
  const formulas = others.flatMap(({ what, detail }) =>
    what === "conditional format" ? [(detail as { formula: string }).formula] : [],
  );
  expect(formulas).toEqual(["=A1>1", "=A1>0"]);
});

test.each([
  ["unit", { "font/color": "#595959" }],
  ["result", { "font/bold": true }],
  ["caution", { "font/color": "#7F6000", "fill/color": "#FFEB9C" }],
] as const)("a conditional format with the look %s sets nothing else", async (style, look) => {
  const conditionalFormats = [{ range: "A1", formula: "A1>1", style }];
  const { others } = await drawn({ cells: [{ kind: "value", at: "A1", value: 1 }], conditionalFormats });
  const found = others.filter(({ what }) => what === "conditional format").map(({ detail }) => detail);
  expect(found).toEqual([{ kind: "Custom", formula: "=A1>1", ...look }]);
});

describe("looks", () => {
  const formatsOf = async (change: Partial<SheetSpec>) =>
    Object.fromEntries((await drawn(change)).formats.map(({ property, value }) => [property, value]));

  test.each([
    ["column", { "font/italic": true, horizontalAlignment: "Left", indentLevel: 1 }],
    ["columnNumber", { "font/italic": true, horizontalAlignment: "Right" }],
    ["link", { "font/underline": "Single", "font/color": "#0563C1" }],
    ["headline", { "font/bold": true, "font/size": 12, horizontalAlignment: "Right" }],
  ] as const)("%s", async (style, expected) => {
    const found = await formatsOf({ cells: [{ kind: "text", at: "A1", text: "x", style }] });
    expect(found).toMatchObject(expected);
    expect("wrapText" in found).toBe(false);
  });

  test("inputs next to and below each other have lines between them, a heading only one below", async () => {
    const inputs = ["A1", "B1", "A2", "B2"].map((at) => ({ kind: "input" as const, at, value: 1 }));
    const edges = async (change: Partial<SheetSpec>) =>
      Object.keys(await formatsOf(change)).flatMap((property) => /borders\/(\w+)\/style/.exec(property)?.[1] ?? []);
    expect(await edges({ cells: inputs })).toEqual(["EdgeTop", "EdgeLeft", "EdgeBottom", "EdgeRight", "InsideHorizontal", "InsideVertical"]);
    expect(await edges({ cells: inputs.slice(0, 2) })).toEqual(["EdgeTop", "EdgeLeft", "EdgeBottom", "EdgeRight", "InsideVertical"]);
    expect(await edges({ cells: [{ kind: "text", at: "A1", text: "x", style: "heading", columns: 3 }] })).toEqual(["EdgeBottom"]);
  }); // prettier-ignore

  test("a number format is set for all cells of its look", async () => {
    const cells = ["A1", "A2"].map((at) => ({ kind: "value" as const, at, value: 1, format: "0.0" }));
    const found = (await drawn({ cells })).formats.filter(({ property }) => property === "numberFormat");
    expect(found.map(({ area, value }) => [area.rows, value])).toEqual([[2, "0.0"]]);
  });
});

test("seven series have the six colors and markers in order, and the first ones again", async () => {
  const cells = [1, 2].map((row) => ({ kind: "value" as const, at: `A${row}`, value: row }));
  const range = { sheet: "Data", range: "A1:A2" };
  const series = Array.from({ length: 7 }, (_, i) => ({ name: `s${i}`, categories: range, values: range }));
  const charts = [{ kind: "line" as const, title: "t", description: "d", covers: "C1:F9", series }];
  const [chart] = (await drawn({ cells, charts })).chartList;
  expect(chart?.list.map(({ markerStyle, markerBackgroundColor }) => `${markerStyle} ${markerBackgroundColor}`)).toEqual([
    "Circle #1F3864", "Square #C2410C", "Triangle #00708A", "Diamond #7B2D8E", "X #4D6B1F", "Star #8A5A00", "Circle #1F3864",
  ]);
}); // prettier-ignore

test("names refer to ranges and formulas, with their comments", async () => {
  const excel = new FakeExcel();
  const drawing = layout({
    title: "T",
    subject: "S",
    names: [
      { name: "Hosts", refersTo: { sheet: "My data", range: "A1" }, comment: "planned" },
      { name: "Twice", refersTo: { formula: "LAMBDA(x,x*2)" } },
    ],
    sheets: [
      {
        name: "My data",
        cells: [{ kind: "value", at: "A1", value: 1 }],
        print: { orientation: "portrait" },
      },
    ],
  });
  await draw(excel, drawing);
  expect(excel.nameList.map(({ name, reference, comment }) => [name, reference, comment])).toEqual([
    ["Hosts", "='My data'!$A$1", "planned"],
    ["Twice", "=LAMBDA(x,x*2)", ""],
  ]);
});

test("canceled, and what was added cannot be removed: it is named", async () => {
  const excel = new FakeExcel();
  const cancel = new AbortController();
  excel.onSync = (sync) => {
    if (sync === 4) cancel.abort(new Error("cancelled by the user"));
    if (sync > 4) throw new Error("The connection was lost.");
  };
  const drawing = drawingOf({ cells: [{ kind: "formula", at: "A1", formula: "1+1" }] });
  await expect(draw(excel, drawing, { signal: cancel.signal })).rejects.toThrow(
    'cancelled by the user. This could not be removed again: sheet "Data".',
  );
});
