import fs from "node:fs";
import path from "node:path";
import type { FunctionHelp } from "../../src/functionHelp";
import { DIST } from "../dist";
import { manifestOf } from "./openExcel";
import type { Build } from "./watchContext";

const ROOT = path.resolve(__dirname, "../..");

/** The build that the tests open, at the address that its manifest names. */
export const BUILD: Build = {
  folder: DIST,
  base: path.posix.dirname(manifestOf({ folder: DIST, base: "" }).paneUrl),
};

/** The help of all functions, by id. */
export const HELP = (
  JSON.parse(fs.readFileSync(path.join(DIST, "functions.help.json"), "utf8")) as FunctionHelp[]
).sort((a, b) => (a.id < b.id ? -1 : 1));

/** Version of package.json. */
export const { version: VERSION } = JSON.parse(fs.readFileSync(path.join(ROOT, "package.json"), "utf8")) as {
  version: string;
};

/** Path of one of the project's sample files. */
export function sampleFile(name: string): string {
  return path.join(ROOT, "samples", name);
}
