import { applyChange } from "./applyChange";

const TEXT = "a\nb\nc\nb\n";

test.each([
  ["a line comes behind another", " a\n+new\n", "a\nnew\nb\nc\nb\n"],
  ["a line becomes another", "-c\n+new\n", "a\nb\nnew\nb\n"],
  ["two places", "+first\n a\n@@\n c\n+new\n", "first\na\nb\nc\nnew\nb\n"],
  ["a line that is not there", " x\n+new\n", { lost: "x\n" }],
  ["a line that is there twice", " b\n+new\n", { lost: "b\n" }],
  ["a place that does not say where", "+new\n", { lost: "" }],
])("%s", (_, change, expected) => {
  expect(applyChange(TEXT, change)).toEqual(expected);
});
