import { textFormats } from "../../../src/importers/textFormats";
import { HOSTILE_TEXTS } from "./hostileTexts";
import { processorMs } from "../../processorTime";

const CHARACTERS = 256 * 1024;

/** What looks at each of the characters for each other takes half a minute; one look takes milliseconds. */
const MAX_PROCESSOR_MS = 5000;

test.each(HOSTILE_TEXTS)("$what: every format looks at the text once", async ({ text }) => {
  const hostile = text(CHARACTERS);
  const ms = await processorMs(MAX_PROCESSOR_MS, () => {
    for (const { looksLike, parse } of textFormats) {
      looksLike(hostile);
      parse(hostile, "hostile.txt");
    }
  });
  expect(ms).toBeLessThan(MAX_PROCESSOR_MS);
});
