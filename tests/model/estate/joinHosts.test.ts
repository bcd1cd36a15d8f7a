import { type EstateHost, unknownHost } from "../../../src/model/estate/estate";
import { joinHosts } from "../../../src/model/estate/joinHosts";

const host = (name: string, over: Partial<EstateHost> = {}): EstateHost => ({
  ...unknownHost(name),
  cluster: "A",
  ...over,
});

/** Names of hosts with the peak that the collector saw on each. */
const joined = (listed: EstateHost[], watched: EstateHost[]) =>
  joinHosts(
    listed,
    watched.map((one, i) => ({ ...one, iopsPeak: i + 1 })),
  ).hosts.map(({ name, iopsPeak }) => [name, iopsPeak]);

test.each<[string, EstateHost[], EstateHost[], [string, number | null][]]>([
  ["one name", [host("esx1.x.com")], [host("esx1.x.com")], [["esx1.x.com", 1]]],
  ["another case", [host("ESX1.x.com")], [host("esx1.X.com")], [["ESX1.x.com", 1]]],
  ["a short name", [host("esx1.x.com")], [host("ESX1")], [["esx1.x.com", 1]]],
  ["a short name in the list", [host("esx1")], [host("esx1.x.com")], [["esx1", 1]]],
  [
    "a short name in another cluster",
    [host("esx1.x.com")],
    [host("esx1", { cluster: "B" })],
    [
      ["esx1.x.com", null],
      ["esx1", 1],
    ],
  ],
  [
    "a short name in another vCenter",
    [host("esx1.x.com", { vcenter: "vc1" })],
    [host("esx1", { vcenter: "vc2" })],
    [
      ["esx1.x.com", null],
      ["esx1", 1],
    ],
  ],
  [
    "a short name that two hosts of the cluster have",
    [host("esx1.x.com"), host("esx1.y.com")],
    [host("esx1")],
    [
      ["esx1.x.com", null],
      ["esx1.y.com", null],
      ["esx1", 1],
    ],
  ],
  [
    "two domains",
    [host("esx1.x.com")],
    [host("esx1.y.com")],
    [
      ["esx1.x.com", null],
      ["esx1.y.com", 1],
    ],
  ],
  [
    "two addresses of one network",
    [host("10.0.0.1")],
    [host("10.0.0.2")],
    [
      ["10.0.0.1", null],
      ["10.0.0.2", 1],
    ],
  ],
  [
    "two of the collector for one of the list",
    [host("esx1")],
    [host("esx1.x.com"), host("esx1.y.com")],
    [
      ["esx1", null],
      ["esx1.x.com", 1],
      ["esx1.y.com", 2],
    ],
  ],
  [
    "the full name before the short one",
    [host("esx1"), host("esx1.x.com")],
    [host("esx1.x.com")],
    [
      ["esx1", null],
      ["esx1.x.com", 1],
    ],
  ],
  [
    "a short name beside a full one that was found",
    [host("esx1.x.com"), host("esx1.y.com")],
    [host("esx1.x.com"), host("esx1")],
    [
      ["esx1.x.com", 1],
      ["esx1.y.com", null],
      ["esx1", 2],
    ],
  ],
  [
    "one name in two vCenters, and a collector that names none",
    [host("esx1", { vcenter: "vc1" }), host("esx1", { vcenter: "vc2" })],
    [host("esx1")],
    [
      ["esx1", null],
      ["esx1", null],
      ["esx1", 1],
    ],
  ],
])("hosts of two tools are joined by %s", (_, listed, watched, expected) => {
  expect(joined(listed, watched)).toEqual(expected);
});

test("what the list reports of a host stays, what it does not state is filled, and measured figures win", () => {
  const { hosts, names } = joinHosts(
    [host("esx1.x.com", { sockets: 2, cpuUsageShare: 0.1, nicGbit: [25] })],
    [host("esx1", { sockets: 4, clockGhz: 2.5, cpuUsageShare: 0.3, iopsPeak: 7, nicGbit: [1] })],
  );
  expect(hosts).toEqual([
    host("esx1.x.com", { sockets: 2, clockGhz: 2.5, cpuUsageShare: 0.3, iopsPeak: 7, nicGbit: [25] }),
  ]);
  expect([...names]).toEqual([["esx1", "esx1.x.com"]]);
});
