import type { Source, SourceFile } from "../archive/source";
import type { HostRecording } from "../model/benchmark/hostRecording";
import type { ParseResult } from "./parseResult";
import type { FileThreads } from "./reading/fileThreads";
import type { FileHead } from "./reading/fileHead";
import type { Progress } from "./reading/progressMeter";

export interface ParseOptions {
  /** Cancels: `parse` then rejects with the signal's reason and leaves no stream open. */
  signal?: AbortSignal;
  onProgress?: (progress: Progress) => void;
  /** Reads the time series and latency bins too, which costs reading every document of every file. */
  series?: boolean;
  /** A sentence on what else is read where the source comes from, for the message that it holds no results. */
  alsoRead?: string;
  /** Other threads for files that are read one by one; without them all is read in this one. */
  threads?: FileThreads;
}

/** What an importer made of the files that it claimed: runs, or recordings of hosts. */
export interface ParsedFiles extends ParseResult {
  recordings?: HostRecording[];
}

/**
 * A reader of one tool's output. It first claims files, by their names or by how they begin, and then reads those it
 * claimed; `parse` reports what is wrong with a damaged one and throws only when it is cancelled.
 */
export interface Importer {
  id: string;
  label: string;
  /** The files that are the tool's by their names and folders. Nothing is read for that. */
  claim?(source: Source): SourceFile[];
  /** Whether files of this name may be the tool's, so that their beginning is read. */
  mayRecognize(file: SourceFile): boolean;
  /** Whether a file that no importer claims by name is the tool's by how it begins. */
  recognizes(head: FileHead): boolean;
  /** Whether a file without results belongs to those claimed, such as a chart beside them. */
  accompanies?(file: SourceFile, claimed: readonly SourceFile[]): boolean;
  /** Reads the files that were claimed. */
  parse(source: Source, options?: ParseOptions): Promise<ParsedFiles>;
}
