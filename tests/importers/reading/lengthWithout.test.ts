import { lengthWithout } from "../../../src/importers/reading/lengthWithout";

const isDigit = (character: string) => /\d/.test(character);

test.each([
  ["", 0],
  ["12", 0],
  ["a12", 1],
  ["1a", 2],
  ["1a23b456", 5],
])("%j without the digits at its end has %d characters", (text, length) => {
  expect(lengthWithout(text, isDigit)).toBe(length);
});

test("looks at no character in front of the last that stays", () => {
  let looks = 0;
  const length = lengthWithout(`${"1".repeat(1000)}a23`, (character) => {
    looks += 1;
    return isDigit(character);
  });
  expect([length, looks]).toEqual([1001, 3]);
});
