import { importEstate } from "../../../src/importers/estate/importEstate";
import { headerUnit } from "../../../src/importers/estate/plain/headerUnit";
import { folderOf, textFile } from "../sources";

const GIB = 2 ** 30;

async function read(text: string) {
  return importEstate([folderOf([textFile("vms.csv", text)])]);
}

/** Diagnostics without those of columns that most lists here do not have. */
const withoutMissing = <T extends { message: string }>(diagnostics: readonly T[]): T[] =>
  diagnostics.filter(({ message }) => !/^The column (Power|Cluster) is missing: /.test(message));

test("a list as a planner writes it", async () => {
  const { estate, sources, diagnostics } = await read(
    "VM;vCPU;RAM GB;Used (GiB);Disk TiB;IOPS;Average IOPS;I/O size (KB);Read %;Cluster;Power;OS\n" +
      "db01;8;64;500,5;1;12000;800;16;70%;A;on;Linux\n" +
      "old;2;8;20;0,1;;;;;A;off;\n",
  );
  expect(diagnostics).toEqual([]);
  expect(sources).toEqual([{ file: "vms.csv", tool: "csv", version: null, vms: 2, hosts: 0 }]);
  expect(estate.vms).toMatchObject([
    {
      name: "db01",
      vcpu: 8,
      ramBytes: 64 * GIB,
      chargedBytes: 500.5 * GIB,
      diskBytes: 1024 * GIB,
      usedBytes: { low: 500.5 * GIB, plan: 500.5 * GIB, high: 1024 * GIB },
      iopsPeak: 12_000,
      iopsAverage: 800,
      ioSizeBytes: 16 * 1024,
      readShare: 0.7,
      cluster: "A",
      power: "on",
      scope: "full",
      os: "Linux",
    },
    { name: "old", iopsPeak: null, readShare: null, scope: "capacity", why: "powered off" },
  ]);
});

test.each([
  ["70\n30", [0.7, 0.3]],
  ["0.7\n0.3", [0.7, 0.3]],
  ["1\n0", [1, 0]],
  ["1\n70", [0.01, 0.7]],
  ["1%\n0", [0.01, 0]],
  ["0.7\n65%", [0.7, 0.65]],
  ["65%\n0.7\n1", [0.65, 0.7, 1]],
  ["70\n65%\n0.5%", [0.7, 0.65, 0.005]],
  ["70\n1\n0\n\n30", [0.7, 0.01, 0, null, 0.3]],
])("the shares of reads of a column with %j: %j", async (column, shares) => {
  const rows = column.split("\n").map((share, i) => `vm${i},1,1,${share}`);
  const { estate, diagnostics } = await read(["VM,vCPU,RAM GiB,Reads", ...rows].join("\n"));
  expect(estate.vms.map(({ readShare }) => readShare)).toEqual(shares);
  expect(withoutMissing(diagnostics)).toEqual([]);
});

test.each([
  ["65\n0.75", [0.65, 0.0075], 3, "0.75 and percentages such as 65"],
  ["0.25\n0\n20%\n1.5\n0.5", [0.0025, 0, 0.2, 0.015, 0.005], 2, "0.25 and percentages such as 1.5"],
])("shares and percentages of reads in one column are reported: %j", async (column, shares, row, both) => {
  const rows = column.split("\n").map((share, i) => `vm${i},1,1,${share}`);
  const { estate, diagnostics } = await read(["VM,vCPU,RAM GiB,Reads", ...rows].join("\n"));
  expect(estate.vms.map(({ readShare }) => readShare)).toEqual(shares);
  const message = `The column "Reads" has both shares such as ${both}: all count as percentages. Enter each with a percent sign.`;
  expect(withoutMissing(diagnostics)).toEqual([
    { severity: "warning", file: "vms.csv", sheet: "vms", row, message },
  ]);
});

test("a size without a unit is not guessed, and what is not a number is reported", async () => {
  const { estate, diagnostics } = await read("VM,vCPU,RAM,Used GiB,Read %\na,many,64,-1,150\n,2,3,4,5\n");
  expect(estate.vms).toMatchObject([{ vcpu: null, ramBytes: null, chargedBytes: null, readShare: null }]);
  expect(withoutMissing(diagnostics).map(({ row, message }) => [row, message])).toEqual([
    [null, 'The column "RAM" names no unit: write it as "RAM GiB". It counts as unknown.'],
    [2, '"many" is not a number of vCPUs: counted as unknown.'],
    [2, '"-1" is not a quantity: counted as unknown.'],
    [2, '"150" is not a share of reads: write 0% to 100%.'],
    [null, "One row has no name of a VM: skipped."],
  ]);
});

