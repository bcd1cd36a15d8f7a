import { caseOfPath } from "../caseOfPath";
import type { Source, SourceFile } from "../../archive/source";
import type { Importer, ParseOptions } from "../importer";
import type { ParseResult } from "../parseResult";
import { ProgressMeter } from "../reading/progressMeter";
import { readText } from "../reading/readText";
import type { CaseFiles } from "./case/caseFiles";
import { caseFiles, emptyCase, isHcibenchFile } from "./case/caseFiles";
import { hcibench } from "./hcibench";
import { MAX_TEXT_BYTES, readCase } from "./readCase";
import { holdsResults } from "./text/holdsResults";

/** Enough of a text to meet its first block of figures. */
const HEAD_BYTES = 64 * 1024;

/** Files of HCIBench: a results folder or zip, of which every VM's file is streamed, or result texts. */
export const hcibenchFiles: Importer = {
  id: hcibench.id,
  label: hcibench.label,
  async detect(source) {
    if (source.files.some(isHcibenchFile)) return true;
    for (const file of source.files) {
      if (await isResultText(file)) return true;
    }
    return false;
  },
  parse,
};

async function parse(source: Source, options: ParseOptions = {}): Promise<ParseResult> {
  const cases = [...caseFiles(source), ...(await looseTexts(source, options.signal))];
  const total = cases.reduce((sum, each) => sum + sizeOf(each), 0);
  const progress = new ProgressMeter(total, options.onProgress);
  const result: ParseResult = { runs: [], diagnostics: [] };
  for (const files of cases) {
    options.signal?.throwIfAborted();
    const { runs, diagnostics } = await readCase(files, options, progress);
    result.runs.push(...runs);
    result.diagnostics.push(...diagnostics);
  }
  progress.finish(source.name);
  return result;
}

/** Result texts under any other name, such as a pasted one: each is a case of its own. */
async function looseTexts(source: Source, signal: AbortSignal | undefined): Promise<CaseFiles[]> {
  const texts: CaseFiles[] = [];
  for (const file of source.files) {
    if (isHcibenchFile(file) || !(await isResultText(file, signal))) continue;
    texts.push({ ...emptyCase("", source.name), name: caseOfPath(file.path), texts: [file] });
  }
  return texts;
}

/** By content: a block with IOPS that stands under a datastore, a job or a number of VMs. */
async function isResultText(file: SourceFile, signal?: AbortSignal): Promise<boolean> {
  if (file.sizeBytes > MAX_TEXT_BYTES || !/(^|\/)([^./]+|[^/]*\.(txt|md|log))$/i.test(file.path))
    return false;
  let head: string;
  try {
    head = await readText(file, HEAD_BYTES, signal);
  } catch {
    signal?.throwIfAborted();
    return false;
  }
  return holdsResults(head);
}

function sizeOf(files: CaseFiles): number {
  const members = [...files.fioMembers, ...files.vdbenchMembers].map((member) => member.file);
  const configs = [files.hcibenchConfig, files.fioConfig, files.vdbenchConfig];
  const sides = [...configs, files.resourceTables, files.resourceUsage];
  return [...members, ...files.texts.slice(0, 1), ...sides].reduce(
    (sum, file) => sum + (file?.sizeBytes ?? 0),
    0,
  );
}
