import { describeLinked } from "../../../src/taskpane/templates/linkAgain";

const NONE = { sheet: "Hosts", cells: [], broken: [], lostNames: [] };

test("names the inputs that were linked, and those whose facts were removed", () => {
  expect(describeLinked({ ...NONE, cells: ["C34", "C35"] })).toBe("Linked again on sheet Hosts: C34, C35.");
  expect(describeLinked({ ...NONE, cells: ["C34"], broken: ["C35"], lostNames: ["Plan_Sockets"] })).toBe(
    "Linked again on sheet Hosts: C34. Unchanged on sheet Hosts: C35. Plan_Sockets does not refer to a cell of this workbook.",
  );
});

test.each([
  [NONE, "None of the selected cells is a linked input that you typed over: select such inputs."],
  [
    { ...NONE, broken: ["C34"], lostNames: ["Plan_Hosts"] },
    "Unchanged on sheet Hosts: C34. Plan_Hosts does not refer to a cell of this workbook.",
  ],
])("refuses where no input can be linked: %j", (linked, message) => {
  expect(() => describeLinked(linked)).toThrow(message);
});
