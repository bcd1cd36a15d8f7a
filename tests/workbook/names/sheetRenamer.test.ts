import { sheetRenamer } from "../../../src/workbook/names/sheetRenamer";

const renameInText = sheetRenamer(
  new Map([
    ["hosts", "IP plan hosts"],
    ["a (b)", "C"],
  ]),
  ["Hosts", "Hosts today", "A (b)", "Routes"],
);

test.each([
  ["Hosts is empty on sheet Hosts (row 1)", "Hosts is empty on sheet IP plan hosts (row 1)"],
  ["Sheet Hosts has no test", "Sheet IP plan hosts has no test"],
  ["sheet Hosts, sheet Hosts", "sheet IP plan hosts, sheet IP plan hosts"],
  ["on sheet Hosts today", "on sheet Hosts today"],
  ["on sheet Hostshop", "on sheet Hostshop"],
  ["worksheet Hosts", "worksheet Hosts"],
  ["see sheet A (b).", "see sheet C."],
  ["sheet Routes and Hosts", "sheet Routes and Hosts"],
])("%s becomes %s", (text, expected) => {
  expect(renameInText(text)).toBe(expected);
});

test("nothing changes where no sheet is renamed", () => {
  expect(sheetRenamer(new Map(), ["Hosts"])("sheet Hosts")).toBe("sheet Hosts");
});
