import { rdmaSavings } from "../../src/templates/rdmaSavings/rdmaSavings";
import { ALL_IN_PLACE, ownTests, SAVED_20, work } from "./rdmaEntries";
import { recalculate, type Entries } from "./recalculate";

const plan = rdmaSavings.plan();

const verdictOf = (entries: Entries) => recalculate(plan, { ...ALL_IN_PLACE, ...entries }).value("verdict");

test("is not worth it where the I/O needs more CPU than the cluster has", () => {
  const iops = (amount: number) => work([amount, "IOPS", 8, 0.7, "RAID-5 4+1"]);
  expect(verdictOf(iops(10_000_000))).toBe(
    "✖ Does not fit: the I/O takes 5,491 GHz even over RDMA, and the cluster has 691 GHz",
  );
  // 10,000 IOPS take 6.863 GHz over TCP, 10.658 at the high estimate, and 5.491 over RDMA; the cluster has 691.2
  expect(verdictOf(iops(648_506))).toMatch(/^✔ Worth it/);
  expect(verdictOf(iops(648_508))).toMatch(/^▲ Not proven: the I\/O takes up to 691\.\d+ GHz over TCP, and the cluster has 691\.2/);
  expect(verdictOf(iops(1_258_870))).toMatch(/^▲ Not proven: the I\/O takes up to 1,342 GHz over TCP, and the cluster has 691 GHz$/);
  expect(verdictOf(iops(1_258_880))).toMatch(/^✖ Does not fit: the I\/O takes 691\.20\d+ GHz even over RDMA, and the cluster has 691\.20\d+ GHz$/);
}); // prettier-ignore

test("is not worth it on a layout that the hosts cannot hold", () => {
  const raid = (layout: string, hosts: number) =>
    verdictOf({ ...work([100_000, "IOPS", 8, 0.7, layout]), hosts });
  expect(raid("RAID-6 4+2", 5)).toBe("✖ Does not fit: RAID-6 4+2 needs 6 hosts or more, and 5 are planned");
  expect(raid("RAID-6 4+2", 6)).toMatch(/^✔/);
  expect(raid("RAID-5 4+1", 5)).toBe("✖ Does not fit: RAID-5 4+1 needs 6 hosts or more, and 5 are planned");
  expect(raid("RAID-5 4+1", 6)).toMatch(/^✔/);
  expect(raid("RAID-5 2+1", 3)).toMatch(/^✔/);
  const second = work([1000, "IOPS", 8, 0.7, "RAID-5 2+1"], [1000, "IOPS", 8, 0.7, "RAID-1 FTT2"]);
  expect(verdictOf({ ...second, hosts: 4 })).toBe(
    "✖ Does not fit: RAID-1 FTT2 needs 5 hosts or more, and 4 are planned",
  );
  expect(verdictOf({ ...second, hosts: 5 })).toMatch(/^✔/);
  const idle = work([0, "IOPS", 8, 0.7, "RAID-6 4+2"], [10_000, "IOPS", 8, 0.7, "RAID-1 FTT1"]);
  expect(verdictOf({ ...idle, hosts: 4 })).toMatch(/^✔/);
});

test("own tests that saved no more than noise do not prove a saving", () => {
  const own = (...usages: number[]) => ({
    ...ownTests(...usages.map((usage) => [100_000, 100_000, 1, usage] as const)),
    mode: "own tests",
    least: 0.02,
  });
  expect(verdictOf({ ...own(), ...ownTests([100_000, 103_000, 0.5, 0.5]) })).toBe(
    "▲ Not proven: it saves 6 GHz, 3% of the CPU per I/O (one test), and differences up to 5% are noise (sheet Own tests)",
  );
  expect(verdictOf(own(0.8, 0.95))).toBe(
    "▲ Not proven: it saves 24 GHz, 13% of the CPU per I/O (5% to 20%), and differences up to 5% are noise (sheet Own tests)",
  );
  expect(verdictOf(own(0.8, 0.949))).toMatch(/^✔ Worth it/);
  expect(verdictOf({ ...own(0.8, 0.95), mode: "estimate" })).toMatch(/^✔ Worth it/);
});

test("one test shows no range, and proves no saving", () => {
  const one = { ...ownTests([100_000, 125_000, 0.5, 0.5]), mode: "own tests" };
  expect(verdictOf(one)).toBe(
    "▲ Not proven: it saves 39 GHz, 20% of the CPU per I/O (one test), and one test shows no range: repeat it (sheet Own tests)",
  );
  expect(verdictOf({ ...one, least: 0.21 })).toBe(
    "✖ Not worth it: it saves 39 GHz, 20% of the CPU per I/O (one test), and that is below 21.0%",
  );
  expect(verdictOf({ ...one, ...ownTests(...SAVED_20) })).toMatch(/^✔ Worth it: .* \(20% to 20%\)/);
  const page = (entries: Entries) =>
    recalculate(plan, { ...ALL_IN_PLACE, ...entries })
      .drawing.sheets[0]?.values[8]?.slice(0, 5)
      .map((value) => (typeof value === "number" ? value.toFixed(3) : value));
  expect(page(one)).toEqual(["▲", "CPU saved per I/O", "–", "0.200", "–"]);
  expect(page({ ...one, ...ownTests(...SAVED_20) })).toEqual([
    "✔",
    "CPU saved per I/O",
    "0.200",
    "0.200",
    "0.200",
  ]);
});

test("sentences have the number of what they count", () => {
  const answers = (...values: string[]) => recalculate(plan, { "need.answer": values }).value("verdict");
  expect(answers("no", "no")).toMatch(/\(2 of 7 are not in place\)$/);
  expect(answers("yes", "yes", "yes", "yes", "yes")).toMatch(/ 2 of 7 prerequisites are not confirmed /);
  const first = (rows: number) => {
    const only = <T>(values: T[]) => [...values, ...Array<null>(8).fill(null)].slice(0, 8);
    const published = recalculate(plan);
    const column = (id: string) => only(published.values(id).slice(0, rows));
    const ids = ["test.tcpIops", "test.rdmaIops", "test.tcpUsage", "test.rdmaUsage", "test.tcpUtil", "test.rdmaUtil"];
    const entries = Object.fromEntries(["test.name", ...ids].map((id) => [id, column(id)]));
    return verdictOf({ ...entries, mode: "own tests" });
  };
  expect(first(1)).toMatch(/ 1 of 1 own test is a published one /);
  expect(first(2)).toMatch(/ 2 of 2 own tests are published ones /);
}); // prettier-ignore

test("a saving below 1 GHz is not rounded to nothing", () => {
  const saves = (iops: number) => verdictOf(work([iops, "IOPS", 8, 0.7, "RAID-5 4+1"]));
  expect(saves(1)).toMatch(/^✔ Worth it: it saves 0\.000137 GHz,/);
  expect(saves(10_000)).toMatch(/^✔ Worth it: it saves 1 GHz,/);
});

test("the row of hosts is not green where no workload has any I/O", () => {
  const idle = recalculate(plan, { ...ALL_IN_PLACE, ...work([0, "IOPS", 8, 0.7, "RAID-6 4+2"]), hosts: 4 });
  const page = idle.drawing.sheets[0]?.values ?? [];
  const row = page.find((cells) => cells.includes("Hosts")) ?? [];
  expect(row).toContain("?");
});
