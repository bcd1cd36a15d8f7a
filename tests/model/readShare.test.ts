import { readShare } from "../../src/model/storage/readShare";

test.each<[string | number, number]>([
  ["read", 1],
  ["Write", 0],
  ["r", 1],
  ["W", 0],
  [0, 0],
  [0.7, 0.7],
  [1, 1],
  [70, 0.7],
  [100, 1],
  ["70%", 0.7],
  ["0.7", 0.7],
  ["70", 0.7],
  ["70/30", 0.7],
  ["0/100", 0],
  [" 10 / 90 ", 0.1],
])("%s is a read share of %d", (input, value) => {
  expect(readShare(input)).toBeCloseTo(value, 12);
});

test.each<[string | number, RegExp]>([
  [33147, /33147 is above 100 and looks like a date.*enter 10% or '10\/90/],
  [100.5, /rw 100\.5 is not 0% to 100%/],
  [-0.1, /not (a share of )?0% to 100%/],
  ["70/40", /"70\/40" does not add up to 100/],
  ["120%", /not (a share of )?0% to 100%/],
  ["mostly", /rw "mostly" is not a share of reads/],
])("%s is refused", (input, message) => {
  expect(() => readShare(input)).toThrow(message);
});
