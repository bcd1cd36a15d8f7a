import { dateOrder } from "../../../src/importers/esxtop/dateOrder";
import { wallTime } from "../../../src/importers/esxtop/wallTime";

const iso = (ms: number | null | undefined) => (ms == null ? null : new Date(ms).toISOString().slice(0, 19));

test.each([
  ["11/29/2024 12:59:25", true, "2024-11-29T12:59:25", null],
  ["03/04/2024 00:00:00", true, "2024-03-04T00:00:00", null],
  ["3/4/2024 0:00", false, "2024-03-04T00:00:00", "2024-04-03T00:00:00"],
  ["26/3/2015 22:42", false, null, "2015-03-26T22:42:00"],
  ["3/26/15 10:42:07 PM", false, "2015-03-26T22:42:07", null],
  ["3/26/2015 12:05 AM", false, "2015-03-26T00:05:00", null],
  ["03.04.2024 12:30:01", false, null, "2024-04-03T12:30:01"],
  ["2024-04-03 12:30:01", false, "2024-04-03T12:30:01", "2024-04-03T12:30:01"],
])(
  "%s (as esxtop wrote it: %s) is %s with the month first, %s with the day first",
  (text, original, month, day) => {
    const time = wallTime(text, original);
    expect([iso(time?.monthFirstMs), iso(time?.dayFirstMs)]).toEqual([month, day]);
  },
);

test.each([
  "",
  "yesterday",
  "13/13/2024 10:00",
  "02/30/2024 10:00",
  "1/1/2024 24:00",
  "1/1/2024 10:60",
  "45000.5",
  "1/1/2024 13:00 PM",
])("%j is no time stamp", (text) => {
  expect(wallTime(text, false)).toBeNull();
});

test.each([
  ["a day above 12 after the month", ["3/4/2024 10:00", "3/13/2024 9:00"], "monthFirst"],
  ["a day above 12 before the month", ["4/3/2024 10:00", "13/3/2024 9:00"], "dayFirst"],
  ["dots", ["03.04.2024 10:00"], "dayFirst"],
  ["the same day and month", ["4/4/2024 10:00", "4/4/2024 11:00"], "monthFirst"],
  ["midnight, month first", ["3/4/2024 23:59", "3/5/2024 0:01"], "monthFirst"],
  ["midnight, day first", ["3/4/2024 23:59", "4/4/2024 0:01"], "dayFirst"],
  ["one day that can be read both ways", ["3/4/2024 10:00", "3/4/2024 11:00"], "ambiguous"],
  ["rows that follow each other in no order", ["3/4/2024 10:00", "7/9/2024 11:00"], "ambiguous"],
  ["both orders in one file", ["3/26/2024 10:00", "26/3/2024 11:00"], "contradictory"],
])("%s", (_, texts, order) => {
  expect(dateOrder(texts.map((text) => wallTime(text, false)).filter((time) => time !== null))).toBe(order);
});
