import type { ValidationSpec } from "../../../../src/workbook/spec";
import { dataValidations } from "../../../../src/workbook/writers/xlsx/validations";

const written = (change: Partial<ValidationSpec>): string =>
  dataValidations([
    {
      kind: "validation",
      area: { row: 3, column: 1, rows: 1, columns: 1 },
      validation: {
        range: "B4",
        rule: { kind: "whole", minimum: 3, maximum: 64 },
        prompt: { title: "Hosts", text: "3 to 64" },
        error: "No.",
        ...change,
      },
    },
  ]);

const start = (type: string, blank = ""): string =>
  `<dataValidations count="1"><dataValidation type="${type}"${blank} showInputMessage="1" showErrorMessage="1" ` +
  'error="No." promptTitle="Hosts" prompt="3 to 64" sqref="B4">';
const END = "</dataValidation></dataValidations>";

test("a cell that may not stay blank does not state that it may", () => {
  expect(written({})).toBe(`${start("whole")}<formula1>3</formula1><formula2>64</formula2>${END}`);
});

test("one that may stay blank allows blanks", () => {
  const blank = start("decimal", ' allowBlank="1"');
  expect(written({ rule: { kind: "decimal", minimum: 0.5, maximum: 1 }, allowBlank: true })).toBe(
    `${blank}<formula1>0.5</formula1><formula2>1</formula2>${END}`,
  );
});

test("a list is a text in quotation marks, those in it doubled", () => {
  expect(written({ rule: { kind: "list", values: ["a", 'b "c"'] } })).toBe(
    `${start("list")}<formula1>"a,b ""c"""</formula1>${END}`,
  );
});

test("a sheet without validations has no list of them", () => {
  expect(dataValidations([])).toBe("");
});
