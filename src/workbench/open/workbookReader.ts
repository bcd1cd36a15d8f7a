import type { OpenAnswer, OpenRequest } from "./openRequest";

type AnswerOf = { read: "found"; save: "saved"; take: "taken" };
type Answer<K extends OpenAnswer["kind"]> = Extract<OpenAnswer, { kind: K }>;

/** Reads a file in a worker of its own, which holds what it read until it is ended. */
export class WorkbookReader {
  private readonly worker: Worker;

  /** @param script The worker: one that reads a file, or one that also brings it to this release. */
  constructor(script: "openWorker.js" | "upgradeWorker.js" = "openWorker.js") {
    this.worker = new Worker(script);
  }

  /**
   * Asks one thing, after the answer to the last one.
   *
   * @throws Error with the words of the reader.
   */
  ask<K extends OpenRequest["kind"]>(
    request: Extract<OpenRequest, { kind: K }>,
  ): Promise<Answer<AnswerOf[K]>> {
    return new Promise((resolve, reject) => {
      this.worker.onerror = (event) => {
        event.preventDefault();
        reject(new Error(`The file could not be read: ${event.message || "the reader did not load"}.`));
      };
      this.worker.onmessage = ({ data }: MessageEvent<OpenAnswer>) => {
        if (data.kind === "failed") reject(new Error(data.message));
        else resolve(data as Answer<AnswerOf[K]>);
      };
      this.worker.postMessage(request);
    });
  }

  /** Ends the worker, whatever it is doing. */
  end(): void {
    this.worker.terminate();
  }
}
