/** Reads benchmark results beside the page, so that Excel and the button Cancel answer while it does. */
import { importSource } from "../../importers/importers";
import type { Handed, ImportAnswer, Imported, ImportRequest } from "./importRequest";
import { openHanded } from "./openHanded";

/** What a worker sees as its global, as far as it is used. */
interface WorkerScope {
  onmessage: (event: { data: ImportRequest }) => void;
  postMessage(answer: ImportAnswer): void;
}

const scope = globalThis as unknown as WorkerScope;

/** Milliseconds between two messages on progress: more would only keep the page busy. */
const PROGRESS_EVERY_MS = 50;

async function importAll(handed: readonly Handed[]): Promise<Imported[]> {
  const total = handed.reduce((sum, { files }) => sum + sizeOf(files), 0);
  const imported: Imported[] = [];
  let before = 0;
  let last = 0;
  for (const one of handed) {
    const size = sizeOf(one.files);
    const source = await openHanded(one);
    const result = await importSource(source, {
      series: true,
      onProgress: ({ doneBytes, totalBytes, file }) => {
        const now = performance.now();
        if (now - last < PROGRESS_EVERY_MS) return;
        last = now;
        const share = totalBytes === 0 ? 0 : doneBytes / totalBytes;
        scope.postMessage({
          kind: "progress",
          share: total === 0 ? 0 : (before + share * size) / total,
          file,
        });
      },
    });
    imported.push({ name: one.name, ...result });
    before += size;
  }
  return imported;
}

function sizeOf(files: Handed["files"]): number {
  return files.reduce((sum, { file }) => sum + file.size, 0);
}

scope.onmessage = ({ data }) => {
  importAll(data.handed)
    .then((imported) => scope.postMessage({ kind: "done", imported }))
    .catch((error: unknown) => {
      scope.postMessage({ kind: "failed", message: error instanceof Error ? error.message : String(error) });
    });
};
