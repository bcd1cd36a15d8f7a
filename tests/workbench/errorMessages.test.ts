import { ErrorMessages } from "../../src/workbench/grid/errorMessages";

const at = (row: number, column: number) => ({ sheetId: "sheet-0", row, column });

test("a message belongs to the cell of the block that shows the error", () => {
  const messages = new ErrorMessages();
  messages.note(at(2, 1), [[28, { error: "#VALUE!", message: "throughput is blank" }]]);
  expect(messages.of(at(2, 2), "#VALUE!")).toBe("throughput is blank");
  expect(messages.of(at(2, 1), 28)).toBeUndefined();
  expect(messages.of({ ...at(2, 2), sheetId: "sheet-1" }, "#VALUE!")).toBeUndefined();
});

test("a message is forgotten once the function answers, and when the cell shows another error", () => {
  const messages = new ErrorMessages();
  const failed = [[{ error: "#VALUE!" as const, message: "throughput is blank" }]];
  messages.note(at(0, 0), failed);
  expect(messages.of(at(0, 0), "#DIV/0!")).toBeUndefined();
  messages.note(at(0, 0), [[28]]);
  expect(messages.of(at(0, 0), "#VALUE!")).toBeUndefined();
});
