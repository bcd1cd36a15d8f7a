import { fileName } from "../../src/taskpane/saveFile";

test.each([
  ["Benchmark report", "Benchmark report.xlsx"],
  ["../a:b*c", ".. a b c.xlsx"],
  ["Größe 日本", "Größe 日本.xlsx"],
  ["???", "Workbook.xlsx"],
])("the title %p is saved as %p", (title, expected) => {
  expect(fileName(title)).toBe(expected);
});
