/** Reads benchmark results and exports of an estate beside the page, so that Excel and the button Cancel answer while it does. */
import { estateParts } from "./estateParts";
import type { ImportAnswer, ImportedAll, ImportRequest } from "./importRequest";
import { OpenSheets } from "./openSheets";
import { ReaderThread } from "./readerThread";
import { ReaderThreads, type Thread, threadsFor } from "./readerThreads";
import { readEstate, readInputFiles, type ThreadsOf } from "./readInputFiles";
import type { ThreadAnswer, ThreadRequest } from "./threadMessages";

/** What a worker sees as its global, as far as it is used. */
interface WorkerScope {
  onmessage: (event: { data: ImportRequest | ThreadRequest }) => void;
  postMessage(answer: ImportAnswer | ThreadAnswer): void;
}

const scope = globalThis as unknown as WorkerScope;

/** Milliseconds between two messages on progress: more would only keep the page busy. */
const PROGRESS_EVERY_MS = 50;

let last = 0;
const sheets = new OpenSheets();

/** Workers of this worker, which run the same script. */
const threadsOf: ThreadsOf = (input, files) => {
  const bytes = files.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0);
  const count = threadsFor(bytes, navigator.hardwareConcurrency);
  if (count === 0) return undefined;
  return new ReaderThreads(input, files, count, () => new Worker("importWorker.js") as unknown as Thread);
};

/** Where this is one of those. */
const thread = new ReaderThread((answer) => scope.postMessage(answer));

function progress(share: number, file: string): void {
  const now = performance.now();
  if (now - last < PROGRESS_EVERY_MS) return;
  last = now;
  scope.postMessage({ kind: "progress", share, file });
}

async function answer(request: ImportRequest): Promise<void> {
  if (request.kind === "cells") return sheets.add(request.cells);
  const read: ImportedAll =
    request.kind === "files"
      ? await readInputFiles(request.inputs, progress, threadsOf)
      : {
          ...(await readEstate([{ name: request.name, tables: sheets.tables(request.name) }], progress)),
          imported: [],
          pseudonyms: undefined,
        };
  for (const part of estateParts(read)) scope.postMessage({ kind: "part", part });
  const { imported, unread, estate, pseudonyms } = read;
  const has = { estate: estate !== undefined, pseudonyms: pseudonyms !== undefined };
  scope.postMessage({ kind: "done", imported, unread, has });
}

scope.onmessage = ({ data }) => {
  if (data.kind === "open" || data.kind === "read") {
    // Whoever started it learns of an error that nothing catches.
    thread.take(data).catch((error: unknown) =>
      setTimeout(() => {
        throw error;
      }),
    );
    return;
  }
  answer(data).catch((error: unknown) => {
    scope.postMessage({ kind: "failed", message: error instanceof Error ? error.message : String(error) });
  });
};
