import type { ParseResult } from "./parseResult";

export type { ParseResult };

/**
 * One file of what the user handed over: a zip entry, a file on disk or pasted text. Nothing is read before
 * `open` is called, so a source of gigabytes costs nothing until a parser wants a part of it.
 */
export interface SourceFile {
  /** Path inside the source, with `/` between folders. */
  path: string;
  /** Uncompressed size in bytes. */
  sizeBytes: number;
  /** Opens the file from its beginning. Cancelling the stream releases what lies behind it. */
  open(): ReadableStream<Uint8Array>;
}

/** What the user handed over: a zip, a folder, some files or a pasted text. */
export interface Source {
  /** What the user called it, for messages: a file or folder name, or "pasted text". */
  name: string;
  files: SourceFile[];
}

/** How far an import is. Bytes are uncompressed. */
export interface Progress {
  doneBytes: number;
  totalBytes: number;
  /** The file at hand. */
  file: string;
}

export interface ParseOptions {
  /** Cancels: `parse` then rejects with the signal's reason and leaves no stream open. */
  signal?: AbortSignal;
  onProgress?: (progress: Progress) => void;
  /** Reads the time series and latency bins too, which costs reading every document of every file. */
  series?: boolean;
}

/**
 * A reader of one tool's output. `detect` only answers whose files these are (by name and first bytes);
 * `parse` then says what is wrong with a damaged one. `parse` throws only when it is cancelled.
 */
export interface Importer {
  id: string;
  label: string;
  detect(source: Source): Promise<boolean>;
  parse(source: Source, options?: ParseOptions): Promise<ParseResult>;
}
