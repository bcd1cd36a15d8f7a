import { importSource } from "../importers/importers";
import type { ParseResult } from "../importers/importer";
import type { Diagnostic } from "../model/benchmark/diagnostic";
import { badInput } from "../model/errors";
import { openInputs } from "./openInputs";
import type { Output } from "./output";
import { UsageError } from "./usageError";

/**
 * Imports what is named on the command line. Inputs without any result are an error that names them: nothing is
 * written then. What could not be read of the others goes to standard error and into the diagnostics.
 */
export async function importInputs(
  inputs: readonly string[],
  { series }: { series: boolean },
  output: Output,
): Promise<ParseResult> {
  if (inputs.length === 0) throw new UsageError("name a benchmark result: a zip, a folder or text files");
  const opened = await openInputs(inputs);
  try {
    const all: ParseResult = { runs: [], diagnostics: [] };
    for (const source of opened.sources) {
      const { runs, diagnostics } = await importSource(source, {
        series,
        onProgress: ({ doneBytes, totalBytes, file }) =>
          output.progress(totalBytes ? doneBytes / totalBytes : 0, file),
      });
      output.progress(1, "");
      if (runs.every(({ results }) => results.iops === null))
        throw badInput(whyNothing(source.name, diagnostics));
      all.runs.push(...runs);
      all.diagnostics.push(...diagnostics);
    }
    for (const diagnostic of all.diagnostics) {
      if (diagnostic.severity === "error") output.error(formatDiagnostic(diagnostic));
    }
    return all;
  } finally {
    await opened.close();
  }
}

function whyNothing(name: string, diagnostics: readonly Diagnostic[]): string {
  const worst = diagnostics.find(({ severity }) => severity === "error") ?? diagnostics[0];
  return worst ? formatDiagnostic(worst) : `${name} holds no benchmark results`;
}

/** A diagnostic as compilers print them: file, line, message. */
function formatDiagnostic({ file, line, message }: Diagnostic): string {
  if (line === null && message.startsWith(file)) return message;
  return [file, line, ` ${message}`].filter((part) => part !== null && part !== "").join(":");
}
