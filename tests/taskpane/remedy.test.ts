import { remedyOf } from "../../src/taskpane/remedy";

const excelError = (code: string) => Object.assign(new Error("refused"), { code });

test("reports what to do about a refusal of Excel, also where it is the cause of another error", () => {
  const protectedSheet = /^If a sheet or the workbook is protected, remove the protection on the Review tab/;
  expect(remedyOf(excelError("AccessDenied"))).toMatch(protectedSheet);
  expect(remedyOf(new Error("could not draw", { cause: excelError("AccessDenied") }))).toMatch(
    protectedSheet,
  );
});

test.each([excelError("NoSuchCode"), excelError("toString"), new Error("no file"), "words", undefined])(
  "reports nothing about %s",
  (error) => {
    expect(remedyOf(error)).toBe("");
  },
);
