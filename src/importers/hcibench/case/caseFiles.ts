import type { Source, SourceFile } from "../../../archive/source";
import { parseMemberName } from "./memberName";
import type { CaseName } from "./caseName";
import { parseCaseName } from "./caseName";

/** The file of one VM or pod. */
export interface MemberFile {
  name: string;
  /** `null` for pods and for names that do not carry it. */
  datastoreId: string | null;
  file: SourceFile;
}

/** The files of one test case. */
export interface CaseFiles {
  name: string;
  /** The case folder's path, empty when its files lie at the top. */
  folder: string;
  /** What the names of its members' files end with where they are copies, such as " (1)"; "" where they are not. */
  copy: string;
  /** `-res.txt`; several only when files of the same name were handed over. */
  texts: SourceFile[];
  fioMembers: MemberFile[];
  vdbenchMembers: MemberFile[];
  hcibenchConfig: SourceFile | null;
  fioConfig: SourceFile | null;
  vdbenchConfig: SourceFile | null;
  /** `resource_util.info` (tables with hosts) and `resource_usage.info` (averages). */
  resourceTables: SourceFile | null;
  resourceUsage: SourceFile | null;
  /** `vsan.cfg`, and the `-health.info` of every cluster. */
  vsanConfig: SourceFile | null;
  health: SourceFile[];
  /** From the name of `HCIBench-<version>-logs.tar.gz`. */
  version: string | null;
  /** That file, of which only the name is read. */
  logs: SourceFile | null;
}

const RESULT_TEXT = /^(.*)-res\.txt$/i;

/** What browsers and file managers write into the name of a copy: "x (1).json", "x - Copy.json". */
const COPY = /(?: \(\d{1,3}\)| - Copy)(?=\.(?:json|txt)$)/i;

/** Which copy of a file its name makes it; "" for none. */
const copyOf = (name: string): string => COPY.exec(name)?.[0] ?? "";

/** The name of a file without the mark of a copy. */
const uncopied = (name: string): string => name.replace(COPY, "");

/**
 * Sorts the files of a source into test cases, in the order in which they ran. A case is a folder of member files
 * with its `-res.txt` beside it; either may be missing, and folders above them do not matter.
 */
export function caseFiles(source: Source): CaseFiles[] {
  const cases = new Map<string, CaseFiles>();
  const at = (path: string): CaseFiles => {
    const found = cases.get(path) ?? emptyCase(path, source.name);
    cases.set(path, found);
    return found;
  };
  // Files of VMs that were numbered because others had their names are of another test, or of this one again.
  const copies = new Map<string, CaseFiles>();
  const copyCase = (folder: string, name: string): CaseFiles => {
    const copy = copyOf(name);
    if (copy === "") return at(folder);
    const key = `${folder}\n${copy}`;
    const found = copies.get(key) ?? { ...emptyCase(folder, source.name), copy };
    copies.set(key, found);
    return found;
  };
  for (const file of source.files) {
    const path = caseOfText(file.path);
    if (path !== null) at(path).texts.push(file);
  }
  // Only then: what a file counts as must not depend on the order of names.
  const known = new Set(cases.keys());
  for (const file of source.files) {
    const folder = folderOf(file.path);
    const { tool } = parseCaseName(baseName(folder));
    const inCase = known.has(folder) || isCaseName(baseName(folder));
    const member = memberFile(file, inCase ? tool : undefined);
    if (!member) continue;
    const { fioMembers, vdbenchMembers } = copyCase(folder, baseName(file.path));
    (member.tool === "fio" ? fioMembers : vdbenchMembers).push(member);
  }
  for (const file of source.files) {
    const folder = folderOf(file.path);
    const found = cases.get(folder);
    if (found) addSideFile(found, file);
  }
  return [...cases.values(), ...copies.values()].sort(byStart);
}

/** By the start in the name; cases of one start (VM groups) and cases without one by their path. */
function byStart(a: CaseFiles, b: CaseFiles): number {
  const start = (files: CaseFiles) => parseCaseName(files.name).epochSeconds ?? Infinity;
  if (start(a) !== start(b)) return start(a) - start(b);
  const [left, right] = [joinPath(a.folder, a.name), joinPath(b.folder, b.name)];
  return left < right ? -1 : 1;
}

/** The path of the case that a result text is of; `null` for other files. */
export function caseOfText(path: string): string | null {
  const text = RESULT_TEXT.exec(uncopied(baseName(path)));
  return text ? joinPath(folderOf(path), text[1] ?? "") : null;
}

/** True for the files that make a source HCIBench's. */
export function isHcibenchFile(file: SourceFile): boolean {
  return caseOfText(file.path) !== null || parseMemberName(uncopied(baseName(file.path))) !== null;
}

/** The last part of a path. */
function baseName(path: string): string {
  return path.slice(path.lastIndexOf("/") + 1);
}

/** A path without its last part; empty for what lies at the top. */
export function folderOf(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf("/")));
}

/** Pods and renamed VMs are told by the folder they lie in (`caseTool`: its tool), the others by their name. */
function memberFile(
  file: SourceFile,
  caseTool: CaseName["tool"] | undefined,
): (MemberFile & { tool: "fio" | "vdbench" }) | null {
  const fileName = uncopied(baseName(file.path));
  const named = parseMemberName(fileName);
  if (named) return { ...named, file };
  if (caseTool === undefined) return null;
  const [, name = "", extension = ""] = /^(.+)\.(json|txt)$/i.exec(fileName) ?? [];
  const tool = extension.toLowerCase() === "json" ? "fio" : "vdbench";
  // A text may be anything, but for a case of vdbench's there is nothing else that is one.
  if (name === "" || (tool === "vdbench" && (caseTool !== "vdbench" || RESULT_TEXT.test(fileName))))
    return null;
  return { name, datastoreId: null, tool, file };
}

function addSideFile(found: CaseFiles, file: SourceFile): void {
  const name = baseName(file.path);
  if (name === "hcibench.cfg") found.hcibenchConfig = file;
  else if (name === "fio.cfg") found.fioConfig = file;
  else if (name === "vdbench.cfg") found.vdbenchConfig = file;
  else if (name === "resource_util.info") found.resourceTables = file;
  else if (name === "resource_usage.info") found.resourceUsage = file;
  else if (name === "vsan.cfg") found.vsanConfig = file;
  else if (name.endsWith("-health.info")) found.health.push(file);
  else {
    const version = /^HCIBench-(.+)-logs\.tar\.gz$/.exec(name)?.[1];
    if (version === undefined) return;
    found.version = version;
    found.logs = file;
  }
}

function isCaseName(name: string): boolean {
  const { tool, epochSeconds } = parseCaseName(name);
  return tool !== null || epochSeconds !== null;
}

/** A case without files yet; one without a folder is called like its source. */
export function emptyCase(folder: string, sourceName: string): CaseFiles {
  return {
    name: baseName(folder) || sourceName.replace(/\.zip$/i, ""),
    folder,
    copy: "",
    texts: [],
    fioMembers: [],
    vdbenchMembers: [],
    hcibenchConfig: null,
    fioConfig: null,
    vdbenchConfig: null,
    resourceTables: null,
    resourceUsage: null,
    vsanConfig: null,
    health: [],
    version: null,
    logs: null,
  };
}

function joinPath(folder: string, name: string): string {
  return folder === "" ? name : `${folder}/${name}`;
}
