import { importSource } from "../../../src/importers/importers";
import { folderOf, textFile } from "../sources";
import { REPEATED_ROWS } from "./repeatedRows";

const BYTES = 2 * 2 ** 20;

/** What looks back at all rows for each of them takes minutes; one look takes a second. */
const MAX_PROCESSOR_SECONDS = 8;

test.each(REPEATED_ROWS)("$what: an import looks at each row once", async ({ head, row }) => {
  const text = head + row.repeat(Math.ceil(BYTES / row.length));
  const begun = process.cpuUsage();
  const { diagnostics } = await importSource(folderOf([textFile("results.txt", text)]));
  expect(diagnostics.filter(({ code }) => code === "unrecognised")).toEqual([]);
  expect(process.cpuUsage(begun).user / 1e6).toBeLessThan(MAX_PROCESSOR_SECONDS);
});
