import { joinBytes } from "../reading/readText";
import { ENCODING_BYTES, wideEncodingOf } from "../reading/textEncoding";

/** Turns the chunks of a file into UTF-8: PowerShell redirects output as UTF-16, and some editors drop its byte order mark. */
export class Utf8Chunks {
  private decoder: TextDecoder | null | undefined;
  private head: Uint8Array = new Uint8Array(0);
  private readonly encoder = new TextEncoder();

  /** The next bytes as UTF-8; nothing while there are too few to know the encoding. */
  convert(chunk: Uint8Array): Uint8Array {
    if (this.decoder !== undefined) return this.decoded(chunk, this.decoder);
    this.head =
      this.head.length === 0 && chunk.length >= ENCODING_BYTES ? chunk : joinBytes([this.head, chunk]);
    return this.head.length >= ENCODING_BYTES ? this.start() : new Uint8Array(0);
  }

  /** What is left at the end of the file. */
  end(): Uint8Array {
    if (this.decoder === undefined) return this.start();
    return this.decoder ? this.encoder.encode(this.decoder.decode()) : new Uint8Array(0);
  }

  private start(): Uint8Array {
    const encoding = wideEncodingOf(this.head);
    this.decoder = encoding === null ? null : new TextDecoder(encoding);
    const head = this.head;
    this.head = new Uint8Array(0);
    return this.decoded(head, this.decoder);
  }

  private decoded(bytes: Uint8Array, decoder: TextDecoder | null): Uint8Array {
    return decoder ? this.encoder.encode(decoder.decode(bytes, { stream: true })) : bytes;
  }
}
