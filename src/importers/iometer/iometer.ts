import type { TextFormat } from "../textFormat";
import { looksLikeIometer } from "./looksLikeIometer";
import { parseIometerText } from "./parseIometerText";

/** Iometer 2001 to 1.1.0: results and instantaneous logs; configurations are refused. */
export const iometer: TextFormat = {
  id: "iometer",
  label: "Iometer",
  looksLike: looksLikeIometer,
  parse: parseIometerText,
};
