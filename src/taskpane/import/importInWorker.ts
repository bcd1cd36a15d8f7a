import type { Task } from "../task";
import type { Handed, ImportAnswer, Imported, ImportRequest } from "./importRequest";

/**
 * Imports in a worker of its own. Cancelling ends the worker at once, whatever it is doing.
 *
 * @throws Error with what the importers say; the signal's reason where it was cancelled.
 */
export function importInWorker(handed: Handed[], { signal, progress }: Task): Promise<Imported[]> {
  signal.throwIfAborted();
  const worker = new Worker("importWorker.js");
  return new Promise<Imported[]>((resolve, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason as Error), { once: true });
    worker.onerror = ({ message }) =>
      reject(new Error(`The files could not be read: ${message || "the reader did not load"}.`));
    worker.onmessage = ({ data }: MessageEvent<ImportAnswer>) => {
      if (data.kind === "progress") progress(data.share, data.file);
      else if (data.kind === "done") resolve(data.imported);
      else reject(new Error(data.message));
    };
    worker.postMessage({ handed } satisfies ImportRequest);
  }).finally(() => worker.terminate());
}
