import { StyleReader } from "../../src/workbench/read/readStyle";
import { univerStyle } from "../../src/workbook/writers/univer/looks";
import type { UniverSnapshot } from "../../src/workbook/writers/univer/snapshot";

const reader = new StyleReader({ styles: {} } as unknown as UniverSnapshot);

test.each([
  ["as Univer writes it once a cell is edited", {}, { style: "input", lost: [] }],
  ["with the place that every text has", { vt: 1 }, { style: "input", lost: [] }],
])("a look is recognized %s", (_how, more, read) => {
  expect(reader.read({ ...univerStyle("input"), ...more })).toEqual(read);
});

test("a text at the bottom of its cell is a look of its own", () => {
  expect(reader.read({ vt: 3 })).toEqual({ style: "plain", own: { valign: "bottom" }, lost: [] });
});
