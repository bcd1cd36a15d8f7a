import { coreDump } from "../../src/templates/coreDump/coreDump";
import { recalculate, type Entries } from "./recalculate";

const plan = coreDump.plan();

test("six 256 GiB hosts of unknown version: 3.84 GiB a dump, 27.6 GiB on a shared datastore", () => {
  const sheet = recalculate(plan);
  expect(sheet.number("answers.dump", 1)).toBeCloseTo(3.84, 9);
  expect(sheet.number("sharedPlan")).toBeCloseTo(27.648, 9);
  expect(sheet.value("verdict")).toBe("✔ Fits: every group has room for its core dump, logs and traces");
});

test.each([
  ["8.0 U3", 256, 3.6173, "interpolated"],
  ["unknown", 256, 3.84, "estimated"],
  ["7.0 U3", 1536, 15, "extrapolated"],
])("ESXi %s with %d GiB: %d GiB, %s", (esxi, ram, dump, known) => {
  const sheet = recalculate(plan, { "groups.esxi": [esxi], "groups.ram": [ram] });
  expect(sheet.number("answers.dump", 1)).toBeCloseTo(dump, 3);
  expect(sheet.value("answers.known", 1)).toBe(known);
});

test("a 32 GiB boot device leaves 4.0 GiB before logs on a 1,536 GiB host of 7.0", () => {
  const sheet = recalculate(plan, {
    "groups.esxi": ["7.0 U3"],
    "groups.ram": [1536],
    "groups.boot": [32],
    logs: 0,
  });
  expect(sheet.number("answers.left", 1)).toBeCloseTo(4, 9);
  expect(sheet.number("answers.smallest", 1)).toBe(32);
});

test.each([
  [8, "✖ Does not fit: the boot device is too small for 1 of 1 group"],
  [16, "✔ Fits: every group has room for its core dump, logs and traces"],
])("boot device of %d GiB", (boot, verdict) => {
  expect(recalculate(plan, { "groups.boot": [boot] }).value("verdict")).toBe(verdict);
});

test("what is left decides: nothing left is tight, a trace less is too small, 1 GiB fits", () => {
  const left = (logs: number) => recalculate(plan, { "groups.boot": [32], logs });
  const room = left(0).number("answers.left", 1);
  expect(left(room - 1).value("answers.verdict", 1)).toBe("fits");
  expect(left(room - 0.999).value("answers.verdict", 1)).toBe("tight");
  expect(left(room).value("answers.verdict", 1)).toBe("tight");
  expect(left(room + 0.001).value("answers.verdict", 1)).toBe("too small");
});

test("a measured file replaces the estimate", () => {
  const sheet = recalculate(plan, { "groups.measured": [5] });
  expect([
    sheet.value("answers.dump", 1),
    sheet.value("answers.range", 1),
    sheet.value("answers.known", 1),
  ]).toEqual([5, "", "measured"]);
});

test("half-filled and empty rows stay empty", () => {
  const sheet = recalculate(plan, {
    "groups.name": ["a", "b"],
    "groups.hosts": [6, null],
    "groups.ram": [256, 512],
  });
  expect(sheet.values("answers.dump").slice(1)).toEqual(Array(7).fill(""));
});

describe("a dump store", () => {
  const sheet = (target: string, storeGib: number | null, more = {}) =>
    recalculate(plan, { target, storeGib, ...more });

  // 6 × 3.84 GiB, 20% kept free: 27.648; with two compressed dumps of each: 73.728
  test.each([
    ["shared VMFS", null, "? Not known: enter the size of the dump store (shared VMFS). The dumps of all hosts need up to 73.7 GiB"],
    ["network", null, "? Not known: enter the size of the dump store (network). The dumps of all hosts need up to 73.7 GiB"],
    ["shared VMFS", 27.64, "✖ Does not fit: the dump store has 27.640 GiB, and the dump files of all hosts need 27.648 GiB (shared VMFS)"],
    ["shared VMFS", 27.65, "▲ Fits, but check the dump store: 27.7 GiB hold the dump files, and up to 73.7 GiB are needed with the compressed dumps"],
    ["shared VMFS", 73.72, "▲ Fits, but check the dump store: 73.720 GiB hold the dump files, and up to 73.728 GiB are needed with the compressed dumps"],
    ["shared VMFS", 73.73, "✔ Fits: boot devices have room for logs and traces, the dump store for the dumps of all hosts (shared VMFS)"],
    ["network", 0, "✖ Does not fit: the dump store has 0.0 GiB, and the dump files of all hosts need 27.6 GiB (network)"],
    ["boot device", null, "✔ Fits: every group has room for its core dump, logs and traces"],
    ["boot device", 1, "✔ Fits: every group has room for its core dump, logs and traces"],
  ])("%s of %s GiB: %s", (target, storeGib, verdict) => {
    expect(sheet(target, storeGib).value("verdict")).toBe(verdict);
  }); // prettier-ignore

  test("the first page shows its mark, what it needs and what it has", () => {
    const row = (target: string, storeGib: number | null) =>
      (sheet(target, storeGib).drawing.sheets[0]?.values ?? [])
        .find((cells) => cells[1] === "Dump store, GiB")
        ?.slice(0, 4)
        .map((cell) => (typeof cell === "number" ? cell.toFixed(1) : cell));
    expect(row("network", null)).toEqual(["?", "Dump store, GiB", "73.7", "?"]);
    expect(row("network", 27)).toEqual(["✖", "Dump store, GiB", "73.7", "27.0"]);
    expect(row("network", 28)).toEqual(["▲", "Dump store, GiB", "73.7", "28.0"]);
    expect(row("network", 74)).toEqual(["✔", "Dump store, GiB", "73.7", "74.0"]);
    expect(row("boot device", null)).toEqual(["", "Dump store, GiB", "73.7", ""]);
  });
});

