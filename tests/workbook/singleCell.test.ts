import { singleCell } from "../../src/workbook/singleCell";

test.each([
  ["=Plan!$B$12", { sheet: "Plan", row: 11, column: 1 }],
  ["Plan!$B$12", { sheet: "Plan", row: 11, column: 1 }],
  ["='Our ''best'' facts'!$AB$7", { sheet: "Our 'best' facts", row: 6, column: 27 }],
  ["=Plan!$B$12:$B$12", { sheet: "Plan", row: 11, column: 1 }],
  ["=Plan!$B$12:$B$13", undefined],
  ["=$B$12", undefined],
  ["=Plan!#REF!", undefined],
  ["=#REF!$B$12", undefined],
  ["=#REF!", undefined],
  ["=Plan!$B$12*2", undefined],
  ["=Plan!$B$12,Plan!$B$14", undefined],
  ["=[1]Plan!$B$12", undefined],
  ["=12", undefined],
  ["", undefined],
])("%s refers to %j", (formula, cell) => {
  expect(singleCell(formula)).toEqual(cell);
});
