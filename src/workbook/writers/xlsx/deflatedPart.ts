import type * as Fflate from "fflate";

/** What is needed of the library. A workbook's writer loads it when it writes one: most commands write none. */
export type ZipLibrary = Pick<typeof Fflate, "strToU8" | "Zip" | "ZipPassThrough" | "Deflate">;

/** Compresses one part: takes its bytes piece by piece and returns what they become in DEFLATE. */
export type Deflate = (bytes: Uint8Array, isLast: boolean) => Uint8Array;

/** Zip entries hold a local time without a zone: a local date gives the same bytes in every zone. */
const ENTRY_DATE = new Date(2024, 0, 1);

/** Of 9. One more takes twice the time to make the file a hundredth smaller. */
export const DEFLATE_LEVEL = 5;

/** Of 12. The library's table for matches then fits the processor's cache; files become a thousandth larger. */
const MEMORY = 4;

/** How an entry says that it is in DEFLATE, and that speed was preferred to size. */
const DEFLATED = 8;
const FAST = 2;

/** The library's own compression: the same bytes on every machine. */
export function libraryDeflate({ Deflate }: ZipLibrary): Deflate {
  let pieces: Uint8Array[] = [];
  const deflate = new Deflate({ level: DEFLATE_LEVEL, mem: MEMORY }, (piece) => pieces.push(piece));
  return (bytes, isLast) => {
    pieces = [];
    deflate.push(bytes, isLast);
    return joined(pieces);
  };
}

/** A part of a package, compressed while its bytes come: of a long sheet only the small result stays in memory. */
export class DeflatedPart {
  private readonly entry: Fflate.ZipPassThrough;
  private readonly chunks: Uint8Array<ArrayBuffer>[] = [];

  constructor({ ZipPassThrough }: ZipLibrary, path: string, deflate: Deflate) {
    this.entry = Object.assign(new ZipPassThrough(path), {
      compression: DEFLATED,
      flag: FAST,
      mtime: ENTRY_DATE,
    });
    this.entry.ondata = (error, chunk, isLast) => {
      if (error) throw error;
      this.chunks.push(new Uint8Array(deflate(chunk, isLast)));
    };
  }

  push(bytes: Uint8Array, isLast: boolean): void {
    this.entry.push(bytes, isLast);
  }

  /** Adds the finished part to a zip. */
  addTo(zip: Fflate.Zip): void {
    zip.add(this.entry);
    this.chunks.forEach((chunk, i) => {
      this.entry.ondata(null, chunk, i === this.chunks.length - 1);
    });
  }
}

/** The zip of finished parts, in their order. */
export function zipOf({ Zip }: ZipLibrary, parts: readonly DeflatedPart[]): Uint8Array {
  const chunks: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    chunks.push(chunk);
  });
  for (const part of parts) part.addTo(zip);
  zip.end();
  return joined(chunks);
}

function joined(chunks: readonly Uint8Array[]): Uint8Array {
  const bytes = new Uint8Array(chunks.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.length;
  }
  return bytes;
}
