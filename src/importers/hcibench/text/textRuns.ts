import type { BenchmarkRun, Member } from "../../../model/benchmark/benchmarkRun";
import type { Diagnostic } from "../../../model/benchmark/diagnostic";
import type { ParseResult } from "../../parseResult";
import { blockResults, figureOf } from "./blockResults";
import type { CaseContext } from "../case/caseContext";
import { caseContext, startRun } from "../case/caseContext";
import { NO_CONFIG } from "../case/caseConfig";
import type { CaseName } from "../case/caseName";
import { parseCaseName } from "../case/caseName";
import { parseMemberName } from "../case/memberName";
import { NO_LOAD } from "../../load/requestedLoad";
import type { ResultBlock, ResultText } from "./resultText";
import { parseResultText } from "./parseResultText";
import { dividesByThousand } from "./throughputUnit";
import type { TextSection } from "./textSections";
import { textSections } from "./textSections";

/**
 * The runs of a result text alone, without any other file: what a cell function or a paste has. `caseName` is
 * used where the text has no case name of its own.
 */
export function runsOfResultText(text: string, file: string, caseName: string): ParseResult {
  const parsed = parseResultText(text, file);
  const context = caseContext(parseCaseName(caseName), null, NO_CONFIG, parsed, []);
  const sections = textSections(parsed);
  const runs = sections.flatMap((section) => sectionRuns(context, parsed, section, sections.length));
  const diagnostics = [...parsed.diagnostics, ...textNotes(parsed, runs)];
  return { runs, diagnostics };
}

/** The runs of one datastore of a text, one a block. */
export function sectionRuns(
  context: CaseContext,
  text: ResultText,
  section: TextSection,
  sections: number,
): BenchmarkRun[] {
  // HCIBench lists the early files of one datastore only; with several, nobody can say whose they are.
  const early = sections === 1 ? text.earlyFiles.map(earlyMember) : [];
  const { blocks, empty } = section;
  if (empty) {
    const { run } = startRun(context, {
      tool: "hcibench-fio",
      datastore: section.datastore,
      job: null,
      vms: empty.noticed ? 0 : null,
      vmsFinishedEarly: early.length,
      load: NO_LOAD,
      reportedJobs: 1,
      source: { file: text.file, line: empty.line },
    });
    return [{ ...run, members: early }];
  }
  return blocks.map((block) => blockRun(context, text, block, blocks.length, early));
}

function blockRun(
  context: CaseContext,
  text: ResultText,
  block: ResultBlock,
  reportedJobs: number,
  members: Member[],
): BenchmarkRun {
  const named = { ...context, name: nameOf(context, text, block) };
  const vdbench = block.vdbench || named.name.tool === "vdbench";
  const own = block.definition?.load ?? NO_LOAD;
  const { run } = startRun(named, {
    tool: vdbench ? "hcibench-vdbench" : "hcibench-fio",
    datastore: block.datastore,
    job: block.job ?? block.definition?.name ?? null,
    vms: figureOf(block, "members")?.value ?? null,
    vmsFinishedEarly: block.finishedEarly ?? 0,
    load: own,
    // The run definitions of vdbench run one after the other, on all disks.
    reportedJobs: vdbench ? 1 : reportedJobs,
    source: { file: text.file, line: block.line },
  });
  const { readPct, blockSizeBytes } = run.workload;
  const legacyUnit = !vdbench && dividesByThousand(block, text, context.version, blockSizeBytes);
  return {
    ...run,
    durationSeconds: own.runtimeSeconds ?? run.durationSeconds,
    results: blockResults(block, readPct, legacyUnit),
    reported: reportedFigures(block, text),
    members: [...members, ...block.earlyFiles.map(earlyMember)],
  };
}

/** The name of a block: its case, or the heading above it where a document has a heading for each of several blocks. */
function nameOf({ name }: CaseContext, text: ResultText, { caseName, title }: ResultBlock): CaseName {
  if (caseName !== null) return parseCaseName(caseName);
  return title !== null && text.severalTitles ? { ...name, name: title } : name;
}

/** The figures of a block as printed, followed by the use lines of older texts. */
export function reportedFigures(block: ResultBlock, text: ResultText): BenchmarkRun["reported"] {
  const figures = block.figures.map(({ label, value, unit, file, line }) => ({
    label,
    value,
    unit,
    file,
    line,
  }));
  return [...figures, ...text.useFigures];
}

/** What has to be said about runs that rest on a text: units that were corrected, shares that were assumed. */
export function textNotes(text: ResultText, runs: readonly BenchmarkRun[]): Diagnostic[] {
  const notes: Diagnostic[] = [];
  const note = (severity: Diagnostic["severity"], code: string, message: string, line: number | null) =>
    notes.push({ severity, code, message, file: text.file, line });
  const linesOfRuns = new Set(runs.map(({ source }) => source.line));
  for (const { datastore, line, noticed } of text.emptyDatastores) {
    if (noticed || !linesOfRuns.has(line)) continue;
    const why = "all its VMs finished early, or the text is cut";
    note("warning", "empty-datastore", `Datastore ${datastore} has no figures: ${why}.`, line);
  }
  const names = new Set(runs.flatMap((run) => run.members.map(({ name }) => name)));
  const listed = text.earlyFiles.filter((path) => !names.has(earlyMember(path).name));
  if (runs.length > 0 && listed.length > 0) {
    const message = `The text lists files that finished early, not of which datastore: ${listed.join(", ")}.`;
    note("info", "early-files", message, null);
  }
  const fioRuns = runs.filter((run) => run.tool === "hcibench-fio");
  if (fioRuns.some(hasLegacyThroughput)) {
    note(
      "info",
      "throughput-unit",
      "This text is of HCIBench 2.0, whose MB/s are KiB/s divided by 1,000: the throughput was converted.",
      null,
    );
  }
  if (fioRuns.some((run) => run.results.readLatencyMs !== null && run.results.writeLatencyMs !== null)) {
    note(
      "info",
      "latency-by-share",
      "The text gives no read and write IOPS: the total latency is weighted with the read share of the workload.",
      null,
    );
  }
  return notes;
}

/** Whether the throughput is not the printed number of MiB/s. */
function hasLegacyThroughput({ results, reported }: BenchmarkRun): boolean {
  const printed = reported.find(({ label }) => /^throughput$/i.test(label));
  const bytes = results.throughputBytesPerSecond;
  return printed !== undefined && printed.value > 0 && bytes !== null && bytes < printed.value * 2 ** 20;
}

/** A member that finished early, from the path of its file. */
function earlyMember(path: string): Member {
  const file = path.slice(path.lastIndexOf("/") + 1);
  const name = parseMemberName(file)?.name ?? file.replace(/\.(json|txt)$/, "");
  return { name, iops: null, throughputBytesPerSecond: null, latencyMs: null, finishedEarly: true };
}
