import { NamedOnce } from "../../src/cli/namedOnce";

test("an input that is named twice is refused, by its own and by another name", () => {
  const named = new NamedOnce();
  named.add("a.txt", "1 10");
  named.add("b.txt", "1 11");
  expect(() => named.add("a.txt", "1 10")).toThrow('"a.txt" is named twice: name each input once');
  expect(() => named.add("./a.txt", "1 10")).toThrow('"./a.txt" is "a.txt" under another name');
});

test("a file and a folder that holds it are refused in either order", () => {
  const before = new NamedOnce();
  before.add("all", "1 1");
  before.addFolder("all", ["1 1", "1 2", "1 10"]);
  expect(() => before.add("all/a.txt", "1 10")).toThrow('"all/a.txt" is in the input "all" already');
  expect(() => before.add("all/below", "1 2")).toThrow('"all/below" is in the input "all" already');
  const behind = new NamedOnce();
  behind.add("all/a.txt", "1 10");
  behind.add("all", "1 1");
  expect(() => behind.addFolder("all", ["1 1", "1 10"])).toThrow('"all/a.txt" is in the input "all" already');
});

test("an archive is taken next to the folder that holds it, which does not open it", () => {
  const named = new NamedOnce();
  named.add("all", "1 1");
  named.addFolder("all", ["1 1", "1 10"]);
  expect(() => named.add("all/results.zip", "1 10")).not.toThrow();
});
