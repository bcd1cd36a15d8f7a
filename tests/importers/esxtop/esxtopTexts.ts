/** Columns of a host as `esxtop -b -a` names them, and a value of each row. */
export type HostRow = Readonly<Record<string, string>>;

export const USED = "Physical Cpu(_Total)\\% Processor Time";
export const UTIL = "Physical Cpu(_Total)\\% Util Time";
export const uplink = (name: string, direction: "Transmitted" | "Received"): string =>
  `Network Port(DvsPortset-0:50331650:${name})\\MBits ${direction}/sec`;

/** A row of a host with four logical processors and one uplink, beside columns that are not read. */
export function hostRow(changes: HostRow = {}): HostRow {
  const processors = [0, 1, 2, 3].flatMap((number) => [
    [`Physical Cpu(${number})\\% Processor Time`, "40.00"],
    [`Physical Cpu(${number})\\% Util Time`, "30.00"],
    [`Physical Cpu(${number})\\% Core Util Time`, "50.00"],
  ]);
  return {
    "Memory\\Memory Overcommit (1 Minute Avg)": "0.00",
    ...Object.fromEntries(processors),
    [USED]: "40.00",
    [UTIL]: "30.00",
    "Physical Cpu(_Total)\\% Core Util Time": "50.00",
    "Group Cpu(1:a, b)\\% Used": "7.00",
    [uplink("vmnic0", "Transmitted")]: "1000.00",
    [uplink("vmnic0", "Received")]: "500.00",
    [uplink("Shadow of vmnic0", "Transmitted")]: "1.00",
    ...changes,
  };
}

/** How a file is written; as esxtop does unless said otherwise. */
export interface EsxtopStyle {
  host?: string;
  zone?: string;
  quote?: string;
  delimiter?: string;
  end?: string;
}

/** A file of esxtop: rows by their time stamps. */
export function esxtopText(
  rows: readonly (readonly [time: string, row: HostRow])[],
  style: EsxtopStyle = {},
): string {
  const { host = "esx1.lab", zone = "(UTC)(0)", quote = '"', delimiter = ",", end = "\n" } = style;
  const names = Object.keys(rows[0]?.[1] ?? hostRow()).map((name) => `\\\\${host}\\${name}`);
  const header = [`(PDH-CSV 4.0) ${zone}`.trim(), ...names];
  const lines = [header, ...rows.map(([time, row]) => [time, ...Object.values(row)])];
  return lines.map((cells) => cells.map((cell) => `${quote}${cell}${quote}`).join(delimiter) + end).join("");
}

/** Rows five seconds apart from 10:00:00 on 29 November 2024, one a value of PCPU USED. */
export function rowsOf(used: readonly number[], changes: HostRow = {}): [string, HostRow][] {
  return used.map((value, index) => {
    const at = new Date(Date.UTC(2024, 10, 29, 10, 0, 5 * index)).toISOString().slice(11, 19);
    const own = [0, 1, 2, 3].map((number) => [`Physical Cpu(${number})\\% Processor Time`, value.toFixed(2)]);
    return [
      `11/29/2024 ${at}`,
      hostRow({ ...Object.fromEntries(own), [USED]: value.toFixed(2), ...changes }),
    ];
  });
}

/** Rows of one host with these columns only, at these times of 29 November 2024. */
export const rowsAt = (times: readonly string[], row: HostRow): [string, HostRow][] =>
  times.map((time) => [`11/29/2024 ${time}`, row]);

/** Two times, five seconds apart. */
export const TIMES: readonly string[] = ["10:00:00", "10:00:05"];

/** The columns of single processors, from 0 on, with what they used. */
export const processorsUsed = (...values: readonly string[]): HostRow =>
  Object.fromEntries(values.map((value, number) => [`Physical Cpu(${number})\\% Processor Time`, value]));

/** The columns of an uplink and of all processors together. */
export const TOTALS: HostRow = {
  [USED]: "40",
  [UTIL]: "30",
  [uplink("vmnic0", "Transmitted")]: "1",
  [uplink("vmnic0", "Received")]: "1",
};

/** The same beside the column of the only processor: nothing is missing. */
export const WHOLE: HostRow = { ...TOTALS, ...processorsUsed("40") };
