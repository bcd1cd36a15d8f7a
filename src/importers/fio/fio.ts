import type { Importer } from "../importer";
import { looksLikeFio, parseFioText } from "./parseFioText";
import { wholeTextImporter } from "../wholeTextImporter";

/** fio 2 and 3: JSON results as fio itself writes them, outside HCIBench. */
export const fio: Importer = wholeTextImporter({
  id: "fio",
  label: "fio",
  extensions: ["json", "txt", "log", "out", "md"],
  looksLike: looksLikeFio,
  parse: parseFioText,
});
