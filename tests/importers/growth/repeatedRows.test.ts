import { importSource } from "../../../src/importers/importers";
import { folderOf, textFile } from "../sources";
import { REPEATED_ROWS } from "./repeatedRows";
import { processorMs } from "../../processorTime";
import { sampled } from "../../volume";

const BYTES = 2 * 2 ** 20;

/** What looks back at all rows for each of them takes minutes; one look takes a second. */
const MAX_PROCESSOR_MS = 8000;

const ROWS = sampled(REPEATED_ROWS, ({ what }, i) => i % 2 === 0 && !/^(HCIBench|vdbench)/.test(what));

test.each(ROWS)("$what: an import looks at each row once", async ({ head, row }) => {
  const text = head + row.repeat(Math.ceil(BYTES / row.length));
  const ms = await processorMs(MAX_PROCESSOR_MS, async () => {
    const { diagnostics } = await importSource(folderOf([textFile("results.txt", text)]));
    expect(diagnostics.filter(({ code }) => code === "unrecognised")).toEqual([]);
  });
  expect(ms).toBeLessThan(MAX_PROCESSOR_MS);
});
