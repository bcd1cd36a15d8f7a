import { strFromU8, strToU8, unzipSync, zipSync } from "fflate";
import { Random } from "../../../../bench/generate/random";
import { calculate } from "../../../../src/calculator/calculate";
import { verifyWorkbook } from "../../../../src/verify/verifyWorkbook";
import { layout } from "../../../../src/workbook/layout";
import { UnreadableWorkbook } from "../../../../src/workbook/readers/xlsx/openXlsx";
import type { ReadWorkbook } from "../../../../src/workbook/readers/xlsx/readXlsx";
import { SpecError } from "../../../../src/workbook/specError";
import { writeXlsx } from "../../../../src/workbook/writers/xlsx/writeXlsx";
import { sourceFunctions } from "../../../sourceFunctions";
import { pick, whole } from "../../fuzz/choose";
import { randomSpec } from "../../fuzz/randomSpec";
import { SAMPLE } from "../../sampleWorkbook";
import { readBytes } from "./readBytes";
import { processorMs } from "../../../processorTime";
import { times } from "../../../volume";

/** `WORKBOOK_MUTATIONS=20000 MUTATION_SEED=7` damages more files, and others. */
const MUTATIONS = times("WORKBOOK_MUTATIONS", { all: 2000, sample: 12 });
const SEED = Number(process.env.MUTATION_SEED ?? 1);
const BUDGET_MS = Number(process.env.MUTATION_BUDGET_MS ?? 2000);

type Parts = Record<string, Uint8Array>;

const HOSTILE = [
  "<",
  ">",
  "&",
  '"',
  "'",
  "&#0;",
  "\u0000",
  "<script>",
  "=1+1",
  "-1",
  "99999999999",
  "NaN",
  "]]>",
  "<!--",
];

/** Ways to damage the XML of a part. */
const WAYS: readonly ((xml: string, random: Random) => string)[] = [
  (xml, random) => xml.slice(0, whole(random, 0, xml.length)),
  (xml, random) => {
    const at = whole(random, 0, xml.length);
    return xml.slice(0, at) + xml.slice(at + whole(random, 1, 40));
  },
  (xml, random) => {
    const at = whole(random, 0, xml.length);
    return xml.slice(0, at) + pick(random, HOSTILE) + xml.slice(at);
  },
  (xml, random) =>
    xml.replace(/="[^"]*"/g, (found) => (random.next() < 0.02 ? `="${pick(random, HOSTILE)}"` : found)),
  (xml, random) =>
    xml.replace(/\d+/g, (found) => (random.next() < 0.01 ? String(whole(random, 0, 2_000_000)) : found)),
  (xml, random) => xml.replace(/<(\w+)[^>]*\/>/g, (found) => (random.next() < 0.05 ? "" : found)),
  (xml, random) =>
    xml.replace(/<(\w+)[^>]*\/>/g, (found) => (random.next() < 0.05 ? found.repeat(2) : found)),
];

function damaged(parts: Parts, random: Random): Uint8Array {
  const paths = Object.keys(parts);
  const path = pick(random, paths);
  const kind = random.next();
  if (kind < 0.08) {
    const { [path]: _, ...others } = parts;
    return zipSync(others);
  }
  if (kind < 0.12) return zipSync({ ...parts, [path]: parts[pick(random, paths)] ?? new Uint8Array() });
  if (kind < 0.2) {
    const bytes = zipSync(parts);
    for (let count = whole(random, 1, 5); count > 0; count -= 1)
      bytes[whole(random, 0, bytes.length - 1)] = whole(random, 0, 255);
    return bytes;
  }
  const xml = pick(random, WAYS)(strFromU8(parts[path] ?? new Uint8Array()), random);
  return zipSync({ ...parts, [path]: strToU8(xml) });
}

