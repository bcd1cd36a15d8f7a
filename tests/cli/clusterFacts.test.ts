import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { clusterFacts } from "../../src/cli/clusterFactOptions";
import { NO_FACTS } from "../../src/reports/inputs/clusterFacts";

const folder = fs.mkdtempSync(path.join(os.tmpdir(), "hci-planner-"));
afterAll(() => fs.rmSync(folder, { recursive: true }));

function file(content: string): string {
  const name = path.join(folder, `${Math.random()}.json`);
  fs.writeFileSync(name, content);
  return name;
}

test("options are read as their cells would accept them", async () => {
  expect(
    await clusterFacts({ hosts: "6", "ghz-per-host": "115.2", "storage-share": "60%", raid: "raid6" }),
  ).toEqual({ ...NO_FACTS, hosts: 6, ghzPerHost: 115.2, storageShare: 0.6, raid: "RAID-6 4+2" });
});

test("a cluster file gives facts, an option wins over it", async () => {
  const cluster = file('{"hosts": 4, "nicGbitPerHost": 25, "raid": null}');
  expect(await clusterFacts({ cluster, hosts: "6" })).toEqual({ ...NO_FACTS, hosts: 6, nicGbitPerHost: 25 });
});

test.each([
  [{ hosts: "0" }, /--hosts is "0": use a whole number from 1 to 96/],
  [{ hosts: "97" }, /--hosts is "97"/],
  [{ hosts: "2.5" }, /--hosts is "2.5"/],
  [{ hosts: "six" }, /--hosts is "six"/],
  [{ hosts: "400%" }, /--hosts is "400%": use a whole number from 1 to 96/],
  [{ "storage-share": "101%" }, /--storage-share is "101%": use a share from 1% to 100%/],
  [{ raid: "RAID-9" }, /RAID-9/],
])("%j is refused and quoted", async (values, message) => {
  await expect(clusterFacts(values)).rejects.toThrow(message);
});

test.each([
  ["{", /is not a cluster file/],
  ["[1]", /contains no JSON object/],
  ['{"hosts":4,"hosts":40,"raid":"RAID-5"}', /json contains "hosts" twice: name it once/],
  ['{"host": 6}', /"host" in .* is not a cluster fact: use raid, hosts, ghzPerHost/],
  ['{"hosts": "many"}', /hosts in .* is "many"/],
  ['{"hosts": [4]}', /hosts in .* is a list: use a whole number from 1 to 96/],
  ['{"hosts": 1e999}', /hosts in .* is "Infinity"/],
  ['{"raid": {"layout": 5}}', /raid in .* is an object: use one of RAID-5/],
  ['{"raid": "RAID-9"}', /raid in .*: raid "RAID-9" is not a vSAN ESA layout/],
])("the cluster file %s is refused", async (content, message) => {
  await expect(clusterFacts({ cluster: file(content) })).rejects.toThrow(message);
});
