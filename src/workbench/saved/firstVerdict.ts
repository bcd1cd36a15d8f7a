import { MARK } from "../../sheets/mark";
import type { UniverSnapshot } from "../../workbook/writers/univer/snapshot";

/** Rows at the top of a sheet in which its verdict stands. */
const TOP_ROWS = 6;

const MARKS: readonly string[] = Object.values(MARK);

/** The verdict of the first page that has one, with its mark: `✔ Fits: 6 hosts`; "" where none of the sheets has one. */
export function firstVerdict({ sheetOrder, sheets }: Pick<UniverSnapshot, "sheetOrder" | "sheets">): string {
  for (const id of sheetOrder) {
    const cells = sheets[id]?.cellData ?? {};
    for (let row = 0; row < TOP_ROWS; row++) {
      const texts = Object.values(cells[row] ?? {}).flatMap((cell) =>
        typeof cell?.v === "string" && cell.v.trim() !== "" ? [cell.v.trim()] : [],
      );
      const at = texts.findIndex((text) =>
        MARKS.some((mark) => text === mark || text.startsWith(`${mark} `)),
      );
      const [mark = "", words = ""] = at < 0 ? [] : texts.slice(at);
      if (mark !== "") return mark.length > 1 ? mark : `${mark} ${words}`.trim();
    }
  }
  return "";
}
