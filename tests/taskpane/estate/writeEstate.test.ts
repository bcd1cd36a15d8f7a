import type { ImportedEstate } from "../../../src/importers/estate/importEstate";
import { designPlan } from "../../../src/design/designWorkbook";
import { writeEstate, type EstateOptions } from "../../../src/taskpane/estate/writeEstate";
import type { ReplacedSheets, Spreadsheet } from "../../../src/taskpane/spreadsheet";
import { layout } from "../../../src/workbook/layout";
import type { PlanRecord } from "../../../src/workbook/planRecord";
import { shownSheet } from "../../../src/workbook/shownSheet";
import type { CellValue, WorkbookSpec } from "../../../src/workbook/spec";
import { imported, knownHost, knownVm } from "../../estate/sampleEstate";
import { longTest, sampled } from "../../volume";

interface Sheet {
  values: CellValue[][];
  formulas: (string | undefined)[][];
}

/** A workbook that keeps what is drawn, without calculating it. */
class Book {
  readonly sheets = new Map<string, Sheet>();
  records: PlanRecord[] = [];
  replaced: ReplacedSheets | undefined;
  /** Names besides those of plans. */
  names: { name: string; formula: string }[] = [];

  write(estate: ImportedEstate, options: Partial<EstateOptions> = {}) {
    const task = { signal: new AbortController().signal, progress: () => undefined };
    return writeEstate(
      estate,
      { known: undefined, inPlace: true, ...options },
      this as unknown as Spreadsheet,
      task,
    );
  }

  /** The same with cells of its own. */
  copy(): Book {
    const copy = new Book();
    for (const [name, { values, formulas }] of this.sheets)
      copy.sheets.set(name, {
        values: values.map((row) => [...row]),
        formulas: formulas.map((row) => [...row]),
      });
    copy.records = this.records;
    return copy;
  }

  outline = () =>
    Promise.resolve({
      sheets: [...this.sheets.keys()],
      names: this.names,
      records: this.records.map((record) => ({ record, id: "{0}" })),
    });

  read = (names: readonly string[]) =>
    Promise.resolve(new Map([...this.sheets].filter(([name]) => names.includes(name))));

  draw = (spec: WorkbookSpec, _: unknown, replaces?: ReplacedSheets) => {
    this.replaced = replaces;
    for (const name of replaces?.sheets ?? []) this.sheets.delete(name);
    const nameOf = (name: string) => replaces?.sheetNames?.get(name) ?? name;
    for (const sheet of layout(spec).sheets) {
      const { values, formulas } = shownSheet(sheet);
      this.sheets.set(nameOf(sheet.name), {
        values: values.map((row) => [...row]),
        formulas: values.map((_row, r) => [...(formulas[r] ?? [])]),
      });
    }
    this.records = (spec.records ?? []).map((record) => ({ ...record, sheets: record.sheets.map(nameOf) }));
    return Promise.resolve({
      sheets: spec.sheets.map(({ name }) => nameOf(name)),
      names: [],
      records: [],
      notices: [],
    });
  };

  /** The cell of the first row that begins with a text, below a header. */
  private at(sheet: string, first: string, header: string): [row: number, column: number] {
    const { values } = this.sheets.get(sheet) ?? { values: [] };
    for (const [row, cells] of values.entries()) {
      if (cells[0] !== first) continue;
      const columns = values.slice(0, row).map((above) => above.indexOf(header));
      const column = columns.filter((one) => one >= 0).at(-1);
      if (column !== undefined) return [row, column];
    }
    throw new Error(`${sheet} has no ${header} of ${first}`);
  }

  value(sheet: string, first: string, header: string): CellValue {
    const [row, column] = this.at(sheet, first, header);
    return this.sheets.get(sheet)?.values[row]?.[column] ?? null;
  }

  type(sheet: string, first: string, header: string, value: CellValue): void {
    const [row, column] = this.at(sheet, first, header);
    (this.sheets.get(sheet)?.values[row] ?? [])[column] = value;
  }

