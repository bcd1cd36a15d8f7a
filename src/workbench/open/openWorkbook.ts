import type { FunctionsHost } from "../../functionsHost";
import type { SavedWorkbook } from "../saved/savedWorkbook";
import type { Session } from "../session";
import { openDialog } from "./openDialog";

/** What a workbook is opened in. */
export interface OpenSurroundings {
  session: Session;
  host: FunctionsHost;
  /** `undefined` where this browser saves nothing. */
  saved: SavedWorkbook | undefined;
}

/** Asks about a file and opens it: as a new workbook of this browser, or where that saves nothing, in place of the open one. */
export function openWorkbook(file: File, { session, host, saved }: OpenSurroundings): void {
  openDialog(file, {
    functions: host.ids,
    async open(reader, name) {
      if (saved) return saved.leaveFor(async () => (await reader.ask({ kind: "save", name })).key);
      const { stored } = await reader.ask({ kind: "take" });
      return session.replace(stored);
    },
  });
}
