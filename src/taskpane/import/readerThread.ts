import type { Source } from "../../archive/source";
import { MEMBER_READERS } from "../../importers/hcibench/memberReaders";
import type { FileReader } from "../../importers/reading/fileThreads";
import { openInputFiles } from "./openInputFiles";
import type { ThreadAnswer, ThreadRequest } from "./threadMessages";

/** Milliseconds between two messages on the bytes of a file. */
const BYTES_EVERY_MS = 100;

const READERS: Readonly<Record<string, FileReader<unknown>>> = MEMBER_READERS;

/** What one of the threads does: it opens the input files itself, with the same limits, and reads the files that it is asked for. */
export class ReaderThread {
  private source: Promise<Source> | undefined;

  constructor(private readonly post: (answer: ThreadAnswer) => void) {}

  /** Answers a request; rejects where the file cannot be opened here. */
  async take(request: ThreadRequest): Promise<void> {
    if (request.kind === "open") {
      this.source = openInputFiles(request.input);
      // Whoever asks for a file is told.
      this.source.catch(() => undefined);
      return;
    }
    const { id, reader, name, index, series } = request;
    const [read, source] = [READERS[reader], await this.source];
    const file = source?.files[index];
    if (!read || !file) throw new Error(`file ${index} cannot be read here`);
    let [unsent, sent] = [0, performance.now()];
    const onBytes = (bytes: number): void => {
      unsent += bytes;
      if (performance.now() - sent < BYTES_EVERY_MS) return;
      this.post({ kind: "bytes", id, bytes: unsent });
      [unsent, sent] = [0, performance.now()];
    };
    this.post({ kind: "result", id, result: await read(name, file, { series, onBytes }) });
  }
}
