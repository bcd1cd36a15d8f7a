import { sourceFunctions } from "../../sourceFunctions";
import type { HostArgument, HostValue } from "../../../src/functionsHost";

const call = (id: string, ...args: HostArgument[]): HostValue[][] => sourceFunctions.call(`IPV4_${id}`, args);
const one = (id: string, ...args: HostArgument[]): HostValue | undefined => call(id, ...args)[0]?.[0];
const error = (code: string, message: string | RegExp): unknown =>
  expect.objectContaining({ error: code, message: expect.stringMatching(message) });

/** Functions of an address with its mask, and what they answer at the edges. */
const EDGES: Readonly<Record<string, readonly HostValue[]>> = {
  "": ["1.2.3.4/0", "200.1.1.1/1", "10.1.2.3/31", "255.255.255.255/32"],
  NETWORK: ["0.0.0.0", "128.0.0.0", "10.1.2.2", "255.255.255.255"],
  NETMASK: ["0.0.0.0", "128.0.0.0", "255.255.255.254", "255.255.255.255"],
  WILDCARD: ["255.255.255.255", "127.255.255.255", "0.0.0.1", "0.0.0.0"],
  PREFIX: [0, 1, 31, 32],
  FIRST: ["0.0.0.1", "128.0.0.1", "10.1.2.2", "255.255.255.255"],
  LAST: ["255.255.255.254", "255.255.255.254", "10.1.2.3", "255.255.255.255"],
  USABLE: [4294967294, 2147483646, 2, 1],
  SIZE: [4294967296, 2147483648, 2, 1],
  TO_INT: [16909060, 3355508993, 167838211, 4294967295],
  HEX: ["0x01020304", "0xC8010101", "0x0A010203", "0xFFFFFFFF"],
  CLASS: ["A", "C", "A", "E"],
  SUPERNET: ["0.0.0.0/0", "0.0.0.0/0", "10.1.2.0/30", "255.255.255.254/31"],
};
const { "": edges = [], ...answers } = EDGES;

test.each(Object.entries(answers))("IPV4_%s of a column: /0, /1, /31, /32", (id, expected) => {
  const answer = call(
    id,
    edges.map((address) => [address]),
  );
  expect(answer).toEqual(expected.map((value) => [value]));
});

test("no broadcast address in a /31 and a /32: #N/A that quotes RFC 3021, in that row only", () => {
  expect(call("BROADCAST", [["10.1.2.3/30"], ["10.1.2.3/31"], ["10.1.2.3"], ["1.2.3.4/0"]])).toEqual([
    ["10.1.2.3"],
    [error("#N/A", /^10\.1\.2\.2\/31 has no broadcast address.*RFC 3021/)],
    [error("#N/A", /^10\.1\.2\.3\/32 has no broadcast address.*RFC 3021/)],
    ["255.255.255.255"],
  ]);
});

describe("address and mask", () => {
  const ids = ["NETWORK", "BROADCAST", "NETMASK", "WILDCARD", "PREFIX", "FIRST", "LAST", "USABLE", "SIZE"];

  test.each(ids)("IPV4_%s takes them as one text or as two arguments", (id) => {
    const answer = one(id, "10.1.2.3/26");
    expect(typeof answer).toMatch(/string|number/);
    expect(one(id, "10.1.2.3 255.255.255.192")).toBe(answer);
    expect(one(id, " 10.1.2.3 / 0.0.0.63 ")).toBe(answer);
    for (const mask of [26, "26", "/26", "255.255.255.192", "0.0.0.63"]) {
      expect(one(id, "10.1.2.3", mask)).toBe(answer);
    }
    expect(one(id, "10.1.2.3/26", null)).toBe(answer);
    expect(one(id, "10.1.2.3/26", [[""]])).toBe(answer);
  });

  test.each(ids)("IPV4_%s combines a column of addresses with a row of masks", (id) => {
    const answer = call(id, [["10.1.2.3"], ["200.1.1.1"]], [[24, "0.0.255.255"]]);
    expect(answer).toEqual([
      [one(id, "10.1.2.3/24"), one(id, "10.1.2.3/16")],
      [one(id, "200.1.1.1/24"), one(id, "200.1.1.1/16")],
    ]);
  });

  test.each(ids)("IPV4_%s refuses two masks, a mixed mask and a number where an address was meant", (id) => {
    expect(one(id, "10.1.2.3/26", 26)).toEqual(error("#VALUE!", /"10\.1\.2\.3\/26" has a mask: omit/));
    expect(one(id, "10.1.2.3", "255.0.255.0")).toEqual(error("#VALUE!", /255\.0\.255\.0 is non-contiguous/));
    expect(one(id, "10.1.2.3", 33)).toEqual(error("#VALUE!", /"33" is not a prefix length/));
    expect(one(id, "10.1.2.3", true)).toEqual(error("#VALUE!", /mask is TRUE: enter a prefix length/));
    expect(one(id, 10.1, 24)).toEqual(
      error("#VALUE!", /address 10\.1 is a number.*Excel turns 10\.1 into one/),
    );
  });
});

