import { LineSplitter } from "../../../src/importers/reading/lineSplitter";
import fc from "fast-check";

test("a long line is cut, and the next one is whole", () => {
  const splitter = new LineSplitter();
  const encode = (text: string) => new TextEncoder().encode(text);
  expect(splitter.push(encode("a".repeat(65_537)))).toEqual([]);
  const [long, next] = splitter.push(encode("\nb\r\n"));
  expect([long?.text.length, next]).toEqual([65_536, { text: "b", number: 2 }]);
});

test("a character that two chunks share is whole", () => {
  const splitter = new LineSplitter();
  const bytes = new TextEncoder().encode("é\n");
  expect(splitter.push(bytes.slice(0, 1))).toEqual([]);
  expect(splitter.push(bytes.slice(1))).toEqual([{ text: "é", number: 1 }]);
});

test("the last line needs no end, and an empty one is not a line", () => {
  const rest = (text: string) => {
    const splitter = new LineSplitter();
    splitter.push(new TextEncoder().encode(text));
    return [splitter.end(), splitter.end()];
  };
  expect(rest("a\nb\r")).toEqual([[{ text: "b", number: 2 }], []]);
  expect(rest("a\n")).toEqual([[], []]);
});

test("lines are split alike wherever the chunks end, inside a character too", () => {
  fc.assert(
    fc.property(
      fc.array(fc.string({ unit: "binary" }).map((line) => line.replace(/[\r\n\ufeff]/g, ""))),
      fc.integer({ min: 1, max: 9 }),
      (lines, chunkBytes) => {
        const bytes = new TextEncoder().encode(lines.map((line) => `${line}\n`).join(""));
        const splitter = new LineSplitter();
        const found = [];
        for (let at = 0; at < bytes.length; at += chunkBytes) {
          found.push(...splitter.push(bytes.slice(at, at + chunkBytes)));
        }
        found.push(...splitter.end());
        expect(found).toEqual(lines.map((text, index) => ({ text, number: index + 1 })));
      },
    ),
  );
});

test("a file without a line end keeps only one line's worth", () => {
  const splitter = new LineSplitter();
  for (let index = 0; index < 100; index += 1) splitter.push(new Uint8Array(64 * 1024).fill(0x61));
  expect(splitter.end()[0]?.text.length).toBeLessThanOrEqual(64 * 1024);
});
