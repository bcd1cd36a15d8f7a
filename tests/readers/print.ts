import type { PrintedPage } from "./printedPages";

/** A workbook that is printed, and what its pages must be. */
export interface Print {
  name: string;
  title: string;
  file(): Promise<Uint8Array>;
  check(pages: readonly PrintedPage[]): void;
}
