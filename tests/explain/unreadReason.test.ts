import { unreadReason } from "../../src/explain/unreadReason";

const ONLY_EXCEL =
  "VSAN_GHZ: the call has something in it that only Excel calculates, so its steps are not shown.";

test.each([
  ["in the call", ["VSAN_GHZ({1,2})"], "{1,2}"],
  ["in a call inside of it", ["VSAN_GHZ(SUM({1,2}))"], "{1,2}"],
  ["as its second argument", ["VSAN_GHZ(A1,{1;2})"], "{1;2}"],
  ["in its second call", ["VSAN_GHZ(A1)+VSAN_GHZ({1,2})"], "{1,2}"],
  ["in a name", ["2*Cost", "VSAN_GHZ({1,2})"], "{1,2}"],
  ["behind another one", ["VSAN_GHZ({1,2},{3,4})"], "{1,2}"],
  ["behind that of another function", ["SUM({3,4})+VSAN_GHZ({1,2})"], "{1,2}"],
])("an array constant %s is quoted", (_where, texts, array) => {
  expect(unreadReason("VSAN_GHZ", texts)).toBe(
    `VSAN_GHZ: the steps of a call with an array constant, ${array}, are not shown. Enter its values in cells.`,
  );
});

test.each([
  ["of another function", ["SUM({1,2})+VSAN_GHZ(INDIRECT(B1))"]],
  ["behind the call", ["VSAN_GHZ(INDIRECT(B1))*{1,2}"]],
  ["in front of the call", ["{1,2}*VSAN_GHZ(INDIRECT(B1))"]],
  ["around the call", ["SUM(VSAN_GHZ(INDIRECT(B1)),{1,2})"]],
  ["in a text", ['VSAN_GHZ(INDIRECT("{1,2}"))']],
  ["of cells, which Excel refuses", ["VSAN_GHZ({A1,B1})"]],
  ["in brackets behind a word of that name", ["VSAN_GHZ+SUM({1,2})"]],
])("an array constant %s is not what keeps the call from its steps", (_where, texts) => {
  expect(unreadReason("VSAN_GHZ", texts)).toBe(ONLY_EXCEL);
});
