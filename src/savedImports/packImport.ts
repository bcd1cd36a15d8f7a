import { base64Of } from "./base64Of";
import { storedImport, type StoredImport } from "./storedImport";

/** Most bytes that a kept import unpacks to: a small text may stand for gigabytes. */
const MAX_BYTES = 64 * 2 ** 20;

/** An import as a text of base64 letters: its JSON, gzipped. The same import gives the same text. */
export async function packImport(imported: StoredImport): Promise<string> {
  // Reading puts the fields into their order.
  const json = JSON.stringify(storedImport(imported, ""));
  const packed = new Blob([json]).stream().pipeThrough(new CompressionStream("gzip"));
  return base64Of(new Uint8Array(await new Response(packed).arrayBuffer()));
}

/**
 * The import that a text stands for.
 *
 * @throws Error that says why the text is none.
 */
export async function unpackImport(packed: string): Promise<StoredImport> {
  const bytes = Uint8Array.from(atob(packed), (letter) => letter.charCodeAt(0));
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
  return storedImport(JSON.parse(await textOf(stream)), "");
}

async function textOf(stream: ReadableStream<Uint8Array>): Promise<string> {
  const decoder = new TextDecoder();
  const reader = stream.getReader();
  let text = "";
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    size += value.length;
    if (size > MAX_BYTES) {
      await reader.cancel();
      throw new Error(`it unpacks to more than ${MAX_BYTES / 2 ** 20} MiB`);
    }
    text += decoder.decode(value, { stream: true });
  }
}
