/** Title of a plot, and labels of its axes. */
export interface Chart {
  title: string;
  x: string;
  y: string;
}

/** The plots of docs/performance.md. Axes are logarithmic: a straight line is a power, its slope the exponent. */
export const CHARTS: Readonly<Record<string, Chart>> = {
  "import-time": { title: "Time of an import", x: "size of the results (MB, unpacked)", y: "seconds" },
  "import-memory": {
    title: "Peak memory of an import",
    x: "size of the results (MB, unpacked)",
    y: "peak memory (MB)",
  },
  "estate-time": { title: "Time to read an estate", x: "VMs", y: "seconds" },
  "estate-memory": { title: "Peak memory of reading an estate", x: "VMs", y: "peak memory (MB)" },
  "functions-time": { title: "Time of one call on a column", x: "rows of the column", y: "milliseconds" },
  "reader-time": { title: "Time to read a result", x: "MB of the file", y: "seconds of the processor" },
  "reader-table-time": {
    title: "Time to read a result, further formats",
    x: "MB of the file",
    y: "seconds of the processor",
  },
  "reader-estate-time": { title: "Time to read an export", x: "VMs", y: "seconds of the processor" },
  "report-time": { title: "Time from zip to report", x: "VMs of the test", y: "seconds" },
  "report-memory": { title: "Peak memory from zip to report", x: "VMs of the test", y: "peak memory (MB)" },
  "fio-report-time": {
    title: "Time from fio's documents to report",
    x: "jobs",
    y: "seconds of the processor",
  },
  "writer-time": { title: "Time of writing a workbook", x: "rows of the table", y: "seconds" },
  "writer-memory": {
    title: "Peak memory of writing a workbook",
    x: "rows of the table",
    y: "peak memory (MB)",
  },
};
