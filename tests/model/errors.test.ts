import { badInput, noEvidence } from "../../src/model/errors";

test("the two kinds of refusal keep their message and code", () => {
  expect(badInput("x")).toMatchObject({ code: "bad-input", message: "x" });
  expect(noEvidence("y")).toMatchObject({ code: "no-evidence", message: "y" });
});
