import type { Importer } from "../importer";
import { wholeTextImporter } from "../wholeTextImporter";
import { looksLikeCrystalDiskMark, parseCrystalDiskMarkText } from "./parseCrystalDiskMarkText";

/** CrystalDiskMark 5 to 8: the text that it copies and saves. */
export const crystaldiskmark: Importer = wholeTextImporter({
  id: "crystaldiskmark",
  label: "CrystalDiskMark",
  extensions: ["txt", "log", "md"],
  looksLike: looksLikeCrystalDiskMark,
  parse: parseCrystalDiskMarkText,
});
