import { commandsOf, findingsOf, readyBut, verdictOf } from "./runbooksReady";

const READY = /^✔ Ready: 6 hosts/;
const IPV6 = [1, 2, 3, 4, 5, 6].map((i) => `fd00::${i}`);

const pings = (entries: Parameters<typeof readyBut>[0]): unknown[] =>
  readyBut(entries)
    .values("pings.command")
    .filter((one) => one !== "");

describe("pings of IPv6", () => {
  test.each([
    [9000, 8952],
    [1500, 1452],
  ])("carried 20 bytes too many for an MTU of %d: no answer was possible", (mtu, size) => {
    const commands = pings({ mtu, "hosts.address": IPV6 });
    expect(commands).toHaveLength(6);
    expect(commands[0]).toBe(
      `for ip in fd00::2 fd00::3 fd00::4 fd00::5 fd00::6; do echo $ip; vmkping -6 -I vmk2 -d -s ${size} $ip | grep loss; done`,
    );
    expect(verdictOf({ mtu, "hosts.address": IPV6 })).toMatch(READY);
  });

  test("IPv4 keeps 28 bytes and needs no option", () => {
    expect(pings({})[0]).toContain("; vmkping -I vmk2 -d -s 8972 $ip");
    expect(commandsOf("partition", {})).toContain("vmkping -I <vSAN vmk>");
    expect(commandsOf("partition", {})).toContain("esxcli network ip interface ipv4 get");
    expect(commandsOf("partition", { "hosts.address": IPV6 })).toContain("vmkping -6 -I <vSAN vmk>");
    expect(commandsOf("partition", { "hosts.address": IPV6 })).toContain(
      "esxcli network ip interface ipv6 address list",
    );
  });

  test("one host of IPv6 among hosts of IPv4 was ready, though none of them reaches it", () => {
    const mixed = { "hosts.address": ["fd00::1"] };
    expect(verdictOf(mixed)).toBe("✖ Not ready: vSAN IPs are of IPv4 (5) and of IPv6 (1): use one of them");
    expect(pings(mixed)).toEqual(Array(6).fill("not known: vSAN IPs are of IPv4 and of IPv6"));
  });

  test.each<[string, (string | null)[], string, RegExp]>([
    ["IPv4", [], "10.9.0.1", READY],
    ["IPv6", IPV6, "fd09::1", READY],
    ["IPv4", [], "fd09::1", /^\? Not known: Witness vSAN address is of another version of IP/],
    ["IPv6", IPV6, "10.9.0.1", /^\? Not known: Witness vSAN address is of another version of IP/],
  ])("hosts of %s reach a witness of the same version (%#)", (_, addresses, witnessAddress, verdict) => {
    const entries = { witness: "yes", witnessAddress, "hosts.address": addresses };
    expect(verdictOf(entries)).toMatch(verdict);
    const isPinged = String(pings(entries)[0]).includes(`${witnessAddress} | grep loss`);
    expect(isPinged).toBe(verdict === READY);
  });

  test("the witness is pinged with the option of IPv6", () => {
    const entries = { witness: "yes", witnessAddress: "fd09::1", "hosts.address": IPV6 };
    expect(pings(entries)[0]).toMatch(/; done; vmkping -6 -I vmk2 fd09::1 \| grep loss$/);
  });
});

describe("one address in two spellings", () => {
  test.each([
    ["fd00::1", "fd00:0::1"],
    ["fd00::1", "FD00::0001"],
    ["fd00::1", "fd00:0:0:0:0:0:0:1"],
    ["::a:0:0:1", "0:0:0:0:a::1"],
    ["fd00:1::", "fd00:0001:0:0:0:0:0:0"],
  ])("%s and %s are found", (one, other) => {
    const again = { "hosts.address": [one, other, ...IPV6.slice(2)] };
    expect(findingsOf(again)).toEqual([
      [1, "vSAN IP used twice"],
      [2, "vSAN IP used twice"],
    ]);
    expect(verdictOf(again)).toMatch(/^✖ Not ready: 2 hosts are not complete/);
  });

  test("a vSAN IP is found among the management IPs, and the witness among the hosts", () => {
    expect(findingsOf({ "hosts.management": ["fd00:0::2"], "hosts.address": IPV6 })).toEqual([
      [2, "vSAN IP is a management IP"],
    ]);
    expect(verdictOf({ "hosts.address": IPV6, witness: "yes", witnessAddress: "fd00:0:0::3" })).toBe(
      "? Not known: Witness vSAN address is the address of a host on sheet Hosts",
    );
  });

  test("other addresses are other ones", () => {
    expect(findingsOf({ "hosts.address": ["fd00::1", "fd00:1::", ...IPV6.slice(2)] })).toEqual([]);
    expect(findingsOf({ "hosts.address": ["fd00::12", "fd00::1:2", ...IPV6.slice(2)] })).toEqual([]);
  });
});

