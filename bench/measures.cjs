/**
 * What is measured, by the name that picks it: the file, which exports a function of its name, and the heading over its
 * rows. Each is given `{ folder, quick }`, a folder for what it makes and whether smaller sizes will do, and answers with
 * rows (row.cjs), at once or as a promise.
 */
const MEASURES = {
  bundles: { file: "bundles", title: "Size of the pages" },
  functions: { file: "functionCalls", title: "Functions" },
  ipv4: { file: "ipv4", title: "IPv4" },
  import: { file: "imports", title: "Imports" },
  archive: { file: "archiveCaps", title: "Caps of archives" },
  report: { file: "reports", title: "Reports" },
  writers: { file: "writers", title: "Writing workbooks" },
  syncs: { file: "syncs", title: "Round trips to Excel" },
  pane: { file: "pane", title: "Pane" },
  workbench: { file: "workbench", title: "Workbench" },
  attacks: { file: "attacks", title: "Archives made to exhaust" },
  "growth-import": { file: "growthOfImports", title: "Growth of imports" },
  "growth-functions": { file: "growthOfFunctions", title: "Growth of functions" },
  "growth-report": { file: "growthOfReports", title: "Growth of reports" },
  "growth-writers": { file: "growthOfWriters", title: "Growth of writing workbooks" },
};

module.exports = { MEASURES };
