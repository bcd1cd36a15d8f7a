import {
  change,
  count,
  figure,
  figureNextTo,
  names,
  percent,
  percentOfLimit,
} from "../../../src/reports/findings/figure";

test.each([
  [0, "0"],
  [0.012345, "0.0123"],
  [99.95, "100"],
  [999.4, "999"],
  [999.5, "1,000"],
  [-1234, "-1,230"],
  [721_317.28, "721,000"],
  // Beyond any test: in powers of ten.
  [9.99e14, "999,000,000,000,000"],
  [1e15, "1000000000000000"],
  [1.234e21, "1.23e+21"],
  [Infinity, "(not a finite number)"],
  [-Infinity, "(not a finite number)"],
  [NaN, "(not a finite number)"],
])("figure of %s is %s", (value, text) => {
  expect(figure(value)).toBe(text);
});

test.each([
  [0.6, "60%"],
  [0.05556, "5.56%"],
  [12.5, "1,250%"],
])("% of %s is %s", (share, text) => {
  expect(percent(share)).toBe(text);
});

test.each([
  [1.0018, "100.2%"],
  [0.99949, "99.9%"],
])("% of the limit of %s is %s", (share, text) => {
  expect(percentOfLimit(share)).toBe(text);
});

test.each([
  [0.064, "+6.4%"],
  [-0.03, "−3.0%"],
  [0.0004, "0.0%"],
  [-0.0004, "0.0%"],
  [0, "0.0%"],
  [0.0006, "+0.1%"],
  [0.999, "+99.9%"],
  [1, "+100%"],
  [-1.2345, "−123%"],
  [20, "+2,000%"],
])("change of %s is %s", (share, text) => {
  expect(change(share)).toBe(text);
});

test.each([
  [0, "0 VMs"],
  [1, "1 VM"],
  [2, "2 VMs"],
  [1440, "1,440 VMs"],
])("counts %i", (number, text) => {
  expect(count(number, "VM")).toBe(text);
});

test.each([
  [[], ""],
  [["a"], "a"],
  [["a", "b", "c"], "a; b; c"],
  [["a", "b", "c", "d"], "a; b; c; and 1 more"],
  [["a", "b", "c", "d", "e"], "a; b; c; and 2 more"],
])("names %j", (all, text) => {
  expect(names(all)).toBe(text);
});

test.each([
  [15, 15.01, "15.01"],
  [15, 15.1, "15.1"],
  [15, 15, "15"],
  [15, 14.9996, "14.9996"],
  [20, 123.456, "123"],
  [1000, 1000.0004, "1,000.0004"],
])("next to a limit of %d, %d is %s", (limit, value, text) => {
  expect(figureNextTo(limit, value)).toBe(text);
});
