import { crystaldiskmark } from "./crystaldiskmark/crystaldiskmark";
import { diskspd } from "./diskspd/diskspd";
import { fio } from "./fio/fio";
import { hcibench } from "./hcibench/hcibench";
import { iometer } from "./iometer/iometer";
import type { TextFormat } from "./textFormat";
import { vdbench } from "./vdbench/vdbench";

/**
 * Every format of text, in the order in which they are asked. Files, zips, folders, pasted text and `BENCH_RESULTS` read
 * what is listed here. It is in the functions bundle, so nothing below it may stream files.
 */
export const textFormats: TextFormat[] = [hcibench, iometer, fio, vdbench, diskspd, crystaldiskmark];

/** The tools whose text is read, for messages. */
export const TEXT_TOOLS = textFormats.map(({ label }) => label).join(", ");
