import type { TextFormat } from "../textFormat";
import { looksLikeVdbench, parseVdbenchText } from "./parseVdbenchText";

/** vdbench 5: flatfile.html, summary.html, totals.html or logfile.html, each read by itself. */
export const vdbench: TextFormat = {
  id: "vdbench",
  label: "vdbench",
  looksLike: looksLikeVdbench,
  parse: parseVdbenchText,
};
