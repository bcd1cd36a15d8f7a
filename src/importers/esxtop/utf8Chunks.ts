/** Turns the chunks of a file into UTF-8: PowerShell redirects output as UTF-16 with a byte order mark. */
export class Utf8Chunks {
  private decoder: TextDecoder | null | undefined;
  private readonly encoder = new TextEncoder();

  convert(chunk: Uint8Array): Uint8Array {
    if (this.decoder === undefined) this.decoder = decoderFor(chunk);
    return this.decoder ? this.encoder.encode(this.decoder.decode(chunk, { stream: true })) : chunk;
  }
}

function decoderFor([first, second]: Uint8Array): TextDecoder | null {
  if (first === 0xff && second === 0xfe) return new TextDecoder("utf-16le");
  if (first === 0xfe && second === 0xff) return new TextDecoder("utf-16be");
  return null;
}