  rename(from: string, to: string): void {
    const sheet = this.sheets.get(from);
    this.sheets.delete(from);
    if (sheet) this.sheets.set(to, sheet);
  }
}

const ESTATE = imported(
  [knownVm({ name: "web" }), knownVm({ name: "db", cluster: "Test" })],
  [knownHost(), knownHost({ name: "esx02", cluster: "Test" })],
);

const FIRST = new Map<string, Promise<Book>>();

/** A workbook into which this estate, or a design of it, was written: written once, and a copy for each test. */
async function bookOf(plan: EstateOptions["plan"] = "estate"): Promise<Book> {
  const first =
    FIRST.get(plan) ??
    (async () => {
      const book = new Book();
      await book.write(ESTATE, { plan });
      return book;
    })();
  FIRST.set(plan, first);
  return (await first).copy();
}

test("scope and targets of clusters stay by the names of the clusters, and one that was removed is named", async () => {
  const book = await bookOf();
  book.type("Scope", "Test", "Counts", "out");
  book.type("Scope", "Prod", "Target cluster", "New");
  book.type("Scope", "template", "Counts for", "out");
  const more = imported(
    [
      knownVm({ name: "a", cluster: "Alpha" }),
      knownVm({ name: "b", cluster: "Alpha" }),
      ...ESTATE.estate.vms,
    ],
    ESTATE.estate.hosts,
  );
  expect((await book.write(more)).message).toContain("3 inputs that you changed in it were kept.");
  expect(book.value("Scope", "Test", "Counts")).toBe("out");
  expect(book.value("Scope", "Alpha", "Counts")).toBe("in");
  expect(book.value("Scope", "Prod", "Target cluster")).toBe("New");
  expect(book.value("Scope", "template", "Counts for")).toBe("out");
  const { message } = await book.write(imported([knownVm({ name: "web" })]));
  expect(message).toContain("1 input that you changed is not in the new estate: Test (out).");
});

test("a sheet VMs that was renamed keeps its name, and what was typed into it", async () => {
  const book = await bookOf();
  book.type("VMs", "db", "Set scope", "out");
  book.rename("VMs", "Our VMs");
  expect((await book.write(ESTATE)).message).toContain("The scope or class that you set of 1 VM was kept.");
  expect([...book.sheets.keys()].sort()).toEqual(
    ["Estate", "Scope", "Our VMs", "Hosts today", "Figures", "Sources"].sort(),
  );
  expect(book.value("Our VMs", "db", "Set scope")).toBe("out");
});

test("a sheet VMs that was removed is reported", async () => {
  const book = await bookOf();
  book.sheets.delete("VMs");
  expect((await book.write(ESTATE)).message).toContain("The earlier sheet VMs was not found");
});

test("a sheet of the user that has a name of the estate's stays", async () => {
  const book = await bookOf();
  book.sheets.set("Figures", { values: [["Figures"], ["of ours"]], formulas: [] });
  expect((await book.write(ESTATE)).message).toContain("Figures is not an estate sheet and was kept.");
  expect(book.replaced?.sheets).not.toContain("Figures");
});

test("on new sheets nothing is replaced", async () => {
  const book = await bookOf();
  await book.write(ESTATE, { inPlace: false });
  expect(book.replaced).toBeUndefined();
});

test("names are written as pseudonyms, which a second export keeps", async () => {
  const book = new Book();
  const { pseudonyms } = await book.write(ESTATE, { known: [] });
  expect(JSON.stringify([...book.sheets, ...book.records])).not.toMatch(/"web"|"db"|Prod|esx0/);
  book.type("VMs", "vm-0002", "Set scope", "out");
  const newer = imported([knownVm({ name: "new" }), ...ESTATE.estate.vms.slice().reverse()]);
  const { message } = await book.write(newer, { known: pseudonyms ?? [] });
  expect(message).toContain("of 1 VM was kept");
  expect(book.value("VMs", "vm-0002", "Set scope")).toBe("out");
  expect(book.value("VMs", "vm-0003", "Set scope")).toBeNull();
});

