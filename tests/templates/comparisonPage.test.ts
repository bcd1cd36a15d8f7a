import type { CellValue } from "../../src/workbook/spec";
import { compared, COMPARISON_PLAN, type Table } from "./comparedTables";
import { recalculate, type Entries, type Recalculated } from "./recalculate";
import { sampled } from "../volume";

const HEADERS = [
  "Block size (KiB)", "Read %", "Random %", "Outstanding I/O", "VMs", "IOPS", "Latency (ms)",
  "Read latency (ms)", "p95 read (ms)", "Host CPU %",
]; // prettier-ignore

/** A test that only reads: limits on writes are beside it. */
const row = (
  iops: CellValue,
  {
    size = 4,
    oio = 8,
    vms = 10 as number | null,
    latency = 2 as number | null,
    p95 = 4 as number | null,
    cpu = 50 as number | null,
  } = {},
): CellValue[] => [size, 100, 100, oio, vms, iops, latency, latency, p95, cpu];

const table = (...rows: (readonly CellValue[])[]): Table => [HEADERS, ...rows];

/** Two setups that are alike in everything that is asked. */
const ALIKE: Entries = {
  "setup.label": ["TCP", "RDMA"],
  "setup.hosts": [4, 4],
  "setup.esxi": ["8.0 U3", "8.0 U3"],
  "setup.tool": ["3.0", "3.0"],
  "setup.layout": ["RAID-5", "RAID-5"],
  "setup.percentiles": ["with decimals", "with decimals"],
};

/** Three of them. */
const THREE_ALIKE: Entries = {
  "setup.label": ["TCP", "RDMA", "Third"],
  "setup.hosts": [4, 4, 4],
  "setup.esxi": ["8.0 U3", "8.0 U3", "8.0 U3"],
  "setup.tool": ["3.0", "3.0", "3.0"],
  "setup.layout": ["RAID-5", "RAID-5", "RAID-5"],
  "setup.percentiles": ["with decimals", "with decimals", "with decimals"],
};

const values = ({ drawing }: Recalculated): CellValue[][] => drawing.sheets[0]?.values ?? [];

/** Rows of the page below a heading, from the row after the heads on, as text up to the strip. */
function below(sheet: Recalculated, heading: string, rows: number): string[] {
  const first = values(sheet).findIndex(([text]) => text === heading) + 2;
  return values(sheet)
    .slice(first, first + rows)
    .map((cells) => cells.slice(0, 6).map(short).join("|"));
}

const short = (value: CellValue | undefined): string =>
  typeof value === "number" ? String(Math.round(value * 1000) / 1000) : String(value ?? "");

const conditions = (sheet: Recalculated): string[] => below(sheet, "Can they be compared?", 3);
const variants = (sheet: Recalculated): string[] => below(sheet, "What changed?", 5);
const marks = (sheet: Recalculated): string =>
  sheet
    .values("glance.mark")
    .map((mark) => mark || "-")
    .join("");

test("the example: a variant that is faster, with limits and setups that are not known", () => {
  const sheet = recalculate(COMPARISON_PLAN);
  expect(conditions(sheet)).toEqual([
    "?|Setups match|1|5||",
    "?|Tests with a counterpart|4|4||",
    "?|Limits evaluated|1|5||",
  ]);
  expect(sheet.values("condition.words")).toEqual([
    "not entered: ESXi version, tool version, layout, VMs",
    "paired without Outstanding I/O, VMs",
    "open: Read latency, Write latency, p95 read, p95 write",
  ]);
  expect(variants(sheet)).toEqual(["▲|RDMA|4|3 / 0 / 1|?|0.219", ...Array<string>(4).fill("|||||")]);
  expect([sheet.value("drawn.answer"), sheet.value("drawn.highest"), sheet.value("drawn.lowest")]).toEqual([
    "at 8 KiB: +23.2%", "RDMA", "",
  ]); // prettier-ignore
});

const base = table(row(1000), row(900, { size: 8 }));

