import fc from "fast-check";
import { LineBlocks } from "../../../src/importers/iometer/lineBlocks";

function read(bytes: Uint8Array, chunkBytes: number): string {
  const texts: string[] = [];
  const blocks = new LineBlocks((text) => texts.push(text));
  for (let at = 0; at < bytes.length; at += chunkBytes) blocks.push(bytes.slice(at, at + chunkBytes));
  blocks.end();
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
  ["nothing", Buffer.from(""), ""],
  ["one byte", Buffer.from("a"), "a"],
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
  );
});
