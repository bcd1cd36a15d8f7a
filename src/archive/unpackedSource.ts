import { type ArchiveCaps, ArchiveError, DEFAULT_ARCHIVE_CAPS } from "./caps";
import { beginsGzip, gunzipped } from "./gzip";
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
  caps: ArchiveCaps = DEFAULT_ARCHIVE_CAPS,
): Promise<Source> {
  const [alone, ...others] = source.files;
  if (alone && others.length === 0) return { ...source, files: await unpackedAlone(alone, caps) };
  const files: SourceFile[] = [];
  for (const file of source.files) files.push(await unpackedAmongOthers(file, caps));
  return { ...source, files };
}

/** A file on its own is looked into, whatever it is called. */
async function unpackedAlone(file: SourceFile, caps: ArchiveCaps): Promise<SourceFile[]> {
  // What cannot be read is said by whoever reads it.
  const head = await headOf(file.open()).catch(() => new Uint8Array());
  if (beginsTar(head)) return tarFiles(file.open(), file.path, caps);
  if (!beginsGzip(head)) return [file];
  if (beginsTar(await headOf(gunzipped(file, caps)))) return tarFiles(gunzipped(file, caps), file.path, caps);
  return [await gunzippedFile(file, caps)];
}

async function unpackedAmongOthers(file: SourceFile, caps: ArchiveCaps): Promise<SourceFile> {
  if (!/\.gz$/i.test(file.path) || /\.tar\.gz$/i.test(file.path)) return file;
  try {
    return beginsGzip(await headOf(file.open())) ? await gunzippedFile(file, caps) : file;
  } catch (error) {
    if (!(error instanceof ArchiveError)) throw error;
    const failing = (): ReadableStream<Uint8Array> =>
      new ReadableStream({
        start: (controller) => {
          controller.error(error);
        },
      });
    return { ...file, path: pathWithoutGz(file.path), open: failing };
  }
}

async function gunzippedFile(file: SourceFile, caps: ArchiveCaps): Promise<SourceFile> {
  const open = () => gunzipped(file, caps);
  let sizeBytes = 0;
  const reader = open().getReader();
  for (let read = await reader.read(); !read.done; read = await reader.read()) sizeBytes += read.value.length;
  return { path: pathWithoutGz(file.path), sizeBytes, open };
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