const MARKED: readonly [string, Table, Entries, string, string][] = [
  ["faster", table(row(1051), row(946, { size: 8 })), {}, "✔", "✔"],
  ["within noise", table(row(1050), row(945, { size: 8 })), {}, "=", "✔"],
  ["slower", table(row(949), row(854, { size: 8 })), {}, "▲", "▲"],
  ["more CPU per I/O", table(row(1000, { cpu: 52.6 }), row(900, { size: 8, cpu: 52.6 })), {}, "▲", "▲"],
  ["a limit exceeded", table(row(1100, { latency: 15.1 }), row(1000, { size: 8 })), {}, "✖", "✖"],
  ["at the limit", table(row(1100), row(1000, { size: 8 })), { readLimit: 2, p95Limit: 2 }, "✔", "✔"],
  ["higher latency", table(row(1100, { latency: 2.2 }), row(1000, { size: 8, latency: 2.2 })), {}, "▲", "▲"],
  ["latency higher by noise", table(row(1100, { latency: 2.1 }), row(1000, { size: 8, latency: 2.1 })), {}, "✔", "✔"],
  ["host CPU of one test only", table(row(1100), row(1000, { size: 8, cpu: null })), {}, "▲", "▲"],
  ["read latency of one test only", table(row(1100), row(1000, { size: 8, latency: null, p95: null })), {}, "▲", "▲"],
  ["a limit that is not evaluated", table(row(1100, { p95: null }), row(1000, { size: 8, p95: null })), {}, "▲", "▲"],
  ["a percentile that is undecided", table(row(1100, { p95: 6 }), row(1000, { size: 8 })), { "setup.percentiles": ["whole ms", "whole ms"] }, "▲", "▲"],
  ["a test without a counterpart", table(row(1100)), {}, "▲", "▲"],
  ["no test with a counterpart", table(row(1100, { oio: 9 })), {}, "?", "?"],
  ["a row without IOPS", table(row(1100), row("many", { size: 8 })), {}, "?", "?"],
  ["other hosts", table(row(1100), row(1000, { size: 8 })), { "setup.hosts": [4, 5] }, "?", "▲"],
  ["other hosts on purpose", table(row(1100), row(1000, { size: 8 })), { "setup.hosts": [4, 5], onPurpose: "hosts" }, "✔", "✔"],
  ["an input that is empty", table(row(1100), row(1000, { size: 8 })), { noise: null }, "?", "?"],
  ["an input of another sheet that is empty", table(row(1100), row(1000, { size: 8 })), { shown: null }, "?", "?"],
]; // prettier-ignore

/** A mark of each kind, both sides of noise and of a limit. */
const SAMPLE = [
  ...["faster", "within noise", "slower", "a limit exceeded", "at the limit"],
  ...["a test without a counterpart", "no test with a counterpart", "other hosts"],
];

test.each(sampled(MARKED, ([name]) => SAMPLE.includes(name)))("%s: marks of the row and of the verdict", (_, variant, entries, mark, verdict) => {
  const sheet = compared({ Baseline: base, "Variant 1": variant }, { ...ALIKE, ...entries });
  expect(variants(sheet)[0]?.charAt(0)).toBe(mark);
  expect(String(sheet.value("verdict")).charAt(0)).toBe(verdict);
  if (verdict === "?") expect(values(sheet).map(([cell]) => cell)).not.toContain("✔");
}); // prettier-ignore

test("more tests than are compared", () => {
  const many = (iops: number) => table(...Array.from({ length: 25 }, (_, i) => row(iops, { oio: i + 1 })));
  const sheet = compared({ Baseline: many(1000), "Variant 1": many(1100) }, ALIKE);
  expect(variants(sheet)[0]).toBe("▲|RDMA|24|24 / 0 / 0|0|0.1");
  expect(sheet.value("condition.words", 2)).toBe("2 rows after the first 24, not compared");
});

test("where one setup differs nothing is approved, and its changes are not evaluated", () => {
  const faster = table(row(1100), row(1000, { size: 8 }));
  const sheet = compared(
    { Baseline: base, "Variant 1": faster, "Variant 2": faster },
    { ...THREE_ALIKE, "setup.hosts": [4, 4, 5], "setup.layout": ["RAID-5", "RAID-5", "RAID-6"] },
  );
  expect(marks(sheet)).toBe("▲?---");
  expect(sheet.values("glance.iops")).toEqual(["better", "not evaluated", "", "", ""]);
  expect(sheet.values("glance.cpuPerIo")).toEqual(["better", "not evaluated", "", "", ""]);
  expect(conditions(sheet)).toEqual([
    "▲|Setups match|3|5||",
    "|Tests with a counterpart|4|4||",
    "|Limits evaluated|5|5||",
  ]);
  expect(sheet.value("condition.words", 1)).toBe("different: hosts, layout");
  expect(
    values(sheet)
      .flat()
      .filter((cell) => String(cell).includes("✔")),
  ).toEqual([]);
});

