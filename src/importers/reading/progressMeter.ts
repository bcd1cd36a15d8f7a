/** How far an import is. Bytes are uncompressed. */
export interface Progress {
  doneBytes: number;
  totalBytes: number;
  /** The file at hand. */
  file: string;
}

/** Smallest step between two reports, in bytes; large imports report about 200 times. */
const MIN_STEP_BYTES = 256 * 1024;

/** Adds up what has been read and reports it, throttled by bytes, so that reports cost nothing. */
export class ProgressMeter {
  private doneBytes = 0;
  private reportedBytes = 0;
  private readonly stepBytes: number;

  constructor(
    private readonly totalBytes: number,
    private readonly report: ((progress: Progress) => void) | undefined,
  ) {
    this.stepBytes = Math.max(MIN_STEP_BYTES, totalBytes / 200);
  }

  /** Counts bytes of a file as done, read or not needed. */
  add(bytes: number, file: string): void {
    this.doneBytes += bytes;
    if (this.doneBytes - this.reportedBytes >= this.stepBytes) this.send(file);
  }

  /** The last report: everything is done. */
  finish(file: string): void {
    this.doneBytes = this.totalBytes;
    this.send(file);
  }

  private send(file: string): void {
    this.reportedBytes = this.doneBytes;
    this.report?.({
      doneBytes: Math.min(this.doneBytes, this.totalBytes),
      totalBytes: this.totalBytes,
      file,
    });
  }
}
