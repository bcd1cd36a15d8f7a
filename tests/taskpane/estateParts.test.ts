import { CollectedParts, estateParts, ITEMS_PER_PART } from "../../src/taskpane/import/estateParts";
import { imported, knownVm } from "../estate/sampleEstate";

const vms = (count: number) => Array.from({ length: count }, (_, i) => knownVm({ name: `vm ${i}` }));

test.each([0, 1, ITEMS_PER_PART, ITEMS_PER_PART + 1])(
  "an estate of %d VMs arrives as it was sent, in parts",
  (count) => {
    const estate = {
      ...imported(vms(count)),
      diagnostics: [{ severity: "info" as const, file: "a", sheet: null, row: null, message: "b" }],
    };
    const pseudonyms = [{ kind: "VM", name: "a", pseudonym: "vm-0001" }];
    const parts = [...estateParts({ estate, pseudonyms })];
    expect(parts.filter(({ list }) => list === "vms")).toHaveLength(Math.ceil(count / ITEMS_PER_PART));
    expect(Math.max(...parts.map(({ items }) => items.length))).toBeLessThanOrEqual(ITEMS_PER_PART);
    const collected = new CollectedParts();
    for (const part of structuredClone(parts)) collected.add(part);
    expect(collected.whole({ estate: true, pseudonyms: true })).toEqual({ estate, pseudonyms });
  },
);

test("without an estate there is none", () => {
  expect([...estateParts({ estate: undefined, pseudonyms: undefined })]).toEqual([]);
  expect(new CollectedParts().whole({ estate: false, pseudonyms: false })).toEqual({
    estate: undefined,
    pseudonyms: undefined,
  });
});
