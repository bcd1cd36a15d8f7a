import { saveProperties } from "./savedProperties";

test("an object gets its properties back: changed, deleted, hidden ones, and no added ones", () => {
  const hidden = Symbol("hidden");
  const of: Record<PropertyKey, unknown> = {
    kept: 1,
    changed: 2,
    deleted: 3,
    get read() {
      return 4;
    },
  };
  Object.defineProperty(of, hidden, { value: 5, configurable: true });
  const before = Object.getOwnPropertyDescriptors(of);
  const restore = saveProperties(of);
  of["changed"] = "other";
  delete of["deleted"];
  of["added"] = true;
  of[Symbol.for("added")] = true;
  Object.defineProperty(of, "read", { value: "replaced" });
  Reflect.deleteProperty(of, hidden);
  restore();
  expect(Object.getOwnPropertyDescriptors(of)).toEqual(before);
});

test("a property that cannot be changed is left as it is", () => {
  const of = Object.freeze({ fixed: 1 });
  expect(saveProperties(of)).not.toThrow();
});
