import type { CellValue } from "../src/workbook/spec";

/** A result as an example states it: error, text, number with as many digits as matter, array, or size. */
export function expectResult(actual: CellValue[][], stated: string): void {
  const size = /^(\d+) rows x (\d+) columns$/.exec(stated);
  if (size) {
    expect([actual.length, actual[0]?.length]).toEqual([Number(size[1]), Number(size[2])]);
    expect(actual.every((row) => row.length === Number(size[2]))).toBe(true);
    return;
  }
  const cells = actual.flat();
  const wanted = stated.startsWith("{")
    ? stated.slice(1, -1).split(/,(?=(?:[^"]*"[^"]*")*[^"]*$)/)
    : [stated];
  expect(cells).toHaveLength(wanted.length);
  wanted.forEach((text, i) => expectCell(cells[i] ?? null, text));
}

function expectCell(actual: CellValue, stated: string): void {
  if (stated.startsWith("#")) expect(actual).toMatchObject({ error: stated });
  else if (stated.startsWith('"')) expect(actual).toBe(JSON.parse(stated));
  else if (/^(TRUE|FALSE)$/.test(stated)) expect(actual).toBe(stated === "TRUE");
  else {
    expect(typeof actual).toBe("number");
    // Half of the last digit stated is as exact as an example says.
    const decimals = stated.split(".")[1]?.length ?? 0;
    expect(Math.abs(Number(actual) - Number(stated))).toBeLessThanOrEqual(0.5 * 10 ** -decimals);
  }
}
