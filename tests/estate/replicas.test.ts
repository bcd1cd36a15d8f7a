import { estatePlan } from "../../src/estate/estateWorkbook";
import { usedCapacity } from "../../src/model/estate/usedCapacity";
import type { EstateVm } from "../../src/model/estate/estate";
import type { ImportedEstate } from "../../src/importers/estate/importEstate";
import { type Entries, recalculate } from "../templates/recalculate";
import { GIB, imported, knownHost, knownVm } from "./sampleEstate";

/** A VM on vSAN whose used capacity is by the rule, in GiB. */
function onVsan(over: Partial<EstateVm>): EstateVm {
  const { usedBytes: _, usedBasis: __, ...rest } = knownVm({ datastores: ["vsan"], ...over });
  const vm = { ...knownVm(), ...rest };
  return { ...vm, ...usedCapacity(vm, true) };
}

const gib = (bytes: number | null): number | null => (bytes === null ? null : bytes * GIB);
const sized = (disk: number | null, charged: number, guest: number | null = null, partitions = 0) => ({
  ...{ diskBytes: gib(disk), chargedBytes: gib(charged), provisionedBytes: null },
  ...{ guestBytes: gib(guest), partitionBytes: gib(partitions) },
});

const CASES = {
  "the charge alone": sized(null, 180),
  "no guest": sized(100, 180),
  "a guest that covers": sized(100, 180, 40, 95),
  "a guest that covers and wrote more than a half": sized(100, 140, 80, 95),
  "a guest that covers too little": sized(100, 180, 40, 50),
  "a guest that covers too little and wrote more than a half": sized(100, 140, 80, 50),
  "disks larger than the charge": sized(400, 180, 40, 50),
  "provisioned alone": { ...sized(null, 180), provisionedBytes: 500 * GIB },
} as const;

function estate(vms: EstateVm[], type = "vsan"): ImportedEstate {
  const all = imported(vms, [knownHost(), knownHost({ name: "esx02", cluster: "Test" })]);
  const store = { vcenter: null, capacityBytes: 9000 * GIB, inUseBytes: 5000 * GIB };
  const datastores = [{ ...store, name: "vsan", type }, ...all.estate.datastores];
  return { ...all, estate: { ...all.estate, datastores } };
}

const VMS = Object.entries(CASES).map(([name, over]) => onVsan({ name, ...over }));
const MIXED = [
  ...VMS,
  onVsan({ name: "elsewhere", cluster: "Test", ...sized(100, 180) }),
  knownVm({ name: "on VMFS" }),
  knownVm({ name: "unknown", usedBytes: null, usedBasis: null }),
];
const planOf = () => estatePlan(estate(MIXED));

function columns(entries: Entries, headers: readonly string[]): unknown[][] {
  const { drawing } = recalculate(planOf(), entries);
  const rows = drawing.sheets.find(({ name }) => name === "VMs")?.values ?? [];
  const places = headers.map((header) => rows[3]?.indexOf(header) ?? -1);
  return rows.slice(4).map((cells) => places.map((column) => cells[column]));
}
const USED = ["Used low (GiB)", "Used plan (GiB)", "Used high (GiB)"];

test.each([null, 1, 1.25, 2, 4])(
  "used capacity by a factor %s is what the rule makes of the charge",
  (factor) => {
    const expected = VMS.map((vm) => {
      const charge = (vm.chargedBytes ?? 0) / (factor ?? 1);
      const { low, plan, high } = usedCapacity({ ...vm, chargedBytes: charge }, true)?.usedBytes ?? {};
      return [low, plan, high].map((bytes) => expect.closeTo((bytes ?? 0) / GIB, 6) as unknown);
    });
    const shown = columns({ "replicas.factor": [factor] }, USED);
    expect(shown.slice(0, VMS.length)).toEqual(expected);
    expect(shown.slice(VMS.length)).toEqual([
      [180, 180, 180],
      [40, 50, 100],
      ["", "", ""],
    ]);
  },
);

test.each<[number | null, string, string]>([
  [null, "datastore with replicas", "datastore with replicas"],
  [5, "datastore with replicas", "datastore with replicas"],
  [1, "datastore without replicas", "datastore without replicas"],
  [2, "datastore without replicas", "guest"],
])("by a factor %s VMs report what their used capacity is", (factor, charged, written) => {
  const bases = columns({ "replicas.factor": [factor] }, ["Used is"]).map(([basis]) => basis);
  const names = Object.keys(CASES);
  const ofGuests = names.flatMap((name, i) => (name.endsWith("more than a half") ? [bases[i]] : []));
  const others = names.flatMap((name, i) => (name.endsWith("more than a half") ? [] : [bases[i]]));
  expect(ofGuests).toEqual([written, written]);
  expect(new Set(others)).toEqual(new Set([charged]));
  // Its cluster has a factor of its own.
  expect(bases.slice(VMS.length)).toEqual(["datastore with replicas", "datastore", ""]);
});

