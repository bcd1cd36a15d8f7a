import { importSource } from "../../../src/importers/importers";
import { folderOf, textFile } from "../sources";
import { CONSOLE_TEXT, LIVE_STATISTICS, csv, json, jsonPhase } from "./elbenchoTexts";

const codesOf = async (files: Parameters<typeof folderOf>[0]) =>
  (await importSource(folderOf(files))).diagnostics.map(({ severity, code }) => `${severity} ${code}`);

test("console text in the folder of results is no error", async () => {
  const files = [textFile("a/r.csv", csv()), textFile("a/r.txt", CONSOLE_TEXT)];
  expect(await codesOf(files)).toEqual(["info beside-results"]);
});

test("console text in another folder is", async () => {
  const files = [textFile("a/r.csv", csv()), textFile("b/r.txt", CONSOLE_TEXT)];
  expect(await codesOf(files)).toEqual(["error refused-output"]);
});

test("more than five such files are counted", async () => {
  const texts = Array.from({ length: 7 }, (_, index) => textFile(`live${index}.csv`, LIVE_STATISTICS));
  const { diagnostics } = await importSource(folderOf([textFile("r.csv", csv()), ...texts]));
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
