import { append } from "../append";
import type { BenchmarkRun } from "../../model/benchmark/benchmarkRun";
import type { Diagnostic } from "../../model/benchmark/diagnostic";
import type { SourceFile } from "../../archive/source";
import type { ParseOptions } from "../importer";
import type { ParseResult } from "../parseResult";
import type { ProgressMeter } from "../reading/progressMeter";
import { readText } from "../reading/readText";
import { figureOf } from "./text/blockResults";
import type { CaseConfig } from "./case/caseConfig";
import { NO_CONFIG, parseFioConfig, parseHcibenchConfig } from "./case/caseConfig";
import { caseContext } from "./case/caseContext";
import type { CaseSetup, CaseText } from "./case/caseSetup";
import { caseSetup } from "./case/caseSetup";
import type { CaseFiles } from "./case/caseFiles";
import { parseCaseName } from "./case/caseName";
import { matchDatastores } from "./members/datastoreMatch";
import { parseFioLoad } from "../load/fioOptions";
import { parseVdbenchParameters } from "../load/vdbenchParameters";
import type { MemberGroup } from "./members/memberGroup";
import { readMembers } from "./readMembers";
import type { ClusterUse } from "./case/resourceUse";
import { parseResourceTables, parseResourceUsage } from "./case/resourceUse";
import type { ResultText } from "./text/resultText";
import { parseResultText } from "./text/parseResultText";
import { sectionRuns, textNotes } from "./text/textRuns";
import type { TextSection } from "./text/textSections";
import { textSections } from "./text/textSections";

/** No text of HCIBench's comes near this; what is longer is cut. */
export const MAX_TEXT_BYTES = 4 * 2 ** 20;

/** Reads one test case: its text, its members' files, and what stands beside them. Rejects only when cancelled. */
export async function readCase(
  files: CaseFiles,
  options: ParseOptions,
  progress: ProgressMeter,
): Promise<ParseResult> {
  const diagnostics: Diagnostic[] = [];
  const readSide = async (file: SourceFile | null | undefined): Promise<string | null> => {
    if (!file) return null;
    if (file.sizeBytes > MAX_TEXT_BYTES) diagnostics.push(tooLong(file));
    try {
      return await readText(file, MAX_TEXT_BYTES, options.signal);
    } catch (error) {
      options.signal?.throwIfAborted();
      diagnostics.push(unreadable(file, error));
      return null;
    } finally {
      progress.add(file.sizeBytes, file.path);
    }
  };

  const text = await readResultText(files, readSide, diagnostics);
  const configText = await readSide(files.hcibenchConfig);
  const config = await readConfig(configText, files, readSide);
  const setup = await readSetup(configText, files, readSide);
  append(diagnostics, setup.diagnostics);
  const sideTables = await readSideTables(files, readSide);
  const { groups, diagnostics: ofMembers } = await readMembers(files, options, progress);
  append(diagnostics, ofMembers);

  const context = caseContext(parseCaseName(files.name), files.version, config, text, sideTables, setup);
  const sections = text ? textSections(text) : [];
  const match = matchDatastores(groups, sections);
  const textRuns: BenchmarkRun[] = [];
  const runs: BenchmarkRun[] = [];
  const folder = files.folder || files.name;

  for (const { group, section } of match.pairs) {
    const { complete } = group;
    if (!complete && text && section && holdsMembers(section)) {
      diagnostics.push(
        unusable(folder, "no file of a VM holds a finished test; the figures of the text are used"),
      );
      append(textRuns, sectionRuns(context, text, section, sections.length));
      continue;
    }
    const datastore = section ? section.datastore : (onlyDatastore(config, groups) ?? group.datastoreId);
    if (!section && sections.length > 0) {
      diagnostics.push(
        unusable(folder, `the VMs of ${datastore ?? "this case"} match no datastore of the text`),
      );
    }
    const read = group.runs({ context, section, text, datastore, folder });
    if (!complete) diagnostics.push(allEarly(folder, datastore));
    append(runs, read.runs);
    append(diagnostics, read.diagnostics);
  }
  for (const group of match.dropped) {
    const what = `the VMs of ${group.datastoreId ?? "this case"} match no datastore of the text; the text is used`;
    diagnostics.push(unusable(folder, what));
  }
  for (const section of match.sections) {
    if (text) append(textRuns, sectionRuns(context, text, section, sections.length));
  }
  if (text) append(diagnostics, [...text.diagnostics, ...textNotes(text, textRuns)]);
  append(runs, textRuns);
  append(diagnostics, missingParts(files, text, runs, groups.length > 0));
  return { runs, diagnostics: unique(diagnostics) };
}

type ReadSide = (file: SourceFile | null | undefined) => Promise<string | null>;

