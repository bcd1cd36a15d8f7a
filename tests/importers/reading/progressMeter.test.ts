import type { Progress } from "../../../src/importers/reading/progressMeter";
import { ProgressMeter } from "../../../src/importers/reading/progressMeter";

describe("progress", () => {
  const KIB = 1024;
  /** What is reported when these bytes are done one after the other, as [done, file]. */
  function reportsOf(totalBytes: number, ...added: number[]): [number, string][] {
    const reports: [number, string][] = [];
    const meter = new ProgressMeter(totalBytes, (progress: Progress) => {
      expect(progress.totalBytes).toBe(totalBytes);
      reports.push([progress.doneBytes, progress.file]);
    });
    added.forEach((bytes, index) => meter.add(bytes, `${index}.txt`));
    meter.finish("all");
    return reports;
  }

  test.each<[string, number, number[], [number, string][]]>([
    ["is reported at the end", 100, [40, 30], [[100, "all"]]],
    [
      "is reported each 256 KiB",
      1000 * KIB,
      [255 * KIB, KIB, KIB, 255 * KIB],
      [
        [256 * KIB, "1.txt"],
        [512 * KIB, "3.txt"],
        [1000 * KIB, "all"],
      ],
    ],
    [
      "is reported each two hundredth of more than 50 MiB",
      400_000 * KIB,
      [1999 * KIB, KIB, 1999 * KIB, KIB],
      [
        [2000 * KIB, "1.txt"],
        [4000 * KIB, "3.txt"],
        [400_000 * KIB, "all"],
      ],
    ],
    [
      "is never more than all",
      300 * KIB,
      [400 * KIB],
      [
        [300 * KIB, "0.txt"],
        [300 * KIB, "all"],
      ],
    ],
  ])("%s", (_, total, added, expected) => {
    expect(reportsOf(total, ...added)).toEqual(expected);
  });

  test("that no one wants to hear about is counted all the same", () => {
    expect(() => {
      const meter = new ProgressMeter(5, undefined);
      meter.add(300 * KIB, "a");
      meter.finish("b");
    }).not.toThrow();
  });
});
