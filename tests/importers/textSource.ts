import type { Source } from "../../src/archive/source";

/** A source of one text, as pasted or read whole: `name` is both the source's and its only file's name. */
export function sourceOfText(name: string, text: string): Source {
  const bytes = new TextEncoder().encode(text);
  return {
    name,
    files: [
      {
        path: name,
        sizeBytes: bytes.length,
        open: () =>
          new ReadableStream<Uint8Array>({
            start(controller) {
              if (bytes.length > 0) controller.enqueue(bytes);
              controller.close();
            },
          }),
      },
    ],
  };
}
