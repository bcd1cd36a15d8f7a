import { COMPARISON_LIMITS } from "../../model/benchmark/testLimits";
import { quoted } from "../../sheets/formulaText";
import { PASTED_COLUMNS, type PastedColumnId } from "./pastedColumns";
import type { ResultSet } from "./sets";

/** How a cell is read that has an entry which cannot be what its header states: never as a blank one. */
export const NOT_USABLE = "not usable";

/** The number of a column in the pasted table; a text where its header is not found. */
export function columnOf({ id }: ResultSet, column: PastedColumnId): string {
  return `{at.${id}#${PASTED_COLUMNS.findIndex((one) => one.id === column) + 1}}`;
}

/** The cell of a column in this row of the paste area; an error where the table has no such column. */
export function pasted(set: ResultSet, column: PastedColumnId): string {
  return `INDEX([paste_${set.id}.rows],${columnOf(set, column)})`;
}

/** How a number of a column is read. */
export interface Reading {
  /** The numbers that are possible, as a condition on the cell. */
  possible(cell: string): string;
  /** What a possible number means; the number itself by default. */
  value?(cell: string): string;
  /** What is read where the table has no such column, or a blank cell. */
  blank?: string;
}

/** A pasted entry as read: a number, nothing where it is blank or its column is missing, else that it is not usable. */
export function readCell(set: ResultSet, column: PastedColumnId, reading: Reading): string {
  const { possible, value = (cell) => cell, blank = '""' } = reading;
  const cell = pasted(set, column);
  const number = `IF(${possible(cell)},${value(cell)},${quoted(NOT_USABLE)})`;
  const entered = `IF(ISNUMBER(${cell}),${number},IF(IFERROR(LEN(${cell}),1)=0,${blank},${quoted(NOT_USABLE)}))`;
  return `IF(ISNUMBER(${columnOf(set, column)}),${entered},${blank})`;
}

/** A size or a count. */
export const POSITIVE: Reading = { possible: (cell) => `${cell}>0` };

/** A latency; 0 is that of a direction without I/O. */
export const LATENCY: Reading = {
  possible: (cell) => `${cell}>=0`,
  value: (cell) => `IF(${cell}>0,${cell},"")`,
};

/** A share up to 1, or % from 2 on, as the functions take it: 1.5 can be 1.5% or 150%. */
function shareUpTo(maxPct: number): Reading {
  return {
    possible: (cell) => `OR(AND(${cell}>=0,${cell}<=1),AND(${cell}>=2,${cell}<=${maxPct}))`,
    value: (cell) => `IF(${cell}>1,${cell}/100,${cell})`,
  };
}

/** A share of the I/O. */
export const SHARE = shareUpTo(100);

/** Hosts do not use more than twice their base clock. */
export const CPU = shareUpTo(200);

/** Throughput in whole MiB/s is off by less: HCIBench's text cuts it. */
const CUT_BY = 1;

/**
 * Throughput that IOPS × block size confirm. A deviation up to the default noise band is accepted: a tool's MB/s of 1,000,000
 * bytes are 4.9% more.
 */
export const THROUGHPUT: Reading = {
  possible: (cell) =>
    `IF(ISNUMBER([size]),ABS(${cell}-N([iops])*[size]/1024)<=${CUT_BY}+${COMPARISON_LIMITS.noiseBand.value}*N([iops])*[size]/1024,${cell}>=0)`,
  blank: 'IF(COUNT([iops],[size])=2,[iops]*[size]/1024,"")',
};
