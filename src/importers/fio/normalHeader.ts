import { NOT_PRINTED } from "../load/fioOptions";

/** The line of a section above the results: what the section was asked to do, as far as it is printed. */
export interface NormalHeader {
  name: string;
  group: number;
  options: Record<string, string>;
}

const HEADER = /^(.*): \(g=(\d{1,20})\): rw=(\w+), (.*)ioengine=(\S+), iodepth=(\d{1,20})/;

/** `4K-4K` of fio 2, `64.0KiB-64.0KiB` of fio 3. */
const SIZES = /([\d.]{1,20}[kKMG]?i?B?)-([\d.]{1,20}[kKMG]?i?B?)/g;

/** Directions in the order of their block sizes. */
const DIRECTIONS = [/read|rw/, /write|rw/, /trim/];

/** Reads a line such as `job: (g=0): rw=randread, bs=(R) 4096B-4096B, (W) 4096B-4096B, ...`; `null` for others. */
export function normalHeader(line: string): NormalHeader | null {
  const match = HEADER.exec(line);
  if (!match) return null;
  const [, name = "", group, rw = "", bs = "", ioengine = "", iodepth = ""] = match;
  const used = [...bs.matchAll(SIZES)].filter((_, index) => DIRECTIONS[index]?.test(rw));
  const sizes = new Set(used.flatMap(([, from = "", to = ""]) => [from, to]));
  const size = sizes.size === 1 && !bs.includes("seq_rand") ? [...sizes].join("") : "";
  const options = { rw, rwmixread: NOT_PRINTED, bs: size, ioengine, iodepth };
  return { name: name.trim(), group: Number(group), options };
}

/**
 * The options of a listed job. A job of several processes may add up several sections: what these do not have in common is
 * unknown.
 */
export function optionsOf(
  headers: readonly NormalHeader[],
  { name, group, processes }: { name: string; group: number; processes: number },
): Record<string, string> {
  const own = headers.filter((header) => header.group === group && (processes > 1 || header.name === name));
  const [first, ...others] = own.map(({ options }) => JSON.stringify(options));
  const options = others.every((other) => other === first) ? own[0]?.options : undefined;
  return { ...options, numjobs: String(processes) };
}
