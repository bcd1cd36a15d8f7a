import fc from "fast-check";
import { LineBlocks } from "../../../src/importers/iometer/lineBlocks";

function read(bytes: Uint8Array, chunkBytes: number): string {
  const texts: string[] = [];
  const blocks = new LineBlocks((text) => texts.push(text));
  for (let at = 0; at < bytes.length; at += chunkBytes) blocks.push(bytes.slice(at, at + chunkBytes));
  blocks.end();
  expect(texts).not.toContain("");
  expect(texts.slice(0, -1).every((text) => text.endsWith("\n"))).toBe(true);
  return texts.join("");
}

const text = "'Version\r\nM\u00fcnchen \u010d\u00edslo \ud83d\ude00\n\nlast";

test.each([
  ["UTF-8", Buffer.from(text, "utf8"), text],
  ["UTF-16", Buffer.from(text, "utf16le"), text],
  ["UTF-16, big-endian", Buffer.from(text, "utf16le").swap16(), text],
  ["UTF-16, big-endian, with its mark", Buffer.from(`\ufeff${text}`, "utf16le").swap16(), `\ufeff${text}`],
  ["Windows-1252", Buffer.from("a\x80\x96\xfc\nb", "latin1"), "a\u20ac\u2013\u00fc\nb"],
  [
    "runs in UTF-8 and in Windows-1252",
    Buffer.concat([Buffer.from("\u00fc\n"), Buffer.from("\xfc\n", "latin1"), Buffer.from("\u00fc")]),
    "\u00fc\n\u00fc\n\u00fc",
  ],
  [
    "an empty line in front of both",
    Buffer.concat([Buffer.from("\n\xfc\n", "latin1"), Buffer.from("\u00fc\n")]),
    "\n\u00fc\n\u00fc\n",
  ],
  ["nothing", Buffer.from(""), ""],
  ["one byte", Buffer.from("a"), "a"],
  ["one byte of 0", Buffer.from([0]), "\0"],
  ["bytes of 0", Buffer.from([0, 0, 0]), "\0\0\0"],
  ["bytes whose first two alone look like UTF-16", Buffer.from([0, 1, 1]), "\0\x01\x01"],
  ["Windows-1252 that begins as one mark", Buffer.from("\xffa\nb", "latin1"), "\u00ffa\nb"],
  ["Windows-1252 that begins as the other mark", Buffer.from("\xfea\nb", "latin1"), "\u00fea\nb"],
  ["Windows-1252 that goes on as one mark", Buffer.from("a\xfe\nb", "latin1"), "a\u00fe\nb"],
  ["Windows-1252 that goes on as the other mark", Buffer.from("a\xff\nb", "latin1"), "a\u00ff\nb"],
  [
    "all of Windows-1252 that is no letter",
    Buffer.from("\x80\x9f\xa0\x7f\x81", "latin1"),
    "\u20ac\u0178\u00a0\x7f\x81",
  ],
  ["UTF-16 with its mark", Buffer.from("\ufeff\u010d\n", "utf16le"), "\ufeff\u010d\n"],
  ["UTF-8 with its mark", Buffer.from("\ufeff\u010d\n"), "\ufeff\u010d\n"],
])("%s in chunks of any size", (_, bytes, expected) => {
  for (let chunkBytes = 1; chunkBytes <= bytes.length + 1; chunkBytes += 1) {
    expect(read(bytes, chunkBytes)).toBe(expected);
  }
});

test("any bytes are read the same in any chunks", () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 300 }), fc.integer({ min: 1, max: 40 }), (bytes, chunkBytes) => {
      expect(read(bytes, chunkBytes)).toBe(read(bytes, bytes.length + 1));
    }),
    { examples: [[Uint8Array.from([0, 1, 1]), 1]] },
  );
});

test.each([
  ["UTF-8", (text: string) => Buffer.from(text)],
  ["UTF-16", (text: string) => Buffer.from(text, "utf16le")],
])("a line is handed out as soon as it is whole: %s", (_, bytesOf) => {
  const texts: string[] = [];
  const blocks = new LineBlocks((each) => texts.push(each));
  blocks.push(bytesOf("one\ntw"));
  expect(texts).toEqual(["one\n"]);
  blocks.push(bytesOf("o, "));
  blocks.push(bytesOf("more\nthree\nfo"));
  expect(texts.join("")).toBe("one\ntwo, more\nthree\n");
  blocks.push(bytesOf("ur\n"));
  expect(texts.join("")).toBe("one\ntwo, more\nthree\nfour\n");
  const taken = texts.length;
  blocks.end();
  expect(texts).toHaveLength(taken);
});

test.each([
  ["UTF-8", (text: string) => Buffer.from(text), 4 * 65_537],
  ["UTF-16", (text: string) => Buffer.from(text, "utf16le"), 65_537],
])("of a line without an end only what reports that it is too long is kept: %s", (_, bytesOf, most) => {
  const texts: string[] = [];
  const blocks = new LineBlocks((each) => texts.push(each));
  blocks.push(bytesOf("first\n"));
  for (let pushed = 0; pushed < 400_000; pushed += 10_000) blocks.push(bytesOf("x".repeat(10_000)));
  blocks.push(bytesOf("y\nlast\n"));
  blocks.end();
  const [first, long = "", ...others] = texts.join("").split("\n");
  expect([first, ...others]).toEqual(["first", "last", ""]);
  expect(long).toMatch(/^x+y$/);
  expect(long.length).toBe(most + 1);
});

test("bytes of a chunk that is used again afterwards stay as they were", () => {
  const texts: string[] = [];
  const blocks = new LineBlocks((each) => texts.push(each));
  const chunk = Buffer.from("one\ntwo");
  blocks.push(chunk);
  chunk.fill("z");
  blocks.end();
  expect(texts).toEqual(["one\n", "two"]);
});
