import { importSource } from "../../../src/importers/importers";
import { folderOf, textFile } from "../sources";
import { CONSOLE_TEXT, LIVE_STATISTICS, METADATA, csv, json, jsonPhase } from "./elbenchoTexts";

const codesOf = async (files: Parameters<typeof folderOf>[0]) =>
  (await importSource(folderOf(files))).diagnostics.map(({ severity, code }) => `${severity} ${code}`);

test("console text of another name than that of the results is a warning: it may be of another run", async () => {
  const files = [textFile("a/r.csv", csv()), textFile("a/read.txt", CONSOLE_TEXT)];
  const { diagnostics } = await importSource(folderOf(files));
  expect(diagnostics).toMatchObject([
    {
      severity: "warning",
      code: "without-results",
      message:
        "Console text and live statistics of elbencho are skipped, and no CSV or JSON of the same name has their phases: a/read.txt.",
    },
  ]);
});

test("console text with the name of results is not an error", async () => {
  const files = [textFile("a/r.csv", csv()), textFile("a/r.txt", CONSOLE_TEXT)];
  expect(await codesOf(files)).toEqual(["info beside-results"]);
});

test("console text in another folder is", async () => {
  const files = [textFile("a/r.csv", csv()), textFile("b/r.txt", CONSOLE_TEXT)];
  expect(await codesOf(files)).toEqual(["error refused-output"]);
});

test("console text next to results that are in another folder too is not an error", async () => {
  const copies = ["a", "b"].flatMap((folder) => [
    textFile(`${folder}/r.csv`, csv()),
    textFile(`${folder}/r.txt`, CONSOLE_TEXT),
  ]);
  expect(await codesOf(copies)).toEqual(["info beside-results", "info same-phase"]);
});

test("a file without reads and writes is not an error next to one with them, and is one alone", async () => {
  const metadata = textFile("meta.csv", csv([METADATA, { operation: "NET" }]));
  expect(await codesOf([metadata, textFile("r.csv", csv())])).toEqual([
    "info no-block-io",
    "info network-test",
  ]);
  expect(await codesOf([metadata])).toEqual(["error no-block-io", "error network-test"]);
});

test("more than five such files are counted", async () => {
  const texts = Array.from({ length: 7 }, (_, index) => textFile(`live${index}.csv`, LIVE_STATISTICS));
  const { diagnostics } = await importSource(folderOf([textFile("r.csv", csv()), ...texts]));
  expect(diagnostics).toHaveLength(1);
  expect(diagnostics.at(-1)?.message).toMatch(/live4\.csv and 2 more\.$/);
});

test("a phase in two files of a folder counts once, and its warnings too", async () => {
  const buffered = jsonPhase();
  (buffered["config"] as Record<string, string>)["direct_io"] = "false";
  const files = [textFile("r.csv", csv([{ "direct IO": "0" }])), textFile("r.json", json(buffered))];
  const { runs, diagnostics } = await importSource(folderOf(files));
  expect(runs.map(({ source }) => source.file)).toEqual(["r.json"]);
  expect(diagnostics.map(({ code, file }) => [code, file])).toEqual([
    ["buffered-io", "r.json"],
    ["same-phase", "r.csv"],
  ]);
});

test("a phase in two files of one name keeps the warnings of the one that counts", async () => {
  const text = csv([{ "direct IO": "0" }]);
  const { runs, diagnostics } = await importSource(
    folderOf([textFile("results.csv", text), textFile("results.csv", text)]),
  );
  expect(runs).toHaveLength(1);
  expect(diagnostics).toContainEqual(expect.objectContaining({ code: "buffered-io", line: 2 }));
});