test.each(["NETMASK", "WILDCARD", "PREFIX", "USABLE", "SIZE"])(
  "IPV4_%s takes a prefix or mask alone",
  (id) => {
    const answer = one(id, "10.1.2.3/24");
    for (const alone of [24, "24", "/24", "255.255.255.0", "0.0.0.255", "/255.255.255.0"]) {
      expect(one(id, alone)).toBe(answer);
    }
    expect(one(id, "10.1.2.3")).toBe(one(id, 32));
    expect(one(id, 10.1)).toEqual(error("#VALUE!", /"10\.1" is not a prefix length/));
    expect(one(id, "225.255.255.0")).toEqual(error("#VALUE!", /225\.255\.255\.0 is non-contiguous/));
  },
);

test.each(["CLASS", "SCOPE", "IS_PRIVATE", "TO_INT", "BINARY", "HEX", "PTR", "NEXT", "SUPERNET", "NETWORK"])(
  "IPV4_%s: a blank row is blank, a bad row is an error that quotes it, an error value is passed on",
  (id) => {
    const answer = call(id, [["10.1.2.3"], [""], [null], ["10.1.2.300"], [3232235786], [{ error: "#N/A" }]]);
    expect(answer[0]?.[0]).toBe(one(id, "10.1.2.3"));
    expect(answer.slice(1)).toEqual([
      [""],
      [""],
      [error("#VALUE!", /"10\.1\.2\.300" has the octet "300": enter octets of 0 to 255/)],
      [error("#VALUE!", /3232235786 is a number.*IPV4_FROM_INT/)],
      [expect.objectContaining({ error: "#N/A" })],
    ]);
    expect(one(id, [[null]])).toEqual(error("#VALUE!", /^(address|network) is blank: enter an? /));
    expect(one(id, 0)).toEqual(error("#VALUE!", /(address|network) is 0 or blank/));
    expect(one(id, true)).toEqual(error("#VALUE!", /(address|network) is TRUE: enter an address/));
  },
);

test("IPV4_IS_VALID answers FALSE for what the others refuse", () => {
  const texts = [
    "10.1.2.3",
    "10.1.2.3/26",
    "10.1.2.3 255.0.0.0",
    " 1.2.3.4 ",
    "192.168.01.1",
    "1.2.3",
    "x",
    "/24",
  ];
  expect(call("IS_VALID", [[...texts, 10.1, true, 0, ""]])).toEqual([
    [true, true, true, true, false, false, false, false, false, false, false, false],
  ]);
  expect(one("IS_VALID", "10.1.2.3", 26)).toBe(true);
  expect(one("IS_VALID", "10.1.2.3", 33)).toBe(false);
  expect(one("IS_VALID", "10.1.2.3/26", 26)).toBe(false);
  expect(one("IS_VALID", { error: "#DIV/0!" })).toMatchObject({ error: "#DIV/0!" });
});

test("IPV4_IS_PRIVATE is RFC 1918 alone, and of a network all of it", () => {
  const inside = ["10.0.0.0", "10.255.255.255", "172.16.0.0", "172.31.255.255", "192.168.0.0/16"];
  const outside = ["9.255.255.255", "172.32.0.0", "192.169.0.0", "127.0.0.1", "100.64.0.1", "172.16.0.0/11"];
  expect(call("IS_PRIVATE", [inside])).toEqual([inside.map(() => true)]);
  expect(call("IS_PRIVATE", [outside])).toEqual([outside.map(() => false)]);
});

test("IPV4_HOST counts from either end", () => {
  expect(call("HOST", "10.1.2.3/29", [[1, 2, 6, -1, -6]])).toEqual([
    ["10.1.2.1", "10.1.2.2", "10.1.2.6", "10.1.2.6", "10.1.2.1"],
  ]);
  expect(call("HOST", [["10.1.2.3/31"], ["10.1.2.3"], ["200.0.0.0/0"]], [[1, -1]])).toEqual([
    ["10.1.2.2", "10.1.2.3"],
    ["10.1.2.3", "10.1.2.3"],
    ["0.0.0.1", "255.255.255.254"],
  ]);
  expect(call("HOST", "10.1.2.3/29", [[0, 7, -7, 1.5, "x"]])).toEqual([
    [
      error("#VALUE!", /n is 0 or blank/),
      error("#VALUE!", /n 7 is beyond the 6 hosts of 10\.1\.2\.0\/29/),
      error("#VALUE!", /n -7 is beyond/),
      error("#VALUE!", /n 1\.5 is not a whole number/),
      error("#VALUE!", /"x" is not a number/),
    ],
  ]);
});

