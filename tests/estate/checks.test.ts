import { estatePlan } from "../../src/estate/estateWorkbook";
import type { EstateHost, EstateVm } from "../../src/model/estate/estate";
import { recalculate } from "../templates/recalculate";
import { GIB, imported, knownHost, knownVm } from "./sampleEstate";

/** Marks and sentences of the first page by their titles. */
function checksOf(vms: EstateVm[], hosts: EstateHost[] = [knownHost()]): Record<string, string> {
  const { value, place, drawing } = recalculate(estatePlan(imported(vms, hosts)));
  const { sheet, area } = place("checks.mark");
  const rows = drawing.sheets.find(({ name }) => name === sheet)?.values ?? [];
  expect(String(value("verdict"))).toMatch(/^[✔▲?]/);
  return Object.fromEntries(
    rows
      .slice(area.row, area.row + area.rows)
      .map((row) => [String(row[1]), `${String(row[0])} ${String(row[2])}`]),
  );
}

const used = (gib: number): Partial<EstateVm> => ({
  usedBytes: { low: gib * GIB, plan: gib * GIB, high: gib * GIB },
});
const many = (count: number, over: (i: number) => Partial<EstateVm> = () => ({})): EstateVm[] =>
  Array.from({ length: count }, (_, i) => knownVm({ name: `vm${i}`, ...over(i) }));

const OFF = knownVm({ name: "off", power: "off", scope: "capacity", why: "powered off", ...used(0) });

test("an estate of which everything is known and nothing stands out is green", () => {
  const hosts = [knownHost({ vms: 21, vcpus: 84 })];
  const checks = checksOf([...many(21), OFF], hosts);
  expect(Object.values(checks).filter((words) => !words.startsWith("✔"))).toEqual([]);
  const { value } = recalculate(estatePlan(imported([...many(21), OFF], hosts)));
  expect(value("verdict")).toBe("✔ 21 VMs on 1 host, 84 vCPU, 168 GiB of RAM, 1.0 TiB used");
});