test("a dump that no ESX-OSData holds has no smallest boot device", () => {
  // 119.75 GiB, 20% kept free: 95.8 GiB for the dump and 2 GiB of logs
  const sheet = (measured: number) =>
    recalculate(plan, { "groups.measured": [measured], "groups.boot": [480] });
  expect([sheet(93.8).value("answers.smallest", 1), sheet(93.8).value("answers.verdict", 1)]).toEqual([128, "tight"]);
  expect(sheet(93.801).value("answers.smallest", 1)).toBe("none");
  expect(sheet(93.801).value("verdict")).toBe(
    "✖ Does not fit: no boot device is large enough for 1 of 1 group, as ESX-OSData ends at 119.75 GiB. Dump to a shared VMFS or over the network",
  );
  const logs = recalculate(plan, { target: "network", logs: 64, keepFree: 0.5, storeGib: 100 });
  expect(logs.value("verdict")).toMatch(/ESX-OSData ends at 119\.75 GiB\. Keep less free$/);
}); // prettier-ignore

test("several groups are counted in sentences, and one", () => {
  const verdict = (groups: number, entries: Entries) =>
    recalculate(plan, {
      "groups.name": ["a", "b", "c"].slice(0, groups),
      "groups.hosts": Array<number>(groups).fill(2),
      "groups.ram": Array<number>(groups).fill(256),
      "groups.boot": Array<number>(groups).fill(128),
      "groups.kind": Array<string>(groups).fill("local durable"),
      ...entries,
    }).value("verdict");
  const usb = (...kinds: string[]): Entries => ({ "groups.kind": kinds });
  expect(verdict(1, usb("USB or SD"))).toMatch(/ 1 of 1 group needs a durable boot device$/);
  expect(verdict(2, usb("USB or SD", "SAN LUN"))).toMatch(/ 1 of 2 groups needs a durable boot device$/);
  expect(verdict(2, usb("USB or SD", "USB or SD"))).toMatch(/ 2 of 2 groups need a durable boot device$/);
  expect(verdict(2, { "groups.boot": [8, 8] })).toMatch(/ too small for 2 of 2 groups$/);
  // 1,024 GiB of ESXi 8.0: 11.68 GiB by plan, 15.36 at the high estimate; the boot device of 32 GiB leaves 19
  const wide = (groups: number, ...boot: number[]) =>
    verdict(groups, {
      "groups.ram": Array<number>(groups).fill(1024),
      "groups.esxi": Array<string>(groups).fill("8.0 U3"),
      "groups.boot": boot,
      logs: 3.65,
    });
  expect(wide(2, 32, 128)).toMatch(/: 1 of 2 groups\. Measure its dump file$/);
  expect(wide(2, 32, 32)).toMatch(/: 2 of 2 groups\. Measure their dump files$/);
  expect(verdict(2, { "groups.boot": [8, 128], logs: 1.2 })).toMatch(/ is left on 1 of 2 groups$/);
}); // prettier-ignore

test("the files of all hosts are known as well as the least known of them", () => {
  const known = (entries: Entries) =>
    recalculate(plan, {
      "groups.name": ["a", "b"],
      "groups.hosts": [1, 1],
      "groups.ram": [256, 1536],
      "groups.boot": [128, 128],
      "groups.kind": ["local durable", "local durable"],
      ...entries,
    }).value("sharedFiles.known");
  expect(known({ "groups.measured": [4, 15] })).toBe("measured");
  expect(known({ "groups.measured": [4, null], "groups.esxi": ["unknown", "7.0 U3"] })).toBe("extrapolated");
  expect(known({ "groups.measured": [null, 15], "groups.esxi": ["8.0 U3", "7.0 U3"] })).toBe("interpolated");
  expect(known({ "groups.measured": [4, null], "groups.esxi": ["unknown", "unknown"] })).toBe("estimated");
}); // prettier-ignore
