import { pixelWidth } from "../../src/workbook/pixelWidth";
import { pointsOfWidth } from "../../src/workbook/writers/officejs/widths";

test.each([6, 7, 12, 24, 64, 138, 420])(
  "a column of %i pixels is that wide in Excel, however it is drawn",
  (pixels) => {
    const characters = pixelWidth(pixels);
    // ECMA-376, 18.3.1.13: the file's width is the entered one with padding, cut to 256ths.
    const stored = characters + 0.7109375;
    expect(Math.trunc(((256 * stored + Math.trunc(128 / 7)) / 256) * 7)).toBe(pixels);
    expect(pointsOfWidth(characters)).toBe(pixels * 0.75);
  },
);

test("a column of 64 pixels is the default one", () => {
  expect(pixelWidth(64)).toBe(8.43);
});

test.each([5, 0, -1, 7.5, NaN])("%d pixels are refused", (pixels) => {
  expect(() => pixelWidth(pixels)).toThrow(`A column cannot be ${pixels} pixels wide`);
});
