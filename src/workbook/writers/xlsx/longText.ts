/** Characters that are gathered before they are encoded. */
const PIECE = 65_536;

const UTF8 = new TextEncoder();

/** Takes the bytes of a text, piece by piece. */
export type TakeBytes = (bytes: Uint8Array, isLast: boolean) => void;

/**
 * A text of megabytes, put together from short ones, as UTF-8. It is handed on piece by piece: kept as a whole, it would be
 * most of the memory that writing a workbook takes.
 */
export class LongText {
  private gathered = "";

  constructor(private readonly take: TakeBytes) {}

  add(text: string): void {
    this.gathered += text;
    if (this.gathered.length > PIECE) this.encode(false);
  }

  /** Hands on what is left. Nothing can be added behind it. */
  end(): void {
    this.encode(true);
  }

  private encode(isLast: boolean): void {
    this.take(UTF8.encode(this.gathered), isLast);
    this.gathered = "";
  }
}
