import type { WorkbookDrawing } from "../workbook/drawing";
import type { UniverSnapshot } from "../workbook/writers/univer/snapshot";

/** A workbook as this browser keeps it: what was opened, and the grid as it was last. */
export interface KeptWorkbook {
  opened: WorkbookDrawing;
  snapshot: UniverSnapshot;
  /** Mark of the contents that can be had again, such as those of the last download. */
  safe: string;
}

/** Where the browser keeps the workbook that is open. Local storage would end at 5 MB. */
export interface Keep {
  load(): Promise<KeptWorkbook | undefined>;
  save(workbook: KeptWorkbook): Promise<void>;
  forget(): Promise<void>;
}

const DATABASE = "hci-planner";
const STORE = "workbench";
const KEY = "workbook";

/** Raised whenever what is kept changes its shape; older ones are dropped. */
const VERSION = 2;

/** Opens the browser's own database. Rejects where the browser does not allow one, as in some private windows. */
export async function openKeep(): Promise<Keep> {
  const opening = indexedDB.open(DATABASE, VERSION);
  opening.addEventListener("upgradeneeded", () => {
    for (const store of opening.result.objectStoreNames) opening.result.deleteObjectStore(store);
    opening.result.createObjectStore(STORE);
  });
  const database = await answered(opening);
  const store = (mode: IDBTransactionMode) => database.transaction(STORE, mode).objectStore(STORE);
  return {
    load: async () => (await answered(store("readonly").get(KEY))) as KeptWorkbook | undefined,
    save: async (workbook) => void (await answered(store("readwrite").put(workbook, KEY))),
    forget: async () => void (await answered(store("readwrite").delete(KEY))),
  };
}

function answered<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener("success", () => resolve(request.result));
    request.addEventListener("error", () =>
      reject(request.error ?? new Error("the browser's storage failed")),
    );
  });
}
