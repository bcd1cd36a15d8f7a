import { printable } from "../../src/cli/printable";

test.each([
  ["a name – 4 KiB\tü 語\n", "a name – 4 KiB\tü 語\n"],
  ["a\r\nb", "a\r\nb"],
  ["a\rb", "a\\x0db"],
  ["a\x1b[2Jb", "a\\x1b[2Jb"],
  ["\x9b31m", "\\x9b31m"],
  ["\0\x7f", "\\x00\\x7f"],
  ["gpj.\u202etxt", "gpj.\\u202etxt"],
])("%j is printed as %j", (text, printed) => {
  expect(printable(text)).toBe(printed);
});
