import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { type DesignFile, NO_DESIGN_FILE } from "../../src/cli/designFile";
import { designParts } from "../../src/cli/designParts";
import type { GivenClass } from "../../src/design/classInputs";
import { imported, knownVm } from "../estate/sampleEstate";
import { runSources } from "./runSources";

const folder = fs.mkdtempSync(path.join(os.tmpdir(), "hci-planner-twice-"));
afterAll(() => fs.rmSync(folder, { recursive: true }));

const estateOf = (...names: readonly string[]) =>
  imported(
    names.map((cluster, i) => knownVm({ name: `vm${i}`, cluster })),
    [],
  );
const ESTATE = estateOf("Production", "Test");

type Content = Partial<Pick<DesignFile, "classes" | "clusters" | "merge" | "targetOf">>;

const partsOf = (content: Content, estate: ReturnType<typeof estateOf> | undefined) =>
  designParts({ ...NO_DESIGN_FILE, ...content }, "design.json", { estate, pseudonyms: [] });

const on = (name: string, target: string | null): GivenClass => ({ name, target, vms: 1 });

const TWICE = {
  general: 'classes in design.json contain "General" on "Production" twice: name each once',
  production: 'clusters in design.json contain "Production" twice: name each once',
};

test.each<[string, Content, string]>([
  [
    "a class on one target",
    { classes: [on("General", "Production"), on("General", "Production")] },
    TWICE.general,
  ],
  [
    "a class on the target that it has without a name, and on its name",
    { classes: [on("General", null), on("General", "Production")] },
    TWICE.general,
  ],
  [
    "a class in other capital letters",
    { classes: [on("General", "production"), on("general", "PRODUCTION")] },
    'classes in design.json contain "general" on "Production" twice',
  ],
  [
    "a class that has a number for a name",
    { classes: [on("1", "Test"), on("VDI", "Test"), on("1.0", "Test")] },
    'classes in design.json contain "1.0" on "Test" twice',
  ],
  [
    "the class Management on one target",
    { classes: [on("Management", "Test"), on("Management", "Test")] },
    'classes in design.json contain "Management" on "Test" twice',
  ],
  [
    "a cluster",
    { clusters: [{ name: "Production" }, { name: "Production", activeShare: 0.3 }] },
    TWICE.production,
  ],
  [
    "a cluster in other capital letters",
    { clusters: [{ name: "PRODUCTION" }, { name: "production" }] },
    TWICE.production,
  ],
  [
    "a cluster to which others move",
    {
      targetOf: new Map([
        ["Production", "New"],
        ["Test", "New"],
      ]),
      clusters: [{ name: "New" }, { name: "new" }],
    },
    'clusters in design.json contain "New" twice',
  ],
])("with an estate, %s is refused the second time", (_, content, message) => {
  expect(() => partsOf(content, ESTATE)).toThrow(message);
});

test("with names replaced, a cluster is refused under its name and its pseudonym", () => {
  const pseudonyms = [{ kind: "cluster", name: "Production", pseudonym: "cluster-0001" }];
  const clusters = [{ name: "Production" }, { name: "cluster-0001" }];
  expect(() =>
    designParts({ ...NO_DESIGN_FILE, clusters }, "design.json", {
      ...{ estate: estateOf("cluster-0001", "cluster-0002"), pseudonyms },
    }),
  ).toThrow('clusters in design.json contain "cluster-0001" twice: name each once');
});

test.each<[string, Content, string]>([
  [
    "a class on one target",
    { classes: [on("General", "Production"), on("General", "Production")] },
    TWICE.general,
  ],
  [
    "a class on the first target, and on its name",
    { clusters: [{ name: "Production" }], classes: [on("General", "Production"), on("general", null)] },
    'classes in design.json contain "general" on "Production" twice',
  ],
  [
    "a class on a target in other capital letters",
    { classes: [on("VDI", "a"), on("VDI", "A")] },
    'classes in design.json contain "VDI" on "a" twice',
  ],
  [
    "a class on a target that is the same number",
    { clusters: [{ name: "1" }], classes: [on("VDI", "1"), on("VDI", "01")] },
    'classes in design.json contain "VDI" on "1" twice',
  ],
  [
    "a cluster",
    { clusters: [{ name: "Production" }, { name: "Production" }], classes: [on("VDI", null)] },
    TWICE.production,
  ],
  [
    "a cluster that is the same number",
    { clusters: [{ name: "1" }, { name: "01" }], classes: [on("VDI", null)] },
    'clusters in design.json contain "01" twice',
  ],
])("without an estate, %s is refused the second time", (_, content, message) => {
  expect(() => partsOf(content, undefined)).toThrow(message);
});

test.each<[string, ReturnType<typeof estateOf> | undefined]>([
  ["with an estate", ESTATE],
  ["without an estate", undefined],
])("%s, one class may be on two targets, and two classes on one", (_, estate) => {
  const classes = [on("VDI", "Production"), on("VDI", "Test"), on("SQL", "Test"), on("General", "Test")];
  const clusters = [{ name: "Production" }, { name: "Test" }];
  const parts = partsOf({ classes, clusters }, estate);
  expect(parts.classes).toEqual(classes);
  expect(parts.targets).toEqual(clusters);
});

test("what is typed for a cluster is found under a name that formulas take for it", () => {
  const { classes, targets } = partsOf(
    { clusters: [{ name: "01", activeShare: 0.3 }], classes: [on("VDI", "1.0")] },
    estateOf("1", "Test"),
  );
  expect(targets).toEqual([{ name: "1", activeShare: 0.3 }]);
  expect(classes).toEqual([on("VDI", "1")]);
});

test.each<[string, object, string]>([
  [
    "classes",
    {
      classes: [
        { name: "General", vms: 10, vmVcpu: 3 },
        { name: "General", vms: 10, vmRamGib: 200 },
      ],
    },
    'contain "General" on "Cluster" twice: name each once',
  ],
  [
    "clusters",
    { clusters: [{ name: "Production" }, { name: "Production" }], classes: [{ name: "General", vms: 10 }] },
    'contain "Production" twice: name each once',
  ],
])("the command line refuses %s that are there twice", async (list, content, message) => {
  const file = path.join(folder, `${list}.json`);
  fs.writeFileSync(file, JSON.stringify(content));
  const { code, err } = await runSources("design", "--options", file, "-o", path.join(folder, "out.xlsx"));
  expect([code, err]).toEqual([1, expect.stringContaining(`${list} in ${file} ${message}`)]);
  expect(fs.existsSync(path.join(folder, "out.xlsx"))).toBe(false);
});
