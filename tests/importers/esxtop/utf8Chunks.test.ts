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
  return text + Buffer.from(chunks.end()).toString();
}

test.each([
  ["UTF-16, low byte first", Buffer.from("\ufeffa é\n", "utf16le"), "a é\n"],
  ["UTF-16, high byte first", bigEndian("\ufeffa é\n"), "a é\n"],
  ["UTF-16 without a byte order mark, low byte first", Buffer.from("ab é\n", "utf16le"), "ab é\n"],
  ["UTF-16 without a byte order mark, high byte first", bigEndian("ab é\n"), "ab é\n"],
])("%s, wherever the chunks end", (_, bytes, text) => {
  for (const chunkBytes of [1, 2, 3, 5, 100]) expect(converted(bytes, chunkBytes)).toBe(text);
});

test.each([
  ["UTF-8", [0x61, 0x62, 0x63, 0x64]],
  ["a first byte of a mark alone", [0xff, 0x61, 0x62, 0x63]],
  ["a second byte of a mark alone", [0x61, 0xfe, 0x62, 0x63]],
  ["a first byte of the other mark alone", [0xfe, 0x61, 0x62, 0x63]],
  ["a second byte of the other mark alone", [0x61, 0xff, 0x62, 0x63]],
  ["a mark that stands later", [0x61, 0xff, 0xfe, 0x62]],
])("%s is handed on as it is", (_, bytes) => {
  const chunk = Uint8Array.from(bytes);
  expect(new Utf8Chunks().convert(chunk)).toBe(chunk);
});

test("a later chunk that looks like a mark is handed on as it is", () => {
  const chunks = new Utf8Chunks();
  chunks.convert(Buffer.from("abcd"));
  const mark = Uint8Array.from([0xff, 0xfe, 0x61, 0x00]);
  expect(chunks.convert(mark)).toBe(mark);
});

test.each([[[]], [[0x61]], [[0, 1]], [[0, 1, 1]], [[0x61, 0, 1]]])(
  "a file of the bytes %j alone is read the same in any chunks",
  (bytes) => {
    const whole = Uint8Array.from(bytes);
    expect(converted(whole, 1)).toBe(converted(whole, 4));
    expect(converted(whole, 2)).toBe(converted(whole, 4));
  },
);

test("a unit that the end of the file cuts is shown as a replacement character", () => {
  expect(converted(Buffer.from("ab\n", "utf16le").subarray(0, 5), 5)).toBe("ab\ufffd");
});
