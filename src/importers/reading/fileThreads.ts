import type { SourceFile } from "../../archive/source";

/** How to read one file. */
export interface FileReading {
  signal?: AbortSignal | undefined;
  series: boolean;
  /** Told about the bytes read. */
  onBytes: (bytes: number) => void;
}

/**
 * Reads one file by itself. What it answers with is data alone, which can be copied to another thread.
 *
 * @param name What the file is of, for messages.
 */
export type FileReader<Result> = (name: string, file: SourceFile, reading: FileReading) => Promise<Result>;

/** Other threads in which files are read. */
export interface FileThreads {
  /** Files that are worth reading at the same time. */
  readonly lanes: number;
  /**
   * The same reader in these threads, which know it by its id. It rejects only where `here` does.
   *
   * @param here Reads what the threads cannot read.
   */
  reader<Result>(id: string, here: FileReader<Result>): FileReader<Result>;
}
