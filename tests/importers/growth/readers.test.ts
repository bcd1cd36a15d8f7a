import { textFormats } from "../../../src/importers/textFormats";
import { HOSTILE_TEXTS } from "./hostileTexts";

const CHARACTERS = 256 * 1024;

/** What looks at each of the characters for each other takes half a minute; one look takes milliseconds. */
const MAX_PROCESSOR_SECONDS = 5;

test.each(HOSTILE_TEXTS)("$what: every format looks at the text once", ({ text }) => {
  const hostile = text(CHARACTERS);
  const begun = process.cpuUsage();
  for (const { looksLike, parse } of textFormats) {
    looksLike(hostile);
    parse(hostile, "hostile.txt");
  }
  expect(process.cpuUsage(begun).user / 1e6).toBeLessThan(MAX_PROCESSOR_SECONDS);
});
