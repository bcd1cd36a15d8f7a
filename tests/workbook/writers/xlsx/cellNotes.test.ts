import { strFromU8, unzipSync } from "fflate";
import type { SheetFeature } from "../../../../src/workbook/drawing";
import { noteBox } from "../../../../src/workbook/writers/xlsx/noteXml";
import { writeXlsx } from "../../../../src/workbook/writers/xlsx/writeXlsx";
import { sampleDrawing } from "../../sampleWorkbook";

function note(row: number, column: number, text: string): SheetFeature {
  return { kind: "cellNote", area: { row, column, rows: 1, columns: 1 }, text };
}

/** The sample with notes on its sheets with charts and with a table. */
async function partsWithNotes(): Promise<(path: string) => string> {
  const drawing = sampleDrawing();
  drawing.sheets[0]?.features.push(note(7, 1, '=VSAN_GHZ(B4,"8K")\n_x000D_ <&>'));
  drawing.sheets[1]?.features.push(note(2, 4, "Every row"));
  const { output, losses } = await writeXlsx(drawing);
  expect(losses).toEqual([]);
  const entries = unzipSync(output);
  return (path) => strFromU8(entries[path] ?? new Uint8Array());
}

test("a note is a comment of its cell, its text exact", async () => {
  const part = await partsWithNotes();
  expect(part("xl/comments1.xml")).toContain('<comment ref="B8"');
  expect(part("xl/comments1.xml")).toContain('=VSAN_GHZ(B4,"8K")\n_x005F_x000D_ &lt;&amp;&gt;</t>');
  expect(part("xl/comments2.xml")).toContain('<comment ref="E3"');
  expect(part("xl/worksheets/_rels/sheet1.xml.rels")).toContain('Target="../comments1.xml"');
});

test("a note has a box of its sheet, at its cell", async () => {
  const part = await partsWithNotes();
  const boxes = [part("xl/drawings/vmlDrawing1.vml"), part("xl/drawings/vmlDrawing2.vml")];
  const places = boxes.map((xml) => xml.match(/<x:(?:Row|Column)>\d+/g));
  expect(places).toEqual([
    ["<x:Row>7", "<x:Column>1"],
    ["<x:Row>2", "<x:Column>4"],
  ]);
  expect(part("xl/worksheets/_rels/sheet2.xml.rels")).toContain('Target="../drawings/vmlDrawing2.vml"');
  expect(part("[Content_Types].xml")).toContain('<Default Extension="vml"');
});

test("notes are between charts and tables, as the schema wants", async () => {
  const part = await partsWithNotes();
  expect(part("xl/worksheets/sheet1.xml")).toMatch(/<drawing [^>]*\/><legacyDrawing [^>]*\/><\/worksheet>$/);
  expect(part("xl/worksheets/sheet2.xml")).toMatch(
    /<legacyDrawing [^>]*\/><tableParts .*<\/tableParts><\/worksheet>$/,
  );
});

// Four columns wide, right of its cell; three rows and one for each 40 characters, twelve at most.
test.each([
  ["C5", 1, "3, 15, 4, 2, 7, 15, 8, 2"],
  ["C5", 40, "3, 15, 4, 2, 7, 15, 8, 2"],
  ["C5", 41, "3, 15, 4, 2, 7, 15, 9, 2"],
  ["A1", 1000, "1, 15, 0, 2, 5, 15, 12, 2"],
])("the box of a note at %s of %i characters", (cell, length, anchor) => {
  const box = noteBox({ cell, text: "x".repeat(length) }, 2);
  expect(box).toContain(`<x:Anchor>${anchor}</x:Anchor>`);
  expect(box).toMatch(/^<v:shape id="_x0000_s900002" type="#_x0000_t202" style="position:absolute;visibility:hidden"/);
}); // prettier-ignore
