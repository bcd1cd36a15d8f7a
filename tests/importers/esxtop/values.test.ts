import type { HostRecording } from "../../../src/model/benchmark/hostRecording";
import { esxtop } from "../../../src/importers/esxtop/esxtop";
import { readBy } from "../owners";
import { folderOf, textFile } from "../sources";
import { esxtopText, rowsAt, TIMES, TOTALS, USED, WHOLE } from "./esxtopTexts";

/** The intervals of the only recording of a text. */
async function intervalsOf(text: string): Promise<HostRecording["intervals"]> {
  const { recordings } = await readBy(esxtop, folderOf([textFile("esx1.csv", text)]));
  return recordings[0]?.intervals ?? [];
}

describe("what is read of a value", () => {
  const reading = async (value: string) => {
    const text = esxtopText(rowsAt(TIMES, { ...TOTALS, [USED]: value }), { delimiter: ";" });
    return (await intervalsOf(text))[0]?.cpuUsedPct;
  };

  test.each([
    ["40", 40],
    ["40.25", 40.25],
    ["40,25", 40.25],
    ["-1.5", null],
    ["0", 0],
    ["500", 500],
    ["500.01", null],
    ["4294967295", null],
    ["1e2", 100],
    ["12.5E+1", 125],
    ["125e-1", 12.5],
    ["", null],
    ["1.", null],
    [".5", null],
    ["1,234.5", null],
    ["1,2,3", null],
    ["40 %", null],
    ["x40", null],
    ["1e", null],
    ["NaN", null],
    ["Infinity", null],
  ])("%j is %p", async (text, value) => {
    expect(await reading(text)).toBe(value);
  });
});

test("a row without its last field lacks that figure; it does not keep the one of the row before", async () => {
  const text = `"(PDH-CSV 4.0) (UTC)(0)","\\\\a\\${USED}"\n"11/29/2024 10:00:00","1"\n"11/29/2024 10:00:05","2"\n"11/29/2024 10:00:10"\n`;
  expect((await intervalsOf(text)).map(({ cpuUsedPct }) => cpuUsedPct)).toEqual([2, null]);
});

test("the last row without a line feed counts only with all its columns", async () => {
  const whole = esxtopText(rowsAt(TIMES, WHOLE)).trimEnd();
  expect(await intervalsOf(whole)).toHaveLength(1);
  const shorter = whole.slice(0, whole.lastIndexOf(","));
  expect(await intervalsOf(shorter)).toHaveLength(0);
  expect(await intervalsOf(`${shorter}\n`)).toHaveLength(1);
});
