import { carriedNotices, noticesOnOthers } from "../../src/taskpane/import/carriedNotices";

const NOTHING = { carried: 0, lost: [], failed: [], missing: [], formulas: [] };
const labels = (count: number): string[] => Array.from({ length: count }, (_, i) => `Input ${i + 1}`);

test.each([
  [NOTHING, []],
  [{ ...NOTHING, carried: 1 }, ["1 input that you changed in it was kept."]],
  [{ ...NOTHING, carried: 2 }, ["2 inputs that you changed in it were kept."]],
  [{ ...NOTHING, formulas: ["Hosts"] }, ["1 formula in inputs was replaced by its value: Hosts."]],
  [
    { ...NOTHING, formulas: ["Hosts", "VMs"] },
    ["2 formulas in inputs were replaced by their values: Hosts, VMs."],
  ],
  [
    { ...NOTHING, lost: [{ label: "Hosts", value: 8 }] },
    ["1 input that you changed is not in the new report: Hosts (8)."],
  ],
  [
    {
      ...NOTHING,
      lost: [
        { label: "Hosts", value: null },
        { label: "Lossless", value: false },
      ],
    },
    ["2 inputs that you changed are not in the new report: Hosts (empty), Lossless (false)."],
  ],
  [
    { ...NOTHING, failed: [{ label: "Hosts", content: "=Source!B2" }] },
    ["1 input shows an error and was not kept: Hosts (=Source!B2)."],
  ],
  [
    {
      ...NOTHING,
      failed: [
        { label: "Hosts", content: "=Source!B2" },
        { label: "VMs", content: "#N/A" },
      ],
    },
    ["2 inputs show errors and were not kept: Hosts (=Source!B2), VMs (#N/A)."],
  ],
  [
    { ...NOTHING, missing: ["Hosts"] },
    ["1 input was not found in the earlier report: Hosts. Check its value."],
  ],
  [
    { ...NOTHING, missing: ["Hosts", "VMs"] },
    ["2 inputs were not found in the earlier report: Hosts, VMs. Check their values."],
  ],
])("sentences for %j", (carried, notices) => {
  expect(carriedNotices(carried)).toEqual(notices);
});

test("ten inputs are named, of eleven one is counted", () => {
  const [ten, eleven] = [10, 11].map((count) =>
    carriedNotices({ ...NOTHING, formulas: labels(count) }).join(),
  );
  expect(ten).toMatch(/ Input 9, Input 10\.$/);
  expect(eleven).toMatch(/ Input 10 and 1 more\.$/);
});

test.each([
  [[], []],
  [["Hosts"], ["Hosts is not a report sheet and was kept."]],
  [["Hosts", "Facts"], ["Hosts, Facts are not report sheets and were kept."]],
])("sentences for sheets of the user %j", (sheets, notices) => {
  expect(noticesOnOthers(sheets)).toEqual(notices);
});
