import type { Source } from "../archive/source";
import type { ParseResult } from "./parseResult";
import type { Progress } from "./reading/progressMeter";

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
