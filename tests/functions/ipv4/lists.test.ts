import { sourceFunctions } from "../../sourceFunctions";
import type { HostArgument, HostValue } from "../../../src/functionsHost";
import { processorMs } from "../../processorTime";

const call = (id: string, ...args: HostArgument[]): HostValue[][] => sourceFunctions.call(`IPV4_${id}`, args);
const column = (...values: HostValue[]): HostValue[][] => values.map((value) => [value]);
const refused = (message: string | RegExp, error = "#VALUE!"): unknown => [
  [expect.objectContaining({ error, message: expect.stringMatching(message) })],
];

test("IPV4_SPLIT gives a column", () => {
  expect(call("SPLIT", "200.1.2.3/24", "255.255.255.192")).toEqual(
    column("200.1.2.0/26", "200.1.2.64/26", "200.1.2.128/26", "200.1.2.192/26"),
  );
  expect(call("SPLIT", "10.1.2.3/32", 32)).toEqual(column("10.1.2.3/32"));
  expect(call("SPLIT", "0.0.0.0/0", 1)).toEqual(column("0.0.0.0/1", "128.0.0.0/1"));
  expect(call("SPLIT", "10.0.0.0/8", 24)).toHaveLength(65536);
});

test("IPV4_SPLIT refuses more than 100,000 rows with their number, and ranges", () => {
  expect(call("SPLIT", "10.0.0.0/8", 25)).toEqual(refused(/10\.0\.0\.0\/8 has 131072 subnets \/25/));
  expect(call("SPLIT", "0.0.0.0/0", 32)).toEqual(refused(/has 4294967296 subnets \/32/));
  expect(call("SPLIT", "10.0.0.0/24", 8)).toEqual(
    refused(/new_prefix \/8 is shorter than that of 10\.0\.0\.0\/24/),
  );
  expect(call("SPLIT", column("10.0.0.0/24", "10.0.1.0/24"), 26)).toEqual(refused(/single cells/));
});

test("IPV4_SUMMARIZE skips blanks anywhere, and takes any shape", () => {
  const expected = column("10.0.0.0/25", "192.168.0.0/22");
  const list = ["192.168.1.0/24", "192.168.2.0/23", "10.0.0.0/25", "192.168.0.7/24"];
  expect(call("SUMMARIZE", column(null, ...list, "", null))).toEqual(expected);
  expect(call("SUMMARIZE", [list.slice(0, 2), list.slice(2)])).toEqual(expected);
  expect(call("SUMMARIZE", column("10.0.0.0", "10.0.0.1 255.255.255.255"))).toEqual(column("10.0.0.0/31"));
  expect(call("SUMMARIZE", column("0.0.0.0/1", "128.0.0.0/1"))).toEqual(column("0.0.0.0/0"));
});

test.each(["SUMMARIZE", "SORT"])(
  "IPV4_%s: one bad cell is an error that reports where it is and quotes it",
  (id) => {
    expect(call(id, column("10.0.0.1", "", "10.0.0.300"))).toEqual(
      refused(/^(networks|range), row 3: "10\.0\.0\.300" has the octet "300"/),
    );
    expect(call(id, [["10.0.0.1", 10.1]])).toEqual(refused(/, column 2: 10\.1 is a number/));
    expect(
      call(
        id,
        [["10.0.0.1"], ["x"]].map((row) => [...row, ""]),
      ),
    ).toEqual(refused(/row 2, column 1: "x"/));
    expect(call(id, "10.0.0.0/40")).toEqual(
      refused(/^(networks|range) "10\.0\.0\.0\/40": "40" is not a prefix length/),
    );
    expect(call(id, column("10.0.0.1", { error: "#N/A" }))).toMatchObject([[{ error: "#N/A" }]]);
    expect(call(id, column("", null))).toEqual(refused(/is blank/));
    expect(call(id)).toEqual(refused(/is blank/));
  },
);

test("IPV4_SORT sorts by number and keeps every text", () => {
  expect(
    call(
      "SORT",
      column("200.0.0.1", " 10.0.0.10 ", "", "10.0.0.9", "10.0.0.0/16", "10.0.0.0 255.0.0.0", "10.0.0.9"),
    ),
  ).toEqual(column("10.0.0.0 255.0.0.0", "10.0.0.0/16", "10.0.0.9", "10.0.0.9", "10.0.0.10", "200.0.0.1"));
});

test("IPV4_RANGE_TO_CIDR", () => {
  expect(call("RANGE_TO_CIDR", "127.255.255.255", "128.0.0.2")).toEqual(
    column("127.255.255.255/32", "128.0.0.0/31", "128.0.0.2/32"),
  );
  expect(call("RANGE_TO_CIDR", "0.0.0.1", "255.255.255.254")).toHaveLength(62);
  expect(call("RANGE_TO_CIDR", "10.0.0.1", "10.0.0.1")).toEqual(column("10.0.0.1/32"));
  expect(call("RANGE_TO_CIDR", "10.0.0.2", "10.0.0.1")).toEqual(
    refused("the last address 10.0.0.1 precedes the first, 10.0.0.2"),
  );
  expect(call("RANGE_TO_CIDR", 10.1, "10.0.0.1")).toEqual(refused(/^first 10\.1 is a number/));
});

