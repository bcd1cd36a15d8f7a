import { textFormats } from "../../../src/importers/textFormats";
import { HOSTILE_TEXTS } from "./hostileTexts";
import { processorMs } from "../../processorTime";
import { TRIES_ALL } from "../../volume";

/** `npm run test:long` tries more: what looks at each of the characters for each other takes four times as long with twice as many. */
const CHARACTERS = (TRIES_ALL ? 256 : 128) * 1024;

/** What looks at each of the characters for each other takes half a minute, or 7 s; one look takes milliseconds. */
const MAX_PROCESSOR_MS = TRIES_ALL ? 5000 : 2500;

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
