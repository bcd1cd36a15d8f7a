import { formatOf, describeAccepted, validationOf, type Accepts } from "../../src/sheets/accepts";

test.each<[Accepts, string, string | undefined]>([
  [{ whole: [1, 64] }, "a whole number from 1 to 64", "#,##0"],
  [{ whole: [0, 10_000_000] }, "a whole number from 0 to 10,000,000", "#,##0"],
  [{ decimal: [0.5, 2048] }, "a number from 0.5 to 2,048", undefined],
  [{ decimal: [0.001, 1] }, "a number from 0.001 to 1", undefined],
  [{ decimal: [0.000001, 2.3456789] }, "a number from 0.000001 to 2.345679", undefined],
  // 0.07 × 100 is 7.000000000000001 in floating point.
  [{ share: [0.07, 1] }, "a share from 7% to 100%", "0.0%"],
  [{ oneOf: ["yes", "no"] }, "one of yes, no", undefined],
  [{ text: "a name" }, "a name", undefined],
])("%j is %s", (accepts, text, format) => {
  expect([describeAccepted(accepts), formatOf(accepts)]).toEqual([text, format]);
});

test.each<[Accepts, unknown]>([
  [{ whole: [1, 64] }, { kind: "whole", minimum: 1, maximum: 64 }],
  [{ decimal: [0.5, 2048] }, { kind: "decimal", minimum: 0.5, maximum: 2048 }],
  [{ share: [0, 0.5] }, { kind: "decimal", minimum: 0, maximum: 0.5 }],
  [{ oneOf: ["yes", "no"] }, { kind: "list", values: ["yes", "no"] }],
])("%j becomes the rule %j", (accepts, rule) => {
  expect(validationOf("B2", accepts, "Hosts")?.rule).toEqual(rule);
});

test("free text has no validation", () => {
  expect(validationOf("B2", { text: "a name" }, "Name")).toBeUndefined();
});

test("the input message reports the hint first, the error reports what to enter", () => {
  expect(validationOf("B2:B9", { whole: [1, 64] }, "Hosts", { hint: "All alike.", allowBlank: true })).toEqual({
    range: "B2:B9",
    rule: { kind: "whole", minimum: 1, maximum: 64 },
    allowBlank: true,
    prompt: { title: "Hosts", text: "All alike. A whole number from 1 to 64." },
    error: "Enter a whole number from 1 to 64.",
  });
  const plain = validationOf("B2", { whole: [1, 64] }, "Hosts");
  expect(plain?.prompt.text).toBe("A whole number from 1 to 64.");
  expect(plain).not.toHaveProperty("allowBlank");
}); // prettier-ignore

// Excel refuses a workbook whose texts are longer.
test.each([
  ["title", 32, (length: number) => validationOf("B2", { whole: [1, 2] }, "x".repeat(length))?.prompt.title],
  ["input message", 255, (length: number) => validationOf("B2", { oneOf: ["x".repeat(length - 8)] }, "t")?.prompt.text],
  ["error", 225, (length: number) => validationOf("B2", { oneOf: ["x".repeat(length - 14)] }, "t")?.error],
])("a %s of %d characters stays, a longer one is cut with dots", (_, longest, text) => {
  const whole = text(longest) ?? "";
  expect([whole.length, whole.endsWith("...")]).toEqual([longest, false]);
  const cut = text(longest + 1) ?? "";
  expect([cut.length, cut.endsWith("x...")]).toEqual([longest, true]);
}); // prettier-ignore