test("without a factor every VM counts as the model reports", () => {
  const expected = MIXED.map(({ usedBytes }) =>
    usedBytes === null
      ? ["", "", ""]
      : [usedBytes.low, usedBytes.plan, usedBytes.high].map(
          (bytes) => expect.closeTo(bytes / GIB, 6) as unknown,
        ),
  );
  expect(columns({}, USED)).toEqual(expected);
});

describe("a cluster with charges of vSAN", () => {
  const statement = (factor: unknown): unknown =>
    recalculate(planOf(), { "replicas.factor": [factor as number] }).value("replicas.says", 1);
  const charged = VMS.reduce((sum, vm) => sum + (vm.usedBytes?.plan ?? 0), 0) / GIB / 1024;
  const tib = (value: number): string => `${value.toFixed(1)} TiB`;

  test.each<[unknown, string]>([
    [null, `${tib(charged)}: not confirmed. Divided by 2 (RAID-1) it would be ${tib(charged / 2)} or more`],
    [0.99, `${tib(charged)}: type a number from 1 to 4`],
    [4.01, `${tib(charged)}: type a number from 1 to 4`],
    ["two", `${tib(charged)}: type a number from 1 to 4`],
    [1, tib(charged)],
  ])("whose factor is %j reports %s", (factor, words) => {
    expect(statement(factor)).toBe(words);
  });

  test("is looked at until the factors of all are confirmed", () => {
    const check = (...factors: (number | null)[]) => {
      const { drawing, place, value } = recalculate(planOf(), { "replicas.factor": factors });
      const { sheet, area } = place("checks.mark");
      const rows = drawing.sheets.find(({ name }) => name === sheet)?.values ?? [];
      const row = rows.slice(area.row).find((cells) => cells[1] === "Replicas of vSAN");
      return [`${String(row?.[0])} ${String(row?.[2])}`, value("replicas.confirmed", 1)];
    };
    const advice =
      "with the replicas of today's vSAN: the data itself takes less. Confirm on the sheet Scope how many";
    expect(check(null, null)[0]).toContain(`▲ 9 VMs are charged ${advice}`);
    expect(check(2, null)[0]).toContain(`▲ One VM is charged ${advice}`);
    expect(check(2, 5)[0]).toContain("▲ One VM is charged");
    expect(check(2, 2)).toEqual([
      "✔ Charges of vSAN are divided by the factors that are confirmed on the sheet Scope",
      1,
    ]);
  });

  test("adds up by its factor", () => {
    const { number } = recalculate(planOf(), { "replicas.factor": [2] });
    const plans = columns({ "replicas.factor": [2] }, ["Used plan (GiB)"]).map(([plan]) => Number(plan));
    expect(number("today.used") * 1024).toBeCloseTo(
      plans.reduce((a, b) => a + b, 0),
      6,
    );
    expect(number("replicas.vms", 1)).toBe(VMS.length);
  });
});

test.each<[string, ImportedEstate]>([
  ["on VMFS", estate([knownVm()])],
  ["with disks elsewhere too", estate([onVsan({ datastores: ["vsan", "ds"], ...sized(100, 180) })])],
  ["with a raw LUN", estate([onVsan({ rawBytes: GIB, ...sized(100, 180) })])],
  [
    "with a raw LUN of unknown size",
    estate([onVsan({ rawBytes: null, obstacles: ["raw device mapping"], ...sized(100, 180) })]),
  ],
  ["whose guest wrote all that is charged", estate([onVsan(sized(100, 60, 80, 95))])],
])("a VM %s is not asked about, and the table has figures", (_, one) => {
  const { spec, cells } = estatePlan(one);
  expect(cells.has("replicas.factor")).toBe(false);
  const table = spec.sheets.flatMap(({ tables = [] }) => tables).find(({ name }) => name === "VMs");
  const used = table?.columns.filter(({ header }) => header.startsWith("Used "));
  expect(used?.map(({ formula }) => formula)).toEqual([undefined, undefined, undefined, undefined]);
});

test("a VM whose charge no factor divides is looked at without asking for one", () => {
  const raw = onVsan({ name: "raw", rawBytes: GIB, ...sized(100, 180) });
  const plan = estatePlan(estate([onVsan({ ...sized(100, 180) }), raw]));
  const statement = (factor: number | null): string => {
    const { drawing, place } = recalculate(plan, { "replicas.factor": [factor] });
    const { sheet, area } = place("checks.mark");
    const rows = drawing.sheets.find(({ name }) => name === sheet)?.values ?? [];
    const row = rows.slice(area.row).find((cells) => cells[1] === "Replicas of vSAN");
    return `${String(row?.[0])} ${String(row?.[2])}`;
  };
  expect(statement(null)).toMatch(/^▲ 2 VMs are charged .* Confirm on the sheet Scope how many/);
  expect(statement(2)).toBe(
    "▲ One VM is charged with the replicas of today's vSAN: the data itself takes less",
  );
});

test("charges that no factor divides are still looked at", () => {
  const plan = estatePlan(estate([onVsan({ datastores: ["vsan", "ds"], ...sized(100, 180) })]));
  expect(
    recalculate(plan)
      .values("checks.mark")
      .filter((mark) => mark === "▲").length,
  ).toBeGreaterThan(0);
});
