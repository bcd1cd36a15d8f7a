import { append } from "../append";
import type { BenchmarkRun } from "../../model/benchmark/benchmarkRun";
import type { Diagnostic } from "../../model/benchmark/diagnostic";
import type { Source, SourceFile } from "../../archive/source";
import type { Importer, ParseOptions } from "../importer";
import type { ParseResult } from "../parseResult";
import { mayBeText } from "../reading/mayBeText";
import { ProgressMeter } from "../reading/progressMeter";
import { readChunks } from "../reading/readChunks";
import { withoutFloatNoise } from "../withoutFloatNoise";
import { iometer } from "./iometer";
import { joinLogs } from "./joinLogs";
import { LineBlocks } from "./lineBlocks";
import { looksLikeIometer } from "./looksLikeIometer";
import { runPacker } from "./packedRuns";
import { ResultReader } from "./resultReader";
import { rowSkimmer } from "./rowSkimmer";

/** Kinds of texts of which Iometer writes none: a results folder of another tool may hold thousands of them. */
const OTHER_TEXTS = /\.(json|html?|xml)$/i;

/** Files of Iometer, one or many, streamed because a log of a day has gigabytes. The user names them. */
export const iometerFiles: Importer = {
  id: iometer.id,
  label: iometer.label,
  mayRecognize: ({ path }) => mayBeText(path) && !OTHER_TEXTS.test(path),
  recognizes: ({ text }) => looksLikeIometer(text),
  parse,
};

async function parse(source: Source, options: ParseOptions = {}): Promise<ParseResult> {
  const { signal, series = false } = options;
  const { files } = source;
  const diagnostics: Diagnostic[] = [];
  const progress = new ProgressMeter(
    files.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0),
    options.onProgress,
  );
  const runs: BenchmarkRun[] = [];
  const logged: BenchmarkRun[] = [];
  for (const file of files) {
    const packed = runPacker();
    // Not later: a copy of a packed run is not packed.
    const compact = (run: BenchmarkRun) => packed(withoutFloatNoise(run));
    const reader = new ResultReader(file.path, { series, compact, skimmerOf: rowSkimmer });
    const read = await readFile(file, reader, progress, signal);
    for (const run of read.runs) runs.push(run);
    for (const run of read.logged) logged.push(run);
    append(diagnostics, read.diagnostics);
  }
  progress.finish(source.name);
  return { runs: joinLogs(runs, logged), diagnostics };
}

async function readFile(
  file: SourceFile,
  reader: ResultReader,
  progress: ProgressMeter,
  signal: AbortSignal | undefined,
): Promise<ReturnType<ResultReader["end"]>> {
  let answer: "enough" | undefined;
  const blocks = new LineBlocks((text) => {
    answer = reader.push(text);
  });
  let readBytes = 0;
  const problems: Diagnostic[] = [];
  try {
    await readChunks(
      file,
      (chunk) => {
        readBytes += chunk.length;
        progress.add(chunk.length, file.path);
        blocks.push(chunk);
        return answer;
      },
      signal,
    );
  } catch (error) {
    signal?.throwIfAborted();
    problems.push(unreadable(file, error));
  }
  blocks.end();
  progress.add(Math.max(0, file.sizeBytes - readBytes), file.path);
  const read = reader.end();
  return { ...read, diagnostics: [...read.diagnostics, ...problems] };
}

function unreadable(file: SourceFile, error: unknown): Diagnostic {
  const reason = error instanceof Error ? error.message : String(error);
  const message = `The file cannot be read to the end: ${reason}`;
  return { severity: "error", code: "iometer-unreadable", message, file: file.path, line: null };
}