test("a pseudonym of a name that no one knows any more is not used for another name", async () => {
  const book = new Book();
  await book.write(ESTATE, { known: [] });
  book.type("VMs", "vm-0001", "Set scope", "out");
  book.type("Scope", "cluster-0001", "Counts", "out");
  const { message } = await book.write(ESTATE, { known: [] });
  expect(message).toContain("1 VM with a scope or class that you set is not in the new exports");
  expect(message).toContain("cluster-0001 (out)");
  expect(() => book.value("VMs", "vm-0001", "Set scope")).toThrow();
  expect(book.value("Scope", "cluster-0003", "Counts")).toBe("in");
});

test("a factor of vSAN that is confirmed stays with its cluster", async () => {
  const charged = (cluster: string) =>
    knownVm({ name: `on ${cluster}`, cluster, datastores: ["vsan"], usedBasis: "datastore with replicas" });
  const store = { name: "vsan", vcenter: null, type: "vsan", capacityBytes: null, inUseBytes: null };
  const on = (...clusters: string[]): ImportedEstate => {
    const all = imported(clusters.map(charged), ESTATE.estate.hosts);
    return { ...all, estate: { ...all.estate, datastores: [store] } };
  };
  const header = "Charged per byte of data";
  const book = new Book();
  await book.write(on("Prod", "Test"));
  book.type("Scope", "Test", header, 2);
  expect((await book.write(on("New", "Test", "Prod"))).message).toContain(
    "1 input that you changed in it was kept.",
  );
  expect(["New", "Test", "Prod"].map((cluster) => book.value("Scope", cluster, header))).toEqual([
    null,
    2,
    null,
  ]);
  const { message } = await book.write(ESTATE);
  expect(message).toContain("1 input that you changed is not in the new estate: Test (2).");
  expect(message).not.toContain("Columns that you added");
});

