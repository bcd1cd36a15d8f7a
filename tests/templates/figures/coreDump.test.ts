import { coreDump } from "../../../src/templates/coreDump/coreDump";
import { printedSheet } from "../printedSheet";
import { recalculate, type Entries } from "../recalculate";

const plan = coreDump.plan();

/** Four kinds of hosts: of 8.0, of 7.0 beyond the limit, with a measured file, and with more RAM than a dump fits. */
const GROUPS: Entries = {
  "groups.name": ["A", "B", "C", "D"],
  "groups.hosts": [4, 2, 1, 3],
  "groups.ram": [256, 1536, 64, 4096],
  "groups.esxi": ["8.0 U3", "7.0 U3", null, null],
  "groups.boot": [32, 128, 8, 64],
  "groups.kind": ["local durable", "USB or SD", "SAN LUN", "SAN LUN"],
  "groups.measured": [null, null, 1, null],
  logs: 1.5,
  zdumps: 3,
};

const shown = (entries: Entries = GROUPS) => printedSheet(recalculate(plan, entries));

test("dump file and boot device of each group", () => {
  const sheet = shown();
  expect([0, 1, 2, 3, 4, 5].map((line) => sheet.row("answers.dump", line))).toEqual([
    "Group | Dump file (GiB) | Low to high (GiB) | Evidence level | OSData (GiB) | Left after all (GiB) | Smallest boot device (GiB) | Verdict",
    // The line through the 8.0 hosts; high 1.5 % of RAM. 23.75 × 0.8 − 3.62 − 1.5
    "A | 3.62 | 3.62 to 3.84 | interpolated | 23.75 | 13.88 | 32 | fits",
    // The limit of 15; high the line through the 7.0 hosts. (128 − 8.25) × 0.8 − 16.5
    "B | 15.00 | 15.00 to 15.01 | extrapolated | 119.75 | 79.30 | 32 | fits, not durable",
    "C | 1.00 |  | measured | 6.90 | 3.02 | 32 | fits", // (8 − 1.1) × 0.8 − 2.5
    // 1.5 % of 4096; (61.44 + 1.5) ÷ 0.8 + 8.25
    "D | 61.44 | 15.00 to 61.44 | estimated | 55.75 | -18.34 | 87 | too small",
    "",
  ]);
});

test.each([
  ["sharedFiles", "229.8 GiB, estimated"], // 4 × 3.62 + 2 × 15 + 1 + 3 × 61.44
  ["sharedPlan", "275.7 GiB, derived"], // × 1.2
  ["sharedZdumps", "689.4 GiB, upper bound"], // × 3
  ["sharedAll", "965.1 GiB, upper bound"],
])("a shared datastore: %s is %s", (id, expected) => {
  expect(shown().result(id)).toBe(expected);
});

test.each(["shared VMFS", "network"])("dumps to %s take nothing of the boot device", (target) => {
  const sheet = shown({ ...GROUPS, target });
  // 55.75 × 0.8 − 1.5
  expect(sheet.row("answers.dump", 4)).toBe(
    "D | 61.44 | 15.00 to 61.44 | estimated | 55.75 | 43.10 | 32 | fits",
  );
});

test.each<[Entries, string]>([
  [GROUPS, "✖ Does not fit: the boot device is too small for 1 of 4 groups"],
  [{ "groups.hosts": [null] }, "? Not known: Hosts on sheet Host groups (row 1) is empty"],
  // 23.75 × 0.8 − 3.84 leaves 15.16
  [
    { "groups.boot": [32], logs: 14.5 },
    "▲ Fits, but check the boot device: less than 1 GiB is left on 1 of 1 group",
  ],
])("verdict of %j", (entries, verdict) => {
  expect(recalculate(plan, entries).value("verdict")).toBe(verdict);
});

// A boot device of 8 GiB may hold 6.9 × 0.8 = 5.52 GiB: a dump of 3.62, at the high estimate 3.84, and the logs.
test.each<[string, Entries, string]>([
  ["low and high fit", GROUPS, "✔"],
  ["too small by plan", { ...GROUPS, "groups.boot": [8], logs: 1.91 }, "✖"],
  ["too small at the high estimate alone", { ...GROUPS, "groups.boot": [8], logs: 1.7 }, "▲"],
])("the mark of a group's row, %s", (_, entries, mark) => {
  const { drawing } = recalculate(plan, entries);
  expect(drawing.sheets[0]?.values[8]?.slice(0, 2)).toEqual([mark, "A"]);
});

