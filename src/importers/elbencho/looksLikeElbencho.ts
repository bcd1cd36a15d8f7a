const CSV_HEADER = /^\ufeff?"?ISO date"?[,;\t].*\boperation"?[,;\t]"?time ms \[first\]/m;
/** A row by its date and, 16 columns behind it, its phase and two times: files need no header. */
const CSV_ROW = /^\d{4}-\d\d-\d\dT[\d:.]+[+-]\d{4},(?:[^,\n]*,){15}[A-Z][\w+-]*,\d+,\d+,/m;
const JSON_RESULT = /"phase_type"\s*:\s*"[^"\n]{0,99}"\s*,\s*"phase_id"\s*:/;
const LIVE_STATISTICS = /^(?:ISO Date,)?Label,Phase,RuntimeMS,Rank,/im;
const CONSOLE_TEXT = /^[ \t]*OPERATION +RESULT TYPE +FIRST DONE +LAST DONE/m;

/** Kinds of output that hold the results rounded, or not at all. */
export type RefusedOutput = "console text" | "live statistics";

/** Whether a text, or the beginning of one, is the output of elbencho in any format, read or refused. */
export function looksLikeElbencho(text: string): boolean {
  return [CSV_HEADER, CSV_ROW, JSON_RESULT, LIVE_STATISTICS, CONSOLE_TEXT].some((kind) => kind.test(text));
}

/** Which of the kinds that are not read a text is, and where it begins; `null` for all others. */
export function refusedOutput(text: string): { is: RefusedOutput; at: number } | null {
  const live = LIVE_STATISTICS.exec(text);
  if (live) return { is: "live statistics", at: live.index };
  const console = CONSOLE_TEXT.exec(text);
  return console && { is: "console text", at: console.index };
}

/** Whether a text holds a document of elbencho's JSON. */
export function isJsonOfElbencho(text: string): boolean {
  return JSON_RESULT.test(text);
}
