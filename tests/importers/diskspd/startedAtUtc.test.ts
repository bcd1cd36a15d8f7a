import { startedAtUtc } from "../../../src/importers/diskspd/startedAtUtc";

test.each([
  ["2021/04/16 19:03:38 UTC", "2021-04-16T19:03:38.000Z"],
  ["  2021/04/16 19:03:38 UTC\t", "2021-04-16T19:03:38.000Z"],
  ["2021/04/16 19:03:38", null],
  ["2021/04/16 19:03:38 UTC+2", null],
  ["at 2021/04/16 19:03:38 UTC", null],
  ["2021/4/16 19:03:38 UTC", null],
  ["2021/13/16 19:03:38 UTC", null],
  ["2021/04/16 25:03:38 UTC", null],
  ["", null],
])("%j is %p", (text, iso) => {
  expect(startedAtUtc(text)).toBe(iso);
});