test("setups that nothing is entered of are not known, those on purpose are reported", () => {
  const tables = { Baseline: base, "Variant 1": base };
  const of = (entries: Entries) => {
    const sheet = compared(tables, { ...ALIKE, ...entries });
    return [sheet.value("condition.mark", 1), sheet.value("condition.met", 1), sheet.value("condition.words", 1)];
  };
  expect(of({})).toEqual(["✔", 5, "no difference"]);
  expect(of({ "setup.esxi": ["8.0 U3", null] })).toEqual(["?", 4, "not entered: ESXi version"]);
  expect(of({ "setup.esxi": ["8.0", "9.0"], onPurpose: "ESXi version" })).toEqual(["✔", 5, "different on purpose: ESXi version"]);
  // Of a variant without results nothing is asked.
  expect(of({ "setup.tool": ["3.0", "3.0", "2.8"] })).toEqual(["✔", 5, "no difference"]);
}); // prettier-ignore

test.each<[string, Table, Entries, string]>([
  ["ESXi version", base, { "setup.esxi": ["8.0 U3", null] }, "ESXi version"],
  ["tool and layout", base, { "setup.tool": [null, "3.0"], "setup.layout": [null, null] }, "tool version, layout"],
  ["VMs", table(row(1000, { vms: null }), row(900, { size: 8, vms: null })), {}, "VMs"],
])("not known whether the setups match: %s", (_, first, entries, names) => {
  const vms = first === base ? 10 : null;
  const of = (iops: number) => {
    const variant = table(row(iops, { vms }), row(iops * 0.9, { size: 8, vms }));
    const sheet = compared({ Baseline: first, "Variant 1": variant }, { ...ALIKE, ...entries });
    return [variants(sheet)[0]?.charAt(0), sheet.value("verdict")];
  };
  const words = `but not known whether the setups match: ${names} (sheet Setups)`;
  expect(of(1100)).toEqual(["▲", `▲ Faster: RDMA, IOPS +10.0% (median); no variant exceeds a limit, ${words}`]);
  expect(of(1000)).toEqual(["▲", `▲ No difference beyond noise, and no variant exceeds a limit, ${words}`]);
}); // prettier-ignore

test("a trait on purpose of one variant is not known of another", () => {
  const sheet = compared(
    { Baseline: base, "Variant 1": base, "Variant 2": base },
    { ...THREE_ALIKE, "setup.esxi": ["8.0 U3", "9.0", null], onPurpose: "ESXi version" },
  );
  expect(sheet.value("trait.state", 2)).toBe("not entered");
  expect(conditions(sheet)[0]).toBe("?|Setups match|4|5||");
  expect(marks(sheet)).toBe("▲▲---");
  expect(sheet.value("verdict")).toMatch(/^▲ .*not known whether the setups match: ESXi version/);
});

test.each(["setup.esxi", "setup.tool", "setup.layout"])("an error pasted into %s is not approved", (id) => {
  const faster = table(row(1100), row(1000, { size: 8 }));
  const sheet = compared(
    { Baseline: base, "Variant 1": faster, "Variant 2": faster },
    { ...THREE_ALIKE, [id]: ["8.0 U3", { error: "#N/A" }, "8.0 U3"] },
  );
  expect(sheet.value("condition.mark", 1)).toBe("?");
  expect(marks(sheet)).toBe("??---");
  expect(String(sheet.value("verdict")).charAt(0)).toBe("?");
});

test.each<[string, Parameters<typeof row>[1], number, string]>([
  ["host CPU", { cpu: null }, 4, "open: Host CPU"],
  ["p95", { p95: null }, 4, "open: p95 read"],
  ["read latency", { latency: null }, 3, "open: Read latency, p95 read"],
])("a limit is evaluated with %s of all tests, not of one of two", (_, gap, met, words) => {
  const variant = table(row(1100), row(1000, { size: 8, ...gap }));
  const sheet = compared({ Baseline: base, "Variant 1": variant }, ALIKE);
  expect(conditions(sheet)[2]).toBe(`?|Limits evaluated|${met}|5||`);
  expect(sheet.value("condition.words", 3)).toBe(words);
  expect(variants(sheet)[0]?.split("|")[4]).toBe("?");
  const full = compared({ Baseline: base, "Variant 1": base }, ALIKE);
  expect(conditions(full)[2]).toBe("✔|Limits evaluated|5|5||");
  expect(variants(full)[0]?.split("|")[4]).toBe("0");
});

