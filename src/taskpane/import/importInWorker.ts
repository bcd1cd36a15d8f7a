import type { Task } from "../task";
import { CollectedParts } from "./estateParts";
import type { InputFiles, ImportAnswer, ImportedAll, ImportRequest } from "./importRequest";

/** Sends the worker what it is to read. */
export type Ask = (post: (request: ImportRequest) => void) => Promise<void> | void;

/** Imports files in a worker: see `askWorker`. */
export function importInWorker(inputs: InputFiles[], task: Task): Promise<ImportedAll> {
  return askWorker((post) => post({ kind: "files", inputs }), task);
}

/**
 * Imports in a worker of its own. Cancelling ends the worker at once, whatever it is doing.
 *
 * @throws Error with what the importers say; the signal's reason where it was canceled.
 */
export function askWorker(ask: Ask, { signal, progress }: Task): Promise<ImportedAll> {
  signal.throwIfAborted();
  const worker = new Worker("importWorker.js");
  const parts = new CollectedParts();
  return new Promise<ImportedAll>((resolve, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason as Error), { once: true });
    worker.onerror = ({ message }) =>
      reject(new Error(`The files could not be read: ${message || "the reader did not load"}.`));
    worker.onmessage = ({ data }: MessageEvent<ImportAnswer>) => {
      if (data.kind === "progress") progress(data.share, data.file);
      else if (data.kind === "part") parts.add(data.part);
      else if (data.kind === "done") {
        const { imported, unread, has } = data;
        resolve({ imported, unread, ...parts.whole(has) });
      } else reject(new Error(data.message));
    };
    Promise.resolve(ask((request) => worker.postMessage(request))).catch(reject);
  }).finally(() => worker.terminate());
}
