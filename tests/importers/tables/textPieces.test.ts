import fc from "fast-check";
import { TextPieces } from "../../../src/importers/tables/textPieces";

/** Bytes, of which texts are ASCII and numbers are as they are. */
function bytesOf(...parts: readonly (string | number)[]): Uint8Array {
  return Uint8Array.from(
    parts.flatMap((part) => (typeof part === "number" ? [part] : [...Buffer.from(part)])),
  );
}

function decoded(bytes: Uint8Array, pieceBytes: number): string {
  const pieces = new TextPieces();
  let text = "";
  for (let at = 0; at < bytes.length; at += pieceBytes)
    text += pieces.decode(bytes.subarray(at, at + pieceBytes));
  return text + pieces.end();
}

const ASCII = "VM;Cluster\r\n".repeat(9_000);
const UTF16 = (text: string) => [...Buffer.from(text, "utf16le")];

test.each<[string, Uint8Array, string]>([
  ["nothing", bytesOf(), ""],
  ["fewer bytes than an encoding needs", bytesOf("VM"), "VM"],
  ["ASCII", bytesOf(ASCII), ASCII],
  ["UTF-8 at the beginning", bytesOf("B\u00fcro \u20ac \u{1f5a5}"), "B\u00fcro \u20ac \u{1f5a5}"],
  ["UTF-8 behind a byte order mark", bytesOf(0xef, 0xbb, 0xbf, "VM \u00e4"), "VM \u00e4"],
  ["UTF-8 far behind", bytesOf(ASCII, "B\u00fcro"), `${ASCII}B\u00fcro`],
  ["Windows-1252 at the beginning", bytesOf(0xe4, "b", 0xfc), "\u00e4b\u00fc"],
  ["Windows-1252 far behind", bytesOf(ASCII, "B", 0xfc, "ro B", 0xe4, "ro"), `${ASCII}B\u00fcro B\u00e4ro`],
  ["Windows-1252 at the end, as a character of UTF-8 begins", bytesOf("caf", 0xe9), "caf\u00e9"],
  ["Windows-1252 with two bytes that UTF-8 has in three", bytesOf(0xe2, 0x80, "x"), "\u00e2\u20acx"],
  [
    "Windows-1252 with characters of its own",
    bytesOf("5 ", 0x80, " ", 0x84, "a", 0x93),
    "5 \u20ac \u201ea\u201c",
  ],
  ["UTF-8 with a byte that is not UTF-8 behind it", bytesOf("\u00fc", 0xfc, "b"), "\u00fc\ufffdb"],
  ["UTF-8 that is cut at the end", bytesOf("\u00fc", 0xc3), "\u00fc\ufffd"],
  ["UTF-16 behind a byte order mark", bytesOf(0xff, 0xfe, ...UTF16("VM \u00e4")), "VM \u00e4"],
  ["UTF-16 without one", bytesOf(...UTF16("VM \u00e4")), "VM \u00e4"],
])("decodes %s, wherever the pieces end", (_, bytes, text) => {
  for (const pieceBytes of [1, 2, 3, 5, 64 * 1024, 2 ** 20]) expect(decoded(bytes, pieceBytes)).toBe(text);
});

test("any text in UTF-8 is decoded, wherever the pieces end", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), fc.integer({ min: 1, max: 9 }), (text, pieceBytes) => {
      const marked = `VM;\u00e4${text}`;
      expect(decoded(new TextEncoder().encode(marked), pieceBytes)).toBe(marked);
    }),
  );
});

test("any text in Latin letters of Windows-1252 is decoded, wherever the pieces end", () => {
  const letters = fc.string({
    unit: fc.constantFrom("a", ";", "\n", "\u00e4", "\u00f6", "\u00fc", "\u00df"),
  });
  fc.assert(
    fc.property(letters, fc.integer({ min: 1, max: 9 }), (text, pieceBytes) => {
      const all = `VM;Cluster\n${text}`;
      expect(decoded(Uint8Array.from(Buffer.from(all, "latin1")), pieceBytes)).toBe(all);
    }),
  );
});
