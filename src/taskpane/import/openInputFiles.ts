import { isZip, openArchive } from "../../archive/openArchive";
import { randomAccessOfBlob } from "../../archive/randomAccess";
import { refusedFile } from "../../archive/refusedFile";
import type { Source, SourceFile } from "../../archive/source";
import { unpackedSource } from "../../archive/unpackedSource";
import type { InputFile, InputFiles } from "./importRequest";

/**
 * Input files as a source for the importers: a zip is opened and gzip unpacked, whatever it is called. An archive that cannot be
 * opened is a source of one file whose reading fails with the reason: what is imported with it is read.
 */
export async function openInputFiles({ name, files }: InputFiles): Promise<Source> {
  const [only, ...others] = files;
  if (!only || others.length > 0) return unpackedFiles({ name, files });
  try {
    const access = randomAccessOfBlob(only.file, name);
    return await ((await isZip(access))
      ? unpackedSource(await openArchive(access))
      : unpackedFiles({ name, files }));
  } catch (error) {
    return { name, files: [refusedFile(only.path, only.file.size, error)] };
  }
}

const unpackedFiles = ({ name, files }: InputFiles): Promise<Source> =>
  unpackedSource({ name, files: files.map(sourceFile) });

const sourceFile = ({ path, file }: InputFile): SourceFile => ({
  path,
  sizeBytes: file.size,
  open: () => file.stream(),
});
