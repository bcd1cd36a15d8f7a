import type { SourceFile } from "../../archive/source";

/**
 * Reads a file chunk by chunk until its end or until `take` answers "enough". The stream is closed in every
 * case. Rejects with the signal's reason when cancelled, and with whatever the file's stream fails with.
 */
export async function readChunks(
  file: SourceFile,
  take: (chunk: Uint8Array) => "enough" | undefined,
  signal?: AbortSignal,
): Promise<void> {
  signal?.throwIfAborted();
  const reader = file.open().getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      signal?.throwIfAborted();
      if (done || take(value) === "enough") return;
    }
  } finally {
    // Of a stream that has ended this does nothing.
    await reader.cancel().catch(() => undefined);
  }
}
