import type { Random } from "../../bench/generate/random";
import type { TestFile } from "./sources";

const HUGE = [
  "9".repeat(400),
  "1e308",
  "1e999",
  "-1",
  "-0",
  "0",
  "NaN",
  "Infinity",
  "18446744073709551616",
  "",
];

type Mutation = (bytes: Uint8Array, random: Random) => Uint8Array;

const within = (random: Random, length: number) => Math.floor(random.next() * length);

/** Changes lines: a text is taken apart byte by byte, so that its encoding does not matter. */
function onLines(change: (lines: string[], random: Random) => void): Mutation {
  return (bytes, random) => {
    const lines = Buffer.from(bytes).toString("latin1").split("\n");
    change(lines, random);
    return Buffer.from(lines.join("\n"), "latin1");
  };
}

const MUTATIONS: Record<string, Mutation> = {
  cut: (bytes, random) => bytes.slice(0, within(random, bytes.length + 1)),
  "cut at the front": (bytes, random) => bytes.slice(within(random, bytes.length + 1)),
  "flipped bytes": (bytes, random) => {
    const flipped = new Uint8Array(bytes);
    for (let count = 1 + within(random, 20); count > 0; count -= 1) {
      flipped[within(random, flipped.length)] = within(random, 256);
    }
    return flipped;
  },
  "NUL bytes": (bytes, random) => {
    const at = within(random, bytes.length);
    return Buffer.concat([bytes.slice(0, at), new Uint8Array(1 + within(random, 50)), bytes.slice(at)]);
  },
  "a line twice": onLines((lines, random) => {
    const at = within(random, lines.length);
    lines.splice(at, 0, lines[at] ?? "");
  }),
  "many lines twice": onLines((lines, random) => {
    const at = within(random, lines.length);
    lines.splice(within(random, lines.length), 0, ...lines.slice(at, at + 40));
  }),
  "lines swapped": onLines((lines, random) => {
    const [a, b] = [within(random, lines.length), within(random, lines.length)];
    [lines[a], lines[b]] = [lines[b] ?? "", lines[a] ?? ""];
  }),
  "a line lost": onLines((lines, random) => {
    lines.splice(within(random, lines.length), 1);
  }),
  "a long line": onLines((lines, random) => {
    const at = within(random, lines.length);
    const line = lines[at] ?? "";
    const times = 1 + within(random, 200);
    lines[at] = line.repeat(Math.max(1, Math.min(times, Math.floor(MAX_GROWN_BYTES / (line.length + 1)))));
  }),
  "another number": onLines((lines, random) => {
    const numbered = lines.flatMap((line, index) => (/\d/.test(line) ? [index] : []));
    const at = numbered[within(random, numbered.length)] ?? 0;
    const spots = [...(lines[at] ?? "").matchAll(/\d+(\.\d+)?/g)];
    const spot = spots[within(random, spots.length)];
    if (!spot) return;
    const value = HUGE[within(random, HUGE.length)] ?? "";
    lines[at] = spot.input.slice(0, spot.index) + value + spot.input.slice(spot.index + spot[0].length);
  }),
  "another encoding": (bytes, random) => {
    const text = Buffer.from(bytes).toString(random.next() < 0.5 ? "utf8" : "latin1");
    const encoded = Buffer.from(text, random.next() < 0.5 ? "utf16le" : "utf8");
    return random.next() < 0.5 ? encoded : Buffer.concat([Buffer.from([0xff, 0xfe]), encoded]);
  },
};

/** One in so many damaged files is grown. */
const GROWN = 20;
const MIN_GROWN_BYTES = 2 ** 20;
const MAX_GROWN_BYTES = 4 * 2 ** 20;
const MAX_PIECE_BYTES = 200;

/** Writes a piece of the file again and again: what looks back at each of them takes minutes for megabytes. */
function grown(bytes: Uint8Array, random: Random): Uint8Array {
  const at = within(random, bytes.length);
  const piece = bytes.slice(at, at + 1 + within(random, MAX_PIECE_BYTES));
  const size = MIN_GROWN_BYTES + within(random, MAX_GROWN_BYTES - MIN_GROWN_BYTES - bytes.length);
  return Buffer.concat([bytes.slice(0, at), Buffer.alloc(Math.max(0, size), piece), bytes.slice(at)]);
}

/** Damages one of the files, once to three times over, and says how. One in twenty becomes larger than a mebibyte. The same random numbers do the same. */
export function mutate(files: readonly TestFile[], random: Random): { files: TestFile[]; how: string } {
  const names = Object.keys(MUTATIONS);
  const target = within(random, files.length);
  const done: string[] = [];
  let bytes = files[target]?.bytes ?? new Uint8Array();
  if (within(random, GROWN) === 0 && bytes.length > 0) {
    bytes = grown(bytes, random);
    done.push("grown");
  }
  for (let count = 1 + within(random, 3); count > 0; count -= 1) {
    const name = names[within(random, names.length)] ?? "";
    bytes = MUTATIONS[name]?.(bytes, random) ?? bytes;
    done.push(name);
  }
  return {
    files: files.map((file, index) => (index === target ? { path: file.path, bytes } : file)),
    how: `${files[target]?.path}: ${done.join(", ")}`,
  };
}
