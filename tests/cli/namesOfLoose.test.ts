import { namesOfLoose } from "../../src/cli/namesOfLoose";

test.each([
  [["r/a/1.json"], ["1.json"]],
  [
    ["r/a/1.json", "r/a/2.json"],
    ["1.json", "2.json"],
  ],
  [
    ["r/a/1.json", "r/b/1.json"],
    ["a/1.json", "b/1.json"],
  ],
  [
    ["r/a/1.json", "./r/a/../a/2.json"],
    ["1.json", "2.json"],
  ],
  [
    ["r/case/1.json", "r/case-res.txt"],
    ["case/1.json", "case-res.txt"],
  ],
  [
    ["r/case-res.txt", "r/case/1.json"],
    ["case-res.txt", "case/1.json"],
  ],
  [
    ["r/x", "r/x/1.json"],
    ["x", "x/1.json"],
  ],
  [[], []],
])("the files %j are called %j", (files, names) => {
  expect([...namesOfLoose(files).values()]).toEqual(names);
});
