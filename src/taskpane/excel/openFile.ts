import type { ConnectedExcel } from "../connectedExcel";
import { messageOf } from "../messages";
import { saveFile } from "../saveFile";
import { base64Of } from "../../savedImports/base64Of";
import { taskSignal } from "../task";
import { patiently, Unanswered } from "./patientRun";

/** Largest file that Excel on the web opens from an add-in: it takes 5 MB, and the file goes as base64. */
const MAX_WEB_FILE_BYTES = 3_700_000;

/** What became of a file that was to be opened: nothing where it is open, or why it was downloaded instead. */
export type Downloaded = string | undefined;

/**
 * Opens a file as a new workbook. The workbook that is open stays as it is. Where Excel cannot open it, as on Windows with
 * the policy ExtensionHardening, it is downloaded.
 *
 * @throws Error on a Mac, whose Excel downloads nothing; the signal's reason, or `Unanswered`, where the task is cancelled:
 * nothing is downloaded then.
 */
export async function openFile(
  { isSetSupported }: ConnectedExcel,
  name: string,
  bytes: Uint8Array,
): Promise<Downloaded> {
  taskSignal()?.throwIfAborted();
  const refusal = refusedBefore(isSetSupported("ExcelApi", "1.8"), bytes.length) ?? (await tryToOpen(bytes));
  if (refusal === undefined) return undefined;
  if (Office.context.platform === Office.PlatformType.Mac)
    throw new Error(`${refusal} Open this workbook in Excel on the web or for Windows and try again there.`);
  saveFile(name, bytes);
  return `${refusal} It was downloaded as ${name} instead: open it from your downloads.`;
}

/** Why it is not tried at all: a request that is too large may break the connection to Excel. */
function refusedBefore(isSupported: boolean, bytes: number): string | undefined {
  if (!isSupported) return "This Excel cannot open a new workbook from an add-in.";
  if (Office.context.platform !== Office.PlatformType.OfficeOnline || bytes <= MAX_WEB_FILE_BYTES)
    return undefined;
  const inMb = (size: number) => (size / 1e6).toLocaleString("en-US", { maximumFractionDigits: 1 });
  return `The file has ${inMb(bytes)} MB, and Excel on the web opens at most ${inMb(MAX_WEB_FILE_BYTES)} MB from an add-in.`;
}

async function tryToOpen(bytes: Uint8Array): Promise<string | undefined> {
  const file = base64Of(bytes);
  try {
    await patiently(() => Excel.createWorkbook(file));
    return undefined;
  } catch (error) {
    // It was the user who did not want the file.
    if (taskSignal()?.aborted || error instanceof Unanswered) throw error;
    return `Excel did not open the file: ${messageOf(error).replace(/\.?$/, ".")}`;
  }
}
