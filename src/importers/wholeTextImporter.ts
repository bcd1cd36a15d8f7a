import type { Source, SourceFile } from "../archive/source";
import { isHcibenchFile } from "./hcibench/case/caseFiles";
import type { Importer, ParseOptions } from "./importer";
import type { ParseResult } from "./parseResult";
import { ProgressMeter } from "./reading/progressMeter";
import { readText } from "./reading/readText";
import type { ClaimedFile, TextFormat } from "./textFormat";

/** Enough of a text to tell whose it is, also behind some lines of noise. */
const HEAD_BYTES = 64 * 1024;

/** Texts above this size are refused: the largest results of these tools have a few MiB. */
export const MAX_WHOLE_TEXT_BYTES = 64 * 2 ** 20;

/** An importer that reads each file of a format whole. It never claims a folder of HCIBench, whose files it holds. */
export function wholeTextImporter(format: TextFormat): Importer {
  return {
    id: format.id,
    label: format.label,
    async detect(source) {
      if (source.files.some(isHcibenchFile)) return false;
      for (const file of source.files.filter((each) => mayBe(each, source, format))) {
        const head = await readText(file, HEAD_BYTES).catch(() => "");
        if (format.looksLike(head)) return true;
      }
      return false;
    },
    parse: (source, options = {}) => parseSource(format, source, options),
  };
}

function mayBe(file: SourceFile, source: Source, { extensions = [] }: TextFormat): boolean {
  const extension = /\.([^./]+)$/.exec(file.path)?.[1]?.toLowerCase();
  return extension === undefined || source.files.length === 1 || extensions.includes(extension);
}

async function parseSource(format: TextFormat, source: Source, options: ParseOptions): Promise<ParseResult> {
  const { signal } = options;
  const result: ParseResult = { runs: [], diagnostics: [] };
  const report = (file: SourceFile, code: string, message: string) => {
    result.diagnostics.push({ severity: "error", code, message, file: file.path, line: null });
  };
  const unreadable = (file: SourceFile, error: unknown) => {
    signal?.throwIfAborted();
    const reason = error instanceof Error ? error.message : String(error);
    report(file, "unreadable-file", `${file.path} cannot be read: ${reason}`);
  };

  const claimed: (ClaimedFile & { file: SourceFile })[] = [];
  for (const file of source.files.filter((each) => mayBe(each, source, format))) {
    try {
      const head = await readText(file, HEAD_BYTES, signal);
      if (format.looksLike(head)) claimed.push({ path: file.path, head, file });
    } catch (error) {
      unreadable(file, error);
    }
  }
  const chosen = format.select?.(claimed) ?? claimed;
  const total = chosen.reduce((sum, { file }) => sum + file.sizeBytes, 0);
  const progress = new ProgressMeter(total, options.onProgress);
  for (const { file } of chosen) {
    signal?.throwIfAborted();
    if (file.sizeBytes > MAX_WHOLE_TEXT_BYTES) {
      const [size, cap] = [file.sizeBytes, MAX_WHOLE_TEXT_BYTES].map((bytes) =>
        bytes.toLocaleString("en-US"),
      );
      report(file, "file-too-large", `${file.path} has ${size} bytes; the cap is ${cap} bytes.`);
    } else {
      try {
        const { runs, diagnostics } = format.parse(
          await readText(file, MAX_WHOLE_TEXT_BYTES, signal),
          file.path,
          options.series === true,
        );
        result.runs.push(...runs);
        result.diagnostics.push(...diagnostics);
      } catch (error) {
        unreadable(file, error);
      }
    }
    progress.add(file.sizeBytes, file.path);
  }
  progress.finish(source.name);
  return result;
}
