import zlib from "node:zlib";
import * as fc from "fast-check";
import * as fflate from "fflate";
import { zlibDeflate } from "../../src/cli/zlibDeflate";
import { Package } from "../../src/workbook/writers/xlsx/package";

/** The pieces as one stream, inflated by a reader that knows nothing of pieces. */
function inflated(pieces: readonly Uint8Array[]): Buffer {
  const deflate = zlibDeflate();
  const stream = pieces.map((piece, i) => deflate(piece, i === pieces.length - 1));
  return zlib.inflateRawSync(Buffer.concat(stream));
}

test("pieces of any length are one stream of the same bytes", () => {
  const piece = fc.oneof(
    fc.uint8Array({ maxLength: 40 }),
    fc.nat({ max: 70_000 }).map((length) => new TextEncoder().encode("<c><v>1</v></c>".repeat(length / 15))),
  );
  fc.assert(
    fc.property(fc.array(piece, { minLength: 1, maxLength: 6 }), (pieces) => {
      expect(inflated(pieces).equals(Buffer.concat(pieces))).toBe(true);
    }),
  );
});

test("a piece repeats what was in the one before at little cost", () => {
  const deflate = zlibDeflate();
  const noise = Uint8Array.from({ length: 20_000 }, (_, i) => (i * i * 31 + (i >> 3)) % 251);
  const first = deflate(noise, false).length;
  expect(deflate(noise, true).length).toBeLessThan(first / 10);
});

test("a package that it compressed has the same parts as one of the writer", () => {
  const texts = ["<a/>", `<b>${"ä".repeat(100_000)}</b>`];
  const [own, zlibs] = [new Package(fflate), new Package(fflate, zlibDeflate)].map((pack) => {
    texts.forEach((text, i) => {
      pack.add(`xl/${i}.xml`, text);
    });
    return pack.zipped();
  });
  if (own === undefined || zlibs === undefined) throw new Error("two packages were made");
  expect(fflate.unzipSync(zlibs)).toEqual(fflate.unzipSync(own));
  expect(Buffer.from(zlibs).equals(Buffer.from(own))).toBe(false);
});