test.each([
  "172.31.219.076",
  "172.31.219.00",
  "0172.31.219.76",
  "fd00::1::2",
  "fd00:::1",
  "fd00::12345",
  "1:2:3:4:5:6:7",
  "1:2:3:4:5:6:7:8:9",
  "1:2:3:4::5:6:7:8",
  ":1:2:3:4:5:6:7",
  "1:2:3:4:5:6:7:",
  "::ffff:10.0.0.1",
  "fd00::g",
  ":::",
])("%s was an address, though no program takes it for that of a host", (address) => {
  expect(findingsOf({ "hosts.address": [address] })).toEqual([[1, "vSAN IP: not an address"]]);
  expect(String(pings({ "hosts.address": [address] })[1])).not.toContain(address);
});

test.each(["::", "::1", "ff02::1", "FF02::1", "0:0:0:0:0:0:0:1"])("no host has the address %s", (address) => {
  expect(findingsOf({ "hosts.address": [address, ...IPV6.slice(1)] })).toEqual([
    [1, "vSAN IP: no host address"],
  ]);
});

test.each(["172.31.219.70", "172.31.0.76", "10.0.0.1"])("%s is the address of a host", (address) => {
  expect(findingsOf({ "hosts.address": [address] })).toEqual([]);
});

test.each(["1:2:3:4:5:6:7:8", "2001:db8:0:0:1::1", "::2", "fe80::a"])(
  "%s is an address of IPv6",
  (address) => {
    expect(findingsOf({ "hosts.address": [address, ...IPV6.slice(1)] })).toEqual([]);
  },
);

describe("a host that is listed twice", () => {
  test.each([
    ["with its domain and without", ["esx01.example.com", "esx02.example.com", "esx02"]],
    ["without its domain and with", ["esx01.example.com", "ESX02", "esx02.example.com"]],
    ["with a space behind it", ["esx01.example.com", "esx02.example.com", "esx02.example.com "]],
    ["with a space before it", ["esx01.example.com", " esx02", "esx02.example.com"]],
  ])("%s was ready", (_, names) => {
    expect(findingsOf({ "hosts.name": names })).toEqual([
      [2, "listed twice"],
      [3, "listed twice"],
    ]);
    expect(verdictOf({ "hosts.name": names })).toMatch(/^✖ Not ready: 2 hosts are not complete/);
  });

  test.each([
    ["of two domains", ["esx01.example.com", "esx02.a.example", "esx02.b.example"]],
    ["that begin alike", ["esx01.example.com", "esx02", "esx020"]],
  ])("is not two hosts %s", (_, names) => {
    expect(findingsOf({ "hosts.name": names })).toEqual([]);
    expect(verdictOf({ "hosts.name": names })).toMatch(READY);
  });
});

const NOT_AN_ADDRESS = [[1, "vSAN IP: not an address"]];

test.each([
  ["1::2::3:4:5:6", NOT_AN_ADDRESS],
  ["::1:2:3:4::", NOT_AN_ADDRESS],
  ["2001:db8::1::2:3:4", NOT_AN_ADDRESS],
  ["1:2:3:4:5:6:7::", []],
  ["::2:3:4:5:6:7:8", []],
  ["1:2:3:4:5:6:7:8", []],
  ["1:2:3:4:5:6:7:8:9", NOT_AN_ADDRESS],
])("IPv6 may have :: once, for one group or more: %s", (address, findings) => {
  expect(findingsOf({ "hosts.address": [address, ...IPV6.slice(1)] })).toEqual(findings);
});
