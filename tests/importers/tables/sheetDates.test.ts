import { dateOfSerial, showsDate } from "../../../src/importers/tables/sheetDates";

test.each([
  [14, undefined, true],
  [0, undefined, false],
  [44, undefined, false],
  [164, "yyyy-mm-dd", true],
  [164, "[$-409]d-mmm-yy", true],
  [164, "[h]:mm:ss", true],
  [164, "[Red]0.00", false],
  [164, '0.0" days"', false],
  [164, "0\\d", false],
  [164, "#,##0_m;yyyy", false],
  [164, "General", false],
  [164, "", false],
  [164, '"open', false],
])("the number format %i %j shows a day: %s", (id, code, shows) => {
  expect(showsDate(id, code)).toBe(shows);
});

test.each([
  [0, false, "1899-12-31T00:00:00"],
  [59.5, false, "1900-02-28T12:00:00"],
  [61, false, "1900-03-01T00:00:00"],
  [45_000, false, "2023-03-15T00:00:00"],
  [45_000.999_999_9, false, "2023-03-16T00:00:00"],
  [0, true, "1904-01-01T00:00:00"],
  [2_958_465, false, "9999-12-31T00:00:00"],
  [2_958_466, false, null],
  [-0.001, false, null],
  [Number.NaN, false, null],
])("the serial number %d (1904: %s) is %s", (serial, uses1904, day) => {
  expect(dateOfSerial(serial, uses1904)).toBe(day);
});
