import type { Diagnostic } from "../../../model/benchmark/diagnostic";
import type { SourceFile } from "../../../archive/source";
import type { FileReading } from "../../reading/fileThreads";
import { readChunks } from "../../reading/readChunks";
import { LineSplitter } from "../../reading/lineSplitter";
import { unreadableMember } from "../members/unreadableMember";
import type { VdbenchRun } from "./vdbenchOutput";
import { VdbenchOutput } from "./vdbenchOutput";

/** What the vdbench output of one VM says. */
export interface VdbenchMember {
  name: string;
  file: string;
  /** Its run definitions in the order in which they ran. */
  runs: VdbenchRun[];
  diagnostics: Diagnostic[];
}

/** Characters of a line that a diagnostic quotes. */
const MAX_QUOTED = 100;

/**
 * Reads one VM's output as a stream, line by line. A file that cannot be read is a diagnostic; rejects only when
 * cancelled.
 */
export async function readVdbenchMember(
  name: string,
  file: SourceFile,
  reading: FileReading,
): Promise<VdbenchMember> {
  const splitter = new LineSplitter();
  const output = new VdbenchOutput(reading.series);
  const diagnostics: Diagnostic[] = [];
  try {
    await readChunks(
      file,
      (chunk) => {
        reading.onBytes(chunk.length);
        for (const line of splitter.push(chunk)) output.take(line);
        return undefined;
      },
      reading.signal,
    );
    for (const line of splitter.end()) output.take(line);
  } catch (error) {
    reading.signal?.throwIfAborted();
    diagnostics.push(unreadableMember(name, file, error));
  }
  for (const line of output.damagedLines) {
    diagnostics.push({
      severity: "warning",
      code: "damaged-row",
      message: `${file.path}: the averages in line ${line} cannot be read.`,
      file: file.path,
      line,
    });
  }
  if (output.aborted) {
    const { text, number: line } = output.aborted;
    const message = `${file.path}: vdbench aborted (${JSON.stringify(text.slice(0, MAX_QUOTED))}).`;
    diagnostics.push({ severity: "warning", code: "aborted", message, file: file.path, line });
  }
  return { name, file: file.path, runs: output.runs, diagnostics };
}
