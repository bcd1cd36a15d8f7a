import ExcelJS from "exceljs";
import { strFromU8, strToU8, unzipSync, zipSync } from "fflate";
import { calculate } from "../../../../../src/calculator/calculate";
import { layout } from "../../../../../src/workbook/layout";
import type { WorkbookSpec } from "../../../../../src/workbook/spec";
import { CustomUse } from "../../../../../src/workbook/writers/xlsx/share/customUse";
import { shareFile } from "../../../../../src/workbook/writers/xlsx/share/shareFile";
import { tableWithoutFormulas } from "../../../../../src/workbook/writers/xlsx/share/sheetWithValues";
import { writeXlsx } from "../../../../../src/workbook/writers/xlsx/writeXlsx";

/** Two functions stand for all of ours. */
const functions = {
  has: (id: string) => ["VSAN_TWICE", "VSAN_PAIR"].includes(id),
  call: (id: string, args: readonly unknown[]) => {
    const value = 2 * Number([args[0]].flat(2)[0]);
    return id === "VSAN_PAIR" ? [[value], [value + 1]] : [[value]];
  },
};

const spec: WorkbookSpec = {
  title: "Share",
  subject: "All ways to need a custom function.",
  sheets: [
    {
      name: "Plan",
      cells: [
        { kind: "input", at: "A1", value: 21 },
        { kind: "formula", at: "A2", formula: "VSAN_TWICE(A1)" },
        { kind: "formula", at: "A3", formula: "A2+1" },
        { kind: "formula", at: "A4", formula: "Doubled+1" },
        { kind: "formula", at: "B1", formula: "VSAN_PAIR(A1)", spill: { rows: 2, columns: 1 } },
        { kind: "formula", at: "C1", formula: 'IF(A1>0,"VSAN_TWICE <&>","")' },
      ],
      tables: [
        {
          name: "Rows",
          at: "E1",
          columns: [
            { header: "In" },
            { header: "Ours", formula: "VSAN_TWICE([@In])" },
            { header: "Native", formula: "[@In]+1" },
          ],
          rows: [
            [1, null, null],
            [2, null, null],
          ],
        },
      ],
      print: { orientation: "portrait" },
    },
  ],
  names: [
    { name: "Input", refersTo: { sheet: "Plan", range: "A1" } },
    { name: "Doubled", refersTo: { formula: "VSAN_TWICE(Plan!$A$1)" } },
  ],
};

async function written(): Promise<Uint8Array> {
  return (await writeXlsx(calculate(layout(spec), functions as never))).output;
}

const PLAN = "xl/worksheets/sheet1.xml";
const partOf = (bytes: Uint8Array, path: string): string =>
  strFromU8(unzipSync(bytes)[path] ?? new Uint8Array());

async function opened(bytes: Uint8Array): Promise<ExcelJS.Worksheet> {
  const workbook = new ExcelJS.Workbook();
  await workbook.xlsx.load(bytes as never);
  const sheet = workbook.getWorksheet("Plan");
  if (!sheet) throw new Error("no sheet Plan");
  return sheet;
}

/** ExcelJS makes a plain text of a remark in one run. */
const noteOf = (sheet: ExcelJS.Worksheet, cell: string): string | undefined => {
  const { note } = sheet.getCell(cell) as unknown as { note?: string | { texts: { text: string }[] } };
  return typeof note === "object" ? note.texts.map(({ text }) => text).join("") : note;
};

test("formulas of HCI Planner become values with a note, all others stay live", async () => {
  const { output, formulas } = shareFile(await written());
  const sheet = await opened(output);
  const shown = Object.fromEntries(
    ["A1", "A2", "A3", "A4", "B1", "B2", "F2", "F3", "G3"].map((cell) => [cell, sheet.getCell(cell).value]),
  );
  expect(shown).toMatchObject({
    A1: 21,
    A2: 42,
    A3: { formula: "A2+1", result: 43 },
    A4: 43,
    B1: 42,
    B2: 43,
    F2: 2,
    F3: 4,
    G3: { result: 3 },
  });
  expect(sheet.getCell("C1").formula).toContain("VSAN_TWICE <&>");
  expect(formulas).toBe(5);
});

