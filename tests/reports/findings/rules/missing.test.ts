import { rules } from "../../../../src/reports/findings/rules/rules";
import { sampleRun } from "../../sampleRuns";
import { misses } from "../say";

/** What a rule needs that no file of a silent run states; every other rule is evaluated. */
const MISSING: Readonly<Record<string, string>> = {
  "policy-limit": "IOPS limit per vDisk",
  "cpu-bound": "CPU of the hosts during the tests",
  "cpu-close": "CPU of the hosts during the tests",
  "no-limit-found": "CPU of the hosts during the tests",
  "network-near": "network for vSAN in Gb/s per host",
  unsteady: "time series of a test",
  "may-fit-cache": "size of the test VMs' disks",
  "uneven-hosts": "CPU of each host",
  "memory-pressure": "memory use of each host",
  "storage-share": "CPU capacity of a host in GHz",
  "mix-off": "hosts in the cluster",
  "mix-prediction": "hosts in the cluster",
  "cost-against-model": "hosts in the cluster",
  efficiency: "hosts in the cluster",
};

test.each(rules.map(({ id }) => [id, MISSING[id] ?? null]))(
  "%s of a silent run misses: %s",
  (id, because) => {
    expect(misses(id, [sampleRun()])).toBe(because);
  },
);

test("every rule with something to miss is one of the rules", () => {
  const ids = rules.map(({ id }) => id);
  expect(Object.keys(MISSING).filter((id) => !ids.includes(id))).toEqual([]);
});
