const FIRST_BYTES = 1 << 16;

/** Bytes of all texts of a workbook at most: 50,000 virtual machines with every sheet hold a tenth of it. */
export const MAX_TEXT_BYTES = 512 * 2 ** 20;

/**
 * The texts that the cells of a workbook share. Kept as bytes, and made into strings when they are asked for: half a million
 * strings take three times the room, and most of them are never asked for.
 */
export class SharedTexts {
  private bytes = new Uint8Array(FIRST_BYTES);
  private used = 0;
  private readonly ends: number[] = [];
  private readonly encoder = new TextEncoder();
  private readonly decoder = new TextDecoder("utf-8", { ignoreBOM: true });

  get length(): number {
    return this.ends.length;
  }

  /** @throws RangeError beyond the bytes that a workbook may hold. */
  add(text: string): void {
    // A character takes at most three bytes for each of its units.
    this.makeRoom(this.used + text.length * 3);
    this.used += this.encoder.encodeInto(text, this.bytes.subarray(this.used)).written;
    this.ends.push(this.used);
  }

  /** The text of an index; `undefined` where there is none. */
  at(index: number): string | undefined {
    const end = this.ends[index];
    if (end === undefined) return undefined;
    return this.decoder.decode(this.bytes.subarray(this.ends[index - 1] ?? 0, end));
  }

  private makeRoom(wanted: number): void {
    if (wanted > MAX_TEXT_BYTES) throw new RangeError("its texts take more than 512 MiB");
    if (wanted <= this.bytes.length) return;
    const larger = new Uint8Array(Math.max(wanted, this.bytes.length * 2));
    larger.set(this.bytes.subarray(0, this.used));
    this.bytes = larger;
  }
}
