import { join } from "node:path";
import { layout } from "../../../../src/workbook/layout";
import { writeText } from "../../../../src/workbook/writers/text/text";
import { expectGolden } from "../../../expectGolden";
import { pageDrawing } from "../../pageSample";
import { sampleDrawing } from "../../sampleWorkbook";

test("the sample reads as described in sample.txt, and nothing is lost", () => {
  const { output, losses } = writeText(sampleDrawing());
  expectGolden(output, join(__dirname, "sample.txt"));
  expect(losses).toEqual([]);
});

test("the sample of a page reads as described in page.txt, and nothing is lost", () => {
  const { output, losses } = writeText(pageDrawing());
  expectGolden(output, join(__dirname, "page.txt"));
  expect(losses).toEqual([]);
});

test("long tables are cut after 20 rows, with their size", () => {
  const rows = Array.from({ length: 25 }, (_, i) => [i / 3]);
  const tables = [{ name: "Long", at: "A1", columns: [{ header: "x" }], rows }];
  const { output } = writeText(
    layout({
      title: "T",
      subject: "S",
      names: [],
      sheets: [{ name: "A", cells: [], tables, print: { orientation: "portrait" } }],
    }),
  );
  expect(output).toContain("\n    6.333333\n    ... 25 rows in all\n");
  expect(output).not.toContain("6.666667");
});

test("an input without a default is printed as blank", () => {
  const cells = [
    { kind: "text", at: "A1", text: "Price" } as const,
    { kind: "input", at: "B1", value: null } as const,
  ];
  const { output } = writeText(
    layout({
      title: "T",
      subject: "S",
      names: [],
      sheets: [{ name: "A", cells, print: { orientation: "portrait" } }],
    }),
  );
  expect(output).toContain('  B1  input  "Price" = (blank)\n');
});
