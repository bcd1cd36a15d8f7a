/** Reads .xlsx files beside the page, which answers while it does, and saves them in this browser. */
import { randomAccessOfBlob } from "../../archive/randomAccess";
import { openXlsx } from "../../workbook/readers/xlsx/openXlsx";
import { answerRequests } from "./answerRequests";
import { preparedWorkbook } from "./preparedWorkbook";

answerRequests(async (file, functions) => {
  const known = new Set(functions);
  return preparedWorkbook(await openXlsx(randomAccessOfBlob(file)), file.name, (id) => known.has(id));
});
