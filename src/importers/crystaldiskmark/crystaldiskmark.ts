import type { TextFormat } from "../textFormat";
import { looksLikeCrystalDiskMark, parseCrystalDiskMarkText } from "./parseCrystalDiskMarkText";

/** CrystalDiskMark 3 to 8: the text that it copies and saves. */
export const crystaldiskmark: TextFormat = {
  id: "crystaldiskmark",
  label: "CrystalDiskMark",
  looksLike: looksLikeCrystalDiskMark,
  parse: parseCrystalDiskMarkText,
  extensions: ["txt", "log", "md"],
};
