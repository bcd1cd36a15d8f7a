import { strFromU8, unzipSync } from "fflate";
import { layout } from "../../../../src/workbook/layout";
import { writeXlsx } from "../../../../src/workbook/writers/xlsx/writeXlsx";

test("a header that wraps makes its row higher, and the row still follows its text when a user changes that", async () => {
  const drawing = layout({
    title: "T",
    subject: "S",
    names: [],
    sheets: [
      {
        name: "Data",
        cells: [],
        tables: [
          {
            name: "Runs",
            at: "A1",
            columns: [{ header: "Case" }, { header: "Block size (KiB)" }],
            rows: [["a", 4]],
          },
        ],
        columnWidths: [10, 10],
        print: { orientation: "portrait" },
      },
    ],
  });
  const { output } = await writeXlsx(drawing);
  const xml = strFromU8(unzipSync(output)["xl/worksheets/sheet1.xml"] ?? new Uint8Array());
  expect(xml).toContain('<row r="1" ht="45">');
});
