/** Reads .xlsx files beside the page, which answers while it does, and saves them in this browser. */
import { randomAccessOfBlob } from "../../archive/randomAccess";
import { openXlsx } from "../../workbook/readers/xlsx/openXlsx";
import { openKeep } from "../keep/keep";
import type { OpenAnswer, OpenRequest } from "./openRequest";
import { preparedWorkbook, type PreparedWorkbook } from "./preparedWorkbook";
import { saveOpened } from "./saveOpened";

/** What a worker sees as its global, as far as it is used. */
interface WorkerScope {
  onmessage: (event: { data: OpenRequest }) => void;
  postMessage(answer: OpenAnswer): void;
}

const scope = globalThis as unknown as WorkerScope;

let prepared: PreparedWorkbook | undefined;

async function answerTo(request: OpenRequest): Promise<OpenAnswer> {
  if (request.kind === "read") {
    const { file, functions } = request;
    const known = new Set(functions);
    prepared = preparedWorkbook(await openXlsx(randomAccessOfBlob(file)), file.name, (id) => known.has(id));
    return { kind: "found", found: prepared.found };
  }
  if (!prepared) throw new Error("no file was read");
  if (request.kind === "take") return { kind: "taken", kept: prepared.kept };
  return { kind: "saved", key: await saveOpened(prepared, request.name, await openKeep()) };
}

scope.onmessage = ({ data }) => {
  answerTo(data)
    .catch((error: unknown): OpenAnswer => {
      return { kind: "failed", message: error instanceof Error ? error.message : String(error) };
    })
    .then((answer) => scope.postMessage(answer))
    // Whoever started it learns of an error that nothing catches.
    .catch((error: unknown) =>
      setTimeout(() => {
        throw error;
      }),
    );
};