test("what a boot device must hold, and may be filled with", () => {
  const sheet = shown();
  expect([0, 1, 4, 5].map((line) => sheet.row("room.needed", line))).toEqual([
    "Group | Needed | Needed, low | Needed, high | Available",
    "A | 5.12 | 5.12 | 5.34 | 19.00", // 3.62 and 3.84 + 1.5 of 23.75 × 0.8
    "D | 62.94 | 16.50 | 62.94 | 44.60", // 61.44 and 15 + 1.5 of 55.75 × 0.8
    "",
  ]);
});

// 8.0 and 1,024 GiB of RAM: 11.68 GiB by the line, 15.36 at the high estimate; the boot device of 32 GiB leaves 19.
test.each([
  [3.63, "✔ Fits: every group has room for its core dump, logs and traces"],
  [3.65, "▲ Fits by the plan, but not at the high estimate of the dump: 1 of 1 group. Measure its dump file"],
])("%d GiB of logs next to a dump with a wide range", (logs, verdict) => {
  const sheet = recalculate(plan, {
    "groups.ram": [1024],
    "groups.esxi": ["8.0 U3"],
    "groups.boot": [32],
    logs,
  });
  expect(sheet.value("verdict")).toBe(verdict);
});

test("the observed hosts, the line through two of them and the planning rule", () => {
  const sheet = shown();
  expect([0, 1, 2, 4].map((line) => sheet.row("observed.file", line))).toEqual([
    "Host | RAM (GiB) | Dump file (GiB) | Line of 8.0 (GiB) | Planning rule (GiB)",
    "ESXi 8.0.3, 128 GB | 127.9 | 2.27 | 2.27 | 2.50",
    "ESXi 8.0.3, 256 GB | 255.9 | 3.62 | 3.62 | 3.84",
    // 1,571,489 MiB and 15,360 MiB; 0.0105 GiB for each GiB and 0.93; 1.5 %
    "ESXi 7.0.3, 1.5 TB | 1,534.7 | 15.00 | 17.04 | 23.02",
  ]);
  expect(sheet.charts("Core dump and boot device")).toEqual([
    "scatter of 4: Dump file (GiB), Planning rule (GiB) by RAM (GiB)",
  ]);
});

test("the commands are those of ESXi", () => {
  const { values } = recalculate(plan);
  expect(values("commands.command")).toEqual([
    "esxcli system coredump file list",
    "esxcli system coredump file get",
    expect.stringMatching(/^esxcfg-dumppart --file --copy --devname .+ --zdumpname .+$/),
    expect.stringMatching(/^scp .+\.1 .+@.+:.+$/),
  ]);
  for (let line = 1; line <= 4; line++) expect(shown().row("commands.command", line)).toMatch(/^\w.{5,} \| \w/);
  expect(shown().row("commands.command", 0)).toBe("Purpose | Command");
}); // prettier-ignore

test.each([
  ["target", "boot device, boot device/shared VMFS/network"],
  ["keepFree", "20.0% %, 0 to 0.5 with decimals"],
  ["logs", "2 GiB per host, measured 1.6 GiB, 0 to 64 with decimals"],
  ["zdumps", "2 per host, 0 to 20"],
  ["vsan", "yes for information, yes/no"],
  ["nsx", "no for information, yes/no"],
])("the input %s: %s", (id, expected) => {
  expect(shown({}).input(id)).toBe(expected);
});

test.each([
  ["groups.hosts", "1 to 1024 or blank"],
  ["groups.ram", "16 to 65536 with decimals or blank"],
  ["groups.esxi", "unknown/7.0 U3/8.0 U3 or blank"],
  ["groups.boot", "8 to 16384 with decimals or blank"],
  ["groups.kind", "local durable/SAN LUN/USB or SD or blank"],
  ["groups.measured", "0.5 to 1024 with decimals or blank"],
])("the column %s accepts %s", (id, expected) => {
  expect(shown().accepts(id)).toBe(expected);
});

test("the example: six vSAN hosts", () => {
  const sheet = shown({});
  expect([0, 1, 2].map((line) => sheet.row("groups.ram", line))).toEqual([
    "Group | Hosts | RAM per host (GiB) | ESXi version | Boot device (GiB) | Boot device kind | Measured dump file (GiB)",
    "vSAN hosts | 6 | 256 | unknown | 128 | local durable",
    "",
  ]);
});
