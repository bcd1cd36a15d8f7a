import type { TextFormat } from "../textFormat";
import { looksLikeDiskspd, parseDiskspd } from "./parseDiskspd";

/** Microsoft diskspd 2: text output and XML (`-Rxml`). */
export const diskspd: TextFormat = {
  id: "diskspd",
  label: "diskspd",
  looksLike: looksLikeDiskspd,
  parse: parseDiskspd,
  extensions: ["txt", "xml", "log", "out", "md"],
};
