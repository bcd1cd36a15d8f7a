import { LongText } from "../../../../src/workbook/writers/xlsx/longText";

test.each([
  ["nothing", []],
  ["one short text", ["ä😀"]],
  ["exactly one piece", ["x".repeat(65_536), "y"]],
  ["one more than a piece", ["x".repeat(65_537), "y"]],
  ["many pieces", Array.from({ length: 50_000 }, (_, i) => `ä${String(i)}😀`)],
])("%s: the bytes are those of the texts in their order", (_, texts) => {
  const long = new LongText();
  for (const text of texts) long.add(text);
  expect(Buffer.compare(long.bytes(), Buffer.from(texts.join("")))).toBe(0);
});