test("a note holds the formula as it is typed, and what a name stood for; a column has one for all its rows", async () => {
  const sheet = await opened(shareFile(await written()).output);
  expect(noteOf(sheet, "A2")).toBe("=VSAN_TWICE(A1)");
  expect(noteOf(sheet, "A4")).toBe("=Doubled+1\nDoubled: =VSAN_TWICE(Plan!$A$1)");
  expect(noteOf(sheet, "B1")).toBe("=VSAN_PAIR(A1)");
  expect(noteOf(sheet, "F2")).toBe("=VSAN_TWICE(E2)\nSo in 1 more cell of this column, each for its row.");
  expect(noteOf(sheet, "F3")).toBeUndefined();
  expect(noteOf(sheet, "A3")).toBeUndefined();
});

test("a table in the file loses the formula of its custom column, and keeps the native one", async () => {
  const table = partOf(shareFile(await written()).output, "xl/tables/table1.xml");
  const formulas = [...table.matchAll(/<calculatedColumnFormula>([^<]*)</g)].map(([, formula]) => formula);
  expect(formulas).toEqual(["Rows[[#This Row],[In]]+1"]);
});

test("a list of names that all need a custom function is removed with its last name", async () => {
  const parts = unzipSync(await written());
  const path = "xl/workbook.xml";
  const native = /<definedName name="Input">[^<]*<\/definedName>/;
  parts[path] = strToU8(strFromU8(parts[path] ?? new Uint8Array()).replace(native, ""));
  const shared = shareFile(zipSync(parts)).output;
  expect(partOf(shared, path)).not.toContain("definedName");
  expect(partOf(shareFile(await written()).output, path)).toContain(
    '<definedNames><definedName name="Input">',
  );
});

test("nothing of the file names an add-in's function any more, but the notes and the native text", async () => {
  const parts = unzipSync(shareFile(await written()).output);
  const naming = Object.keys(parts).filter((path) =>
    strFromU8(parts[path] ?? new Uint8Array()).includes("_xldudf_"),
  );
  expect(naming).toEqual([]);
  expect(strFromU8(parts["xl/workbook.xml"] ?? new Uint8Array())).toContain('name="Input"');
});

test("a diagnostic that a cell has already is kept, and the formula put below it", async () => {
  const once = shareFile(await written()).output;
  const parts = unzipSync(once);
  const comments = strFromU8(parts["xl/comments1.xml"] ?? new Uint8Array());
  parts["xl/comments1.xml"] = strToU8(comments.replace("=VSAN_TWICE(A1)", "mine"));
  // As if the formula came back: the sheet of the original, related to the remarks.
  const original = partOf(await written(), PLAN).replace("</worksheet>", () => {
    const legacy = /<legacyDrawing[^>]*\/>/.exec(partOf(once, PLAN))?.[0] ?? "";
    return `${legacy}</worksheet>`;
  });
  parts[PLAN] = strToU8(original);
  const sheet = await opened(shareFile(zipSync(parts)).output);
  expect(noteOf(sheet, "A2")).toBe("mine\n=VSAN_TWICE(A1)");
});

