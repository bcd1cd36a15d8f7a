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
  [2, 0.02],
  ["2", 0.02],
  ["1.5%", 0.015],
  ["1.5/98.5", 0.015],
])("%s is a read share of %d", (input, value) => {
  expect(readShare(input)).toBeCloseTo(value, 12);
});

test.each<[string | number, number]>([
  [1 + 2 ** -52, 1],
  [1 - 2 ** -53, 1],
  ["1.0000000000000002", 1],
  [1 + 9e-10, 1],
  [100 * (1 + 2 ** -52), 1],
  [2 ** -60, 0],
  [-(2 ** -60), 0],
  [-9e-10, 0],
])("%d is off by a rounding only: %d", (input, value) => {
  expect(readShare(input)).toBe(value);
});

test.each<[string | number, RegExp]>([
  [33147, /33147 is above 100 and looks like a date.*enter 10% or '10\/90/],
  [100.5, /rw 100\.5 is not 0% to 100%/],
  [-0.1, /not (a share of )?0% to 100%/],
  ["70/40", /"70\/40" does not add up to 100/],
  ["120%", /not (a share of )?0% to 100%/],
  ["mostly", /rw "mostly" is not a share of reads/],
  [1.5, /^rw 1\.5 can be read as 1\.5% and as 150%: enter 1\.5% or 0\.015$/],
  ["1.5", /^rw "1\.5" can be read as 1\.5% and as 150%: enter 1\.5% or 0\.015$/],
  [1.1, /^rw 1\.1 can be read as 1\.1% and as 110%: enter 1\.1% or 0\.011$/],
  [1.9999, /rw 1\.9999 can be read as 1\.9999% and as 199\.99%/],
  [1 + 2e-9, /rw 1\.000000002 can be read as/],
  [-2e-9, /rw -2e-9 is not 0% to 100%/],
  // Not with the advice to enter 1.5%, which is of reads.
  ["1.5 writes", /rw "1\.5 writes" is not a share of reads/],
])("%s is refused", (input, message) => {
  expect(() => readShare(input)).toThrow(message);
});
