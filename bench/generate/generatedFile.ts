/** A file of generated results. */
export interface GeneratedFile {
  /** Relative to the test's folder. */
  path: string;
  bytes: Uint8Array;
}
