import { append } from "../append";
import type { SourceFile } from "../../archive/source";
import type { Diagnostic } from "../../model/benchmark/diagnostic";
import type { Importer, ParseOptions } from "../importer";
import { NO_LOAD } from "../load/requestedLoad";
import { parseVdbenchParameters } from "../load/vdbenchParameters";
import type { ParseResult } from "../parseResult";
import { mayBeText } from "../reading/mayBeText";
import { ProgressMeter } from "../reading/progressMeter";
import { readText } from "../reading/readText";
import type { VdbenchFileKind } from "./reportKind";
import { VDBENCH_REPORTS, vdbenchFileKind } from "./reportKind";
import { completedRows } from "./completedRows";
import { readReport, runsOfReport } from "./parseVdbenchText";
import { vdbench } from "./vdbench";

/** Reports above this size are refused: hours of intervals of a second have some MiB. */
const MAX_REPORT_BYTES = 64 * 2 ** 20;

/** Other reports that vdbench writes into its output folder. */
const OUTPUT_FILE = /\.html?$/i;

/** Kinds of texts that are never a report. */
const OTHER_TEXTS = /\.(json|xml|csv)$/i;

/** Output folders of vdbench: the figures of their best report, and what the other reports know about the runs. */
export const vdbenchFiles: Importer = {
  id: vdbench.id,
  label: vdbench.label,
  mayRecognize: ({ path }) => mayBeText(path) && !OTHER_TEXTS.test(path),
  recognizes: ({ text }) => vdbenchFileKind(text) !== null,
  accompanies: ({ path }, claimed) =>
    OUTPUT_FILE.test(path) && claimed.some((report) => folderOf(report.path) === folderOf(path)),
  async parse({ name, files }, options = {}) {
    const progress = new ProgressMeter(
      files.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0),
      options.onProgress,
    );
    const result: ParseResult = { runs: [], diagnostics: [] };
    for (const group of outputs(files)) {
      const texts = await readTexts(group, options, progress, result.diagnostics);
      const { runs, diagnostics } = parseOutput(texts, options.series === true);
      append(result.runs, runs);
      append(result.diagnostics, diagnostics);
    }
    progress.finish(name);
    return result;
  },
};

interface ReportText {
  kind: VdbenchFileKind;
  path: string;
  text: string;
}

/** The files of one output each: renamed reports keep the name of the run beside the name of the report. */
function outputs(files: readonly SourceFile[]): SourceFile[][] {
  const groups = new Map<string, SourceFile[]>();
  for (const file of files) {
    const run = file.path.replace(/(flatfile|summary|totals|logfile|parmfile)(?=[^/]*$)/i, "");
    groups.set(run, [...(groups.get(run) ?? []), file]);
  }
  return [...groups.values()];
}

async function readTexts(
  files: readonly SourceFile[],
  { signal }: ParseOptions,
  progress: ProgressMeter,
  diagnostics: Diagnostic[],
): Promise<ReportText[]> {
  const texts: ReportText[] = [];
  for (const { path, ...file } of files) {
    const refuse = (code: string, message: string) =>
      diagnostics.push({ severity: "error", code, message, file: path, line: null });
    if (file.sizeBytes > MAX_REPORT_BYTES) {
      const [size, limit] = [file.sizeBytes, MAX_REPORT_BYTES].map((bytes) => bytes.toLocaleString("en-US"));
      refuse("file-too-large", `${path} has ${size} bytes; the limit is ${limit} bytes.`);
    } else {
      try {
        const text = await readText({ path, ...file }, MAX_REPORT_BYTES, signal);
        const kind = vdbenchFileKind(text);
        if (kind !== null) texts.push({ kind, path, text });
      } catch (error) {
        signal?.throwIfAborted();
        const reason = error instanceof Error ? error.message : String(error);
        refuse("unreadable-file", `${path} cannot be read: ${reason}`);
      }
    }
    progress.add(file.sizeBytes, path);
  }
  return texts;
}

/** The runs of the best report that holds any; equally good ones are of different runs. */
function parseOutput(texts: readonly ReportText[], series: boolean): ParseResult {
  const reports = VDBENCH_REPORTS.map((kind) =>
    texts
      .filter((text) => text.kind === kind)
      .map(({ path, text }) => ({ path, text, ...readReport(text, path, series) })),
  );
  const best = reports.find((ofKind) => ofKind.some(({ rows }) => rows.length > 0));
  if (!best) return withoutRuns(texts, reports.flat());
  const rest = reports.filter((ofKind) => ofKind !== best).flat();
  const parameters = texts.filter(({ kind }) => kind === "parmfile");
  const asked = parameters.length === 1 ? parseVdbenchParameters(parameters[0]?.text ?? "") : NO_LOAD;
  const result: ParseResult = { runs: [], diagnostics: [] };
  for (const report of best) {
    // What the others say can be told to belong to the runs only where there is one report of each kind.
    const others = best.length === 1 ? rest.map(({ rows }) => rows) : [];
    const rows = completedRows(report.rows, others);
    const { runs, diagnostics } = runsOfReport({ ...report, rows }, asked, series);
    append(result.runs, runs);
    append(result.diagnostics, diagnostics);
  }
  return result;
}

function withoutRuns(
  texts: readonly ReportText[],
  reports: readonly ReturnType<typeof readReport>[],
): ParseResult {
  const diagnostics = reports.flatMap((report) => report.diagnostics);
  if (diagnostics.length > 0) return { runs: [], diagnostics };
  const path = texts[0]?.path;
  if (path === undefined) return { runs: [], diagnostics };
  const message = `${path} holds no averages of vdbench: it was stopped early or the text is cut.`;
  return {
    runs: [],
    diagnostics: [{ severity: "error", code: "no-results", message, file: path, line: null }],
  };
}

function folderOf(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf("/")));
}
