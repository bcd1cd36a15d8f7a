import type { Importer } from "../importer";
import { wholeTextImporter } from "../wholeTextImporter";
import { looksLikeDiskspd, parseDiskspd } from "./parseDiskspd";

/** Microsoft diskspd 2: text output and XML (`-Rxml`). */
export const diskspd: Importer = {
  ...reader(false),
  parse: (source, options = {}) => reader(options.series === true).parse(source, options),
};

function reader(series: boolean): Importer {
  return wholeTextImporter({
    id: "diskspd",
    label: "diskspd",
    extensions: ["txt", "xml", "log", "out", "md"],
    looksLike: looksLikeDiskspd,
    parse: (text, name) => parseDiskspd(text, name, series),
  });
}
