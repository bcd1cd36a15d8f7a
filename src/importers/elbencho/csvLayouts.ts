const minAvgMax = (what: string) => ["min", "avg", "max"].map((figure) => `${what} lat us [${figure}]`);
const firstLast = (...names: string[]) => names.flatMap((name) => [`${name} [first]`, `${name} [last]`]);

const LOAD = ["path type", "paths", "hosts", "threads", "dirs", "files", "file size", "block size"];
const ACCESS = ["direct IO", "random", "random aligned"];
const END_OF_LOAD = ["IO depth", "shared paths", "truncate", "operation"];
const FIGURES = [
  ...firstLast("time ms", "entries/s", "IOPS", "MiB/s", "CPU%", "entries", "MiB"),
  ...minAvgMax("Ent"),
  ...minAvgMax("IO"),
];

/** Columns of 2.0-1 and 2.0-3. */
const OF_2_0_1 = [
  ...["ISO date", ...LOAD, ...ACCESS, "random amount", ...END_OF_LOAD, ...FIGURES],
  ...firstLast("rwmix read IOPS", "rwmix read MiB/s"),
];

/** Columns since 2.0-7. */
const SINCE_2_0_7 = [
  ...["ISO date", "label", ...LOAD, ...ACCESS, ...END_OF_LOAD, ...FIGURES],
  ...firstLast("entries/s", "IOPS", "MiB/s", "entries", "MiB").map((name) => `rwmix read ${name}`),
  ...[...minAvgMax("Ent"), ...minAvgMax("IO")].map((name) => `rwmix read ${name}`),
  ...["version", "command"],
];

/** The place of each name among the columns. */
export type Columns = ReadonlyMap<string, number>;

export const columnsOf = (names: readonly string[]): Columns =>
  new Map(names.map((name, index) => [name, index]));

/**
 * The columns of rows without a header (`--nocsvlabels`), by their number. Those of 1.0 to 1.3 and of 1.4 to 1.9 are as many,
 * in different order.
 */
export const LAYOUTS: ReadonlyMap<number, Columns> = new Map(
  [OF_2_0_1, SINCE_2_0_7].map((names) => [names.length, columnsOf(names)]),
);

/** Columns of 1.0 to 1.9, whose order without a header is not known. */
export const AMBIGUOUS_COLUMNS = 37;
