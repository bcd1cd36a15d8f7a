import { vdbenchGroup } from "../../../../src/importers/hcibench/vdbench/vdbenchGroup";
import { textSection } from "../text/textSection";
import { twoRows } from "./vdbenchRows";

const vdbenchOf = (...runs: (typeof twoRows)[]) =>
  vdbenchGroup(
    "datastore-1",
    [0, 1].map((vm) => ({
      name: `vm-${vm}`,
      file: `vm-${vm}.txt`,
      runs: runs.map((row) => ({
        definition: null,
        average: row[vm] ?? null,
        intervalSeconds: null,
        grid: null,
      })),
      diagnostics: [],
    })),
  );
const block = (vms: number, iops: string) => `Version: vdbench50407\nVMs = ${vms}\nIOPS = ${iops} IO/S\n`;

test.each([
  ["the same IOPS", [twoRows], block(2, "300.5"), true],
  ["IOPS off by half of the last digit", [twoRows], block(2, "300.505"), true],
  ["IOPS off by more", [twoRows], block(2, "300.51"), false],
  ["another number of VMs", [twoRows], block(1, "300.5"), false],
  ["all run definitions the same", [[], twoRows], block(0, "0") + block(2, "300.5"), true],
  ["one run definition the same", [twoRows, twoRows], block(2, "300.5") + block(2, "300.6"), false],
  ["no IOPS, where there are none", [[]], "Version: vdbench50407\nVMs = 0\n", true],
  ["no block", [[]], "All the VMs finished testing early", false],
])("a section with %s fits the VMs of vdbench", (_, runs, text, fits) => {
  expect(vdbenchOf(...runs).fits(textSection(`Datastore = d\n${text}\n`))).toBe(fits);
});

test("the group of vdbench is complete when any VM has averages of any run definition", () => {
  expect(vdbenchOf([], twoRows.slice(0, 1)).complete).toBe(true);
  expect(vdbenchOf([], []).complete).toBe(false);
});