/** What is wrong with what was read of a damaged file. */
async function faultsOf({ drawing, losses, lost }: ReadWorkbook): Promise<string[]> {
  const faults: string[] = [];
  for (const { name, values, formulas, rows, columns } of drawing.sheets) {
    if (values.length !== rows || values.some((row) => row.length !== columns))
      faults.push(`${name} is not a rectangle`);
    for (const value of values.flat())
      if (typeof value === "number" && !Number.isFinite(value)) faults.push(`${name}: ${value}`);
    for (const row of formulas) {
      for (const drawn of row ?? [])
        if (drawn && !(drawn.spill.rows > 0 && drawn.spill.columns > 0)) faults.push(`${name}: a spill`);
    }
    const links = drawing.sheets
      .flatMap(({ features }) => features)
      .filter((feature) => feature.kind === "link");
    for (const { target } of links)
      if ("url" in target && !target.url.startsWith("https://")) faults.push(target.url);
  }
  if (/\bNaN\b|undefined|\[object /.test(JSON.stringify(losses))) faults.push(JSON.stringify(losses));
  const verification = verifyWorkbook({ drawing, lost }, sourceFunctions);
  const { recalculated, same, differing, withoutAddIn, formulas, uncovered } = verification;
  if (recalculated !== same + differing.length + withoutAddIn.length)
    faults.push("formulas are counted wrongly");
  if (formulas !== recalculated + uncovered.length)
    faults.push("formulas that are not recalculated are counted wrongly");
  try {
    await writeXlsx(drawing);
  } catch (error) {
    // What a description may not hold, the writer refuses in words.
    if (!(error instanceof SpecError)) throw error;
  }
  return faults;
}

async function seeds(): Promise<Parts[]> {
  const specs = [SAMPLE, ...[1, 2, 3, 4, 5].map((index) => randomSpec(new Random(SEED * 7919 + index)))];
  const files = await Promise.all(specs.map((spec) => writeXlsx(calculate(layout(spec), sourceFunctions))));
  return files.map(({ output }) => unzipSync(output));
}

test(
  "a damaged workbook is refused in words or read, in time, without a crash",
  async () => {
    const parts = await seeds();
    const faults: string[] = [];
    let refused = 0;
    for (let index = 0; index < MUTATIONS && faults.length < 10; index += 1) {
      const random = new Random(SEED * 1_000_003 + index);
      const bytes = damaged(pick(random, parts), random);
      let found: string[] = [];
      let isRefused = false;
      const ms = await processorMs(BUDGET_MS, async () => {
        try {
          found = await faultsOf(await readBytes(bytes));
        } catch (error) {
          isRefused = error instanceof UnreadableWorkbook;
          if (!isRefused) found = [error instanceof Error ? (error.stack ?? error.message) : String(error)];
        }
      });
      if (isRefused) refused += 1;
      faults.push(...found.map((fault) => `#${index} ${fault}`));
      if (ms > BUDGET_MS) faults.push(`#${index} takes ${Math.round(ms)} ms`);
    }
    expect(faults.slice(0, 10)).toEqual([]);
    // Both happen, or the damage would prove nothing.
    expect(refused).toBeGreaterThan(MUTATIONS / 10);
    expect(refused).toBeLessThan(MUTATIONS);
  },
  60_000 + MUTATIONS * 200,
);

test("a part that ends early is refused, wherever it ends: no cell is lost in silence", async () => {
  const [parts = {}] = await seeds();
  const random = new Random(SEED);
  for (const path of [
    "xl/workbook.xml",
    "xl/worksheets/sheet1.xml",
    "xl/sharedStrings.xml",
    "xl/styles.xml",
  ]) {
    const xml = strFromU8(parts[path] ?? new Uint8Array());
    for (let count = 0; count < 10; count += 1) {
      const cut = { ...parts, [path]: strToU8(xml.slice(0, whole(random, 0, xml.length - 1))) };
      await expect(readBytes(zipSync(cut))).rejects.toThrow(UnreadableWorkbook);
    }
  }
});