test("the chain of calculation is removed, pictures stay byte for byte", async () => {
  const parts = unzipSync(await written());
  const picture = Uint8Array.from({ length: 256 }, (_, i) => i);
  parts["xl/media/image1.png"] = picture;
  parts["xl/calcChain.xml"] = strToU8('<calcChain><c r="A2" i="1"/></calcChain>');
  const add = (path: string, end: string, element: string) => {
    parts[path] = strToU8(strFromU8(parts[path] ?? new Uint8Array()).replace(end, element + end));
  };
  add("[Content_Types].xml", "</Types>", '<Override PartName="/xl/calcChain.xml" ContentType="x"/>');
  const type = "http://schemas.openxmlformats.org/officeDocument/2006/relationships/calcChain";
  add(
    "xl/_rels/workbook.xml.rels",
    "</Relationships>",
    `<Relationship Id="rIdC" Type="${type}" Target="calcChain.xml"/>`,
  );
  const shared = unzipSync(shareFile(zipSync(parts)).output);
  expect(shared["xl/media/image1.png"]).toEqual(picture);
  expect(Object.keys(shared)).not.toContain("xl/calcChain.xml");
  for (const path of ["[Content_Types].xml", "xl/_rels/workbook.xml.rels"]) {
    expect(strFromU8(shared[path] ?? new Uint8Array())).not.toContain("calcChain");
  }
});

test("custom XML of a private namespace is removed with its properties, that of others stays", async () => {
  const parts = unzipSync(await written());
  const type = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
  const add = (path: string, end: string, element: string) => {
    parts[path] = strToU8(strFromU8(parts[path] ?? new Uint8Array()).replace(end, element + end));
  };
  for (const [number, namespace] of [
    [1, "urn:mine"],
    [2, "urn:theirs"],
  ] as const) {
    const [item, properties] = [`item${number}.xml`, `itemProps${number}.xml`];
    parts[`customXml/${item}`] = strToU8(`<data xmlns="${namespace}">secret</data>`);
    parts[`customXml/${properties}`] = strToU8("<properties/>");
    parts[`customXml/_rels/${item}.rels`] = strToU8(
      `<Relationships><Relationship Id="rId1" Type="${type}/customXmlProps" Target="${properties}"/></Relationships>`,
    );
    add("[Content_Types].xml", "</Types>", `<Override PartName="/customXml/${properties}" ContentType="x"/>`);
    const relation = `<Relationship Id="rIdX${number}" Type="${type}/customXml" Target="../customXml/${item}"/>`;
    add("xl/_rels/workbook.xml.rels", "</Relationships>", relation);
  }
  const shared = unzipSync(shareFile(zipSync(parts), ["urn:mine"]).output);
  expect(
    Object.keys(shared)
      .filter((path) => path.startsWith("customXml/"))
      .sort(),
  ).toEqual(["customXml/_rels/item2.xml.rels", "customXml/item2.xml", "customXml/itemProps2.xml"]);
  for (const path of ["[Content_Types].xml", "xl/_rels/workbook.xml.rels"]) {
    const text = strFromU8(shared[path] ?? new Uint8Array());
    expect([
      text.includes("item1.xml") || text.includes("itemProps1.xml"),
      /item(Props)?2\.xml/.test(text),
    ]).toEqual([false, true]);
  }
});

test("a formula without a value is an error that names the cell", async () => {
  const parts = unzipSync(await written());
  const sheet = strFromU8(parts[PLAN] ?? new Uint8Array());
  parts[PLAN] = strToU8(sheet.replace(/(<c r="A2"[^>]*>.*?)<v>42<\/v>/, "$1"));
  expect(() => shareFile(zipSync(parts))).toThrow(/A2 .*has no value yet/);
});

test("a file without formulas of HCI Planner stays as it is", async () => {
  const { output } = shareFile(await written());
  const again = shareFile(output);
  expect(again.formulas).toBe(0);
  expect(partOf(again.output, PLAN)).toBe(partOf(output, PLAN));
});

test("a table's column formula of HCI Planner is removed, a native one stays", () => {
  const column = (formula: string) => `<calculatedColumnFormula>${formula}</calculatedColumnFormula>`;
  const table = column("_xldudf_VSAN_TWICE(Rows[[#This Row],[In]])") + column("Rows[[#This Row],[In]]+1");
  expect(tableWithoutFormulas(table, new CustomUse([]))).toBe(column("Rows[[#This Row],[In]]+1"));
});
