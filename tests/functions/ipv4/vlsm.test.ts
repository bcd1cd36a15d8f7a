import { sourceFunctions } from "../../sourceFunctions";
import type { HostArgument, HostValue } from "../../../src/functionsHost";

const plan = (...args: HostArgument[]): HostValue[][] => sourceFunctions.call("IPV4_VLSM", args);
const column = (...values: HostValue[]): HostValue[][] => values.map((value) => [value]);
const refused = (message: string | RegExp): unknown => [
  [expect.objectContaining({ error: "#VALUE!", message: expect.stringMatching(message) })],
];

const HEADER = [
  "Name",
  "Hosts",
  "Needed",
  "Network",
  "Netmask",
  "First host",
  "Last host",
  "Broadcast",
  "Usable hosts",
  "Used",
  "Note",
];
const NAMES = column("Mgmt", "VM", "vMotion", "vSAN", "NSX TEP", "Witness");
const HOSTS = column(100, 300, 62, 62, 126, 2);

/** Columns of the plan by their titles. */
function columnsOf(table: HostValue[][], ...titles: string[]): (HostValue | undefined)[][] {
  const [header = [], ...rows] = table;
  return rows.map((row) => titles.map((title) => row[header.indexOf(title)]));
}

test("without reserve it is the plan that was worked out by hand, full subnets marked", () => {
  const table = plan("172.31.216.0/22", NAMES, HOSTS, 0, 0);
  expect(table[0]).toEqual(HEADER);
  expect(columnsOf(table, "Name", "Hosts", "Network", "Usable hosts", "Note")).toEqual([
    ["VM", 300, "172.31.216.0/23", 510, ""],
    ["NSX TEP", 126, "172.31.218.0/25", 126, "full: no address is left"],
    ["Mgmt", 100, "172.31.218.128/25", 126, ""],
    ["vMotion", 62, "172.31.219.0/26", 62, "full: no address is left"],
    ["vSAN", 62, "172.31.219.64/26", 62, "full: no address is left"],
    ["Witness", 2, "172.31.219.128/30", 2, "full: no address is left"],
  ]);
  expect(columnsOf(table, "Used").map(([used]) => Number(Number(used).toFixed(3)))).toEqual([
    0.588, 1, 0.794, 1, 1, 1,
  ]);
});

test("one row, all of it", () => {
  expect(plan("200.1.1.77/24", "vSAN", 62, null, 0)[1]).toEqual([
    "vSAN",
    62,
    62,
    "200.1.1.0/26",
    "255.255.255.192",
    "200.1.1.1",
    "200.1.1.62",
    "200.1.1.63",
    62,
    1,
    "full: no address is left",
  ]);
});

test("a gateway is reserved where nothing else is reported, and hosts grow by a share", () => {
  const needed = (...args: HostArgument[]): unknown => columnsOf(plan(...args), "Needed", "Network")[0];
  expect(needed("10.0.0.0/22", "x", 62)).toEqual([63, "10.0.0.0/25"]);
  expect(needed("10.0.0.0/22", "x", 62, null, null)).toEqual([63, "10.0.0.0/25"]);
  expect(needed("10.0.0.0/22", "x", 100, 0.1, 0)).toEqual([110, "10.0.0.0/25"]);
  expect(needed("10.0.0.0/22", "x", 100, "30%", 3)).toEqual([133, "10.0.0.0/24"]);
  expect(needed("10.0.0.0/22", "x", 10, 0.01)).toEqual([12, "10.0.0.0/28"]);
});

test("what does not fit is named", () => {
  expect(plan("172.31.216.0/23", NAMES, HOSTS, 0, 0)).toEqual(
    refused(
      /^"NSX TEP" \(126 addresses, a \/25\), .*"Witness".* do not fit in 172\.31\.216\.0\/23: 0 of 512/,
    ),
  );
  expect(plan("10.0.0.0/31", "x", 1)).toEqual(
    refused(/"x" \(2 addresses, a \/30\) does not fit in 10\.0\.0\.0\/31/),
  );
});

test("rows without name and hosts are skipped, ranges may differ in their blank ends", () => {
  const table = plan("10.0.0.0/22", column("a", "", "b", null, null), column(10, null, 20, ""));
  expect(columnsOf(table, "Name", "Network")).toEqual([
    ["b", "10.0.0.0/27"],
    ["a", "10.0.0.32/28"],
  ]);
  // A VLAN number is a name as well.
  expect(columnsOf(plan("10.0.0.0/22", [[100, 200]], [[5, 6]]), "Name")).toEqual([["200"], ["100"]]);
});

test.each([
  [column("a", "b"), column(10), /hosts, number 2, is blank or 0: enter the hosts of "b"/],
  [column("a"), column(10, 20), /names, number 2, is blank: enter a name for hosts 20/],
  [column("a"), column(0), /hosts, number 1, is blank or 0: enter the hosts of "a"/],
  [column("a"), column(1.5), /hosts of "a" 1\.5 is not a whole number/],
  [column("a"), column("many"), /"many" is not a number/],
  [column("a"), column(true), /hosts of "a" is TRUE: enter a number/],
  [column(""), column(null), /names and hosts are blank/],
])("names %j and hosts %j are refused", (names, hosts, message) => {
  expect(plan("10.0.0.0/22", names, hosts)).toEqual(refused(message));
});

test("growth and reserve report what they are", () => {
  expect(plan("10.0.0.0/22", "a", 10, 5)).toEqual(
    refused(/growth 5 is not a share of 0% to 100%: enter 5% or 0\.05/),
  );
  expect(plan("10.0.0.0/22", "a", 10, 0, -1)).toEqual(
    refused(/reserve -1 is not a whole number of 0 or more/),
  );
  expect(plan("10.0.0.0/22", "a", 10, 0, 0.5)).toEqual(refused(/reserve 0\.5 is not a whole number/));
  expect(plan("10.0.0.0/22", "a", { error: "#N/A" })).toMatchObject([[{ error: "#N/A" }]]);
  expect(plan(column("10.0.0.0/22", "10.0.4.0/22"), "a", 10)).toEqual(refused(/single cells/));
});
