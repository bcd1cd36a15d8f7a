import { firstVerdict } from "./firstVerdict";
import type { AboutWorkbook, StoredWorkbook } from "./storedWorkbook";
import { aboutKey } from "./workbookKeys";

/** Where the browser saves workbooks, each under a key. Local storage would end at 5 MB. */
export interface WorkbookStorage {
  /** What is saved under a key; `undefined` where nothing is. It may be anything: an older version wrote it, or a fault. */
  load(key: string): Promise<unknown>;
  /**
   * Saves a workbook. The write begins before the function returns, so it is done even if the page is closed then.
   *
   * @throws DOMException where the browser's storage is full or refused; what was saved before is still there.
   */
  save(key: string, workbook: StoredWorkbook): Promise<void>;
  /** Saves anything under a key, such as the name of a workbook. */
  put(key: string, value: unknown): Promise<void>;
  /** Keys of what is saved. */
  keys(): Promise<string[]>;
  /** Moves what is saved under a key to another key. */
  move(from: string, to: string): Promise<void>;
  remove(key: string): Promise<void>;
}

const DATABASE = "hci-planner";
const STORE = "workbench";
const VERSION = 2;

/** Opens the browser's own database. Rejects where the browser does not allow one, as in some private windows. */
export async function openStorage(): Promise<WorkbookStorage> {
  let database = await openDatabase();
  // The browser closes it when a user clears the site's data, and sometimes when the disk is full.
  const reopen = async () => (database = await openDatabase());

  function begin(mode: IDBTransactionMode): IDBTransaction {
    return database.transaction(STORE, mode);
  }
  async function write(act: (store: IDBObjectStore) => void): Promise<void> {
    let transaction: IDBTransaction;
    try {
      transaction = begin("readwrite");
    } catch {
      await reopen();
      transaction = begin("readwrite");
    }
    act(transaction.objectStore(STORE));
    transaction.commit();
    await ended(transaction);
  }
  return {
    load: (key) => answered(begin("readonly").objectStore(STORE).get(key)),
    save: (key, workbook) => {
      const about: AboutWorkbook = { saved: Date.now(), verdict: firstVerdict(workbook.snapshot) };
      return write((store) => {
        store.put(workbook, key);
        store.put(about, aboutKey(key));
      });
    },
    put: (key, value) => write((store) => store.put(value, key)),
    keys: async () => (await answered(begin("readonly").objectStore(STORE).getAllKeys())).map(String),
    async move(from, to) {
      const raw: unknown = await answered(begin("readonly").objectStore(STORE).get(from));
      await write((store) => {
        store.put(raw, to);
        store.delete(from);
      });
    },
    remove: (key) => write((store) => store.delete(key)),
  };
}

function openDatabase(): Promise<IDBDatabase> {
  const opening = indexedDB.open(DATABASE, VERSION);
  opening.addEventListener("upgradeneeded", () => {
    if (!opening.result.objectStoreNames.contains(STORE)) opening.result.createObjectStore(STORE);
  });
  return answered(opening);
}

function answered<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener("success", () => resolve(request.result));
    request.addEventListener("error", () => reject(problemOf(request.error)));
  });
}

/** A request succeeds before its bytes are written: only the end of the transaction says that they are. */
function ended(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.addEventListener("complete", () => resolve());
    transaction.addEventListener("abort", () => reject(problemOf(transaction.error)));
  });
}

function problemOf(error: DOMException | null): Error {
  return error ?? new Error("the browser's storage failed");
}
