import { PRODUCT } from "../product";
import type { PageLine } from "../spec";

/** The footer of sheets that state none: when it was printed, by which release, which sheet and page it is. */
export const STANDARD_FOOTER: PageLine = {
  left: ["Printed ", { field: "date" }],
  right: [`${PRODUCT} · `, { field: "sheet" }, ", page ", { field: "page" }, " of ", { field: "pages" }],
};
