import { Utf8Chunks } from "../../../src/importers/esxtop/utf8Chunks";

/** A text's bytes in UTF-16, the higher byte of each unit first. */
const bigEndian = (text: string) => Buffer.from(text, "utf16le").swap16();

/** The chunks of some bytes, converted one after the other. */
function converted(bytes: Uint8Array, chunkBytes: number): string {
  const chunks = new Utf8Chunks();
  let text = "";
  for (let at = 0; at < bytes.length; at += chunkBytes) {
    text += Buffer.from(chunks.convert(bytes.slice(at, at + chunkBytes))).toString();
  }
  return text;
}

test.each([
  ["UTF-16, low byte first", Buffer.from("\ufeffa é\n", "utf16le"), "a é\n"],
  ["UTF-16, high byte first", bigEndian("\ufeffa é\n"), "a é\n"],
  ["UTF-16 without a byte order mark, low byte first", Buffer.from("ab é\n", "utf16le"), "ab é\n"],
  ["UTF-16 without a byte order mark, high byte first", bigEndian("ab é\n"), "ab é\n"],
])("%s, wherever the chunks end", (_, bytes, text) => {
  for (const chunkBytes of [2, 3, 5, 100]) expect(converted(bytes, chunkBytes)).toBe(text);
});

test.each([
  ["UTF-8", [0x61, 0x62]],
  ["a first byte of a mark alone", [0xff, 0x61]],
  ["a second byte of a mark alone", [0x61, 0xfe]],
  ["a first byte of the other mark alone", [0xfe, 0x61]],
  ["a second byte of the other mark alone", [0x61, 0xff]],
  ["a mark that stands later", [0x61, 0xff, 0xfe]],
])("%s is handed on as it is", (_, bytes) => {
  const chunk = Uint8Array.from(bytes);
  expect(new Utf8Chunks().convert(chunk)).toBe(chunk);
});

test("a later chunk that looks like a mark is handed on as it is", () => {
  const chunks = new Utf8Chunks();
  chunks.convert(Buffer.from("a"));
  const mark = Uint8Array.from([0xff, 0xfe, 0x61, 0x00]);
  expect(chunks.convert(mark)).toBe(mark);
});
