import { shareFile } from "../../workbook/writers/xlsx/share/shareFile";
import { base64Of } from "../base64Of";
import type { ConnectedExcel } from "../connectedExcel";
import { patiently } from "../excel/patientRun";
import { KEPT_NAMESPACE } from "../kept/keptNamespace";
import type { Task } from "../task";

/** Bytes of a slice: the most that Excel hands over at once. */
const SLICE_BYTES = 4 * 2 ** 20;

/** Largest copy that Excel on the web opens. */
export const MAX_WEB_COPY_BYTES = 3_700_000;

/**
 * Opens a copy of the whole workbook in which formulas of ours are values, without the imports that it keeps. The
 * workbook that is open stays as it is.
 *
 * @returns How many formulas became values.
 */
export async function shareWorkbook(
  { isSetSupported }: ConnectedExcel,
  { signal, progress }: Task,
): Promise<{ formulas: number }> {
  if (!isSetSupported("ExcelApi", "1.8"))
    throw new Error("This Excel cannot open a new workbook from an add-in.");
  const bytes = await workbookFile((share) => progress(share * 0.8, "reading the workbook"), signal);
  progress(0.8, "replacing formulas");
  const { output, formulas } = shareFile(bytes, [KEPT_NAMESPACE]);
  signal.throwIfAborted();
  progress(0.9, "opening the copy");
  checkSize(output.length);
  const copy = base64Of(output);
  await patiently(() => Excel.createWorkbook(copy));
  return { formulas };
}

/** Excel on the web refuses a request above 5 MB, which is a file of this size as base64. Elsewhere there is no limit. */
function checkSize(bytes: number): void {
  if (Office.context.platform !== Office.PlatformType.OfficeOnline || bytes <= MAX_WEB_COPY_BYTES) return;
  const inMb = (size: number) => (size / 1e6).toLocaleString("en-US", { maximumFractionDigits: 1 });
  throw new Error(
    `The copy has ${inMb(bytes)} MB, and Excel on the web opens at most ${inMb(MAX_WEB_COPY_BYTES)} MB from an add-in: ` +
      "open this workbook in Excel for Windows or Mac and share it there, or remove sheets that the copy does not need.",
  );
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
      else reject(new Error(`Excel did not hand over the workbook: ${error.message}`));
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
