import type { TextFormat } from "../textFormat";
import { looksLikeFio, parseFioText } from "./parseFioText";

/** fio 2 and 3: JSON results as fio itself writes them, outside HCIBench. */
export const fio: TextFormat = {
  id: "fio",
  label: "fio",
  looksLike: looksLikeFio,
  parse: parseFioText,
  extensions: ["json", "txt", "log", "out", "md"],
};