describe("name patterns", () => {
  const rule = (
    book: Book,
    row: number,
    cells: { pattern?: CellValue; counts?: CellValue; class?: CellValue },
  ) => {
    const headers = { pattern: "Name of the VM", counts: "Counts for", class: "Class" };
    for (const [id, value] of Object.entries(cells))
      book.type("Scope", `Pattern ${row}`, headers[id as keyof typeof headers], value);
  };
  const typed = (book: Book, row: number): CellValue[] =>
    ["Name of the VM", "Counts for", "Class"].map((header) => book.value("Scope", `Pattern ${row}`, header));
  const pattern = (book: Book, vm: string): CellValue => book.value("VMs", vm, "Pattern");
  const matched = (book: Book, row: number): CellValue =>
    book.sheets.get("Figures")?.values.find(([label]) => label === `Pattern ${row}`)?.[1] ?? null;

  test("are matched by an update, and stay", async () => {
    const book = await bookOf();
    expect([pattern(book, "web"), matched(book, 1)]).toEqual([null, ""]);
    rule(book, 1, { pattern: "WEB*", class: "Front" });
    rule(book, 3, { pattern: "d?", counts: "out" });
    expect((await book.write(ESTATE)).message).toContain("4 inputs that you changed in it were kept.");
    expect(["web", "db"].map((vm) => pattern(book, vm))).toEqual([1, 3]);
    expect([typed(book, 1), typed(book, 3)]).toEqual([
      ["WEB*", null, "Front"],
      ["d?", "out", null],
    ]);
    expect([1, 2, 3].map((row) => matched(book, row))).toEqual(["WEB*", "", "d?"]);
    const more = imported([knownVm({ name: "web2" }), ...ESTATE.estate.vms], ESTATE.estate.hosts);
    await book.write(more);
    expect(["web2", "web", "db"].map((vm) => pattern(book, vm))).toEqual([1, 1, 3]);
    rule(book, 1, { pattern: null, class: null });
    await book.write(more);
    expect(["web2", "db"].map((vm) => pattern(book, vm))).toEqual([null, 3]);
    expect(typed(book, 1)).toEqual([null, null, null]);
  });

  test("of blanks alone take nothing, and nothing is to do", async () => {
    const book = await bookOf();
    rule(book, 1, { pattern: "  " });
    rule(book, 2, { pattern: "web", class: "Front " });
    await book.write(ESTATE);
    expect([pattern(book, "web"), matched(book, 1), matched(book, 2)]).toEqual([2, "", "web"]);
  });

  test("that were changed are matched as they are by now", async () => {
    const book = await bookOf();
    rule(book, 1, { pattern: "web", counts: "out" });
    await book.write(ESTATE);
    rule(book, 1, { pattern: "db" });
    await book.write(ESTATE);
    expect([pattern(book, "web"), pattern(book, "db"), matched(book, 1)]).toEqual([null, 1, "db"]);
  });

  test("that are numbers take names of digits", async () => {
    const digits = imported([knownVm({ name: "4711" }), knownVm({ name: "web" })]);
    const book = new Book();
    await book.write(digits);
    rule(book, 1, { pattern: 4711, counts: "out" });
    await book.write(digits);
    expect([pattern(book, "web"), matched(book, 1)]).toEqual([null, "4711"]);
    expect(book.sheets.get("VMs")?.values.find(([vm]) => vm === "4711")?.[6]).toBe(1);
  });

  longTest("of what runs today are those of a first design, with all else that was typed there", async () => {
    const book = await bookOf();
    rule(book, 2, { pattern: "web", class: "Front" });
    book.type("Scope", "Test", "Counts", "out");
    book.type("Scope", "powered off", "Counts for", "full");
    book.type("VMs", "web", "Set class", "Mine");
    const customer = book.sheets.get("Scope")?.values.find(([label]) => label === "Customer");
    if (!customer) throw new Error("Scope has no customer");
    customer[1] = "Nordwind";
    const { message } = await book.write(ESTATE, { plan: "design", inPlace: false });
    expect(message).toContain("5 inputs that you changed in the estate sheets were carried over.");
    expect(message).toContain("The scope or class that you set of 1 VM was kept.");
    expect([pattern(book, "web"), typed(book, 2), matched(book, 2)]).toEqual([
      2,
      ["web", null, "Front"],
      "web",
    ]);
    expect(book.value("Scope", "Test", "Counts")).toBe("out");
    expect(book.value("Scope", "powered off", "Counts for")).toBe("full");
    expect(book.value("VMs", "web", "Set class")).toBe("Mine");
    expect(book.sheets.get("Options")?.values.find(([label]) => label === "Customer")?.[1]).toBe("Nordwind");
    expect(book.replaced).toBeUndefined();
    await book.write(ESTATE, { plan: "design" });
    expect([book.value("Scope", "Test", "Counts"), typed(book, 2)]).toEqual(["out", ["web", null, "Front"]]);
  });

  test("give a design rows of classes, whose figures stay with them", async () => {
    const book = await bookOf("design");
    rule(book, 1, { pattern: "web", class: "Front" });
    book.type("Demand", "Class 1", "Class", "Typed");
    book.type("Demand", "Class 1", "Target cluster", "Test");
    book.type("Demand", "Class 1", "VMs", 7);
    await book.write(ESTATE, { plan: "design" });
    expect(book.value("Demand", "Class Front on Prod", "Class")).toBe("Front");
    book.type("Demand", "Class Front on Prod", "vCPU per core, at most", 2);
    rule(book, 2, { pattern: "db", class: "Back" });
    const more = imported([knownVm({ name: "db0" }), ...ESTATE.estate.vms], ESTATE.estate.hosts);
    rule(book, 3, { pattern: "db*", class: "Zero" });
    await book.write(more, { plan: "design" });
    expect(
      ["Class Front on Prod", "Class Back on Test", "Class Zero on Prod"].map((row) =>
        book.value("Demand", row, "vCPU per core, at most"),
      ),
    ).toEqual([2, null, null]);
    expect(
      ["Class", "Target cluster", "VMs"].map((header) => book.value("Demand", "Class 1", header)),
    ).toEqual(["Typed", "Test", 7]);
  });

  longTest(
    "need no row for a class that is typed, and the class Management stays where it is typed",
    async () => {
      const book = await bookOf("design");
      book.type("Demand", "Class 1", "Class", "Front");
      book.type("Demand", "Class 1", "Target cluster", "Prod");
      book.type("Demand", "Class Management", "Target cluster", "Test");
      rule(book, 1, { pattern: "web", class: "Front" });
      rule(book, 2, { pattern: "db", class: "Management" });
      await book.write(ESTATE, { plan: "design" });
      const labels = book.sheets.get("Demand")?.values.map(([label]) => label) ?? [];
      expect(labels.filter((label) => /^Class .* on /.test(String(label)))).toEqual([]);
      expect(book.value("Demand", "Class Management", "Target cluster")).toBe("Test");
      expect(book.value("Demand", "Class 1", "Class")).toBe("Front");
    },
  );

  test("are compared with names, and shown as pseudonyms, where names are replaced", async () => {
    const book = new Book();
    const first = await book.write(ESTATE, { known: [] });
    rule(book, 1, { pattern: "web*", counts: "out" });
    const { pseudonyms } = await book.write(ESTATE, { known: first.pseudonyms ?? [] });
    expect([pattern(book, "vm-0001"), typed(book, 1)[0], matched(book, 1)]).toEqual([
      ...[1, "pattern-0001", "pattern-0001"],
    ]);
    expect(pseudonyms).toContainEqual({ kind: "pattern", name: "web*", pseudonym: "pattern-0001" });
    await book.write(ESTATE, { known: pseudonyms ?? [] });
    expect([pattern(book, "vm-0001"), typed(book, 1)]).toEqual([1, ["pattern-0001", "out", null]]);
    await book.write(ESTATE, { known: [] });
    expect(typed(book, 1)).toEqual(["pattern-0001", "out", null]);
  });

  test("of which only the pseudonym is there take no VM, and the pane and the sheet report it", async () => {
    const book = new Book();
    const first = await book.write(ESTATE, { known: [] });
    rule(book, 1, { pattern: "web*", counts: "out" });
    const { pseudonyms } = await book.write(ESTATE, { known: first.pseudonyms ?? [] });
    const { message } = await book.write(ESTATE, { known: [] });
    expect(message).toContain(
      "pattern-0001 on the sheet Scope match no VM, because the original names are unknown.",
    );
    // Scope compares the two texts: "not matched yet", and no verdict is green.
    expect([typed(book, 1)[0], matched(book, 1)]).toEqual(["pattern-0001", ""]);
    // With the names of this session they are matched again, also where names are written now.
    const named = await book.write(ESTATE, { known: undefined, names: pseudonyms ?? [] });
    expect(named.message).not.toContain("not known here");
    expect([pattern(book, "web"), typed(book, 1)[0], matched(book, 1)]).toEqual([1, "web*", "web*"]);
  });
});

