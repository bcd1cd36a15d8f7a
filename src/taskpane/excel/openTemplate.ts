import type { Template } from "../../templates/template";
import type { ConnectedExcel } from "../connectedExcel";
import { fileName } from "../saveFile";
import { openFile } from "./openFile";

/**
 * Opens the finished file of a template in a window of its own. The workbook that is open stays as it is.
 *
 * @returns What was done, in sentences.
 */
export async function openTemplate({ id, title }: Template, excel: ConnectedExcel): Promise<string> {
  const response = await fetch(`templates/${id}.xlsx`);
  if (!response.ok) {
    throw new Error(
      `The file of ${title} did not load (${response.status}): insert it into this workbook instead.`,
    );
  }
  const downloaded = await openFile(excel, fileName(title), new Uint8Array(await response.arrayBuffer()));
  return downloaded ?? `${title} is open in a new workbook.`;
}
