import { fioGroup } from "../../../../src/importers/hcibench/fio/fioGroup";
import { textSection } from "../text/textSection";
import { fioJob, twoJobs } from "./fioJob";

const fio = fioGroup(
  "datastore-1",
  [...twoJobs, null].map((job, index) => ({
    name: `vm-${index}`,
    file: `vm-${index}.json`,
    status: job && { jobs: [job, fioJob({ iops: 77 })] },
    isOther: false,
    grids: [],
    diagnostics: [],
  })),
);
const early = fioGroup("datastore-1", [
  { name: "vm", file: "vm", status: null, isOther: false, grids: [], diagnostics: [] },
]);

test.each([
  ["the same IOPS", "VMs = 2\nIOPS = 1500.00 IO/S", true],
  ["IOPS off by half of the last digit", "VMs = 2\nIOPS = 1500.005 IO/S", true],
  ["IOPS off by more", "VMs = 2\nIOPS = 1500.006 IO/S", false],
  ["IOPS off by more the other way", "VMs = 2\nIOPS = 1499.99 IO/S", false],
  ["another number of VMs", "VMs = 3\nIOPS = 1500.00 IO/S", false],
  ["no number of VMs", "IOPS = 1500.00 IO/S", false],
  ["no IOPS", "VMs = 2\nTHROUGHPUT = 5 MB/s", false],
  ["no block", "All the VMs finished testing early", false],
])("a section with %s (%j) fits the VMs of fio: %p", (_, text, fits) => {
  expect(fio.fits(textSection(`Datastore = d\n${text}\n`))).toBe(fits);
});

test("VMs that all finished early fit a datastore without a block, and no other", () => {
  expect(early.fits(textSection("Datastore = d\nAll the VMs finished testing early\n"))).toBe(true);
  expect(early.fits(textSection("Datastore = d\nVMs = 0\nIOPS = 0 IO/S\n"))).toBe(false);
  expect([fio.complete, early.complete]).toEqual([true, false]);
});

test("VMs of which one states no IOPS fit no section", () => {
  const [status] = [{ jobs: [fioJob({ iops: null })] }];
  const group = fioGroup(null, [
    { name: "vm", file: "vm", status, isOther: false, grids: [], diagnostics: [] },
  ]);
  expect(group.fits(textSection("Datastore = d\nVMs = 1\nIOPS = 0 IO/S\n"))).toBe(false);
});