const CASES: readonly [title: string, vms: EstateVm[], words: RegExp, hosts?: EstateHost[]][] = [
  ["Complete", many(98), /^✔/, [knownHost({ vms: 100, vcpus: 400 })]],
  [
    "Complete",
    many(97),
    /^▲ The exports list 97 running VMs on their hosts; the hosts count 100: ask/,
    [knownHost({ vms: 100, vcpus: 400 })],
  ],
  ["vCPU, RAM and cores", many(1), /^✔/],
  ["vCPU, RAM and cores", many(2, () => ({ vcpu: null })), /^\? 2 VMs have no vCPU/],
  ["vCPU, RAM and cores", many(1, () => ({ ramBytes: null })), /^\? One VM has no RAM/],
  ["vCPU, RAM and cores", many(1), /^\? The cores of hosts/, [knownHost({ sockets: null })]],
  ["Replicas of vSAN", many(1), /^✔/],
  ["Replicas of vSAN", many(1, () => ({ datastores: ["elsewhere"] })), /^\? The types of datastores/],
  [
    "Replicas of vSAN",
    [...many(1), knownVm({ name: "vCLS-1", scope: "out", why: "agent", datastores: ["elsewhere"] })],
    /^✔/,
  ],
  ["Replicas of vSAN", many(1, () => ({ datastores: ["elsewhere"], chargedBytes: null })), /^✔/],
  ["Large VMs", [...many(11), knownVm({ usedBytes: null })], /^\? One VM shows no used capacity/],
  ["I/O in few VMs", [...many(11), knownVm({ iopsPeak: null })], /^\? One VM has no I/],
  [
    "Complete",
    many(3, (i) => ({ host: i === 0 ? "gone" : "esx01" })),
    /^\? The host of one running VM/,
    [knownHost({ vms: 2, vcpus: 8 })],
  ],
  ["Complete", many(3), /^▲ .* some are listed twice/, [knownHost({ vms: 2, vcpus: 8 })]],
  ["Complete", many(1), /^\? No host reports how many/],
  ["Complete", many(1), /^\? No host is in the exports: their completeness is unknown$/, []],
  [
    "Complete",
    many(2),
    /^\? One of 2 hosts does not report how many VMs it runs; what the others report matches the exports$/,
    [knownHost({ vms: 2, vcpus: 8 }), knownHost({ name: "b" })],
  ],
  [
    "Complete",
    many(2),
    /^\? 2 of 3 hosts do not report how many vCPUs they run; /,
    [knownHost({ vms: 2, vcpus: 8 }), knownHost({ name: "b", vms: 0 }), knownHost({ name: "c" })],
  ],
  [
    "Complete",
    many(2),
    /^\? One of 2 hosts does not report how many vCPUs it runs; what the others report matches the exports$/,
    [knownHost({ vms: 2, vcpus: 8 }), knownHost({ name: "b", vms: 0 })],
  ],
  [
    "Complete",
    many(2),
    /^\? One of 2 hosts does not report how many VMs it runs; /,
    [knownHost({ vms: 2, vcpus: 8 }), knownHost({ name: "b", vcpus: 0 })],
  ],
  [
    "Complete",
    many(2),
    /^✔ The exports list as many running VMs and vCPUs as the hosts count, within 2%$/,
    [knownHost({ vms: 2, vcpus: 8 })],
  ],
  [
    "Complete",
    many(2),
    /^✔ The exports list as many running VMs as the hosts count, within 2%$/,
    [knownHost({ vms: 2 })],
  ],
  [
    "Complete",
    many(2),
    /^▲ The exports list 2 running VMs on their hosts; the hosts count 3: ask for the rest$/,
    [knownHost({ vms: 3, vcpus: 8 }), knownHost({ name: "b" })],
  ],
  [
    "Complete",
    many(9, (i) => ({ host: i < 2 ? "esx01" : "esx01.example.com" })),
    /^\? The hosts of 7 running VMs are not in the exports, or have other names there$/,
    [knownHost({ vms: 9, vcpus: 36 })],
  ],
  [
    "Complete",
    many(9, (i) => ({ host: i < 2 ? "esx01" : "esx01.example.com" })),
    /^▲ The exports list 2 running VMs on their hosts; the hosts count 10: ask for the rest$/,
    [knownHost({ vms: 10, vcpus: 36 })],
  ],
  ["Scope", many(1), /^✔ Every VM counts in full, for its capacity, or is out for a reason$/],
  [
    "Scope",
    many(2, (i) => (i === 0 ? { connection: "disconnected" } : {})),
    /^✔ One disconnected VM counts like a connected one: its figures may be old$/,
  ],
  [
    "Scope",
    many(8, () => ({ connection: "disconnected" })),
    /^✔ 8 disconnected VMs count like connected ones: their figures may be old$/,
  ],
  ["Read", many(8, () => ({ connection: "disconnected" })), /^✔ Everything needed/],
  ["Read", many(8, () => ({ connection: "unknown" })), /^▲ One warning about the exports/],
  ["Not filtered", [...many(1), OFF], /^✔/],
  ["Not filtered", many(1), /^▲ No VM is powered off or a template/],
  ["Used capacity known", many(2), /^✔/],
  [
    "Used capacity known",
    [...many(2), knownVm({ usedBytes: null, usedBasis: null })],
    /^\? One VM does not report what is used/,
  ],
  [
    "Used capacity known",
    [...many(2), knownVm({ usedBytes: null, usedBasis: "clones" })],
    /^\? One VM shares blocks/,
  ],
  ["Used capacity known", many(3, () => ({ usedBasis: "disks" })), /^▲ 3 VMs show only the size of disks/],
  [
    "Replicas of vSAN",
    many(1, () => ({ usedBasis: "datastore with replicas" })),
    /^▲ One VM is charged with/,
  ],
  ["Large VMs", many(11), /^✔/],
  ["Large VMs", many(10), /^▲ 10 VMs take a tenth or more of the used capacity each/],
  [
    "Large VMs",
    [...many(11), knownVm({ name: "large", ...used(200) })],
    /^▲ One VM takes a tenth or more of the used capacity$/,
  ],
  ["Large VMs", many(1, () => used(0)), /^\?/],
  ["I/O in few VMs", many(1), /^✔ There is only one VM$/],
  ["I/O in few VMs", many(10), /^✔ There are only 10 VMs/],
  ["I/O in few VMs", many(20), /^▲ The 10 busiest VMs have 50%/],
  ["I/O in few VMs", many(21), /^✔ The 10 busiest VMs have 48%/],
  ["I/O in few VMs", many(30, (i) => ({ iopsPeak: i < 10 ? 200 : 100 })), /^▲ The 10 busiest VMs have 50%/],
  ["I/O in few VMs", many(30, (i) => ({ iopsPeak: i < 10 ? 199 : 100 })), /^✔ The 10 busiest VMs have 50%/],
  ["I/O in few VMs", many(30, (i) => ({ iopsPeak: i < 9 ? 300 : 100 })), /^▲ The 10 busiest VMs have 58%/],
  [
    "I/O in few VMs",
    many(13, (i) => ({ iopsPeak: i < 2 ? null : 100 })),
    /^\? 2 VMs have no I\/O in the exports$/,
  ],
  ["I/O in few VMs", many(1, () => ({ iopsPeak: null })), /^\? The exports hold no I\/O/],
  ["I/O in few VMs", many(1, () => ({ iopsPeak: 0 })), /^✔ No VM had I\/O/],
  ["Hosts alike", many(1), /^✔/],
  [
    "Hosts alike",
    many(1),
    /^▲ The hosts have 2 models of CPU/,
    [knownHost(), knownHost({ name: "b", cpuModel: "EPYC" })],
  ],
  ["Hosts alike", many(1), /^\? CPU models/, [knownHost(), knownHost({ name: "b", cpuModel: null })]],
  ["Hosts alike", many(1), /^\? No host/, []],
  ["Versions of ESX", many(1), /^✔ All hosts run VMware ESXi 8.0.3/],
  [
    "Versions of ESX",
    many(1),
    /^▲ The hosts run 2 versions/,
    [knownHost(), knownHost({ name: "b", esxVersion: "7.0" })],
  ],
  ["Raw and shared disks", many(1), /^✔/],
  [
    "Raw and shared disks",
    many(2, () => ({ obstacles: ["raw device mapping", "shared disk"] })),
    /^▲ VMs with raw device mappings: 2, with shared disks: 2/,
  ],
  ["Raw and shared disks", many(1, () => ({ obstacles: null })), /^\?/],
  ["VMware Tools", many(1), /^✔/],
  ["VMware Tools", many(1, () => ({ hasTools: false })), /^▲ One VM runs without/],
  ["VMware Tools", many(1, () => ({ hasTools: null })), /^\?/],
  ["Snapshots", many(1, () => ({ snapshotBytes: 10 * GIB })), /^✔/],
  ["Snapshots", many(1, () => ({ snapshotBytes: 10.1 * GIB })), /^▲ One VM has snapshots/],
  ["Snapshots", many(1, () => ({ snapshotBytes: null })), /^\?/],
];

