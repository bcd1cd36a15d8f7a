import type { EstateDiagnostic, HeadedTable } from "../estateFormat";
import { type Column, type Field, SIZES, unreadSizes } from "./columns";

/** Columns without which a list is read in another way than a planner may expect. */
const EXPECTED: readonly (readonly [field: Field, header: string, effect: string])[] = [
  ["power", "Power", "all VMs count as running"],
  ["cluster", "Cluster", "no clusters"],
];

/** Columns named in one sentence. */
const MAX_NAMED = 5;

/** What the headers of a list leave open, whatever its cells hold. */
export function columnDiagnostics(
  table: HeadedTable,
  columns: ReadonlyMap<Field, Column>,
): EstateDiagnostic[] {
  const { file, name: sheet, header } = table;
  const quoted = (text: string) => JSON.stringify(text);
  const sizes = [...columns].flatMap(([field, { index, bytes, isDecimal }]): string[] => {
    const text = header[index] ?? field;
    if (SIZES.has(field) && bytes === null) {
      const unit = field === "ioSize" ? "KiB" : "GiB";
      return [
        `The column ${quoted(text)} names no unit: write it as ${quoted(`${text} ${unit}`)}. It counts as unknown.`,
      ];
    }
    if (!isDecimal) return [];
    const decimal = /([kmgt])b\W*$/i.exec(text)?.[0].slice(0, 2).toUpperCase() ?? "";
    const binary = `${decimal.charAt(0)}iB`;
    return [
      `The column ${quoted(text)} is read with 1 ${decimal} as ${(bytes ?? 0).toLocaleString("en-US")} bytes. vSphere and PowerCLI mean ${binary} by ${decimal}: write ${binary} in the header if so.`,
    ];
  });
  const unread = unreadSizes(table, columns);
  const names = unread.slice(0, MAX_NAMED).map(quoted);
  const more = unread.length > MAX_NAMED ? ` and ${unread.length - MAX_NAMED} more` : "";
  const messages = [
    ...sizes,
    ...(unread.length === 0
      ? []
      : [
          `Columns that are not read: ${names.join(", ")}${more}. A list may have the sizes RAM, Disk, Used and I/O size, each once.`,
        ]),
    ...EXPECTED.filter(([field]) => !columns.has(field)).map(
      ([, name, effect]) => `The column ${name} is missing: ${effect}.`,
    ),
  ];
  return messages.map((message) => ({ severity: "warning", file, sheet, row: null, message }));
}