test("writes are due where a test writes", () => {
  const headers = [...HEADERS, "Write latency (ms)", "p95 write (ms)"];
  const mixed = (write: CellValue[], reads = 70): Table => [
    headers,
    row(1000),
    [8, reads, 100, 8, 10, 900, 2, 2, 4, 50, ...write],
  ];
  const met = (table: Table) => {
    const sheet = compared({ Baseline: table, "Variant 1": table }, ALIKE);
    return [sheet.value("condition.met", 3), sheet.value("condition.words", 3)];
  };
  expect(met(mixed([3, 5]))).toEqual([5, "no variant exceeds a limit"]);
  expect(met(mixed([3]))).toEqual([4, "open: p95 write"]);
  expect(met(mixed([]))).toEqual([3, "open: Write latency, p95 write"]);
  expect(met(mixed([], 100))).toEqual([5, "no variant exceeds a limit"]);
});

test("latency that a table does not have cannot be approved", () => {
  const without = ({ length }: Table, ...rows: CellValue[][]): Table => [
    HEADERS.map((header) => (header === "Latency (ms)" ? "Other" : header)),
    ...rows.slice(0, length),
  ];
  const sheet = compared(
    { Baseline: base, "Variant 1": without(base, row(1100), row(1000, { size: 8 })) },
    ALIKE,
  );
  expect(marks(sheet)).toBe("▲----");
  expect(sheet.value("verdict")).toBe(
    "▲ Faster: RDMA, IOPS +10.6% (median); no variant exceeds a limit, but not compared: IOPS or latency of 2 tests (sheet Changes)",
  );
});

test.each<[string, Table, number]>([
  ["without its header line", [row(1100), row(1000, { size: 8 })], 2],
  ["of one test without its header line", [row(1100)], 1],
  ["with headers of another language", [HEADERS.map((header) => `${header}, fr`), row(1100)], 1],
])("a table %s is not passed over", (_, second, unread) => {
  const faster = table(row(1100), row(1000, { size: 8 }));
  const sheet = compared({ Baseline: base, "Variant 1": faster, "Variant 2": second }, ALIKE);
  expect(sheet.value("tables.unread", 3)).toBe(unread);
  expect(sheet.value("verdict")).toMatch(/^\? Not known: \d rows? of the pasted tables ha(s|ve) no IOPS/);
  expect(marks(sheet)).toBe("?----");
  // Headers without anything below them are not results.
  const empty = compared({ Baseline: base, "Variant 1": faster, "Variant 2": [["Test", "Rate"]] }, ALIKE);
  expect(marks(empty)).toBe("✔----");
});

test("where setups differ the verdict has the cases over a limit too", () => {
  const over = table(row(1100, { latency: 15.1 }), row(1000, { size: 8, latency: 15.1 }));
  const of = (variant: Table) =>
    compared({ Baseline: base, "Variant 1": variant }, { ...ALIKE, "setup.hosts": [4, 5] }).value("verdict");
  const words = "▲ Not like for like: RDMA differs in hosts, so that the change has more than one cause";
  expect(of(over)).toBe(`${words}; 2 cases over a limit (sheet Limits)`);
  expect(of(base)).toBe(words);
});

test("nothing pasted: nothing is known", () => {
  const sheet = compared({}, ALIKE);
  expect(conditions(sheet).map((line) => line.split("|").slice(0, 4).join("|"))).toEqual([
    "?|Setups match|?|?",
    "?|Tests with a counterpart|?|?",
    "?|Limits evaluated|?|?",
  ]);
  expect(sheet.values("condition.words")).toEqual(["", "paste results on sheet Baseline", ""]);
  expect(compared({ Baseline: base }, ALIKE).value("condition.words", 2)).toBe(
    "paste results on sheet Variant 1",
  );
});

