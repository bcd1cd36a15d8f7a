import type { BenchmarkRun } from "../../model/benchmark/benchmarkRun";
import type { Diagnostic } from "../../model/benchmark/diagnostic";
import type { Source, SourceFile } from "../../archive/source";
import type { Importer, ParseOptions } from "../importer";
import type { ParseResult } from "../parseResult";
import { ProgressMeter } from "../reading/progressMeter";
import { readChunks } from "../reading/readChunks";
import { iometer } from "./iometer";
import { joinLogs } from "./joinLogs";
import { LineBlocks } from "./lineBlocks";
import { looksLikeIometer } from "./looksLikeIometer";
import { ResultReader } from "./resultReader";

/** Enough of a file to meet its first heading behind the errors of a batch. */
const HEAD_BYTES = 64 * 1024;

/** Kinds of files of which Iometer writes none: a results folder of another tool may hold thousands of them. */
const OTHER_KINDS = /\.(json|html?|xml|pdf|png|jpe?g|gif|svg|xlsx?|docx?|zip|gz|tgz|bz2|xz|7z|exe|dll)$/i;

interface FileHead {
  head: string;
  problems: Diagnostic[];
}

/** Files of Iometer, one or many, streamed because a log of a day has gigabytes. */
export const iometerFiles: Importer = {
  id: iometer.id,
  label: iometer.label,
  async detect(source) {
    for (const file of source.files) {
      if (looksLikeIometer((await readHead(file)).head)) return true;
    }
    return false;
  },
  parse,
};

async function parse(source: Source, options: ParseOptions = {}): Promise<ParseResult> {
  const { signal, series = false } = options;
  const files: SourceFile[] = [];
  const diagnostics: Diagnostic[] = [];
  for (const file of source.files) {
    signal?.throwIfAborted();
    const { head, problems } = await readHead(file, signal);
    if (looksLikeIometer(head)) files.push(file);
    else diagnostics.push(...problems);
  }
  const progress = new ProgressMeter(
    files.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0),
    options.onProgress,
  );
  const runs: BenchmarkRun[] = [];
  const logged: BenchmarkRun[] = [];
  for (const file of files) {
    const read = await readFile(file, new ResultReader(file.path, series), progress, signal);
    for (const run of read.runs) runs.push(run);
    for (const run of read.logged) logged.push(run);
    diagnostics.push(...read.diagnostics);
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

/**
 * The beginning of a file, as far as it can be read: only its content tells whose it is, because Iometer lets the user
 * name the file.
 */
async function readHead(file: SourceFile, signal?: AbortSignal): Promise<FileHead> {
  if (OTHER_KINDS.test(file.path)) return { head: "", problems: [] };
  const problems: Diagnostic[] = [];
  let head = "";
  const blocks = new LineBlocks((text) => (head += text));
  let length = 0;
  try {
    await readChunks(
      file,
      (chunk) => {
        blocks.push(chunk.subarray(0, HEAD_BYTES - length));
        length += chunk.length;
        return length >= HEAD_BYTES ? "enough" : undefined;
      },
      signal,
    );
  } catch (error) {
    signal?.throwIfAborted();
    problems.push(unreadable(file, error));
  }
  blocks.end();
  return { head, problems };
}

function unreadable(file: SourceFile, error: unknown): Diagnostic {
  const reason = error instanceof Error ? error.message : String(error);
  const message = `The file cannot be read to its end: ${reason}`;
  return { severity: "error", code: "iometer-unreadable", message, file: file.path, line: null };
}
