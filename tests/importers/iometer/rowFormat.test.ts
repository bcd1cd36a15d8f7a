import { resultColumns } from "../../../src/importers/iometer/resultColumns";
import { rowFields } from "../../../src/importers/iometer/rowFields";
import {
  countFields,
  figure,
  splitRow,
  unquoted,
  withoutPadding,
} from "../../../src/importers/iometer/rowFormat";

test.each<[string, "," | ";" | "\t", string[]]>([
  ["a,b,", ",", ["a", "b", ""]],
  [",a", ",", ["", "a"]],
  ['a,"b,c"', ",", ["a", '"b', 'c"']],
  ["a;b,c;", ";", ["a", "b,c", ""]],
  ['a;"b;c";d', ";", ["a", '"b;c"', "d"]],
  ['"a;b"', ";", ['"a;b"']],
  ['a;"b ""c;d""";e', ";", ["a", '"b ""c;d"""', "e"]],
  ['a;"b;c', ";", ["a", '"b;c']],
  ['a;b "c;d"', ";", ["a", 'b "c', 'd"']],
  ['"";a', ";", ['""', "a"]],
  ['"a";', ";", ['"a"', ""]],
  ['"a\tb"\tc', "\t", ['"a\tb"', "c"]],
])("the fields of %p", (line, delimiter, expected) => {
  const fields = splitRow(line, delimiter);
  expect(fields).toEqual(expected);
  expect(countFields(line, delimiter)).toBe(fields.length);
});

test.each([
  ["a", "a"],
  ["  a ", "a"],
  ['"a"', "a"],
  [' "a" ', "a"],
  ['"a ""b"""', 'a "b"'],
  ['"', '"'],
  ['""', ""],
  ['"a', '"a'],
  ['a"', 'a"'],
  ['8: "x"', '8: "x"'],
])("%p without quotes is %p", (field, expected) => {
  expect(unquoted(field)).toBe(expected);
});

test.each([
  ["'Results,,,,", "'Results"],
  ["'Results;; ; \t", "'Results"],
  [",a,b", ",a,b"],
  ["a,,b", "a,,b"],
  [",,,", ""],
])("%p without padding is %p", (line, expected) => {
  expect(withoutPadding(line)).toBe(expected);
});

test.each<[string | undefined, "," | ";", number | null]>([
  [undefined, ",", null],
  ["", ",", null],
  ["  ", ",", null],
  ["12", ",", 12],
  [" 12 ", ",", 12],
  ["-1", ",", -1],
  ["1.5", ",", 1.5],
  ["1.", ",", 1],
  ["1e+007", ",", 1e7],
  ["1.5E-2", ",", 0.015],
  ["25e12", ",", 25e12],
  ["1e18", ",", NaN],
  ["1e400", ",", NaN],
  ["1.#INF00", ",", NaN],
  [".5", ",", NaN],
  ["x1", ",", NaN],
  ["1x", ",", NaN],
  ["1e", ",", NaN],
  ["1,5", ",", NaN],
  ["1,5", ";", 1.5],
  [" 1,5 ", ";", 1.5],
  ["1.5", ";", 1.5],
  ["1,5e18", ";", NaN],
  ["1,234,5", ";", NaN],
  ["fast", ";", NaN],
])("the figure %p of a row with %p", (field, delimiter, expected) => {
  expect(figure(field, delimiter)).toBe(expected);
});

const columnsOf = (line: string) => {
  const columns = resultColumns(line);
  if (!columns) throw new Error(`no header: ${line}`);
  return columns;
};
const columns = columnsOf("'Target Type,Target Name,Access Specification Name,# Managers,IOps");

test.each([
  ["as many fields as columns", "DISK,C,4k,,1", ["DISK", "C", "4k", "", "1"]],
  ["padding", "DISK,C,4k,,1,, ,", ["DISK", "C", "4k", "", "1"]],
  ["a comma in its name", "DISK,C, D,,,1", ["DISK", "C, D", "", "", "1"]],
  ["commas in its name", "DISK,C, D, E,, 2 ,1", ["DISK", "C, D, E", "", " 2 ", "1"]],
  ["a comma among its figures", "DISK,C,,,1.5,2", null],
  ["text where managers are counted", "DISK,C,4k,2,4 x,1", null],
  ["a field too few", "DISK,C,,1", null],
])("a row with %s", (_, row, expected) => {
  expect(rowFields(row, columns)).toEqual(expected);
});

test("without the column that counts managers, all that is too much is the name's", () => {
  const few = columnsOf("'Target Type,Target Name,IOps");
  expect(rowFields("DISK,a,b,7", few)).toEqual(["DISK", "a,b", "7"]);
});

test("the name of a row saved by a spreadsheet is joined by what separates its fields", () => {
  const saved = columnsOf("'Target Type;Target Name;Access Specification Name;# Managers;IOps");
  expect(rowFields("DISK;C; D;;;1", saved)).toEqual(["DISK", "C; D", "", "", "1"]);
});
