import { anonymizeEstate } from "../../../src/importers/estate/anonymizeEstate";
import { estatePlan } from "../../../src/estate/estateWorkbook";
import { generated, imported, knownHost, knownVm } from "../../estate/sampleEstate";

test("no name of an estate with every trap is left in its workbook", async () => {
  for (const seed of [1, 2, 3]) {
    const { truth, read } = await generated(seed, 40);
    const said = {
      ...read,
      diagnostics: [
        {
          ...{ severity: "warning" as const, file: "Acme.xlsx", sheet: "Acme list", row: 3 },
          message:
            'One row belongs to no VM of vInfo, or to several of one name; the first is "Acme-db \\"7\\"": skipped.',
        },
      ],
    };
    const { imported: anonymous, pseudonyms } = anonymizeEstate(said);
    const text = JSON.stringify([anonymous, estatePlan(anonymous).spec]);
    const names = [
      ...truth.vms.flatMap(({ name, uuid, host }) => [name, uuid, host]),
      ...truth.hosts.flatMap(({ name, cluster }) => [name, cluster]),
      ...truth.datastores.map(({ name }) => name),
      truth.vcenter,
      "Acme",
    ];
    // Names such as "web" alone are words of ours too.
    const told = names.filter((name) => name.length > 4 && text.includes(JSON.stringify(name).slice(1, -1)));
    expect(told).toEqual([]);
    expect(new Set(pseudonyms.map(({ pseudonym }) => pseudonym)).size).toBe(pseudonyms.length);
  }
});

const ESTATE = imported(
  [knownVm({ name: "a", vcenter: "vc1" }), knownVm({ name: "b" }), knownVm({ name: "a", vcenter: "vc2" })],
  [knownHost()],
);

test("a name has one pseudonym, wherever it stands, and figures stay", () => {
  const { imported: anonymous } = anonymizeEstate(ESTATE);
  const { vms, hosts } = anonymous.estate;
  expect(vms.map(({ name }) => name)).toEqual(["vm-0001", "vm-0002", "vm-0001"]);
  expect(vms.map(({ host }) => host)).toEqual(["host-0001", "host-0001", "host-0001"]);
  expect([hosts[0]?.name, hosts[0]?.cluster, vms[0]?.cluster]).toEqual([
    "host-0001",
    "cluster-0001",
    "cluster-0001",
  ]);
  expect(vms.map(({ vcpu, usedBytes, os }) => [vcpu, usedBytes, os])).toEqual(
    ESTATE.estate.vms.map(({ vcpu, usedBytes, os }) => [vcpu, usedBytes, os]),
  );
  expect(vms[0]?.source).toBe("file-0001.xlsx, row 2");
});

test("names of an earlier run keep their pseudonyms; new ones get others", () => {
  const { pseudonyms } = anonymizeEstate(ESTATE);
  const next = anonymizeEstate(imported([knownVm({ name: "c" }), knownVm({ name: "b" })]), pseudonyms);
  expect(next.imported.estate.vms.map(({ name }) => name)).toEqual(["vm-0003", "vm-0002"]);
  expect(next.pseudonyms.slice(0, pseudonyms.length)).toEqual(pseudonyms);
});

test.each([
  [
    "a cell in a column of a tool",
    "vInfo",
    '"n/a" in the column "CPUs" is not a quantity',
    '"…" in the column "CPUs" is not a quantity',
  ],
  [
    "a header of a list of the customer",
    "Acme",
    'the column "Acme RAM" has no unit',
    'the column "…" has no unit',
  ],
  ["a known name", "vDisk", 'the first is "a": left out', 'the first is "vm-0001": left out'],
])("what a message quotes: %s", (_, sheet, message, expected) => {
  const diagnostics = [{ severity: "warning" as const, file: "f.csv", sheet, row: 1, message }];
  const { imported: anonymous } = anonymizeEstate({ ...ESTATE, diagnostics });
  expect(anonymous.diagnostics[0]).toMatchObject({
    message: expected,
    sheet: sheet === "Acme" ? null : sheet,
    file: "file-0002.csv",
  });
});
