import { themeOf } from "../../src/taskpane/officeTheme";

test.each([
  ["#FFFFFF", "light"],
  ["#292929", "dark"],
  ["#000000", "dark"],
  ["#217346", "dark"],
  ["#e6e6e6", "light"],
  ["", undefined],
  [undefined, undefined],
  ["white", undefined],
])("Excel with background %s is %s", (background, theme) => {
  expect(themeOf(background)).toBe(theme);
});
