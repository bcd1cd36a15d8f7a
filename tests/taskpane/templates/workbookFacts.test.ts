import { lostNames, whyNoFacts, workbookFacts } from "../../../src/taskpane/templates/workbookFacts";
import type { CellValue } from "../../../src/workbook/spec";

/** The facts of a workbook with these names, whose sheets hold these values from A1 on. */
function factsOf(names: Record<string, string>, sheets: Record<string, CellValue[][]> = {}) {
  const outline = {
    sheets: Object.keys(sheets),
    names: Object.entries(names).map(([name, formula]) => ({ name, formula })),
    records: [],
  };
  return workbookFacts({
    outline: () => Promise.resolve(outline),
    read: (wanted) =>
      Promise.resolve(
        new Map(
          wanted.flatMap((name) => {
            const values = sheets[name];
            return values ? [[name, { values, formulas: [] }] as const] : [];
          }),
        ),
      ),
  });
}

test("finds the facts of a workbook: their sheet, and the value of each", async () => {
  const names = { Plan_Vms: "=Plan!$B$3", Plan_Hosts: "=Plan!$B$1" };
  const facts = await factsOf(names, { Plan: [["Hosts", 8]] });
  expect(facts.links?.source).toBe("Plan");
  expect([...(facts.links?.values ?? [])]).toEqual([
    ["Plan_Hosts", 8],
    ["Plan_Vms", null],
  ]);
  expect(facts.lost).toEqual([]);
});

test("takes only names of facts: users may define names that begin alike", async () => {
  const facts = await factsOf({ Plan_Budget: "=Money!$A$1", Plan_: "=1" }, { Money: [[5]] });
  expect(facts).toMatchObject({ links: undefined, lost: [] });
  expect(whyNoFacts(facts)).toBeUndefined();
});

test("refuses facts with the sheet of those that the workbook has", async () => {
  const facts = await factsOf({ Plan_Hosts: "='Our facts'!$A$1" }, { "Our facts": [[8]] });
  expect(whyNoFacts(facts)).toBe(
    "This workbook has facts already: sheet Our facts. Nothing was inserted. Templates that you insert follow sheet Our facts.",
  );
});

test("refuses facts while their names remain without cells", async () => {
  const facts = await factsOf({ Plan_Vms: "=#REF!", Plan_Hosts: "=Gone!$B$1" }, { Other: [[1]] });
  expect(facts).toEqual({ links: undefined, lost: ["Plan_Hosts", "Plan_Vms"] });
  expect(whyNoFacts(facts)).toBe(
    "Plan_Hosts and 1 more name do not refer to a cell of this workbook. Delete the names that begin with Plan_, then insert the facts.",
  );
});

test("follows the facts that remain when one lost its cell, and names that one", async () => {
  const { links, lost } = await factsOf(
    { Plan_Hosts: "=Plan!$B$1", Plan_Vms: "=Plan!$B$2:$B$3" },
    { Plan: [["Hosts", 8]] },
  );
  expect([...(links?.values.keys() ?? [])]).toEqual(["Plan_Hosts"]);
  expect(lostNames(lost)).toBe("Plan_Vms does not refer to a cell of this workbook.");
});
