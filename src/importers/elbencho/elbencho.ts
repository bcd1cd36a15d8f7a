import type { TextFormat } from "../textFormat";
import { looksLikeElbencho } from "./looksLikeElbencho";
import { parseElbenchoText } from "./parseElbenchoText";

/** elbencho 1.0 to 3.1: the results that `--csvfile` and `--jsonfile` save. */
export const elbencho: TextFormat = {
  id: "elbencho",
  label: "elbencho",
  looksLike: looksLikeElbencho,
  parse: parseElbenchoText,
  extensions: ["csv", "json", "txt", "log", "out", "md"],
};
