import type { Row } from "./row";

/** What a measure is given. */
export interface MeasureOptions {
  /** A folder for what it makes. */
  folder: string;
  /** Whether smaller sizes will do. */
  quick: boolean;
}

/** Measures, and answers with what it found. */
export type Measure = (options: MeasureOptions) => readonly Row[] | Promise<readonly Row[]>;

/**
 * What is measured, by the name that picks it: the file, which exports a `Measure` of its name, and the heading over its
 * rows.
 */
export const MEASURES: Readonly<Record<string, { file: string; title: string }>> = {
  bundles: { file: "bundles", title: "Size of the pages" },
  functions: { file: "functionCalls", title: "Functions" },
  ipv4: { file: "ipv4", title: "IPv4" },
  import: { file: "imports", title: "Imports" },
  estate: { file: "estates", title: "Estates" },
  archive: { file: "archiveLimits", title: "Archive limits" },
  report: { file: "reports", title: "Reports" },
  writers: { file: "writers", title: "Writing workbooks" },
  syncs: { file: "syncs", title: "Round trips to Excel" },
  pane: { file: "pane", title: "Pane" },
  "pane-import": { file: "paneImports", title: "Imports in the pane" },
  workbench: { file: "workbench", title: "Workbench" },
  "design-command": { file: "designCommand", title: "Designs" },
  design: { file: "designEdits", title: "Designs in the workbench" },
  attacks: { file: "attacks", title: "Archives made to exhaust" },
  "growth-import": { file: "growthOfImports", title: "Growth of imports" },
  "growth-functions": { file: "growthOfFunctions", title: "Growth of functions" },
  "growth-readers": { file: "growthOfReaders", title: "Growth of readers" },
  "growth-report": { file: "growthOfReports", title: "Growth of reports" },
  "growth-fio-report": { file: "growthOfFioReports", title: "Growth of reports with the runs" },
  "growth-writers": { file: "growthOfWriters", title: "Growth of writing workbooks" },
};