const OPEN =
  '"12,375" in the column "Used GiB" may have a fraction or thousands: counted as unknown. Enter it without thousands separators, and fractions with fewer or more than three digits.';

test.each<[string, string, number | null, string[]]>([
  ["a fraction where the column has decimal commas", "VM;vCPU;Used GiB\na;2;12,375\nb;2;0,5", 12.375, []],
  ["thousands where the column has decimal points", "VM;vCPU;Used GiB\na;2;12,375\nb;2;0.5", 12_375, []],
  ["thousands where the column has millions", "VM;vCPU;Used GiB\na;2;12,375\nb;2;1,000,000", 12_375, []],
  [
    "a fraction where another column has decimal commas",
    "VM;vCPU;Used GiB;RAM GiB\na;2;12,375;0,5",
    12.375,
    [],
  ],
  ["thousands between commas", 'VM,vCPU,Used GiB\na,2,"12,375"', 12_375, []],
  ["unknown where nothing decides", "VM;vCPU;Used GiB\na;2;12,375\nb;2;7", null, [OPEN]],
  ["unknown where the column has both", "VM;vCPU;Used GiB\na;2;12,375\nb;2;0,5\nc;2;0.5", null, [OPEN]],
  [
    "unknown, reported once for the column",
    "VM;vCPU;Used GiB\na;2;12,375\nb;2;1,024\nc;2;2.048",
    null,
    [OPEN.replace("thousands:", "thousands, and so may 2 more cells:")],
  ],
])("12,375 in a list is %s", async (_, text, gib, expected) => {
  const { estate, diagnostics } = await read(text);
  expect(estate.vms[0]?.chargedBytes).toBe(gib === null ? null : gib * GIB);
  expect(withoutMissing(diagnostics).map(({ message }) => message)).toEqual(expected);
});

test.each([
  ["between commas it is a fraction", "VM,vCPU,Used GiB\na,2,12.375", 12.375],
  ["between semicolons nothing decides", "VM;vCPU;Used GiB\na;2;12.375", null],
  ["beside decimal commas it is thousands", "VM;vCPU;Used GiB\na;2;12.375\nb;2;0,5", 12_375],
])("12.375 in a list: %s", async (_, text, gib) => {
  const { estate } = await read(text);
  expect(estate.vms[0]?.chargedBytes).toBe(gib === null ? null : gib * GIB);
});

test("a share of reads has no thousands", async () => {
  const { estate } = await read("VM;vCPU;RAM GiB;Read %\na;2;4;12,375");
  expect(estate.vms[0]?.readShare).toBe(0.12375);
});

test("thousands of vCPUs have no fraction", async () => {
  const { estate } = await read("VM;vCPU;RAM GiB\na;1.024;4");
  expect(estate.vms[0]?.vcpu).toBe(1024);
});

test("a template of a list counts for its capacity", async () => {
  const { estate } = await read("VM,vCPU,RAM GiB,Template\na,2,4,True\nb,2,4,False");
  expect(estate.vms.map(({ why }) => why)).toEqual(["template", null]);
});

test("a table without VMs or sizes is not a list of VMs", async () => {
  expect((await read("VM,vCPU\na,1\n")).sources).toEqual([]);
  expect((await read("Server,vCPU,RAM GiB\na,1,2\n")).sources).toEqual([]);
});

test.each([
  ["Used (GB)", false, "used", 1e9],
  ["Used GiB", false, "used", GIB],
  ["RAM [GB]", true, "ram", GIB],
  ["RAM in MB", true, "ramin", 2 ** 20],
  ["DiskGiB", false, "disk", GIB],
  ["UsedGB", false, "used", 1e9],
  ["UsedSpaceGB", false, "usedspace", GIB],
  ["ProvisionedSpaceGB", false, "provisionedspace", GIB],
  ["Used Space GB", false, "usedspace", 1e9],
  ["usedspacegb", false, "usedspacegb", null],
  ["RAM", true, "ram", null],
  ["Bytes", false, "", 1],
])("the unit of %j, about RAM %s: %j and %s bytes", (header, isRam, name, bytes) => {
  expect(headerUnit(header, isRam)).toMatchObject({ name, bytes });
});
