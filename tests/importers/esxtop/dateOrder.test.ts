import { dateOrder } from "../../../src/importers/esxtop/dateOrder";
import { wallTime } from "../../../src/importers/esxtop/wallTime";

test.each([
  ["a day above 12 after the month", ["3/4/2024 10:00", "3/13/2024 9:00"], "monthFirst"],
  ["a day above 12 before the month", ["4/3/2024 10:00", "13/3/2024 9:00"], "dayFirst"],
  ["dots", ["03.04.2024 10:00"], "dayFirst"],
  ["the same day and month", ["4/4/2024 10:00", "4/4/2024 11:00"], "monthFirst"],
  ["midnight, month first", ["3/4/2024 23:59", "3/5/2024 0:01"], "monthFirst"],
  ["midnight, day first", ["3/4/2024 23:59", "4/4/2024 0:01"], "dayFirst"],
  ["a day's pause at most, day first", ["3/4/2024 10:00:00", "4/4/2024 10:00:00"], "dayFirst"],
  ["more than a day's pause in both orders", ["3/4/2024 10:00:00", "4/4/2024 10:00:01"], "ambiguous"],
  [
    "two rows of one minute before midnight",
    ["3/4/2024 23:59", "3/4/2024 23:59", "3/5/2024 0:01"],
    "monthFirst",
  ],
  [
    "rows that go back in one order and far ahead in the other",
    ["5/4/2024 9:00", "4/5/2024 9:00"],
    "ambiguous",
  ],
  ["no row", [], "monthFirst"],
  ["one row alone that can be read both ways", ["3/4/2024 10:00"], "ambiguous"],
  ["one day that can be read both ways", ["3/4/2024 10:00", "3/4/2024 11:00"], "ambiguous"],
  ["rows that follow each other in no order", ["3/4/2024 10:00", "7/9/2024 11:00"], "ambiguous"],
  ["both orders in one file", ["3/26/2024 10:00", "26/3/2024 11:00"], "contradictory"],
])("%s", (_, texts, order) => {
  expect(dateOrder(texts.map((text) => wallTime(text, false)).filter((time) => time !== null))).toBe(order);
});
