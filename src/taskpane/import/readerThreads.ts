import type { SourceFile } from "../../archive/source";
import type { FileReader, FileThreads } from "../../importers/reading/fileThreads";
import type { InputFiles } from "./importRequest";
import type { ThreadAnswer, ThreadRequest } from "./threadMessages";

/** A thread, as a worker is one. */
export interface Thread {
  postMessage(request: ThreadRequest): void;
  terminate(): void;
  onmessage: ((event: { data: ThreadAnswer }) => void) | null;
  onerror: ((event: { preventDefault(): void }) => void) | null;
}

/** Less than this is read before a thread has started. */
const MIN_BYTES = 64 * 2 ** 20;

/** More threads find the page's own and the garbage collectors on the processors, and take a hundred MB each. */
const MAX_THREADS = 4;

/** While one file of a thread waits for bytes from the disk, another one is read. */
const LANES_OF_THREAD = 2;

/** How many threads are worth their start for files of so many bytes, unpacked. */
export function threadsFor(bytes: number, processors: number): number {
  return bytes < MIN_BYTES || processors < 2 ? 0 : Math.min(processors, MAX_THREADS);
}

/** A file that a thread reads. */
interface Pending {
  onBytes: (bytes: number) => void;
  resolve: (result: unknown) => void;
  reject: (error: Error) => void;
}

/**
 * Threads that read input files. They start with the first files. Where one fails as a whole, its files and all
 * later ones are read by the thread that asks.
 */
export class ReaderThreads implements FileThreads {
  readonly lanes: number;
  private readonly indexes: ReadonlyMap<SourceFile, number>;
  private readonly started: { thread: Thread; pending: Map<number, Pending> }[] = [];
  private lastId = 0;
  private hasFailed = false;

  /**
   * @param files The input files, opened.
   * @param start Starts a thread, which is a `ReaderThread`; throws where there are none.
   */
  constructor(
    private readonly input: InputFiles,
    files: readonly SourceFile[],
    private readonly count: number,
    private readonly start: () => Thread,
  ) {
    this.lanes = count * LANES_OF_THREAD;
    this.indexes = new Map(files.map((file, index) => [file, index]));
  }

  reader<Result>(id: string, here: FileReader<Result>): FileReader<Result> {
    return async (name, file, reading) => {
      const index = this.indexes.get(file);
      if (index === undefined) return here(name, file, reading);
      let counted = 0;
      const onBytes = (bytes: number): void => {
        counted += bytes;
        reading.onBytes(bytes);
      };
      try {
        return (await this.read({ reader: id, name, index, series: reading.series }, onBytes)) as Result;
      } catch {
        reading.onBytes(-counted);
        return here(name, file, reading);
      }
    };
  }

  /** Ends the threads. */
  end(): void {
    for (const { thread } of this.started) thread.terminate();
  }

  private async read(
    file: Omit<Extract<ThreadRequest, { kind: "read" }>, "kind" | "id">,
    onBytes: (bytes: number) => void,
  ): Promise<unknown> {
    if (this.hasFailed) throw new Error("a thread failed");
    if (this.started.length < this.count) this.startOne();
    const { thread, pending } = this.started.reduce((least, one) =>
      one.pending.size < least.pending.size ? one : least,
    );
    const id = ++this.lastId;
    return new Promise((resolve, reject) => {
      pending.set(id, { onBytes, resolve, reject });
      thread.postMessage({ kind: "read", id, ...file });
    });
  }

  private startOne(): void {
    const thread = this.start();
    const pending = new Map<number, Pending>();
    this.started.push({ thread, pending });
    thread.onmessage = ({ data }) => {
      const file = pending.get(data.id);
      if (data.kind === "bytes") file?.onBytes(data.bytes);
      else {
        pending.delete(data.id);
        file?.resolve(data.result);
      }
    };
    thread.onerror = (event) => {
      event.preventDefault();
      this.hasFailed = true;
      for (const { reject } of pending.values()) reject(new Error("a thread failed"));
      pending.clear();
    };
    thread.postMessage({ kind: "open", input: this.input });
  }
}
