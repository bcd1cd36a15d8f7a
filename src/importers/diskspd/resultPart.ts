import type { DiskspdSpan } from "./diskspdSpan";
import type { IoTable } from "./ioTable";

/** What diskspd writes about a time span, in this order; each once, except for the percentiles of single targets. */
const PARTS = [
  "test time",
  "thread count",
  "proc count",
  "processors",
  "Total",
  "Read",
  "Write",
  "percentiles",
] as const;

/** A figure or a table in the results of a time span. */
export type ResultPart = (typeof PARTS)[number];

/** A figure of its own line, such as `thread count: 4`. */
export const LABELED_FIGURE = /^\s*(actual test time|(?:thread|proc|cpu) count):\s*(\d+(?:\.\d+)?)(s?)\s*$/;

/** The mean over all processors. */
export const AVERAGE_CPU = /^\s*avg\.\s*\|\s*([\d.]+)%\s*\|\s*([\d.]+)%\s*\|\s*([\d.]+)%/;

/** The part that a line holds or is the heading of; `null` for rows of tables and all other lines. */
export function resultPartAt(line: string): ResultPart | null {
  const heading = /^\s*(Total|Read|Write) IO\s*$/.exec(line)?.[1];
  if (heading === "Total" || heading === "Read" || heading === "Write") return heading;
  const cells = line.split("|").map((cell) => cell.trim());
  if (cells[0] === "%-ile") return "percentiles";
  if ((cells.includes("CPU") && cells.includes("Usage")) || AVERAGE_CPU.test(line)) return "processors";
  const label = LABELED_FIGURE.exec(line)?.[1];
  if (label === undefined) return null;
  if (label === "actual test time") return "test time";
  return label === "thread count" ? "thread count" : "proc count";
}

/** Whether a part cannot follow what was read of a time span: then it belongs to another run. */
export function isOfAnotherRun(part: ResultPart, span: DiskspdSpan): boolean {
  return PARTS.slice(PARTS.indexOf(part)).some((each) => isRead(each, span));
}

/** Whether anything was read of a table. */
export function hasRows(table: IoTable | undefined): boolean {
  return table !== undefined && (table.total !== null || table.threads.length > 0);
}

function isRead(part: ResultPart, span: DiskspdSpan): boolean {
  switch (part) {
    case "test time":
      return span.testSeconds !== null;
    case "thread count":
      return span.threads !== null;
    case "proc count":
      return span.processors !== null;
    case "processors":
      return span.cpu !== null;
    case "percentiles":
      return span.hasTotalPercentiles && Object.keys(span.percentiles).length > 0;
    case "Total":
    case "Read":
    case "Write":
      return hasRows(span.tables[part]);
  }
}
