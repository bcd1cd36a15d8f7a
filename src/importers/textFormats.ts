import { crystaldiskmark } from "./crystaldiskmark/crystaldiskmark";
import { diskspd } from "./diskspd/diskspd";
import { elbencho } from "./elbencho/elbencho";
import { fio } from "./fio/fio";
import { hcibench } from "./hcibench/hcibench";
import { iometer } from "./iometer/iometer";
import type { TextFormat } from "./textFormat";
import { vdbench } from "./vdbench/vdbench";

/** The formats of text that `BENCH_RESULTS` reads too. They are in the functions bundle, so nothing below them may stream files. */
const cellFormats: TextFormat[] = [hcibench, iometer, fio, vdbench, diskspd, crystaldiskmark];

/**
 * Every format of text, in the order in which they are asked. Files, zips, folders and pasted text read what is listed here. In
 * the functions bundle, formats for which it has no room say where they are read instead (build/webpackConfigurations.ts).
 */
export const textFormats: TextFormat[] = [...cellFormats, elbencho];

const namesOf = (formats: readonly TextFormat[]): string => formats.map(({ label }) => label).join(", ");

/** The tools whose text is read, for messages. No cell shows them: the functions bundle is built without. */
export const TEXT_TOOLS = /* @__PURE__ */ namesOf(textFormats);

/** Those that `BENCH_RESULTS` reads. */
export const CELL_TOOLS = namesOf(cellFormats);