test("the chart draws the variants with the highest and the lowest median", () => {
  const at = (...iops: number[]) => table(...iops.map((each, i) => row(each, { size: 2 ** (i + 2) })));
  const many = at(1000, 1000, 1000, 1000, 1000, 1000);
  const sheet = compared(
    { Baseline: many, "Variant 1": at(900, 900, 900, 900, 900, 500), "Variant 3": at(1100, 1200, 1000, 1300, 1100, 1900) },
    { ...THREE_ALIKE, "setup.label": ["TCP", "RDMA", null, "A name of many words"] },
  );
  expect([sheet.value("drawn.highestNo"), sheet.value("drawn.lowestNo")]).toEqual([3, 1]);
  expect([sheet.value("drawn.highest"), sheet.value("drawn.lowest")]).toEqual(["A name of many…", "RDMA"]);
  expect(sheet.value("drawn.answer")).toBe("at 32 KiB: +30.0%, A name of m…; 5 of 6 sizes");
  expect(sheet.values("drawnSize.size")).toEqual(["4 KiB", "8 KiB", "16 KiB", "32 KiB", "64 KiB"]);
  const changes = sheet.values("drawnSize.highest").map((change) => Math.round(Number(change) * 1000) / 1000);
  expect(changes).toEqual([0.1, 0.2, 0, 0.3, 0.1]);
  // Two that are alike: each is drawn once.
  const tie = compared({ Baseline: many, "Variant 1": many, "Variant 2": many }, { ...THREE_ALIKE, "setup.hosts": [4, 5, 4] });
  expect([tie.value("drawn.highestNo"), tie.value("drawn.lowestNo")]).toEqual([1, 2]);
  expect(tie.value("drawn.answer")).toBe("at 4 KiB: 0.0%, RDMA; not evaluated; 5 of 6 sizes");
}); // prettier-ignore

test.each<[string, number[], number[], string]>([
  ["the lowest", [1060, 1050], [600, 990], "at 4 KiB: -40.0%, Third; not evaluated"],
  ["the lowest, at another size", [1060, 1050], [990, 600], "at 8 KiB: -40.0%, Third; not evaluated"],
  ["the highest", [1060, 1410], [600, 990], "at 8 KiB: +41.0%, RDMA"],
  ["both alike", [1000, 1400], [600, 990], "at 8 KiB: +40.0%, RDMA"],
])("IOPS change most in %s that is drawn", (_, second, third, answer) => {
  const at = (iops: number[]) => table(...iops.map((each, i) => row(each, { size: 2 ** (i + 2) })));
  const sheet = compared(
    { Baseline: at([1000, 1000]), "Variant 1": at(second), "Variant 2": at(third) },
    { ...THREE_ALIKE, "setup.hosts": [4, 4, 5] },
  );
  expect(sheet.value("drawn.answer")).toBe(answer);
});

test("tests without a workload are not paired by their rows", () => {
  const bare = (iops: number) => [null, null, null, null, 10, iops, 2, 2, 4, 50];
  const sheet = compared(
    { Baseline: table(row(1000), bare(900)), "Variant 1": table(row(1100), bare(2000), bare(100)) },
    ALIKE,
  );
  expect(sheet.values("chg_v1.row").slice(0, 3)).toEqual([1, "", ""]);
  expect(sheet.value("outcome.alone", 1)).toBe(3);
  expect(sheet.values("unpaired.which").slice(0, 2)).toEqual(["row 2", "row 2; row 3"]);
  expect(sheet.value("verdict")).toBe("▲ Not complete: 3 tests have no counterpart (sheet Limits)");
  expect(marks(sheet)).toBe("▲----");
});

test("labels of 255 characters leave room for what is reported of them", () => {
  const long = (first: string) => `${first} with a name that nobody would read to its end `.repeat(6).slice(0, 255);
  const sheet = compared(
    { Baseline: base, "Variant 1": table(row(1100, { p95: null }), row(1000, { size: 8, p95: null })) },
    { ...ALIKE, "setup.label": [long("TCP"), long("RDMA")] },
  );
  expect(sheet.values("setup.name").slice(0, 2)).toEqual(["TCP with a name that no…", "RDMA with a name that n…"]);
  expect(variants(sheet)[0]).toBe("▲|RDMA with a name th…|2|2 / 0 / 0|?|0.106");
  expect(sheet.value("verdict")).toBe(
    "▲ Faster: RDMA with a name that n…, IOPS +10.6% (median); no variant exceeds a limit, but not evaluated: p95 read (sheet Limits)",
  );
}); // prettier-ignore