describe("a design", () => {
  test("keeps options, what is typed of a cluster, and choices of VMs when a newer export takes its place", async () => {
    const book = new Book();
    const { message } = await book.write(ESTATE, { plan: "design" });
    expect(message).toContain(
      "The design is on the sheets Design, Options, Demand, Hosts solved, Reasons, Estate",
    );
    const optionB = book.sheets.get("Options")?.values.find(([label]) => label === "RAM");
    if (!optionB) throw new Error("Options has no RAM");
    optionB[2] = 2048;
    book.type("Demand", "Test", "Peak IOPS of the class", 5000);
    book.type("Demand", "Class Management", "VMs", 4);
    book.type("VMs", "db", "Set scope", "out");
    const more = imported(
      [
        knownVm({ name: "a", cluster: "Alpha" }),
        knownVm({ name: "b", cluster: "Alpha" }),
        ...ESTATE.estate.vms,
      ],
      ESTATE.estate.hosts,
    );
    const update = await book.write(more, { plan: "design" });
    expect(update.message).toContain("3 inputs that you changed in it were kept.");
    expect(update.message).toContain("The scope or class that you set of 1 VM was kept.");
    expect(book.sheets.get("Options")?.values.find(([label]) => label === "RAM")?.[2]).toBe(2048);
    expect(book.value("Demand", "Test", "Peak IOPS of the class")).toBe(5000);
    expect(book.value("Demand", "Alpha", "Peak IOPS of the class")).toBeNull();
    expect(book.value("Demand", "Class Management", "VMs")).toBe(4);
    expect(book.value("VMs", "db", "Set scope")).toBe("out");
  });

  longTest("keeps what the file of --options gave when the pane updates it", async () => {
    const book = new Book();
    const { spec } = designPlan({
      estate: ESTATE,
      options: { A: { ramGib: 2048 }, B: { hosts: 9 } },
      chosen: "B",
      classes: [
        { name: "General", target: "Test", peakIops: 5000 },
        { name: "Management", target: "Prod", vms: 4 },
        { name: "VDI", target: "Prod", profile: "VDI", vms: 500 },
        { name: "Front", target: "New", perCoreMax: 2 },
      ],
      patterns: [
        { pattern: "we?", class: "Front" },
        { pattern: "db*", class: "management", scope: "capacity" },
      ],
      targets: [{ name: "Test", largestVcpu: 12 }],
      targetOf: { Prod: "New" },
      plan: { years: 5 },
      cover: { customer: "Nordwind" },
    });
    await book.draw(spec, undefined);
    const before = new Map(book.sheets);
    await book.write(ESTATE, { plan: "design" });
    expect(book.replaced?.sheets).toContain("Options");
    for (const sheet of ["Options", "Demand", "Scope", "VMs", "Figures"])
      expect(book.sheets.get(sheet)?.values).toEqual(before.get(sheet)?.values);
    expect(book.value("Scope", "Prod", "Target cluster")).toBe("New");
    expect(book.value("Demand", "Class 1", "VMs")).toBe(500);
    expect(book.value("Demand", "Class Front on New", "vCPU per core, at most")).toBe(2);
  });

  longTest(
    "continues taking its storage CPU from the calibration of a benchmark, as long as there is one",
    async () => {
      const book = new Book();
      const calibration = { name: "Profile", isTaken: true };
      await book.draw(designPlan({ estate: ESTATE, calibration }).spec, undefined);
      const takenFrom = () =>
        book.sheets.get("Options")?.values.find(([label]) => label === "Taken from")?.[1];
      book.names = [{ name: "profile", formula: "=Calibration!$A$1:$D$9" }];
      expect((await book.write(ESTATE, { plan: "design" })).message).toContain(
        "1 input that you changed in it was kept.",
      );
      expect(takenFrom()).toBe("calibration");
      expect(JSON.stringify([...book.sheets])).toContain("Profile");
      book.names = [];
      const { message } = await book.write(ESTATE, { plan: "design" });
      expect(message).toContain(
        "1 input that you changed is not in the new design: Taken from (calibration).",
      );
      expect(takenFrom()).toBeUndefined();
      book.names = [{ name: "Profile", formula: "=Calibration!$A$1:$D$9" }];
      await book.write(ESTATE, { plan: "design" });
      expect(takenFrom()).toBeUndefined();
    },
  );

  const nine = imported(
    Array.from({ length: 9 }, (_, i) => knownVm({ name: `vm${i}`, cluster: `C${i}` })),
    [],
  );

  longTest(
    "of more than eight clusters reports what to do in the pane, and follows the sheet Scope then",
    async () => {
      const book = new Book();
      await expect(book.write(nine, { plan: "design" })).rejects.toThrow(
        /^there are 9 target clusters; the limit is 8: create the estate sheets first, combine several/,
      );
      await book.write(nine);
      await expect(book.write(nine, { plan: "design" })).rejects.toThrow(
        /the limit is 8: combine several of today's clusters on the sheet Scope of the estate, then/,
      );
      book.type("Scope", "C8", "Target cluster", "C0");
      await book.write(nine, { plan: "design" });
      expect(book.value("Scope", "C8", "Target cluster")).toBe("C0");
      expect(book.value("Scope", "C7", "Target cluster")).toBeNull();
    },
  );

  longTest("counts a target cluster of Scope as kept when an update follows it", async () => {
    const book = await bookOf("design");
    book.type("Scope", "Test", "Target cluster", "Prod");
    const { message } = await book.write(ESTATE, { plan: "design" });
    expect(message).toContain("1 input that you changed in it was kept.");
    expect(book.value("Scope", "Test", "Target cluster")).toBe("Prod");
    book.type("Scope", "Test", "Target cluster", null);
    await book.write(ESTATE, { plan: "design" });
    expect(book.value("Scope", "Test", "Target cluster")).toBeNull();
  });

  test.each(
    sampled(["Class 1", "Class Management", "Cluster Class 1"], (name) => name === "Cluster Class 1"),
  )("keeps what is typed of classes when a cluster %s is new", async (cluster) => {
    const book = await bookOf("design");
    book.type("Demand", "Class Management", "VMs", 4);
    book.type("Demand", "Class 1", "VMs", 5);
    const { vms, hosts } = ESTATE.estate;
    const more = imported([knownVm({ name: "vc", cluster }), ...vms], hosts);
    await book.write(more, { plan: "design" });
    expect(["Class Management", "Class 1"].map((row) => book.value("Demand", row, "VMs"))).toEqual([4, 5]);
    expect(book.value("Demand", `Cluster ${cluster}`, "VMs")).toBeNull();
    book.type("Demand", `Cluster ${cluster}`, "VMs", 6);
    await book.write(ESTATE, { plan: "design" });
    await book.write(more, { plan: "design" });
    expect(["Class Management", "Class 1"].map((row) => book.value("Demand", row, "VMs"))).toEqual([4, 5]);
  });

  longTest("keeps what is typed of the class Management when a cluster of that name is new", async () => {
    const book = await bookOf("design");
    book.type("Demand", "Class Management", "VMs", 4);
    const { vms, hosts } = ESTATE.estate;
    const more = imported([knownVm({ name: "vc", cluster: "Management" }), ...vms], hosts);
    await book.write(more, { plan: "design" });
    expect(book.value("Demand", "Class Management", "VMs")).toBe(4);
    expect(book.value("Demand", "Management", "VMs")).toBeNull();
  });

  test("is next to an estate, and replaces designs only", async () => {
    const book = await bookOf("design");
    const { message } = await book.write(ESTATE, { plan: "estate", inPlace: true });
    expect(message).toContain("What runs today is on the sheets");
    expect(book.replaced).toBeUndefined();
  });
});

test("a design is against what a benchmark of the session reached", async () => {
  const book = new Book();
  const load = { name: "8 KiB, 70% read", hosts: 4, ioSizeKib: 8, readShare: 0.7 } as const;
  const evidence = { targetMs: null, heldTo: null, against: [], showsCost: true };
  const reached = { layout: "RAID-5 2+1", iops: 40_000, latencyMs: 1, mostMs: 2 } as const;
  const tests = [{ ...load, ...reached, ...evidence }];
  await book.write(imported([knownVm()], [knownHost()]), { plan: "design", tests });
  expect(book.value("Reasons", "8 KiB, 70% read", "IOPS")).toBe(40_000);
});
