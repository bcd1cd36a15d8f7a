import { shownText } from "../../src/workbench/grid/shownText";

/** Every character is as wide as the next. */
const measure = (text: string) => Array.from(text).length;

test.each([
  ["fits", 4, "fits"],
  ["a fraction of a pixel is no cut", 31, "a fraction of a pixel is no cut"],
  ["172.31.218.254", 14, "172.31.218.254"],
  ["172.31.218.254", 13, "172.31.218.2…"],
  ["172.31.218.254", 2, "1…"],
  ["172.31.218.254", 0, "…"],
  ["🙂🙂🙂", 2, "🙂…"],
])("the text %j in %d characters shows %j", (text, width, shown) => {
  expect(shownText({ text, width, measure })).toBe(shown);
});

test.each([
  ["12,345.6", 12345.6, 8, "12,345.6"],
  ["12,345.6", 12345.6, 7, "#######"],
  ["12,345.6", 12345.6, 3, "###"],
  ["45.0%", 0.45, 0, "#"],
])(
  "the formatted number %j (%d) in %d characters shows %j: no digit is lost",
  (text, number, width, shown) => {
    expect(shownText({ text, number, isFormatted: true, width, measure })).toBe(shown);
  },
);

test.each([
  ["0.333333333333333", 1 / 3, 8, "0.333333"],
  ["0.666666666666667", 2 / 3, 4, "0.67"],
  ["0.666666666666667", 2 / 3, 1, "1"],
  ["1234567890123456", 1234567890123456, 9, "1.235E+15"],
  ["1234567890123456", 1234567890123456, 5, "1E+15"],
  ["1234567890123456", 1234567890123456, 4, "####"],
  ["-1234.5", -1234.5, 5, "-1235"],
  ["0.0000123456", 0.0000123456, 8, "1.23E-05"],
  ["0.0000123456", 0.0000123456, 4, "####"],
  ["1E+300", 1e300, 5, "#####"],
])("the number %j (%d) without a format in %d characters shows %j", (text, number, width, shown) => {
  expect(shownText({ text, number, width, measure })).toBe(shown);
});
