import type { PageMargins } from "../workbook/spec";

/** Margins of wide sheets: with wider ones their letters would be below 7 pt on Letter. */
export const NARROW_MARGINS: PageMargins = { left: 0.3, right: 0.3, top: 0.5, bottom: 0.55 };
