import { AsyncLocalStorage } from "node:async_hooks";
import { disableUsedStorages } from "./usedStorages";

test("a storage in which something ran holds nothing once it is disabled, until something runs in it again", () => {
  const storage = new AsyncLocalStorage<string>();
  const seen = storage.run("a suite's", () => {
    const before = storage.getStore();
    disableUsedStorages();
    return [before, storage.getStore()];
  });
  expect(seen).toEqual(["a suite's", undefined]);
  expect(storage.run("another suite's", () => storage.getStore())).toBe("another suite's");
});

/** testEnvironment.ts is needless once this fails. */
test("Jest runs a test in a storage of its own", () => {
  const disabled = jest.spyOn(AsyncLocalStorage.prototype, "disable");
  disableUsedStorages();
  expect(disabled).toHaveBeenCalled();
});
