import { zipFiles } from "../../bench/generate/zipFile";
import { openArchive } from "../../src/archive/openArchive";
import type { Source } from "../../src/archive/source";
import type { RandomAccess } from "../../src/archive/randomAccess";

export interface TestFile {
  path: string;
  bytes: Uint8Array;
}

export function textFile(path: string, text: string): TestFile {
  return { path, bytes: new TextEncoder().encode(text) };
}

/** A folder: every file is handed out in chunks of `chunkBytes`, and open streams are counted. */
export function folderOf(
  files: readonly TestFile[],
  chunkBytes = 16 * 1024,
): Source & { openStreams: () => number } {
  let open = 0;
  return {
    name: "results",
    openStreams: () => open,
    files: files.map(({ path, bytes }) => ({
      path,
      sizeBytes: bytes.length,
      open: () => {
        let position = 0;
        open += 1;
        return new ReadableStream<Uint8Array>({
          pull(controller) {
            if (position >= bytes.length) {
              open -= 1;
              controller.close();
              return;
            }
            controller.enqueue(bytes.slice(position, position + chunkBytes));
            position += chunkBytes;
          },
          cancel() {
            open -= 1;
          },
        });
      },
    })),
  };
}

export function zipBytes(files: readonly TestFile[]): Uint8Array {
  const chunks: Uint8Array[] = [];
  zipFiles(files, (chunk) => chunks.push(chunk));
  return Buffer.concat(chunks);
}

export function accessOf(bytes: Uint8Array, name = "results.zip"): RandomAccess {
  return {
    name,
    sizeBytes: bytes.length,
    read: (offset, length) => Promise.resolve(bytes.slice(offset, offset + length)),
  };
}

export function zipOf(files: readonly TestFile[]): Promise<Source> {
  return openArchive(accessOf(zipBytes(files)));
}
