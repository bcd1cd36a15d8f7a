import type { SourceFile } from "../archive/source";
import type { Importer } from "./importer";
import type { ParseResult } from "./parseResult";
import { mayBeText } from "./reading/mayBeText";
import { ProgressMeter } from "./reading/progressMeter";
import { readText } from "./reading/readText";
import type { TextFormat } from "./textFormat";

/** Texts above this size are refused: the largest results of these tools have a few MiB. */
export const MAX_WHOLE_TEXT_BYTES = 64 * 2 ** 20;

/** Kinds of texts that hold a tool's results only where its format names them. */
const OTHER_TEXTS =
  /\.(json|xml|html?|csv|tsv|md|css|m?[jt]s|py|sh|ps1|bat|c|h|cpp|java|go|rs|ya?ml|ini|cfg|conf|fio|icf)$/i;

/** An importer that reads each file of a format whole. */
export function wholeTextImporter(format: TextFormat): Importer {
  const { id, label, extensions = [] } = format;
  return {
    id,
    label,
    mayRecognize({ path }) {
      const extension = /\.([^./]+)$/.exec(path)?.[1]?.toLowerCase() ?? "";
      return extensions.includes(extension) || (mayBeText(path) && !OTHER_TEXTS.test(path));
    },
    recognizes: ({ text }) => format.looksLike(text),
    async parse({ name, files }, options = {}) {
      const progress = new ProgressMeter(
        files.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0),
        options.onProgress,
      );
      const result: ParseResult = { runs: [], diagnostics: [] };
      for (const file of files) {
        options.signal?.throwIfAborted();
        const { runs, diagnostics } = await parseFile(format, file, options);
        for (const run of runs) result.runs.push(run);
        for (const diagnostic of diagnostics) result.diagnostics.push(diagnostic);
        progress.add(file.sizeBytes, file.path);
      }
      progress.finish(name);
      return result;
    },
  };
}

async function parseFile(
  format: TextFormat,
  file: SourceFile,
  { signal, series = false }: { signal?: AbortSignal; series?: boolean },
): Promise<ParseResult> {
  const refuse = (code: string, message: string): ParseResult => ({
    runs: [],
    diagnostics: [{ severity: "error", code, message, file: file.path, line: null }],
  });
  if (file.sizeBytes > MAX_WHOLE_TEXT_BYTES) {
    const [size, limit] = [file.sizeBytes, MAX_WHOLE_TEXT_BYTES].map((bytes) =>
      bytes.toLocaleString("en-US"),
    );
    return refuse("file-too-large", `${file.path} has ${size} bytes; the limit is ${limit} bytes.`);
  }
  try {
    return format.parse(await readText(file, MAX_WHOLE_TEXT_BYTES, signal), file.path, series);
  } catch (error) {
    signal?.throwIfAborted();
    const reason = error instanceof Error ? error.message : String(error);
    return refuse("unreadable-file", `${file.path} cannot be read: ${reason}`);
  }
}
