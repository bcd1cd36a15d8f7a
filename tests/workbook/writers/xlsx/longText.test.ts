import { LongText } from "../../../../src/workbook/writers/xlsx/longText";

test.each([
  ["nothing", []],
  ["one short text", ["ä😀"]],
  ["exactly one piece", ["x".repeat(65_536), "y"]],
  ["one more than a piece", ["x".repeat(65_537), "y"]],
  ["many pieces", Array.from({ length: 50_000 }, (_, i) => `ä${String(i)}😀`)],
])("%s: the bytes are those of the texts in their order", (_, texts) => {
  const pieces: { bytes: Uint8Array; isLast: boolean }[] = [];
  const long = new LongText((bytes, isLast) => void pieces.push({ bytes, isLast }));
  for (const text of texts) long.add(text);
  long.end();
  const joined = Buffer.concat(pieces.map(({ bytes }) => bytes));
  expect(Buffer.compare(joined, Buffer.from(texts.join("")))).toBe(0);
  expect(pieces.filter(({ isLast }) => isLast)).toEqual([pieces.at(-1)]);
});
