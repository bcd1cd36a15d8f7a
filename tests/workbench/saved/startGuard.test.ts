import { StartGuard } from "../../../src/workbench/saved/startGuard";

test("a workbook is opened until two starts in a row did not end", () => {
  const storage = memory();
  const start = () => new StartGuard(storage, "workbook").begin();
  expect([start(), start(), start()]).toEqual([true, true, false]);
  new StartGuard(storage, "workbook").end();
  expect(start()).toBe(true);
  expect(new StartGuard(storage, "copy-1").begin()).toBe(true);
});

test("a storage that refuses everything does not stop a start", () => {
  const refuse = () => {
    throw new DOMException("refused", "SecurityError");
  };
  const refusing = { ...memory(), getItem: refuse, setItem: refuse, removeItem: refuse };
  for (const storage of [refusing, undefined]) {
    const guard = new StartGuard(storage, "workbook");
    expect([guard.begin(), guard.begin(), guard.begin()]).toEqual([true, true, true]);
    expect(() => guard.end()).not.toThrow();
  }
});

function memory(): Storage {
  const items = new Map<string, string>();
  return {
    get length() {
      return items.size;
    },
    clear: () => items.clear(),
    key: () => null,
    getItem: (name) => items.get(name) ?? null,
    setItem: (name, value) => void items.set(name, value),
    removeItem: (name) => void items.delete(name),
  };
}
