/** Characters that are gathered before they are encoded. */
const PIECE = 65_536;

const UTF8 = new TextEncoder();

/**
 * A text of megabytes, put together from short ones, as UTF-8. It is encoded piece by piece: kept as one text, its
 * short ones would all stay in memory until the end.
 */
export class LongText {
  private readonly pieces: Uint8Array[] = [];
  private gathered = "";

  add(text: string): void {
    this.gathered += text;
    if (this.gathered.length > PIECE) this.encode();
  }

  bytes(): Uint8Array {
    this.encode();
    const bytes = new Uint8Array(this.pieces.reduce((sum, { length }) => sum + length, 0));
    let at = 0;
    for (const piece of this.pieces) {
      bytes.set(piece, at);
      at += piece.length;
    }
    return bytes;
  }

  private encode(): void {
    this.pieces.push(UTF8.encode(this.gathered));
    this.gathered = "";
  }
}
