import { wideEncodingOf } from "../reading/textEncoding";

/** Turns the chunks of a file into UTF-8: PowerShell redirects output as UTF-16, and some editors drop its byte order mark. */
export class Utf8Chunks {
  private decoder: TextDecoder | null | undefined;
  private readonly encoder = new TextEncoder();

  convert(chunk: Uint8Array): Uint8Array {
    if (this.decoder === undefined) {
      const encoding = wideEncodingOf(chunk);
      this.decoder = encoding === null ? null : new TextDecoder(encoding);
    }
    return this.decoder ? this.encoder.encode(this.decoder.decode(chunk, { stream: true })) : chunk;
  }
}
