import { createTarDecoder, type TarHeader } from "modern-tar";
import { ArchiveError, checkEntryCount, DAMAGED, type ArchiveLimits, figure } from "./archiveLimits";
import { leadsOut } from "./entryPath";
import { refusedFile } from "./refusedFile";
import type { Source, SourceFile } from "./source";

/** Where every tar since 1988 has its name. */
const MAGIC_OFFSET = 257;

/** Where a header has the sum of its bytes. The bytes of the sum count as spaces. */
const SUM_OFFSET = 148;
const SUM_BYTES = 8;

/** Enough of the beginning to tell a tar. */
export const TAR_HEAD_BYTES = 512;

/** A tar is a stream without a directory: what it holds is kept in memory, so much at most. */
const MAX_HELD_BYTES = 512 * 2 ** 20;

/** Whether data begin like a tar: older ones, and those with a label, are known by their sum alone. */
export function beginsTar(head: Uint8Array): boolean {
  return textAt(head, MAGIC_OFFSET, 5) === "ustar" || hasSum(head);
}

function hasSum(head: Uint8Array): boolean {
  const [, digits] = /^ *([0-7]+)[ \0]/.exec(textAt(head, SUM_OFFSET, SUM_BYTES)) ?? [];
  if (digits === undefined || head.length < TAR_HEAD_BYTES) return false;
  const header = head.slice(0, TAR_HEAD_BYTES).fill(0x20, SUM_OFFSET, SUM_OFFSET + SUM_BYTES);
  return header.reduce((sum, byte) => sum + byte, 0) === Number.parseInt(digits, 8);
}

const textAt = (bytes: Uint8Array, offset: number, length: number): string =>
  new TextDecoder("latin1").decode(bytes.subarray(offset, offset + length));

/** What a tar holds. */
export type TarContents = Required<Pick<Source, "files" | "links">>;

/**
 * The files and links of a tar, in its order. Devices and folders are left out, as they hold nothing. Rejects with an
 * `ArchiveError` for a tar that is damaged, holds two files of one path or one whose path leads out of it, or is larger
 * than the limits.
 *
 * @param name What the user called it, for messages.
 */
export async function tarFiles(
  tar: ReadableStream<Uint8Array>,
  name: string,
  limits: ArchiveLimits,
): Promise<TarContents> {
  const files = new Map<string, SourceFile>();
  const links: { path: string; target: string }[] = [];
  let heldBytes = 0;
  let entries = 0;
  const reader = tar.pipeThrough(createTarDecoder({ strict: true })).getReader();
  try {
    for (let read = await reader.read(); !read.done; read = await reader.read()) {
      const { header, body } = read.value;
      const { isSparse, name: stored } = sparseOf(header);
      const path = stored.replace(/^(\.\/)+/, "");
      checkEntryCount(name, ++entries, limits);
      if (leadsOut(path)) {
        throw new ArchiveError(`${JSON.stringify(path)} is a path that leads out of the archive.`, path);
      }
      heldBytes += header.size;
      if (heldBytes > MAX_HELD_BYTES) {
        throw new ArchiveError(
          `${name} holds more than ${figure(MAX_HELD_BYTES)} bytes: extract it and import the folder.`,
          name,
        );
      }
      if (header.type !== undefined && header.type !== "file") {
        if (header.type === "link" || header.type === "symlink") {
          links.push({ path, target: header.linkname ?? "" });
        }
        await body.cancel();
        continue;
      }
      if (files.has(path)) throw new ArchiveError(`${path} is in the archive twice.`, path);
      if (isSparse) {
        await body.cancel();
        files.set(path, refusedFile(path, header.size, sparseError(path)));
        continue;
      }
      const bytes = await new Response(body).blob();
      files.set(path, { path, sizeBytes: bytes.size, open: () => bytes.stream() });
    }
  } catch (error) {
    if (error instanceof ArchiveError) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new ArchiveError(`${name} cannot be read as a tar (${reason}): ${DAMAGED}`, name);
  } finally {
    // Of a stream that has ended this does nothing.
    await reader.cancel().catch(() => undefined);
  }
  return { files: [...files.values()], links };
}

/** Whether an entry is a file without its holes, and what the file is called: the entry has a name of its own. */
function sparseOf({ name, pax = {} }: TarHeader): { isSparse: boolean; name: string } {
  const isSparse = Object.keys(pax).some((key) => key.startsWith("GNU.sparse."));
  return { isSparse, name: pax["GNU.sparse.name"] ?? name };
}

const sparseError = (path: string): ArchiveError =>
  new ArchiveError(
    `${path} is a sparse file, which is not read from an archive: extract the archive and import the folder.`,
    path,
  );
