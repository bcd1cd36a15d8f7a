import { isZip, openArchive } from "../../archive/openArchive";
import type { Source } from "../../archive/source";
import { randomAccessOfBlob } from "../../archive/randomAccess";
import { unpackedSource } from "../../archive/unpackedSource";
import type { InputFiles } from "./importRequest";

/** Input files as a source for the importers: a zip is opened and gzip unpacked, whatever it is called. */
export async function openInputFiles({ name, files }: InputFiles): Promise<Source> {
  const [only, ...others] = files;
  if (only && others.length === 0) {
    const access = randomAccessOfBlob(only.file, name);
    if (await isZip(access)) return unpackedSource(await openArchive(access));
  }
  return unpackedSource({
    name,
    files: files.map(({ path, file }) => ({ path, sizeBytes: file.size, open: () => file.stream() })),
  });
}
