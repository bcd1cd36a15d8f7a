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
  /** Links of a tar, which hold nothing themselves. */
  links?: readonly { path: string; target: string }[];
}
