import { designPlan } from "../../src/design/designWorkbook";
import { type Entries, recalculate, type Recalculated } from "../templates/recalculate";

/*
 * RAID-5 4+1 by its name is the layout that RAID-5 has from six hosts on: a cluster of six is five in 2+1 after a loss. And what
 * a layout takes at least is a limit of the layout, not of what would fit on fewer hosts.
 */

const EACH = { vmVcpu: 4, vmGhz: 1, vmRamGib: 16, ioSizeKib: 16, readShare: 0.7, perCoreMax: 4 };
const PLAN = designPlan({
  classes: [
    { name: "General", target: "Cluster", vms: 200, ...EACH, vmUsedGib: 0, peakIops: 0 },
    { name: "Management", target: "Cluster", vms: 0 },
  ],
  targets: [{ name: "Cluster", largestVcpu: 4, largestRamGib: 16 }],
  options: {
    A: { raid: "RAID-5" },
    B: { raid: "RAID-5 4+1" },
    C: { raid: "RAID-5 4+1", hosts: 6 },
    D: { raid: "RAID-6 4+2", bareMinimum: "yes" },
  },
  plan: { years: 0 },
  chosen: "B",
});

/** A design of one class. */
const designed = (vms: number, entries: Entries = {}): Recalculated =>
  recalculate(PLAN, { "typed.vms": [vms], ...entries });

describe("six hosts in RAID-5 4+1 hold what five hold in 2+1 after a loss", () => {
  // 5 hosts × 41.9 TiB raw × 90% ÷ 1.131 ÷ 1.5 = 111.2 TiB.
  const holding = (tib: number) => designed(200, { "typed.vmUsedGib": [(tib * 1024) / 200] });

  test.each([
    [111.1, 6, "▲ fits at the plan estimate; check capacity"],
    [111.3, 7, "✖ does not fit: capacity"],
  ])("%d TiB: %d hosts, selected by its name or by RAID-5", (tib, hosts, onSix) => {
    const { number, value } = holding(tib);
    expect(["A", "B"].map((option) => number(`${option}.capacityAll`))).toEqual([hosts, hosts]);
    expect(value("C.verdictWords")).toBe(onSix);
  });

  test("seven hosts are six in 4+1, which stays", () => {
    const { number } = holding(111.1);
    expect(number("useB1.lost", 5)).toBeCloseTo(111.1 / (6 * number("B.wideTib")), 9);
    expect(number("useB1.lost", 4)).toBeCloseTo(111.1 / (5 * number("A.narrowTib")), 9);
  });
});

describe("the first limit", () => {
  const limits = (option: string, { value }: Recalculated): unknown[] => [
    value(`${option}.first`),
    value(`${option}.second`),
  ];
  const risks = ({ values }: Recalculated): unknown[] =>
    values("risks.name").filter((_, i) => values("risks.is")[i] === 1);
  /** Resources of which the page says that they require most hosts. */
  const most = ({ drawing }: Recalculated): unknown[] =>
    (drawing.sheets.find(({ name }) => name === "Design")?.values ?? []).flatMap((row) =>
      row.includes("requires most") ? [row[1]] : [],
    );

  test("one VM on six hosts: the layout, and no question about vCPU per core", () => {
    const read = designed(1);
    expect(
      ["vcpu", "ghz", "ram", "capacity", "network", "layout"].map((id) => read.number(`B.${id}All`)),
    ).toEqual([...[6, 6, 3, 6, 6, 6]]);
    expect(limits("B", read)[0]).toBe("layout");
    expect(risks(read)).not.toContain("vCPU per core");
    expect(most(read)).toEqual(["Layout"]);
    expect(read.value("verdict")).toMatch(/Layout limits first$/);
    expect(read.value("lever")).toBe("");
  });

  test("vCPU that need as many hosts as the layout do not limit, one more vCPU does", () => {
    // Five of six hosts of 64 cores: 1,280 vCPU at 4 a core are 320 VMs.
    const [fits, more] = [designed(320, { "typed.vmRamGib": [1] }), designed(321, { "typed.vmRamGib": [1] })];
    expect([fits.number("B.vcpuAll"), ...limits("B", fits)]).toEqual([6, "layout", "vCPU"]);
    expect([more.number("B.vcpuAll"), ...limits("B", more)]).toEqual([7, "vCPU", "layout"]);
    expect([risks(fits), risks(more)].map((names) => names.includes("vCPU per core"))).toEqual([false, true]);
    expect([most(fits), most(more)]).toEqual([["Layout"], ["vCPU"]]);
  });

  test("RAM fits on hosts without a layout too: what it needs is its own", () => {
    const read = designed(230);
    expect(limits("B", read)).toEqual(["layout", "RAM"]);
    expect(limits("B", designed(280))).toEqual(["RAM", "layout"]);
    expect(limits("D", designed(1))[0]).toBe("layout");
  });
});