async function readResultText(
  files: CaseFiles,
  readSide: ReadSide,
  diagnostics: Diagnostic[],
): Promise<ResultText | null> {
  const [file, ...others] = files.texts;
  for (const other of others) {
    diagnostics.push({
      severity: "warning",
      code: "duplicate-text",
      message: `${other.path} is a second result text of the same case and is not used.`,
      file: other.path,
      line: null,
    });
  }
  const content = await readSide(file);
  return file && content !== null ? parseResultText(content, file.path) : null;
}

async function readConfig(
  hcibench: string | null,
  files: CaseFiles,
  readSide: ReadSide,
): Promise<CaseConfig> {
  const fio = await readSide(files.fioConfig);
  const vdbench = await readSide(files.vdbenchConfig);
  return {
    ...(hcibench === null ? NO_CONFIG : parseHcibenchConfig(hcibench)),
    load: fio === null ? parseVdbenchParameters(vdbench ?? "") : parseFioLoad(parseFioConfig(fio)),
  };
}

async function readSetup(
  configText: string | null,
  files: CaseFiles,
  readSide: ReadSide,
): Promise<CaseSetup> {
  const withText = (file: SourceFile | null, text: string | null): CaseText[] =>
    file === null || text === null ? [] : [{ file: file.path, text }];
  const [vsan = null] = withText(files.vsanConfig, await readSide(files.vsanConfig));
  const [config = null] = withText(files.hcibenchConfig, configText);
  const health: CaseText[] = [];
  for (const file of files.health) append(health, withText(file, await readSide(file)));
  return caseSetup(vsan, config, health);
}

async function readSideTables(files: CaseFiles, readSide: ReadSide): Promise<ClusterUse[]> {
  const tables = parseResourceTables((await readSide(files.resourceTables)) ?? "");
  if (tables.length > 0) return tables;
  return parseResourceUsage((await readSide(files.resourceUsage)) ?? "");
}

/** Without a text, the configuration names the datastore if there is only one. */
function onlyDatastore(config: CaseConfig, groups: readonly MemberGroup[]): string | null {
  const [name, ...others] = config.datastores;
  return groups.length === 1 && others.length === 0 ? (name ?? null) : null;
}

function missingParts(
  files: CaseFiles,
  text: ResultText | null,
  runs: readonly BenchmarkRun[],
  hasMembers: boolean,
): Diagnostic[] {
  const parts: Diagnostic[] = [];
  const file = files.texts[0]?.path ?? (files.folder || files.name);
  const add = (severity: Diagnostic["severity"], code: string, message: string) =>
    parts.push({ severity, code, message, file, line: null });
  if (files.copy !== "")
    add(
      "warning",
      "numbered-files",
      `The VMs' files that end in "${files.copy.trim()}" count as another test.`,
    );
  if (runs.length === 0) {
    add("error", "no-results", `${file} holds no results: expected lines such as "IOPS = 74187.20 IO/S".`);
  } else if (!hasMembers) {
    const vdbench = runs.every((run) => run.tool === "hcibench-vdbench");
    const what = vdbench ? "latencies are not weighted by I/O" : "throughput is cut to whole MiB/s";
    add(
      "info",
      "text-only",
      `Only the result text was found: ${what}, and IOPS are not split into reads and writes.`,
    );
  } else if (files.texts.length === 0) {
    add(
      "warning",
      "no-result-text",
      `${files.name} has no -res.txt: the runs come from the VMs' files alone.`,
    );
  }
  return parts;
}

/** Whether a section has the figures of any VM: vdbench prints zeros for a datastore without one. */
function holdsMembers({ blocks }: TextSection): boolean {
  return blocks.some((block) => figureOf(block, "members")?.value !== 0);
}

function unusable(file: string, what: string): Diagnostic {
  return { severity: "warning", code: "members-unusable", message: `${file}: ${what}.`, file, line: null };
}

function allEarly(file: string, datastore: string | null): Diagnostic {
  const where = datastore === null ? file : `${file} on ${datastore}`;
  const message = `${where}: all VMs finished early, there are no results.`;
  return { severity: "warning", code: "all-finished-early", message, file, line: null };
}

function tooLong(file: SourceFile): Diagnostic {
  const [size, read] = [file.sizeBytes, MAX_TEXT_BYTES].map((bytes) => bytes.toLocaleString("en-US"));
  const message = `${file.path} has ${size} bytes: only the first ${read} are read.`;
  return { severity: "warning", code: "text-cut", message, file: file.path, line: null };
}

function unreadable(file: SourceFile, error: unknown): Diagnostic {
  const reason = error instanceof Error ? error.message : String(error);
  return {
    severity: "error",
    code: "unreadable-file",
    message: `${file.path} cannot be read: ${reason}`,
    file: file.path,
    line: null,
  };
}

/** Several datastores of a case may say the same. */
function unique(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const seen = new Map<string, Set<string>>();
  return diagnostics.filter(({ severity, code, message, file, line }) => {
    const kind = `${severity} ${code} ${file}`;
    const places = seen.get(kind) ?? new Set();
    seen.set(kind, places);
    const place = `${line} ${message}`;
    const isNew = !places.has(place);
    places.add(place);
    return isNew;
  });
}
