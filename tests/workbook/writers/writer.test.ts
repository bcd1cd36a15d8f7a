import type { NameFeature } from "../../../src/workbook/drawing";
import { drawFeatures } from "../../../src/workbook/writers/writer";

const NAME: NameFeature = { kind: "name", name: "Share", refersTo: { formula: "96%" } };

test("a feature with a handler is drawn, without one it is a loss with the reason", () => {
  const drawn: string[] = [];
  const handled = drawFeatures(
    { name: (list: string[], { name }) => void list.push(name) },
    drawn,
    [NAME],
    "workbook",
  );
  const lost = drawFeatures(
    { name: { unsupported: "This format has no names." } },
    drawn,
    [NAME],
    "workbook",
  );
  expect(drawn).toEqual(["Share"]);
  expect(handled).toEqual([]);
  expect(lost).toEqual([{ feature: "name", where: "workbook", because: "This format has no names." }]);
});
