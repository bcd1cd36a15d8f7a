import { badTexts } from "./badTexts";

test.each(["undefined IOPS", "NaN", "[object Object]", "-Infinity GHz"])("%s is shown by mistake", (text) => {
  expect(badTexts([["A1", text]])).toEqual([`A1 shows ${text}`]);
});

test.each(["The limit is not defined", "Nano", "it leaves the membership undefined.", "an object", ""])(
  "%s is not",
  (text) => {
    expect(badTexts([["A1", text]])).toEqual([]);
  },
);
