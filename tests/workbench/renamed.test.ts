import { renamed } from "../../src/workbench/grid/renamed";

test("a text is another one wherever it is a value or a key", () => {
  const params = { unitId: "w#1", cells: { "w#1": [["w#1", "w#10", 1, null]] }, sheetId: "s" };
  expect(renamed(params, "w#1", "w#2")).toEqual({
    unitId: "w#2",
    cells: { "w#2": [["w#2", "w#10", 1, null]] },
    sheetId: "s",
  });
  expect(params.unitId).toBe("w#1");
});

test("what is not plain data stays as it is", () => {
  const range = new Map([["w#1", 1]]);
  expect(renamed({ range }, "w#1", "w#2")).toEqual({ range });
});