describe("IPV4_FREE", () => {
  test("gives what no used network covers, in any order and overlapping", () => {
    const used = column("10.0.0.128/26", "", "10.0.0.0/30", "10.0.0.3", "10.0.0.130/27", null);
    expect(call("FREE", "10.0.0.77/24", used)).toEqual(
      column("10.0.0.4/30", "10.0.0.8/29", "10.0.0.16/28", "10.0.0.32/27", "10.0.0.64/26", "10.0.0.192/26"),
    );
  });

  test("does not mind networks outside, and nothing in use", () => {
    expect(call("FREE", "10.0.0.0/24", column("10.0.1.0/24", "9.0.0.0/8"))).toEqual(column("10.0.0.0/24"));
    expect(call("FREE", "10.0.0.0/24", column("", null))).toEqual(column("10.0.0.0/24"));
  });

  test("is #N/A where nothing is left", () => {
    expect(call("FREE", "10.0.0.0/24", column("10.0.0.0/25", "10.0.0.128/25"))).toEqual(
      refused("nothing is free in 10.0.0.0/24", "#N/A"),
    );
  });

  test("quotes a bad cell", () => {
    expect(call("FREE", "10.0.0.0/24", column("10.0.0.1", "10.0.0.x"))).toEqual(
      refused(/^used, row 2: "10\.0\.0\.x" has the octet "x"/),
    );
  });
});

describe("IPV4_LOOKUP", () => {
  const networks = column("10.0.0.0/8", "10.1.0.0/16", "", "10.1.2.0/24", "10.1.2.3", "10.1.0.0/16");
  const results = column("company", 1, "nothing", true, "", "second");
  const lookup = (address: HostArgument): HostValue[][] => call("LOOKUP", address, networks, results);

  test("takes the longest prefix, the first of equal networks, and values of any kind", () => {
    expect(lookup(column("10.9.9.9", "10.1.9.9", "10.1.2.4", "10.1.2.3"))).toEqual(
      column("company", 1, true, ""),
    );
  });

  test("a network must be wholly in the one found", () => {
    expect(lookup(column("10.1.2.0/25", "10.1.2.0/23", "10.1.2.0/15"))).toEqual(column(true, 1, "company"));
  });

  test("is #N/A where no network contains the address, in that row only", () => {
    expect(lookup(column("11.0.0.1", "", "10.9.9.9", "bad"))).toEqual([
      ...(refused("11.0.0.1 is in none of the 5 networks", "#N/A") as unknown[]),
      [""],
      ["company"],
      ...(refused(/"bad" is not an IPv4 address/) as unknown[]),
    ]);
  });

  test("an error among the results matters only where it is found", () => {
    const values = column("a", { error: "#DIV/0!" }, "", "", "", "");
    expect(call("LOOKUP", column("10.9.9.9", "10.1.9.9"), networks, values)).toMatchObject([
      ["a"],
      [{ error: "#DIV/0!" }],
    ]);
  });

  test("takes rows as well as columns, of the same size", () => {
    expect(call("LOOKUP", "10.1.1.1", [["10.0.0.0/8", "10.1.0.0/16"]], [["a", "b"]])).toEqual([["b"]]);
    expect(call("LOOKUP", "10.1.1.1", networks, column("a"))).toEqual(
      refused("results has 1 cells and networks 6: use ranges of the same size"),
    );
    expect(call("LOOKUP", "10.1.1.1", networks)).toEqual(refused("results has 0 cells"));
    expect(call("LOOKUP", "10.1.1.1", column(""), column("a"))).toEqual(refused("networks is blank"));
    expect(call("LOOKUP", "10.1.1.1", column("10.0.0.0/8", 10.1), column("a", "b"))).toEqual(
      refused(/^networks, row 2: 10\.1 is a number/),
    );
  });
});

test("10,000 networks are summarized, sorted, searched and left free in a moment", async () => {
  const networks = Array.from({ length: 10_000 }, (_, i) => {
    const n = Math.imul(i, 2654435761) >>> 8;
    return [`10.${n >>> 16}.${(n >>> 8) & 255}.${n & 255}/${24 + (i % 9)}`];
  });
  // Each takes some 10 ms; trying every pair would take minutes.
  const ms = await processorMs(5000, () => {
    expect(call("SUMMARIZE", networks).length).toBeGreaterThan(1000);
    expect(call("SORT", networks)).toHaveLength(10_000);
    expect(call("FREE", "10.0.0.0/8", networks).length).toBeGreaterThan(1000);
    expect(call("LOOKUP", networks, networks, networks)).toHaveLength(10_000);
  });
  expect(ms).toBeLessThan(5000);
});
