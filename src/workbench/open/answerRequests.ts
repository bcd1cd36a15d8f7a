import { openStorage } from "../saved/workbookStorage";
import type { OpenAnswer, OpenRequest } from "./openRequest";
import type { PreparedWorkbook } from "./preparedWorkbook";
import { saveOpened } from "./saveOpened";

/** What a worker sees as its global, as far as it is used. */
interface WorkerScope {
  onmessage: (event: { data: OpenRequest }) => void;
  postMessage(answer: OpenAnswer): void;
}

/**
 * Makes of a worker one that opens workbooks: it answers requests one after the other.
 *
 * @param read Reads a file. `functions` are the ids of the custom functions that the grid has.
 */
export function answerRequests(
  read: (file: File, functions: readonly string[]) => Promise<PreparedWorkbook>,
): void {
  const scope = globalThis as unknown as WorkerScope;
  let prepared: PreparedWorkbook | undefined;
  const answerTo = async (request: OpenRequest): Promise<OpenAnswer> => {
    if (request.kind === "read") {
      prepared = await read(request.file, request.functions);
      return { kind: "found", found: prepared.found };
    }
    if (!prepared) throw new Error("no file was read");
    if (request.kind === "take") return { kind: "taken", stored: prepared.stored };
    return { kind: "saved", key: await saveOpened(prepared, request.name, await openStorage()) };
  };
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
}
