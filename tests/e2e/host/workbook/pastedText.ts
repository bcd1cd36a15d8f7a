import { HostError } from "../hostError";
import { readEntry, type Entry } from "./typedEntry";

/**
 * What becomes of a pasted cell that begins like a formula and is none. Microsoft documents an error message for what is
 * typed, and nothing for what is pasted.
 */
export type Refused = "stays text" | "stays blank";

/**
 * A text from the clipboard as Excel divides it among cells: a line is a row, a tab begins the next cell. Each is read as
 * if it were typed.
 */
export function pastedEntries(text: string, refused: Refused): Entry[][] {
  const lines = text.replace(/\r?\n$/, "").split(/\r?\n/);
  return lines.map((line) => line.split("\t").map((cell) => pastedEntry(cell, refused)));
}

function pastedEntry(cell: string, refused: Refused): Entry {
  try {
    return readEntry(cell, "General");
  } catch (error) {
    if (!(error instanceof HostError)) throw error;
    return { value: refused === "stays text" ? cell : null };
  }
}
