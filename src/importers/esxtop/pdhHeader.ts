/** Whether a first field begins a header of a PDH-CSV, the format of Windows' performance counters. */
export function isHeaderField(text: string): boolean {
  return /^\(PDH-CSV \d+\.\d+\)/.test(text);
}

/** What stands between the fields of a PDH-CSV, by its first bytes; `null` where the text is none. */
export function pdhDelimiter(head: string): string | null {
  const match = /^\ufeff?"?\(PDH-CSV \d+\.\d+\)[^",;\t\r\n]*"?([,;\t]?)/.exec(head);
  return match ? match[1] || "," : null;
}

/** Minutes that a header's time zone lies behind UTC, as in `(PDH-CSV 4.0) (UTC)(0)`; `null` where it names none. */
export function zoneBiasMinutes(text: string): number | null {
  const bias = /\((-?\d{1,4})\)$/.exec(text)?.[1];
  return bias === undefined ? null : Number(bias);
}

/** Name of the host of a recording. Hosts that call themselves `localhost` are told apart by their files. */
export function hostName(host: string | null, path: string): string {
  if (host !== null && host.toLowerCase() !== "localhost") return host;
  const file = path.slice(path.lastIndexOf("/") + 1);
  return file.replace(/\.csv$/i, "") || path;
}
