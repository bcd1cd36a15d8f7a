import type { PageLine, PageText } from "../../workbook/printSpec";

/** What the fields of a page's lines show. */
export interface PageFields {
  sheet: string;
  page: number;
  pages: number;
  date: string;
  file: string;
}

/** The texts of a line at the top or bottom of a page. */
export function pageTexts(
  { left, center, right }: PageLine,
  fields: PageFields,
): { left: string; center: string; right: string } {
  const write = (text: PageText = []) =>
    text.map((part) => (typeof part === "string" ? part : String(fields[part.field]))).join("");
  return { left: write(left), center: write(center), right: write(right) };
}
