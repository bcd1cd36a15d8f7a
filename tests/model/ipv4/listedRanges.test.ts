import fc from "fast-check";
import { formatAddress } from "../../../src/model/ipv4/address";
import { withOctet, octet } from "../../../src/model/ipv4/addressForms";
import { nextFreeNetwork } from "../../../src/model/ipv4/freeNetworks";
import { formatNetwork, networkSize, parseInterface } from "../../../src/model/ipv4/network";
import { overlapPairs } from "../../../src/model/ipv4/overlapPairs";
import { parseRange, rangeOf, type AddressRange } from "../../../src/model/ipv4/ranges";
import { subnets } from "../../../src/model/ipv4/subnets";

const BASE = parseInterface("10.1.0.0/24");
const FIRST = rangeOf(BASE).first;

/** Ranges in and around a /24. */
const anyRange: fc.Arbitrary<AddressRange> = fc
  .tuple(fc.integer({ min: -20, max: 270 }), fc.integer({ min: 0, max: 40 }))
  .map(([start, length]) => ({ first: FIRST + start, last: FIRST + start + length }));
const anyRanges = fc.array(anyRange, { maxLength: 12 });
const overlap = (a: AddressRange, b: AddressRange): boolean => a.first <= b.last && b.first <= a.last;

describe("a range in one text", () => {
  test.each([
    ["10.0.0.10-10.0.0.20", "10.0.0.10", "10.0.0.20"],
    [" 10.0.0.10 - 10.0.0.20 ", "10.0.0.10", "10.0.0.20"],
    ["10.0.0.10\u201310.0.0.20", "10.0.0.10", "10.0.0.20"],
    ["10.0.0.10 \u2014 10.0.1.2", "10.0.0.10", "10.0.1.2"],
    ["10.0.0.10\u221210.0.0.20", "10.0.0.10", "10.0.0.20"],
    ["10.0.0.10-10.0.0.10", "10.0.0.10", "10.0.0.10"],
    ["0.0.0.0-255.255.255.255", "0.0.0.0", "255.255.255.255"],
    ["10.0.0.0/30", "10.0.0.0", "10.0.0.3"],
    ["10.0.0.7", "10.0.0.7", "10.0.0.7"],
  ])("%s", (text, first, last) => {
    const range = parseRange(text);
    expect([range.first, range.last].map(formatAddress)).toEqual([first, last]);
  });

  test.each([
    ["10.0.0.10-20", '"10.0.0.10-20" is a range in its short form: enter 10.0.0.10-10.0.0.20'],
    ["10.0.0.10\u221220", "is a range in its short form: enter 10.0.0.10-10.0.0.20"],
    ["10.0.0.20-10.0.0.10", '"10.0.0.20-10.0.0.10" ends before it begins: enter 10.0.0.10-10.0.0.20'],
    ["10.0.0.10-", '"" is not an IPv4 address'],
    ["-10.0.0.10", '"" is not an IPv4 address'],
    ["10.0.0.1-10.0.0.2-10.0.0.3", '"10.0.0.2-10.0.0.3" has'],
    ["10.0.0.0/24-10.0.1.0/24", '"10.0.0.0/24" has the octet "0/24"'],
  ])("%s is refused", (text, message) => {
    expect(() => parseRange(text)).toThrow(message);
  });
});

describe("the next free network", () => {
  test("overlaps nothing, is aligned, and is the first such subnet", () => {
    fc.assert(
      fc.property(anyRanges, fc.integer({ min: 24, max: 32 }), (used, length) => {
        const free = subnets(BASE, length).find((one) => !used.some((range) => overlap(range, rangeOf(one))));
        if (free === undefined) {
          expect(() => nextFreeNetwork(BASE, used, length)).toThrow(`no /${length} is free in 10.1.0.0/24`);
          return;
        }
        const found = nextFreeNetwork(BASE, used, length);
        expect(formatNetwork(found)).toBe(formatNetwork(free));
        expect(used.filter((range) => overlap(range, rangeOf(found)))).toEqual([]);
        expect(found.address % networkSize(length)).toBe(0);
      }),
    );
  });

  test("at both ends of IPv4", () => {
    const all = parseInterface("0.0.0.0/0");
    expect(formatNetwork(nextFreeNetwork(all, [], 0))).toBe("0.0.0.0/0");
    expect(formatNetwork(nextFreeNetwork(all, [parseRange("0.0.0.0-255.255.255.254")], 32))).toBe(
      "255.255.255.255/32",
    );
    expect(() => nextFreeNetwork(all, [parseRange("0.0.0.0/0")], 32)).toThrow("no /32 is free in 0.0.0.0/0");
  });

  test("a gap that is large enough but not aligned is passed by", () => {
    const used = [parseRange("10.1.0.0-10.1.0.7"), parseRange("10.1.0.30-10.1.0.40")];
    expect(formatNetwork(nextFreeNetwork(BASE, used, 28))).toBe("10.1.0.48/28");
    expect(formatNetwork(nextFreeNetwork(BASE, used, 29))).toBe("10.1.0.8/29");
  });

  test("a network larger than the one to look in is refused", () => {
    expect(() => nextFreeNetwork(BASE, [], 23)).toThrow("new_prefix /23 is shorter than that of 10.1.0.0/24");
  });
});

describe("pairs that overlap", () => {
  const key = ([a, b]: readonly [number, number]): string => `${Math.min(a, b)} ${Math.max(a, b)}`;

  test("are those of every range with every other", () => {
    fc.assert(
      fc.property(anyRanges, (ranges) => {
        const all = ranges.flatMap((a, i) =>
          ranges.flatMap((b, j) => (i < j && overlap(a, b) ? [key([i, j])] : [])),
        );
        expect(overlapPairs(ranges).map(key).sort()).toEqual(all.sort());
      }),
    );
  });

  test("name the one first that begins first, is larger, or is first", () => {
    const listed = ["10.0.0.0/25", "10.0.0.0/24", "10.0.0.0/24", "10.0.1.0/24", "10.0.0.255"].map(parseRange);
    expect(overlapPairs(listed)).toEqual([
      [1, 2],
      [1, 0],
      [2, 0],
      [1, 4],
      [2, 4],
    ]);
  });

  test("of a long list without overlaps are found in no time", () => {
    const listed = subnets(parseInterface("10.0.0.0/16"), 32).map(rangeOf);
    expect(overlapPairs(listed)).toEqual([]);
  });

  test("above 100,000 are refused", () => {
    const same = (count: number): AddressRange[] => Array.from({ length: count }, () => rangeOf(BASE));
    expect(overlapPairs(same(447))).toHaveLength(99_681);
    expect(() => overlapPairs(same(448))).toThrow("networks has more than 100000 pairs that overlap");
  });
});

test("an octet is replaced and the others stay", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 2 ** 32 - 1 }),
      fc.integer({ min: 1, max: 4 }),
      fc.integer({ min: 0, max: 255 }),
      (address, n, value) => {
        const changed = withOctet(address, n, value);
        expect([1, 2, 3, 4].map((i) => octet(changed, i))).toEqual(
          [1, 2, 3, 4].map((i) => (i === n ? value : octet(address, i))),
        );
      },
    ),
  );
});

test.each([
  [5, 1, "n 5 is not an octet"],
  [0, 1, "n 0 is not an octet"],
  [4, 256, "octet 256 is not 0 to 255"],
  [4, -1, "octet -1 is not 0 to 255"],
])("octet %d of an address to %d is refused", (n, value, message) => {
  expect(() => withOctet(0, n, value)).toThrow(message);
});