test("numbers and addresses lead to each other", () => {
  expect(
    call("FROM_INT", [[0], [2147483648], ["4294967295"], ["0xc0a8010a"], [4294967296], [-1], [0.5]]),
  ).toEqual([
    ["0.0.0.0"],
    ["128.0.0.0"],
    ["255.255.255.255"],
    ["192.168.1.10"],
    [error("#VALUE!", /n 4294967296 is not the number of an address: enter 0 to 4294967295/)],
    [error("#VALUE!", /n -1 is not the number of an address: enter 0 to/)],
    [error("#VALUE!", /0\.5 is not a whole number/)],
  ]);
  expect(call("OCTET", "192.168.1.10/24", [[1, 2, 3, 4]])).toEqual([[192, 168, 1, 10]]);
  expect(one("BINARY", "128.0.0.1")).toBe("10000000.00000000.00000000.00000001");
  expect(one("PTR", "200.0.0.1/24")).toBe("1.0.0.200.in-addr.arpa");
});

test("adding and counting, beyond 128.0.0.0 too", () => {
  expect(call("ADD", "127.255.255.255", [[1, 0, -2147483647, 2147483648]])).toEqual([
    ["128.0.0.0", "127.255.255.255", "0.0.0.0", "255.255.255.255"],
  ]);
  expect(one("ADD", "255.255.255.250/24", 6)).toEqual(error("#VALUE!", /is above 255\.255\.255\.255/));
  expect(one("DIFF", "200.0.0.0", "100.0.0.0")).toBe(1677721600);
  expect(one("DIFF", "100.0.0.0", "200.0.0.0")).toBe(-1677721600);
});

test("containing and overlapping", () => {
  const inner = ["172.31.216.10", "172.31.216.127", "172.31.216.128", "172.31.216.64/26", "172.31.216.64/24"];
  expect(call("CONTAINS", "172.31.216.10/25", [inner])).toEqual([[true, true, false, true, false]]);
  expect(call("OVERLAPS", "172.31.216.10/25", [inner])).toEqual([[true, true, false, true, true]]);
  expect(one("CONTAINS", "0.0.0.0/0", "255.255.255.255")).toBe(true);
  expect(one("CONTAINS", "10.0.0.0/8", 10.1)).toEqual(error("#VALUE!", /address 10\.1 is a number/));
  expect(one("OVERLAPS", "10.0.0.0/8", 10.1)).toEqual(error("#VALUE!", /^b 10\.1 is a number/));
});

test("subnets and supernets by their number and prefix", () => {
  expect(call("NTH_SUBNET", "10.0.0.0/8", [[16, 24]], [[1], [-1]])).toEqual([
    ["10.0.0.0/16", "10.0.0.0/24"],
    ["10.255.0.0/16", "10.255.255.0/24"],
  ]);
  expect(one("NTH_SUBNET", "0.0.0.0/0", "/32", 4294967296)).toBe("255.255.255.255/32");
  expect(one("NTH_SUBNET", "10.0.0.0/24", 23, 1)).toEqual(error("#VALUE!", /new_prefix \/23 is shorter/));
  expect(one("NTH_SUBNET", "10.0.0.0/24", true, 1)).toEqual(error("#VALUE!", /new_prefix is TRUE/));
  expect(call("SUPERNET", "10.1.3.4/24", [[null, 24, 16, "/0"]])).toEqual([
    ["10.1.2.0/23", "10.1.3.0/24", "10.1.0.0/16", "0.0.0.0/0"],
  ]);
  expect(one("NEXT", "127.0.0.0/8")).toBe("128.0.0.0/8");
});

test("a prefix for hosts: a gateway is reserved where nothing else is reported", () => {
  expect(call("PREFIX_FOR_HOSTS", [[1, 2, 5, 6, 61, 62, 126, 254]])).toEqual([
    [30, 29, 29, 28, 26, 25, 24, 23],
  ]);
  expect(call("PREFIX_FOR_HOSTS", [[1, 2, 5, 6, 61, 62, 126, 254]], 0)).toEqual([
    [30, 30, 29, 29, 26, 26, 25, 24],
  ]);
  expect(one("PREFIX_FOR_HOSTS", 60, 3)).toBe(25);
  expect(one("PREFIX_FOR_HOSTS", 0)).toEqual(error("#VALUE!", /n is 0 or blank/));
  expect(one("PREFIX_FOR_HOSTS", 4294967294)).toEqual(error("#VALUE!", /4294967294 hosts .* all of IPv4/));
  expect(one("PREFIX_FOR_HOSTS", 10, -1)).toEqual(
    error("#VALUE!", /reserve -1 is not a whole number of 0 or more/),
  );
});
