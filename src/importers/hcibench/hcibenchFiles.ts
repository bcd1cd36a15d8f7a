import { append } from "../append";
import { caseOfPath } from "../caseOfPath";
import type { Source, SourceFile } from "../../archive/source";
import type { Importer, ParseOptions } from "../importer";
import type { ParseResult } from "../parseResult";
import { ProgressMeter } from "../reading/progressMeter";
import type { CaseFiles } from "./case/caseFiles";
import { caseFiles, caseOfText, emptyCase, folderOf, isHcibenchFile } from "./case/caseFiles";
import { hcibench } from "./hcibench";
import { MAX_TEXT_BYTES, readCase } from "./readCase";
import { holdsResults } from "./text/holdsResults";

/** Files of HCIBench: a results folder or zip, of which every VM's file is streamed, or result texts. */
export const hcibenchFiles: Importer = {
  id: hcibench.id,
  label: hcibench.label,
  claim(source) {
    if (!source.files.some(isHcibenchFile)) return [];
    const cases = caseFiles(source);
    return [...cases.flatMap(filesOf), ...cases.flatMap(({ logs }) => logs ?? [])];
  },
  mayRecognize: mayBeText,
  recognizes: ({ text }) => holdsResults(text),
  accompanies: ({ path }, claimed) => claimed.some((each) => isWrittenWith(path, each.path)),
  parse,
};

/** Does HCIBench write a file with another one: into the folder of the case, or as its printed report? */
function isWrittenWith(path: string, claimed: string): boolean {
  const name = caseOfText(claimed);
  if (name === null) return path.startsWith(`${folderOf(claimed)}/`);
  return path.startsWith(`${name}/`) || path === `${name}-report.pdf`;
}

async function parse(source: Source, options: ParseOptions = {}): Promise<ParseResult> {
  const named = caseFiles(source);
  const cases = [...named, ...looseTexts(source, named)];
  const total = cases.reduce((sum, each) => sum + sizeOf(each), 0);
  const progress = new ProgressMeter(total, options.onProgress);
  const result: ParseResult = { runs: [], diagnostics: [] };
  for (const files of cases) {
    options.signal?.throwIfAborted();
    const { runs, diagnostics } = await readCase(files, options, progress);
    append(result.runs, runs);
    append(result.diagnostics, diagnostics);
  }
  progress.finish(source.name);
  return result;
}

/** Result texts may have any name, such as a pasted one. */
function mayBeText({ path, sizeBytes }: SourceFile): boolean {
  return sizeBytes <= MAX_TEXT_BYTES && /(^|\/)([^./]+|[^/]*\.(txt|md|log))$/i.test(path);
}

/** Texts that were recognized and belong to no case: each is a case of its own. */
function looseTexts(source: Source, cases: readonly CaseFiles[]): CaseFiles[] {
  const inCases = new Set(cases.flatMap(filesOf));
  return source.files
    .filter((file) => !inCases.has(file) && (mayBeText(file) || source.files.length === 1))
    .map((file) => ({ ...emptyCase("", source.name), name: caseOfPath(file.path), texts: [file] }));
}

/** The files of a case that are read, and further result texts of the same name. */
function filesOf(files: CaseFiles): SourceFile[] {
  const members = [...files.fioMembers, ...files.vdbenchMembers].map((member) => member.file);
  const configs = [files.hcibenchConfig, files.fioConfig, files.vdbenchConfig];
  const resources = [files.resourceTables, files.resourceUsage, files.vsanConfig];
  const sides = [...configs, ...resources].filter((file) => file !== null);
  return [...members, ...files.texts, ...sides, ...files.health];
}

function sizeOf(files: CaseFiles): number {
  const unused = new Set(files.texts.slice(1));
  return filesOf(files).reduce((sum, file) => sum + (unused.has(file) ? 0 : file.sizeBytes), 0);
}
