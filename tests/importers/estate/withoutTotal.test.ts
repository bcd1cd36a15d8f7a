import { importEstate } from "../../../src/importers/estate/importEstate";
import { folderOf, textFile } from "../sources";

async function read(...rows: readonly string[]) {
  const list = textFile("list.csv", ["VM,vCPU,RAM GiB,Used GiB", ...rows].join("\n"));
  const { estate, sources, diagnostics } = await importEstate([folderOf([list])]);
  return {
    vms: estate.vms.map(({ name }) => name),
    listed: sources[0]?.vms,
    messages: diagnostics
      .map(({ message }) => message)
      .filter((message) => !/^The column (Power|Cluster) is missing/.test(message)),
  };
}

test.each(["Total", "SUMME", "Gesamtergebnis", "Grand total", "sum"])(
  "the row %s that has the sums of a list is not a VM",
  async (name) => {
    await expect(read("a,2,8,100.1", "b,4,16,200.2", `${name},6,24,300.3`)).resolves.toEqual({
      vms: ["a", "b"],
      listed: 2,
      messages: [`"${name}" has the sums of all other VMs: skipped. It is the total of a list.`],
    });
  },
);

test("a total that is rounded is one, too", async () => {
  const { vms } = await read("a,2,8,100.04", "b,4,16,200.04", "Total,6,24,300.1");
  expect(vms).toEqual(["a", "b"]);
});

test.each([
  ["another name", ["a,2,8,100", "b,4,16,200", "totaldb,6,24,300"]],
  ["another sum", ["a,2,8,100", "b,4,16,200", "total,6,24,301"]],
  ["no figures", ["a,2,8,100", "b,4,16,200", "total,,,"]],
  ["one other VM, which it may equal by chance", ["a,2,8,100", "total,2,8,100"]],
])("a VM with %s counts", async (_, rows) => {
  const { vms, listed } = await read(...rows);
  expect([vms.length, listed]).toEqual([rows.length, rows.length]);
});
