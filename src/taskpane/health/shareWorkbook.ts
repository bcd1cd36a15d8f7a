import { shareFile } from "../../workbook/writers/xlsx/share/shareFile";
import type { ConnectedExcel } from "../connectedExcel";
import { openFile, type Downloaded } from "../excel/openFile";
import { IMPORT_NAMESPACE } from "../../workbook/importNamespace";
import type { Task } from "../task";

/** Bytes of a slice: the most that Excel hands over at once. */
const SLICE_BYTES = 4 * 2 ** 20;

/** Name of a copy that is downloaded. */
const COPY = "Copy without HCI Planner.xlsx";

/**
 * Opens a copy of the whole workbook in which HCI Planner formulas are values, without the imports that it keeps. The
 * workbook that is open stays as it is.
 *
 * @returns How many formulas became values, and why the copy was downloaded if it could not be opened.
 */
export async function shareWorkbook(
  excel: ConnectedExcel,
  { signal, progress }: Task,
): Promise<{ formulas: number; downloaded: Downloaded }> {
  const bytes = await workbookFile((share) => progress(share * 0.8, "reading the workbook"), signal);
  progress(0.8, "replacing formulas");
  const { output, formulas } = shareFile(bytes, [IMPORT_NAMESPACE]);
  signal.throwIfAborted();
  progress(0.9, "opening the copy");
  return { formulas, downloaded: await openFile(excel, COPY, output) };
}

/** The workbook as Excel would save it now. */
async function workbookFile(onProgress: (share: number) => void, signal: AbortSignal): Promise<Uint8Array> {
  const file = await result<Office.File>((done) =>
    Office.context.document.getFileAsync(Office.FileType.Compressed, { sliceSize: SLICE_BYTES }, done),
  );
  try {
    const slices: Uint8Array[] = [];
    for (let i = 0; i < file.sliceCount; i++) {
      signal.throwIfAborted();
      const { data } = await result<Office.Slice>((done) => file.getSliceAsync(i, done));
      slices.push(new Uint8Array(data as ArrayLike<number>));
      onProgress(slices.length / file.sliceCount);
    }
    return joined(slices);
  } finally {
    // Excel keeps at most two files open for an add-in.
    file.closeAsync();
  }
}

function result<T>(call: (done: (answer: Office.AsyncResult<T>) => void) => void): Promise<T> {
  return new Promise((resolve, reject) => {
    call(({ status, value, error }) => {
      if (status === Office.AsyncResultStatus.Succeeded) resolve(value);
      else reject(new Error(`Excel did not provide the workbook: ${error.message}`));
    });
  });
}

function joined(slices: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(slices.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const slice of slices) {
    whole.set(slice, at);
    at += slice.length;
  }
  return whole;
}
