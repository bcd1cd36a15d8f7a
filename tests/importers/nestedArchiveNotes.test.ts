import { nestedArchiveNotes } from "../../src/importers/nestedArchiveNotes";
import { folderOf, textFile } from "./sources";

test.each([
  ["older/run.zip", true],
  ["RUN.ZIP", true],
  ["run.7z", true],
  ["run.rar", true],
  ["HCIBench-3.0-logs.tar.gz", false],
  ["logs.tgz", false],
  ["run.zip.txt", false],
  ["runzip", false],
])("%s inside an import is an archive that is not opened: %p", (path, noted) => {
  const notes = nestedArchiveNotes(folderOf([textFile("a.txt", ""), textFile(path, "")]));
  expect(notes.map(({ severity, code, file, line }) => [severity, code, file, line])).toEqual(
    noted ? [["warning", "nested-archive", path, null]] : [],
  );
});
