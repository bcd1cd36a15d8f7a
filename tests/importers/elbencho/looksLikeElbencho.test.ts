import { looksLikeElbencho } from "../../../src/importers/elbencho/looksLikeElbencho";
import {
  COLUMNS_1_0,
  COLUMNS_1_4,
  COLUMNS_2_0_1,
  CONSOLE_TEXT,
  LIVE_STATISTICS,
  csv,
  csvRow,
  json,
  jsonPhase,
} from "./elbenchoTexts";

const asExcelSaves = csv()
  .replaceAll(",", ";")
  .replace(/"elbencho.*/, '"""elbencho"" ""-w"""');

test.each([
  ["CSV", csv()],
  ["CSV of 2.0-1", csv([{}], COLUMNS_2_0_1)],
  ["CSV of 1.4", csv([{}], COLUMNS_1_4)],
  ["CSV of 1.0", csv([{}], COLUMNS_1_0)],
  ["CSV with a byte order mark", `\ufeff${csv()}`],
  ["CSV that a spreadsheet saved", asExcelSaves],
  ["CSV that was pasted as cells", csv().replaceAll(",", "\t")],
  ["CSV below other lines", `$ cat results.csv\n${csv()}`],
  ["CSV without a header", csvRow()],
  ["JSON", json(jsonPhase())],
  ["JSON with line ends", JSON.stringify(jsonPhase(), null, 2)],
  ["console text", CONSOLE_TEXT],
  ["live statistics", LIVE_STATISTICS],
  ["live statistics before 3.0", LIVE_STATISTICS.replace("ISO Date,", "")],
])("recognizes %s", (_, text) => {
  expect(looksLikeElbencho(text)).toBe(true);
});

test.each([
  ["prose", "elbencho writes ISO date, operation and time ms [first] into its CSV"],
  ["another CSV with a date", "ISO date,operation,duration\n2026-03-02T10:15:30+0100,WRITE,5\n"],
  ["a row with fewer columns", csvRow().replace(",", "")],
  ["a row with a date of another kind", csvRow({ "ISO date": "2026-03-02 10:15:30" })],
  ["other JSON", '{"phase_type":"WRITE","id":1}'],
])("does not recognize %s", (_, text) => {
  expect(looksLikeElbencho(text)).toBe(false);
});
