import { NOT_PRINTED } from "../load/fioOptions";

/** The line of a section above the results: what the section was asked to do, as far as it is printed. */
export interface NormalHeader {
  name: string;
  group: number;
  options: Record<string, string>;
}

/** Bounded, because a line may repeat each of its parts without end. */
const HEADER =
  /^(.{0,300}): \(g=(\d{1,20})\): rw=(\w{1,20}), (.{0,300})ioengine=(\S{1,64}), iodepth=(\d{1,20})/;

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

/** A listed job, as far as its sections are found by it. */
interface ListedJob {
  name: string;
  group: number;
  processes: number;
}

/**
 * Answers the options of listed jobs. A job of several processes may add up several sections: what these do not have in
 * common is unknown.
 */
export function headerOptions(headers: readonly NormalHeader[]): (job: ListedJob) => Record<string, string> {
  const common = new Map<string, { text: string; options: Record<string, string> }>();
  for (const { name, group, options } of headers) {
    const text = JSON.stringify(options);
    for (const key of [groupKey(group), sectionKey(group, name)]) {
      // Sections that differ state no size in common: it is then not taken from what was measured either.
      const isCommon = (common.get(key)?.text ?? text) === text;
      common.set(key, isCommon ? { text, options } : { text: "", options: { bs: "" } });
    }
  }
  return ({ name, group, processes }) => ({
    ...common.get(processes > 1 ? groupKey(group) : sectionKey(group, name))?.options,
    numjobs: String(processes),
  });
}

function groupKey(group: number): string {
  return `${group}`;
}

function sectionKey(group: number, name: string): string {
  return `${group} ${name}`;
}
