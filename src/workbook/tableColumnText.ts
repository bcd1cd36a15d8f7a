import { escapeHeader } from "./tokens";

/** The data cells of a table's column as Excel spells them: `Results[IOPS]`, `Results[[Latency (ms)]]`. */
export function tableColumnText(table: string, header: string): string {
  const column = escapeHeader(header);
  return /^[\p{L}\p{N} ]+$/u.test(column) ? `${table}[${column}]` : `${table}[[${column}]]`;
}
