import { networkBasis, networkDirection, networkGhz } from "../../../src/model/cpuCost/networkCpu";

// GHz of 10 Gb/s: 0.163 and 0.373 Hz per bit/s as published, 0.1751 and 0.4 with decimal gigabits.
test.each([
  ["tx", "published", 1.63, 1.63, 1.75, "measured"],
  ["tx", "decimal", 1.63, 1.75, 1.75, "measured"],
  ["rx", "published", 3.73, 3.73, 4, "measured"],
  ["rx", "decimal", 3.73, 4, 4, "measured"],
  ["both", "published", 1.63, 2.5, 4, "rule of thumb"],
  ["both", "decimal", 1.63, 2.68, 4, "rule of thumb"],
] as const)(
  "10 Gb/s of %s, %s: the range spans both readings of the tests",
  (traffic, basis, low, plan, high, label) => {
    const ghz = networkGhz(10e9, traffic, basis);
    expect([ghz.low, ghz.plan, ghz.high].map((value) => Number(value.toFixed(2)))).toEqual([low, plan, high]);
    expect(ghz.label).toBe(label);
    expect(ghz.basis.map(({ value }) => 10 * value)).toEqual(
      expect.arrayContaining([ghz.plan, ghz.low, ghz.high]),
    );
  },
);

test.each([
  ["tx", "tx"],
  [" Send ", "tx"],
  ["TRANSMIT", "tx"],
  ["rx ", "rx"],
  ["Receive", "rx"],
])("the direction %j is %s", (name, direction) => {
  expect(networkDirection(name)).toBe(direction);
});

test("the basis is found in any case, with blanks around it", () => {
  expect(networkBasis(" Decimal ")).toBe("decimal");
  expect(networkBasis("PUBLISHED")).toBe("published");
});

test.each(["", "up", "txrx"])("the direction %j is refused with what to write", (name) => {
  expect(() => networkDirection(name)).toThrow(`"${name}" is not known: use tx (sent) or rx (received)`);
});
