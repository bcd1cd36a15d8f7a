import fc from "fast-check";
import { hostsForDemand, ramForVms, type HostDemand } from "../../../src/model/capacity/hostsForDemand";

const demand = (change: Partial<HostDemand>): number =>
  hostsForDemand({ amount: 461, perHost: 115.2, maxUse: 0.8, failures: 1, subject: "ghz 461", ...change });

test.each<[Partial<HostDemand>, number]>([
  [{}, 7],
  // 5 × 115.2 × 0.8 GHz are met by five hosts, a little more is not.
  [{ amount: 460.8 }, 6],
  [{ amount: 460.81 }, 7],
  [{ amount: 460.8, failures: 0 }, 5],
  [{ maxUse: 1, failures: 0 }, 5],
  [{ amount: 0.001 }, 2],
  [{ amount: 63 * 115.2, maxUse: 1 }, 64],
])("%j takes %d hosts", (change, hosts) => {
  expect(demand(change)).toBe(hosts);
});

test("binary fractions cost no host", () => {
  // 0.1 × 3 is a little more than 0.3.
  expect(demand({ amount: 0.1 * 3, perHost: 0.3, maxUse: 1, failures: 0 })).toBe(1);
});

test("the hosts that are left meet the demand, and one fewer does not", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 60 }),
      fc.integer({ min: 1, max: 1000 }),
      fc.integer({ min: 0, max: 4 }),
      fc.integer({ min: 1, max: 999 }),
      (hosts, perHost, failures, rest) => {
        const amount = (hosts - 1) * perHost + (perHost * rest) / 1000;
        expect(demand({ amount, perHost, maxUse: 1, failures })).toBe(hosts + failures);
      },
    ),
  );
});

test.each<[Partial<HostDemand>, string]>([
  [
    { amount: 63.001 * 115.2, maxUse: 1 },
    "ghz 461 with failures 1 needs more than the 64 hosts of one cluster: enter a part of it, plan several",
  ],
  [{ failures: 64 }, "ghz 461 with failures 64 needs more than the 64 hosts"],
  [{ maxUse: 0 }, "max_use is 0%: enter a share such as 80%"],
])("%j is refused", (change, message) => {
  expect(() => demand(change)).toThrow(message);
});

test("RAM of a host less that of ESXi and vSAN", () => {
  expect(ramForVms(101, 100)).toBe(1);
  expect(() => ramForVms(100, 100)).toThrow("esxi_gib 100 leaves nothing of ram_gib 100");
});
