import { importSource } from "../../../src/importers/importers";
import { setupFact, setupNumber } from "../../../src/model/benchmark/setupFact";
import { folderOf, textFile } from "../sources";

const CASE = "run/fio-8vmdk-100ws-4k-70rdpct-100randompct-4threads-1732885165";
const BLOCK = ["====", "JOB_NAME = job0", "VMs = 1", "IOPS = 100.00 IO/S", "THROUGHPUT = 1.00 MB/s"];
const TEXT = ["Datastore = fast", ...BLOCK, "Datastore = vmfs-1", ...BLOCK].join("\n");

const importCase = (files: Readonly<Record<string, string>>) =>
  importSource(
    folderOf([
      textFile(`${CASE}-res.txt`, TEXT),
      ...Object.entries(files).map(([name, text]) => textFile(`${CASE}/${name}`, text)),
    ]),
  );

test("A7: vsan.cfg, hcibench.cfg and health files state the setup of each datastore's run, with file and line", async () => {
  const { runs, diagnostics } = await importCase({
    "vsan.cfg": "Local vSAN Datastore Name: fast\nvSAN ESA Enabled: True\nNumber of Hosts: 6\n",
    "hcibench.cfg": "datastore_name: \n- 'fast' \n- 'vmfs-1' \nnumber_cpu: 4 \n",
    "ESA-health.info": "Overall health: yellow (x)\n",
  });
  expect(diagnostics.filter(({ code }) => code === "no-benchmark")).toEqual([]);
  const [vsan, vmfs] = runs.map(({ setup }) => ({ setup }));
  if (!vsan || !vmfs) throw new Error("two runs expected");
  expect(setupFact(vsan, "storage")).toMatchObject({ value: "vSAN ESA", file: `${CASE}/vsan.cfg`, line: 2 });
  expect(setupNumber(vsan, "hosts")).toBe(6);
  expect(setupFact(vmfs, "storage")).toMatchObject({
    value: "not vSAN",
    file: `${CASE}/vsan.cfg`,
    line: null,
  });
  expect(setupNumber(vmfs, "hosts")).toBeNull();
  for (const run of [vsan, vmfs]) {
    expect(setupFact(run, "vmCpus")).toMatchObject({ value: 4, file: `${CASE}/hcibench.cfg`, line: 4 });
    expect(setupFact(run, "health")).toMatchObject({ value: "yellow (x)", file: `${CASE}/ESA-health.info` });
  }
});

test("a line of vsan.cfg that cannot be read is reported", async () => {
  const { diagnostics } = await importCase({
    "vsan.cfg": "Local vSAN Datastore Name: fast\nNumber of Hosts: ?\n",
    "hcibench.cfg": "",
  });
  expect(diagnostics).toContainEqual(
    expect.objectContaining({ code: "unreadable-setup", file: `${CASE}/vsan.cfg`, line: 2 }),
  );
});

test("without these files nothing is known of the setup", async () => {
  const { runs } = await importCase({});
  expect(runs.map(({ setup }) => setup)).toEqual([null, null]);
});
