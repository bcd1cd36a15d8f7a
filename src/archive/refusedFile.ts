import type { SourceFile } from "./source";

/** A file that cannot be read: opening it fails with the reason. */
export function refusedFile(path: string, sizeBytes: number, why: unknown): SourceFile {
  const open = (): ReadableStream<Uint8Array> =>
    new ReadableStream({
      start: (controller) => {
        controller.error(why);
      },
    });
  return { path, sizeBytes, open };
}
