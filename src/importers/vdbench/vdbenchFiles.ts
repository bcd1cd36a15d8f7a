import { append } from "../append";
import type { SourceFile } from "../../archive/source";
import type { Diagnostic } from "../../model/benchmark/diagnostic";
import type { Importer, ParseOptions } from "../importer";
import type { RequestedLoad } from "../load/requestedLoad";
import { NO_LOAD, fillLoad } from "../load/requestedLoad";
import { parseVdbenchParameters } from "../load/vdbenchParameters";
import type { ParseResult } from "../parseResult";
import { mayBeText } from "../reading/mayBeText";
import { ProgressMeter } from "../reading/progressMeter";
import { readText } from "../reading/readText";
import { completedRow } from "./completedRow";
import { distinctCases } from "./distinctCases";
import type { MergedRun, OutputReport } from "./mergedRun";
import { bestFirst, mergedRuns, runsByOutput } from "./mergedRuns";
import { outputDiagnostics } from "./outputDiagnostics";
import { copyNumber, outputFiles } from "./outputFiles";
import { caseOf, diagnosticsOfRow, noResults, problemsOf, readReport, runOfRow } from "./parseVdbenchText";
import { titleOf, vdbenchFileKind } from "./reportKind";
import { vdbench } from "./vdbench";

/** Reports above this size are refused: hours of intervals of a second have some MiB. */
const MAX_REPORT_BYTES = 64 * 2 ** 20;

/** Other reports that vdbench writes into its output folder. */
const OUTPUT_FILE = /\.html?$/i;

/** Kinds of texts that are never a report. */
const OTHER_TEXTS = /\.(json|xml|csv)$/i;

/** Output folders of vdbench: each run once, with the figures of the best report that holds it. */
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
    const outputs: VdbenchOutput[] = [];
    for (const [index, group] of outputFiles(files).entries())
      outputs.push(await readOutput(group, index, options, progress));
    progress.finish(name);
    const runs = runsByOutput(mergedRuns(outputs.flatMap(({ reports }) => reports)));
    const result: ParseResult = { runs: [], diagnostics: [] };
    for (const [index, output] of outputs.entries()) {
      const parsed = parseOutput(outputs, index, runs.get(index) ?? [], options.series === true);
      append(result.runs, parsed.runs);
      append(result.diagnostics, [...output.diagnostics, ...parsed.diagnostics]);
    }
    return result;
  },
};

/** A copy of the parameters of a test. */
interface ParameterFile {
  path: string;
  /** The folder in its title; `null` where it has none. */
  folder: string | null;
  asked: RequestedLoad;
}

/** The files of one output. */
interface VdbenchOutput {
  reports: OutputReport[];
  parameters: ParameterFile[];
  /** What could not be read. */
  diagnostics: Diagnostic[];
}

async function readOutput(
  files: readonly SourceFile[],
  index: number,
  { signal, series = false }: ParseOptions,
  progress: ProgressMeter,
): Promise<VdbenchOutput> {
  const output: VdbenchOutput = { reports: [], parameters: [], diagnostics: [] };
  for (const { path, ...file } of files) {
    const refuse = (code: string, message: string) => {
      output.diagnostics.push({ severity: "error", code, message, file: path, line: null });
      return null;
    };
    if (file.sizeBytes > MAX_REPORT_BYTES) {
      const [size, limit] = [file.sizeBytes, MAX_REPORT_BYTES].map((bytes) => bytes.toLocaleString("en-US"));
      refuse("file-too-large", `${path} has ${size} bytes; the limit is ${limit} bytes.`);
    } else {
      const text = await readText({ path, ...file }, MAX_REPORT_BYTES, signal).catch((error: unknown) => {
        signal?.throwIfAborted();
        const reason = error instanceof Error ? error.message : String(error);
        return refuse("unreadable-file", `${path} cannot be read: ${reason}`);
      });
      if (text !== null) takeText(output, index, path, text, series);
    }
    progress.add(file.sizeBytes, path);
  }
  return output;
}

function takeText(output: VdbenchOutput, index: number, path: string, text: string, series: boolean): void {
  const kind = vdbenchFileKind(text);
  const folder = titleOf(text)?.folder ?? null;
  if (kind === "parmfile") output.parameters.push({ path, folder, asked: parseVdbenchParameters(text) });
  else if (kind !== null) {
    const report = readReport(text, path, series);
    output.reports.push({ ...report, kind, path, caseName: caseOf(text, path), folder, output: index });
  }
}

/**
 * The runs that count in an output, and what its reports lack.
 *
 * @param runs The runs that it holds, some of which count in another output.
 */
function parseOutput(
  outputs: readonly VdbenchOutput[],
  index: number,
  runs: readonly MergedRun[],
  series: boolean,
): ParseResult {
  const { reports = [], parameters = [] } = outputs[index] ?? {};
  if (runs.length === 0) return { runs: [], diagnostics: withoutRuns(reports, parameters) };
  const own = runs.filter(({ report }) => report.output === index);
  const cases = distinctCases(own);
  const result: ParseResult = { runs: [], diagnostics: outputDiagnostics(reports, runs) };
  for (const [place, { report, row, others }] of own.entries()) {
    const holders = [report, ...others.map((other) => other.report)];
    const asked = holders
      .map((holder) => askedOf(holder, outputs[holder.output]?.parameters ?? []))
      .reduce(fillLoad);
    const completed = completedRow(
      row,
      others.map((other) => other.row),
    );
    result.runs.push(runOfRow(completed, cases[place] ?? report.caseName, report.path, asked, series));
    append(result.diagnostics, diagnosticsOfRow(completed, report.path, asked));
  }
  return result;
}

/** What the parameters of the test of a report ask for, where they can be assigned to it. */
function askedOf({ path, folder }: OutputReport, parameters: readonly ParameterFile[]): RequestedLoad {
  const possible = parameters.filter(
    (file) => file.folder === null || folder === null || file.folder === folder,
  );
  const alike = possible.filter((file) => copyNumber(file.path) === copyNumber(path));
  const [found, ...others] = alike.length > 0 ? alike : possible;
  return found && others.length === 0 ? found.asked : NO_LOAD;
}

function withoutRuns(reports: readonly OutputReport[], parameters: readonly ParameterFile[]): Diagnostic[] {
  if (reports.length > 0) return bestFirst(reports).flatMap((report) => problemsOf(report, report.path));
  const [file] = parameters;
  return file ? [noResults(file.path)] : [];
}

function folderOf(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf("/")));
}
