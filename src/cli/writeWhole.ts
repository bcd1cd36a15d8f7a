import type { Stats } from "node:fs";
import fs from "node:fs/promises";
import path from "node:path";
import { badInput } from "../model/errors";
import { fileId } from "./fileId";

/** What the codes of a system mean to a user. */
const REASONS: Readonly<Record<string, string>> = {
  ...{ ENOSPC: "the disk is full", EDQUOT: "your quota of the disk is used up" },
  ...{ EACCES: "you may not write there", EPERM: "you may not write there" },
  EROFS: "the disk is read-only",
};

/** A link may lead to another one; more than these are a circle. */
const MAX_LINKS = 40;

/**
 * The file that is written where a name is given: links are followed. Rejects where it is an input, which would be lost,
 * a second output of that name, or a folder or device. Commands ask before they read anything, because reading may take minutes.
 *
 * @param inputs What the command reads: files and folders, and files that it writes besides.
 */
export async function outputTarget(name: string, inputs: readonly string[] = []): Promise<string> {
  if (name.trim() === "")
    throw badInput(`"${name}" is not the name of a file: use a name such as report.xlsx`);
  const target = await behindLinks(name);
  await fs.stat(target).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENAMETOOLONG") throw badInput(`"${name}" is too long for the name of a file`);
  });
  const stats = await statsOf(target);
  if (stats?.isDirectory()) {
    throw badInput(`"${name}" is a folder: use a file in it, such as ${path.join(name, "report.xlsx")}`);
  }
  if (stats && !stats.isFile()) {
    throw badInput(`"${name}" is not a regular file: use the name of a file, such as report.xlsx`);
  }
  for (const input of inputs) await refuseInput(name, target, stats, input);
  return target;
}

/**
 * Writes beside the target and renames: a failure leaves nothing half-written.
 *
 * @param target As `outputTarget` answers.
 */
export async function writeWhole(target: string, bytes: Uint8Array): Promise<void> {
  const folder = path.dirname(target);
  await makeFolder(folder);
  // Not the name of the target with an ending: that may be as long as a name can be.
  const temporary = path.join(folder, `.hci-planner-${process.pid}.tmp`);
  try {
    const mode = (await statsOf(target))?.mode;
    await fs.writeFile(temporary, bytes, mode === undefined ? {} : { mode });
    await fs.rename(temporary, target);
  } catch (error) {
    await fs.rm(temporary, { force: true });
    throw badInput(`Could not write "${target}": ${reasonOf(error)}`);
  }
}

async function behindLinks(name: string): Promise<string> {
  let target = path.resolve(name);
  for (let links = 0; links < MAX_LINKS; links += 1) {
    const to = await fs.readlink(target).catch(() => null);
    if (to === null) return target;
    target = path.resolve(path.dirname(target), to);
  }
  throw badInput(`"${name}" is a link that leads back to itself`);
}

/** The same file under any name is the same; in a folder of results only an earlier report is replaced. */
async function refuseInput(name: string, target: string, stats: Stats | null, input: string): Promise<void> {
  const read = await statsOf(input);
  if (!stats && !read && (await isSamePlace(target, await behindLinks(input)))) {
    throw badInput(`"${name}" is the name of two files: use another name for the output`);
  }
  if (!stats || !read) return;
  if (await areOne(target, input)) {
    throw badInput(`"${name}" is an input: use another name for the output`);
  }
  if (!read.isDirectory() || target.toLowerCase().endsWith(".xlsx")) return;
  const folder = await fs.realpath(input);
  const inside = path.relative(folder, await fs.realpath(target));
  if (!inside.startsWith("..") && !path.isAbsolute(inside)) {
    throw badInput(`"${name}" is a file of the input ${input}: use another name for the output`);
  }
}

/** Are two files that do not exist yet one? Some systems do not tell capitals apart. */
async function isSamePlace(a: string, b: string): Promise<boolean> {
  if (path.basename(a).toLowerCase() !== path.basename(b).toLowerCase()) return false;
  const [inA, inB] = [path.dirname(a), path.dirname(b)];
  if (inA === inB) return true;
  const [isThereA, isThereB] = [await statsOf(inA), await statsOf(inB)].map((stats) => stats !== null);
  return isThereA && isThereB ? areOne(inA, inB) : !isThereA && !isThereB && isSamePlace(inA, inB);
}

/** Are two names those of one file or folder? */
async function areOne(a: string, b: string): Promise<boolean> {
  const [first, second] = [await fileId(a), await fileId(b)];
  return first.id === second.id;
}

async function statsOf(file: string): Promise<Stats | null> {
  return fs.stat(file).catch(() => null);
}

/** Step by step: `mkdir` of Node never ends where a folder such as /proc takes none. */
async function makeFolder(folder: string): Promise<void> {
  const stats = await statsOf(folder);
  if (stats?.isDirectory()) return;
  if (stats) throw badInput(`"${folder}" is not a folder: use another place for the output`);
  await makeFolder(path.dirname(folder));
  try {
    await fs.mkdir(folder);
  } catch (error) {
    const isMade = (await statsOf(folder))?.isDirectory();
    if (!isMade) throw badInput(`Could not create the folder "${folder}": ${reasonOf(error)}`);
  }
}

function reasonOf(error: unknown): string {
  const { code = "", message } = error as NodeJS.ErrnoException;
  return REASONS[code] ?? message;
}
