import { attachRecordings } from "../../model/benchmark/attachRecordings";
import { joinRecordings } from "../../model/benchmark/hostRecording";
import type { ReportInput } from "../../reports/benchmarkReport";
import type { SavedText } from "../savedImports/importStorage";
import type { Imported } from "./importRequest";

/** An import of this session, and whether the next report is on it. */
export interface SessionImport extends Imported {
  chosen: boolean;
  /** As the workbook keeps it, if it does. */
  saved?: SavedText;
}

/** What was imported since the pane was opened and what the workbook kept before, oldest first. */
export class ImportSession {
  readonly imports: SessionImport[] = [];

  /** Adds what was just imported, and chooses it and nothing else. */
  add(imported: readonly Imported[]): void {
    for (const earlier of this.imports) earlier.chosen = false;
    this.imports.push(...imported.map((one) => ({ ...one, chosen: true })));
  }

  /** Puts what the workbook kept before what was imported since. */
  addSaved(saved: readonly SessionImport[]): void {
    this.imports.unshift(...saved);
  }

  /** Chooses these imports and nothing else. */
  choose(wanted: readonly SessionImport[]): void {
    for (const one of this.imports) one.chosen = wanted.includes(one);
  }

  /** Chooses the imports that the workbook kept, where there are exactly so many with results and none is chosen. */
  chooseSaved(count: number): void {
    const saved = this.imports.filter((one) => one.saved && one.runs.length > 0);
    if (this.chosen.length > 0 || saved.length !== count) return;
    for (const one of saved) one.chosen = true;
  }

  remove(one: SessionImport): void {
    this.imports.splice(this.imports.indexOf(one), 1);
  }

  get chosen(): SessionImport[] {
    return this.imports.filter(({ chosen }) => chosen);
  }

  /** The chosen imports that hold results; recordings of hosts alone are none. */
  get comparable(): SessionImport[] {
    return this.chosen.filter(({ runs }) => runs.length > 0);
  }
}

/** What a report on some imports is made from: their runs, with what recordings among them say about the hosts. */
export function reportInput(imports: readonly Imported[]): Pick<ReportInput, "imports" | "diagnostics"> {
  const joined = joinRecordings(imports.flatMap(({ recordings }) => recordings));
  const attached = attachRecordings(
    imports.flatMap(({ runs }) => runs),
    joined.recordings,
  );
  let first = 0;
  const named = imports.map(({ name, runs }) => ({
    name,
    runs: attached.runs.slice(first, (first += runs.length)),
  }));
  return {
    imports: named.filter(({ runs }) => runs.length > 0),
    diagnostics: [
      ...imports.flatMap(({ diagnostics }) => diagnostics),
      ...joined.diagnostics,
      ...attached.diagnostics,
    ],
  };
}
