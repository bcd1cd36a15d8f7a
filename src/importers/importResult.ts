import type { HostRecording } from "../model/benchmark/hostRecording";
import type { ParseResult } from "./parseResult";

/** What a source held: runs of one benchmark tool, and recordings of hosts beside them. */
export interface ImportResult extends ParseResult {
  /** One or more a file; `attachRecordings` brings them together with the runs, also with those of other sources. */
  recordings: HostRecording[];
}
