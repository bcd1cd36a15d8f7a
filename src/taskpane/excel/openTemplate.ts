import type { Template } from "../../templates/template";
import { base64Of } from "../base64Of";
import type { ConnectedExcel } from "../connectedExcel";
import { patiently } from "./patientRun";

/** Opens the finished file of a template in a window of its own. The workbook that is open stays as it is. */
export async function openTemplate(
  { id, title }: Template,
  { isSetSupported }: ConnectedExcel,
): Promise<void> {
  if (!isSetSupported("ExcelApi", "1.8"))
    throw new Error("This Excel cannot open a new workbook from an add-in.");
  const response = await fetch(`templates/${id}.xlsx`);
  if (!response.ok) {
    throw new Error(
      `The file of ${title} did not load (${response.status}): insert it into this workbook instead.`,
    );
  }
  const file = base64Of(new Uint8Array(await response.arrayBuffer()));
  await patiently(() => Excel.createWorkbook(file));
}
