import type { Diagnostic } from "../../model/benchmark/diagnostic";
import type { ParseOptions } from "../importer";
import type { FileReader } from "../reading/fileThreads";
import { mapConcurrently } from "../reading/mapConcurrently";
import type { ProgressMeter } from "../reading/progressMeter";
import type { CaseFiles, MemberFile } from "./case/caseFiles";
import { fioGroup } from "./fio/fioGroup";
import type { MemberGroup } from "./members/memberGroup";
import { byMemberName } from "./members/memberOrder";
import { MEMBER_READERS } from "./memberReaders";
import { vdbenchGroup } from "./vdbench/vdbenchGroup";

/** Files inflated at the same time: the platform inflates beside us, and one stream alone leaves it waiting. */
const LANES = 3;

/** The members of a case, and what their files say of themselves. */
export interface CaseMembers {
  groups: MemberGroup[];
  diagnostics: Diagnostic[];
}

/** Reads the files of a case's members, grouped by datastore. Rejects only when cancelled. */
export async function readMembers(
  files: CaseFiles,
  options: ParseOptions,
  progress: ProgressMeter,
): Promise<CaseMembers> {
  const inThreads = <Member>(id: keyof typeof MEMBER_READERS, here: FileReader<Member>): FileReader<Member> =>
    options.threads?.reader(id, here) ?? here;
  const fio = await readFiles(files.fioMembers, options, progress, inThreads("fio", MEMBER_READERS.fio));
  const vdbench = await readFiles(
    files.vdbenchMembers,
    options,
    progress,
    inThreads("vdbench", MEMBER_READERS.vdbench),
  );
  const unnamed = fio.get(null) ?? [];
  const own = unnamed.filter(({ isOther }) => !isOther);
  if (own.length > 0) fio.set(null, own);
  else fio.delete(null);
  const groups = [
    ...[...fio].map(([datastoreId, members]) => fioGroup(datastoreId, members)),
    ...[...vdbench].map(([datastoreId, members]) => vdbenchGroup(datastoreId, members)),
  ];
  return {
    groups,
    diagnostics: [
      ...unnamed.filter(({ isOther }) => isOther).map(({ file }) => notOfFio(file)),
      ...groups.flatMap(({ diagnostics }) => diagnostics),
    ],
  };
}

/** A case folder may hold any JSON, such as that of a dashboard. */
function notOfFio(file: string): Diagnostic {
  const message = `${file}: JSON, but not a result of fio. Skipped.`;
  return { severity: "info", code: "other-json", message, file, line: null };
}

/** The members that `read` makes of files, by the id of their datastore. */
async function readFiles<Member>(
  files: readonly MemberFile[],
  options: ParseOptions,
  progress: ProgressMeter,
  read: FileReader<Member>,
): Promise<Map<string | null, Member[]>> {
  // By name, so that sums do not depend on the order of a zip's entries.
  const lanes = options.threads?.lanes ?? LANES;
  const members = await mapConcurrently([...files].sort(byMemberName), lanes, async (memberFile) => {
    const { name, file } = memberFile;
    let done = 0;
    const member = await read(name, file, {
      signal: options.signal,
      series: options.series === true,
      onBytes: (bytes) => {
        done += bytes;
        progress.add(bytes, file.path);
      },
    });
    // A part of the file may be left unread.
    progress.add(file.sizeBytes - done, file.path);
    return { datastoreId: memberFile.datastoreId, member };
  });
  const groups = new Map<string | null, Member[]>();
  for (const { datastoreId, member } of members) {
    const group = groups.get(datastoreId) ?? [];
    groups.set(datastoreId, group);
    group.push(member);
  }
  return groups;
}