test.each([
  ["error", "?"],
  ["warning", "▲"],
  ["info", "✔"],
] as const)("of diagnostics, one that reports %s makes the first check %s", (severity, mark) => {
  const estate = imported(many(1));
  const diagnostics = [{ severity, file: "a.xlsx", sheet: null, row: null, message: "It cannot be read." }];
  const { value } = recalculate(estatePlan({ ...estate, diagnostics }));
  expect(value("checks.mark", 1)).toBe(mark);
});

test("the busiest VMs are those that count, not those of a cluster that is out", () => {
  const vms = [
    ...many(15, () => ({ cluster: "Test", iopsPeak: 9000 })),
    ...many(30, (i) => ({ iopsPeak: i < 10 ? 200 : 100 })),
  ];
  const plan = estatePlan(imported(vms, [knownHost(), knownHost({ name: "b", cluster: "Test" })]));
  const { value } = recalculate(plan, { "clusters.counts": ["in", "out"] });
  expect([value("busy.vms"), value("busy.from")]).toEqual([10, 200]);
});

test("a rule or a cluster whose word was deleted makes its VMs unknown", () => {
  const plan = estatePlan(imported([...many(2), OFF]));
  expect(recalculate(plan, { "rules.counts": [""] }).value("checks.mark", 2)).toBe("?");
  expect(recalculate(plan, { "clusters.counts": [""] }).value("checks.mark", 2)).toBe("?");
  expect(recalculate(plan).value("checks.mark", 2)).toBe("✔");
});

test.each(CASES.map(([title, vms, words, hosts = [knownHost()]]) => ({ title, vms, words, hosts })))(
  "$title: $words",
  ({ title, vms, words, hosts }) => {
    expect(checksOf(vms, hosts)[title]).toMatch(words);
  },
);
