import fc from "fast-check";
import { parseCrystalDiskMarkText } from "../../src/importers/crystaldiskmark/parseCrystalDiskMarkText";
import { looksLikeCrystalDiskMark } from "../../src/importers/crystaldiskmark/parseCrystalDiskMarkText";
import { looksLikeDiskspd, parseDiskspd } from "../../src/importers/diskspd/parseDiskspd";
import { looksLikeElbencho } from "../../src/importers/elbencho/looksLikeElbencho";
import { parseElbenchoText } from "../../src/importers/elbencho/parseElbenchoText";
import { looksLikeFio, parseFioText } from "../../src/importers/fio/parseFioText";
import { looksLikeVdbench, parseVdbenchText } from "../../src/importers/vdbench/parseVdbenchText";
import { version6, version8 } from "./crystaldiskmark/crystalDiskMarkTexts";
import { diskspdText, diskspdXml } from "./diskspd/diskspdTexts";
import { METADATA, MIX, csv, csvRow, json, jsonPhase } from "./elbencho/elbenchoTexts";
import { fileFlatfile, flatfile, summary, totals } from "./vdbench/vdbenchTexts";
import { document2, document3, job3, normal } from "./fio/fioTexts";
import { processorMs } from "../processorTime";
import { times } from "../volume";

const texts = [
  document2,
  normal,
  document3([job3()]),
  diskspdText,
  diskspdXml(),
  version6,
  version8,
  flatfile,
  fileFlatfile(),
  summary,
  totals,
  csv([METADATA, {}, MIX]),
  csvRow(),
  json(jsonPhase(), jsonPhase({ phase_type: "READ" })),
];
const readers = [parseFioText, parseDiskspd, parseCrystalDiskMarkText, parseVdbenchText, parseElbenchoText];

/** A text with a part cut out, a part put in and two lines swapped. */
const damaged = fc
  .record({
    text: fc.constantFrom(...texts),
    at: fc.double({ min: 0, max: 1, noNaN: true }),
    cut: fc.nat(200),
    put: fc.oneof(
      fc.string(),
      fc.constantFrom("{", "}", '"', "<", ">", "|", "\n\n", "1e999", "-1", "NaN", "null"),
    ),
  })
  .map(({ text, at, cut, put }) => {
    const from = Math.floor(at * text.length);
    return text.slice(0, from) + put + text.slice(from + cut);
  });

function numbers(value: unknown): number[] {
  if (typeof value === "number") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(numbers) : [];
}

test("no damage makes a reader throw or gives a figure that is not a number, and silence is never the answer", () => {
  fc.assert(
    fc.property(damaged, (text) => {
      for (const parse of readers) {
        const { runs, diagnostics } = parse(text, "damaged");
        expect(numbers(runs).every(Number.isFinite)).toBe(true);
        if ((looksLikeFio(text) && parse === parseFioText) || parse === parseElbenchoText)
          expect(runs.length + diagnostics.length).toBeGreaterThan(0);
      }
    }),
    { numRuns: times("DAMAGES", { all: 600, sample: 200 }) },
  );
});

test.each([
  ["blanks", " ".repeat(64 * 1024)],
  ["empty lines", "\n".repeat(64 * 1024)],
  ["a row of blanks", `SEQ${" ".repeat(64 * 1024)}x:`],
  ["braces", "{\n".repeat(32 * 1024)],
  ["angle brackets", "<".repeat(64 * 1024)],
  ["elements", "<Results><System><Tool>".repeat(2000)],
  ["quotes", '"'.repeat(64 * 1024)],
])("hostile texts take no time: %s", async (_what, text) => {
  const ms = await processorMs(2000, () => {
    for (const looksLike of [
      looksLikeFio,
      looksLikeDiskspd,
      looksLikeCrystalDiskMark,
      looksLikeVdbench,
      looksLikeElbencho,
    ])
      looksLike(text);
    for (const parse of readers) parse(text, "hostile");
  });
  expect(ms).toBeLessThan(2000);
});
