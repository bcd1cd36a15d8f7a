import { type ArchiveLimits, ArchiveError, DEFAULT_ARCHIVE_LIMITS, RATIO_FREE_BYTES } from "./archiveLimits";
import { beginsGzip, gunzipped } from "./gzip";
import { refusedFile } from "./refusedFile";
import type { Source, SourceFile } from "./source";
import { beginsTar, TAR_HEAD_BYTES, tarFiles } from "./tar";

/**
 * The source with its gzip files unpacked: `esxtop.csv.gz` is `esxtop.csv` then, whose size is known because it was unpacked
 * once. A tar that is handed over alone, compressed or not, becomes the files that it holds; one among other files stays
 * what it is, as a zip in a zip does. A gzip file that cannot be unpacked says why when it is opened; alone, it is refused
 * with an `ArchiveError`.
 */
export async function unpackedSource(
  source: Source,
  limits: ArchiveLimits = DEFAULT_ARCHIVE_LIMITS,
): Promise<Source> {
  const unpacking: Unpacking = { limits, packedBytes: 0, unpackedBytes: 0 };
  const [alone, ...others] = source.files;
  const unpacked =
    alone && others.length === 0
      ? await unpackedAlone(alone, unpacking)
      : { files: await unpackedTogether(source.files, unpacking) };
  return { ...source, ...unpacked };
}

/** What is unpacked of one source: its limits hold for all of it together, too. */
interface Unpacking {
  limits: ArchiveLimits;
  packedBytes: number;
  unpackedBytes: number;
}

/** A file on its own is looked into, whatever it is called. */
async function unpackedAlone(
  file: SourceFile,
  unpacking: Unpacking,
): Promise<Pick<Source, "files" | "links">> {
  const { limits } = unpacking;
  // What cannot be read is said by whoever reads it.
  const head = await headOf(file.open()).catch(() => new Uint8Array());
  const opened = beginsTar(head)
    ? () => file.open()
    : beginsGzip(head)
      ? () => gunzipped(file, limits)
      : null;
  if (!opened) return { files: [file] };
  if (!beginsTar(await headOf(opened()))) return { files: [await gunzippedFile(file, unpacking)] };
  const { files, links } = await tarFiles(opened(), file.path, limits);
  return { files: await unpackedTogether(files, unpacking), links };
}

async function unpackedTogether(files: readonly SourceFile[], unpacking: Unpacking): Promise<SourceFile[]> {
  const paths = new Set(files.map(({ path }) => path));
  const unpacked: SourceFile[] = [];
  for (const file of files) unpacked.push(await unpackedAmongOthers(file, paths, unpacking));
  return unpacked;
}

async function unpackedAmongOthers(
  file: SourceFile,
  paths: ReadonlySet<string>,
  unpacking: Unpacking,
): Promise<SourceFile> {
  if (!/\.gz$/i.test(file.path) || /\.tar\.gz$/i.test(file.path)) return file;
  const path = pathWithoutGz(file.path);
  try {
    // Beside what it was made of it is listed as a file that is not read.
    if (paths.has(path) || !beginsGzip(await headOf(file.open()))) return file;
    if (beginsTar(await headOf(gunzipped(file, unpacking.limits)))) {
      throw refused(file, "it is an archive inside the import: extract it and import it separately");
    }
    return await gunzippedFile(file, unpacking);
  } catch (error) {
    return refusedFile(path, file.sizeBytes, error);
  }
}

const refused = ({ path }: SourceFile, why: string): ArchiveError =>
  new ArchiveError(`${path} is not opened: ${why}.`, path);

async function gunzippedFile(file: SourceFile, unpacking: Unpacking): Promise<SourceFile> {
  const { limits } = unpacking;
  const open = () => gunzipped(file, limits);
  let sizeBytes = 0;
  unpacking.packedBytes += file.sizeBytes;
  const reader = open().getReader();
  try {
    for (let read = await reader.read(); !read.done; read = await reader.read()) {
      sizeBytes += read.value.length;
      unpacking.unpackedBytes += read.value.length;
      if (isOverAll(unpacking)) {
        throw refused(file, "with the files before it, it unpacks to more than an import may hold");
      }
    }
  } finally {
    // Of a stream that has ended this does nothing.
    await reader.cancel().catch(() => undefined);
  }
  return { path: pathWithoutGz(file.path), sizeBytes, open };
}

/** A thousand small bombs are one large one. */
function isOverAll({ limits, packedBytes, unpackedBytes }: Unpacking): boolean {
  if (unpackedBytes > limits.totalBytes) return true;
  return unpackedBytes > RATIO_FREE_BYTES && unpackedBytes > packedBytes * limits.ratio;
}

const pathWithoutGz = (path: string): string => path.replace(/\.gz$/i, "");

/** The first bytes of a stream, which is then closed; fewer where it is shorter. */
async function headOf(stream: ReadableStream<Uint8Array>): Promise<Uint8Array> {
  const head = new Uint8Array(TAR_HEAD_BYTES);
  let length = 0;
  const reader = stream.getReader();
  try {
    while (length < head.length) {
      const { done, value } = await reader.read();
      if (done) break;
      const part = value.subarray(0, head.length - length);
      head.set(part, length);
      length += part.length;
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
  return head.subarray(0, length);
}
