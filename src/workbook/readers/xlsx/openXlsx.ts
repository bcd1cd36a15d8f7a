import { ArchiveError } from "../../../archive/archiveLimits";
import type { InflateWhole } from "../../../archive/entry";
import { isZip, openArchive } from "../../../archive/openArchive";
import type { RandomAccess } from "../../../archive/randomAccess";
import { WORKBOOK_LIMITS } from "./limits";
import { readXlsx, type ReadWorkbook } from "./readXlsx";

/** Why a file is not opened, in words for the user. */
export class UnreadableWorkbook extends Error {
  constructor(file: string, because: string) {
    super(`"${file}" cannot be opened: ${because}.`);
    this.name = "UnreadableWorkbook";
  }
}

/** The first bytes of files of Excel 97 to 2003, and of workbooks with a password. */
const COMPOUND = [0xd0, 0xcf, 0x11, 0xe0];

/**
 * Opens a file and reads its workbook.
 *
 * @param inflateWhole Unpacks small parts faster than streams do, on platforms that have such a call.
 * @throws UnreadableWorkbook For a file that is not a workbook of the kind .xlsx, is damaged, or is too large.
 */
export async function openXlsx(access: RandomAccess, inflateWhole?: InflateWhole): Promise<ReadWorkbook> {
  const { name } = access;
  const first = await access.read(0, COMPOUND.length);
  if (COMPOUND.every((byte, i) => first[i] === byte))
    throw new UnreadableWorkbook(
      name,
      "it is a workbook of Excel 97 to 2003 (.xls), or has a password: save it as .xlsx without a password",
    );
  if (!(await isZip(access))) throw new UnreadableWorkbook(name, "it is not a workbook of the kind .xlsx");
  try {
    const source = await openArchive(access, {
      limits: WORKBOOK_LIMITS,
      ...(inflateWhole ? { inflateWhole } : {}),
    });
    return await readXlsx(source);
  } catch (error) {
    const isRefusal =
      error instanceof ArchiveError || error instanceof SyntaxError || error instanceof RangeError;
    if (isRefusal) throw new UnreadableWorkbook(name, reasonOf(error.message, name));
    throw error;
  }
}

/** The reason without the file's name, which the message begins with. */
function reasonOf(message: string, name: string): string {
  const reason = message.replace(/\.$/, "");
  return reason.startsWith(`${name} `) ? `it${reason.slice(name.length)}` : reason;
}
