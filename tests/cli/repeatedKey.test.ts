import fc from "fast-check";
import { repeatedKey } from "../../src/cli/repeatedKey";

test.each<[string, ReturnType<typeof repeatedKey>]>([
  ['{"hosts":4,"hosts":40}', { key: "hosts", path: "" }],
  ['{"a":1,"b":{"a":2},"a":3}', { key: "a", path: "" }],
  ['{"plan":{"years":5, "years" :1}}', { key: "years", path: "plan" }],
  ['{"a":{"b":{"c":1,"c":1}}}', { key: "c", path: "a.b" }],
  ['{"classes":[{"vms":1},{"name":"x","vms":1,"vms":2}]}', { key: "vms", path: "classes, entry 2," }],
  ['{"a":[[1,2,"x"],[{"b":{"c":1,"c":2}}]]}', { key: "c", path: "a, entry 2, entry 1, b" }],
  ['{"years":1,"ye\\u0061rs":2}', { key: "years", path: "" }],
  ['{"a\\"b":1,"a\\u0022b":2}', { key: 'a"b', path: "" }],
  ['{"a\\\\":1,"a\\\\":2}', { key: "a\\", path: "" }],
  ['{"":1,"":2}', { key: "", path: "" }],
  ['{"__proto__":1,"__proto__":2}', { key: "__proto__", path: "" }],
])("%s has a key twice", (json, found) => {
  expect(repeatedKey(json)).toEqual(found);
});

test.each([
  "{}",
  '{"a":1,"A":2}',
  '{"a":{"a":{"a":1}},"b":{"a":1}}',
  '{"a":["a","a",{"a":"a"},{"a":"a"}]}',
  '{"a":"\\",\\"a\\":1,","b":"{\\"a\\":1,\\"a\\":2}"}',
  '{"a":"\\\\","b":"a"}',
  '{"a":"b","b":"a"}',
  '{"__proto__":1,"constructor":2}',
])("%s has each key once", (json) => {
  expect(repeatedKey(json)).toBeNull();
});

test("what JSON.stringify writes has each key once", () => {
  fc.assert(fc.property(fc.json(), (json) => repeatedKey(json) === null));
});

test("a long text, many keys and many levels are read in one pass", () => {
  const keys = Array.from({ length: 100_000 }, (_, i) => `"${"\\\\".repeat(5)}${i}":"${'\\"'.repeat(5)}"`);
  expect(repeatedKey(`{${keys.join(",")}}`)).toBeNull();
  expect(repeatedKey(`{${keys.join(",")},${keys[0]}}`)).toMatchObject({ path: "" });
  expect(repeatedKey(`{"a":"${'\\"'.repeat(2_000_000)}","a":1}`)).toEqual({ key: "a", path: "" });
  const deep = 100_000;
  expect(repeatedKey(`{"a":${"[".repeat(deep)}${"]".repeat(deep)},"a":1}`)).toEqual({ key: "a", path: "" });
});
