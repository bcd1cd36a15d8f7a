import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { designFile } from "../../src/cli/designFile";

const folder = fs.mkdtempSync(path.join(os.tmpdir(), "hci-planner-options-"));
afterAll(() => fs.rmSync(folder, { recursive: true }));

const FILE = path.join(folder, "options.json");

function read(content: unknown): ReturnType<typeof designFile> {
  fs.writeFileSync(FILE, typeof content === "string" ? content : JSON.stringify(content));
  return designFile(FILE);
}

test("everything that a file may state is read, in the units of the sheets", async () => {
  const file = await read({
    options: [
      { name: "A", sockets: 2, lfs: "10%", hosts: null },
      { name: "C", raid: "RAID-6 4+2", hosts: 8 },
    ],
    chosen: "C",
    merge: false,
    targets: { Test: "Prod" },
    patterns: [
      { pattern: " sql* ", class: "OLTP" },
      { pattern: "tmp-*", scope: "out" },
      { pattern: "*-old", scope: "capacity", class: "Old" },
    ],
    clusters: [{ name: "Prod", largestVcpu: 16, activeShare: 0.3 }],
    classes: [{ name: "VDI", profile: "VDI", vms: 500, readShare: "30%", confirmed: "yes" }],
    plan: { years: 5, growthCapacity: 0.2, peakShare: 1 },
    cover: { customer: "Nordwind", date: "2027-01-04", version: "0.1" },
    storageFrom: "calibration",
  });
  expect(file).toEqual({
    options: { A: { sockets: 2, lfs: 0.1, hosts: null }, C: { raid: "RAID-6 4+2", hosts: 8 } },
    chosen: "C",
    merge: false,
    targetOf: new Map([["Test", "Prod"]]),
    patterns: [
      { pattern: "sql*", scope: null, class: "OLTP" },
      { pattern: "tmp-*", scope: "out", class: null },
      { pattern: "*-old", scope: "capacity", class: "Old" },
    ],
    clusters: [{ name: "Prod", largestVcpu: 16, activeShare: 0.3 }],
    classes: [{ name: "VDI", target: null, profile: "VDI", vms: 500, readShare: 0.3, confirmed: "yes" }],
    plan: { years: 5, growthCapacity: 0.2, peakShare: 1 },
    cover: { customer: "Nordwind", planDate: 46_391, planVersion: "0.1" },
    isCalibrated: true,
  });
});

test("what a file does not state is left to the design", async () => {
  expect(await read({})).toEqual({
    ...{ options: {}, chosen: "A", merge: false, targetOf: new Map() },
    ...{ patterns: [], clusters: [], classes: [], plan: {}, cover: {}, isCalibrated: false },
  });
  expect((await read({ options: [{}, {}] })).options).toEqual({ A: {}, B: {} });
  expect((await read({ options: [{ name: "B" }, { name: "D" }] })).chosen).toBe("B");
});

test.each<[unknown, string]>([
  ["[1]", "contains no JSON object"],
  ["{", "is not a file of options"],
  [{ option: [] }, '"option" in FILE is not known: did you mean options?'],
  ['{"classes":[{"name":"Big"}],"classes":[]}', 'FILE contains "classes" twice: name it once'],
  ['{"plan":{"years":5,"ye\\u0061rs":1}}', 'plan in FILE contains "years" twice: name it once'],
  [
    '{"options":[{},{"ramGib":512,"ramGib":1024}]}',
    'options, entry 2, in FILE contains "ramGib" twice: name it once',
  ],
  ['{"targets":{"Test":"Prod","Test":"DMZ"}}', 'targets in FILE contains "Test" twice: name it once'],
  [{ hosts: 5 }, '"hosts" in FILE is not known: use options, chosen, merge, targets, patterns, clusters'],
  [{ options: {} }, "options in FILE is an object: use a list, [...]"],
  [{ options: [5] }, "options, entry 1, in FILE is 5: use an object, {...}"],
  [
    { options: [{ name: "E" }] },
    'name in options, entry 1, in FILE is "E": up to four options are called A, B, C, D',
  ],
  [{ options: [{}, {}, {}, {}, {}] }, "name in options, entry 5, in FILE is missing"],
  [{ options: [{ name: "A" }, { name: "A" }] }, 'options in FILE hold "A" twice'],
  [
    { options: [{ corespersocket: 5 }] },
    '"corespersocket" in option A in FILE is not known: did you mean coresPerSocket?',
  ],
  [{ options: [{ coresPerHost: 64 }] }, '"coresPerHost" in option A in FILE is not known'],
  [{ options: [{ __proto__x: 1 }] }, '"__proto__x" in option A'],
  [{ options: [{ sockets: 9 }] }, 'sockets in option A in FILE is "9": use a whole number from 1 to 8'],
  [{ options: [{ sockets: 1.5 }] }, 'sockets in option A in FILE is "1.5": use a whole number'],
  [{ options: [{ sockets: "two" }] }, 'sockets in option A in FILE is "two": use a whole number from 1 to 8'],
  [{ options: [{ sockets: [2] }] }, "sockets in option A in FILE is a list: use a whole number"],
  [{ options: [{ sockets: true }] }, "sockets in option A in FILE is true: use a whole number"],
  [{ options: [{ hosts: 2 }] }, 'hosts in option A in FILE is "2": use a whole number from 3 to 64'],
  [{ options: [{ hosts: 65 }] }, 'hosts in option A in FILE is "65"'],
  [{ options: [{ raid: "RAID-7" }] }, 'raid in option A in FILE is "RAID-7": use one of'],
  [{ options: [{ ramGib: "1TB" }] }, 'ramGib in option A in FILE is "1TB": use a number from 16 to 65,536'],
  [{ options: [{ name: "B" }], chosen: "A" }, 'chosen in FILE is "A", which is not among the options: use B'],
  [{ chosen: null }, "chosen in FILE is null"],
  [{ merge: "yes" }, 'merge in FILE is "yes": use true or false'],
  [{ targets: [] }, "targets in FILE is a list: use an object"],
  [{ targets: { Test: 5 } }, 'the target of "Test" in FILE is 5: use a name'],
  [{ targets: { Test: "" } }, 'the target of "Test" in FILE is "": use a name'],
  [{ patterns: { "sql*": "OLTP" } }, "patterns in FILE is an object: use a list, [...]"],
  [{ patterns: ["sql*"] }, 'patterns, entry 1, in FILE is "sql*": use an object, {...}'],
  [
    { patterns: [{ class: "A" }] },
    "pattern in patterns, entry 1, in FILE is missing: use a name of up to 255",
  ],
  [{ patterns: [{ pattern: " ", class: "A" }] }, 'pattern in patterns, entry 1, in FILE is " ": use a name'],
  [{ patterns: [{ pattern: 5, class: "A" }] }, "pattern in patterns, entry 1, in FILE is 5: use a name"],
  [
    { patterns: [{ pattern: "a".repeat(256), class: "A" }] },
    "use a name of up to 255 characters, with * and ?",
  ],
  [
    { patterns: [{ pattern: "a*", classs: "A" }] },
    '"classs" in patterns, entry 1, in FILE is not known: did you mean class?',
  ],
  [
    { patterns: [{ pattern: "a*" }] },
    "pattern a* in FILE has neither class nor scope: add a class, or a scope: capacity, out",
  ],
  [
    { patterns: [{ pattern: "a*", scope: "full" }] },
    'scope in pattern a* in FILE is "full": use one of capacity, out',
  ],
  [
    { patterns: [{ pattern: "a*", class: "B*" }] },
    'class in pattern a* in FILE is "B*": use a name of up to 200',
  ],
  [
    {
      patterns: [
        { pattern: "a*", class: "B" },
        { pattern: "A* ", scope: "out" },
      ],
    },
    'patterns in FILE hold "A*" twice: the first takes all',
  ],
  [
    { patterns: Array.from({ length: 21 }, (_, i) => ({ pattern: `a${i}`, class: "B" })) },
    "patterns in FILE are 21: a design holds 20",
  ],
  [{ patterns: [{ pattern: "a\u0000", scope: "out" }] }, "with * and ? and without control characters"],
  [{ classes: [{ name: "a\u0000" }] }, "without * ? ~ and control characters"],
  [{ cover: { customer: "a".repeat(256) } }, "customer in cover in FILE has 256 characters: use up to 255"],
  [{ cover: { date: {} } }, "date in cover in FILE is an object: enter a date such as 2027-01-04"],
  [{ clusters: [{ largestVcpu: 4 }] }, "name in clusters, entry 1, in FILE is missing"],
  [{ clusters: [{ name: "P", largestVcpus: 4 }] }, "did you mean largestVcpu?"],
  [
    { classes: [{ name: "SQL*" }] },
    'name in classes, entry 1, in FILE is "SQL*": use a name of up to 200 characters, without * ? ~',
  ],
  [{ classes: [{ name: "a".repeat(201) }] }, "use a name of up to 200 characters"],
  [{ classes: [{ name: "V", vmCpu: 4 }] }, "did you mean vmVcpu?"],
  [
    { classes: [{ name: "V", profile: "vdi" }] },
    'profile in class V in FILE is "vdi": use one of general, OLTP database, VDI, file',
  ],
  [{ classes: [{ name: "V", vms: -1 }] }, 'vms in class V in FILE is "-1": use a whole number from 0'],
  [
    { classes: [{ name: "V", vmVcpu: 0 }] },
    'vmVcpu in class V in FILE is "0": use a number from 0.5 to 1,024',
  ],
  [
    { classes: [{ name: "V", vmRamGib: "0.2" }] },
    'vmRamGib in class V in FILE is "0.2": use a number from 0.25 to 65,536',
  ],
  [{ storageFrom: "mine" }, 'storageFrom in FILE is "mine": use one of reference cluster, calibration'],
  [{ plan: { growth: 0.1 } }, '"growth" in plan in FILE is not known'],
  [{ plan: { years: null } }, "years in plan in FILE is null: use a whole number from 0 to 10"],
  [{ plan: { years: 11 } }, 'years in plan in FILE is "11": use a whole number from 0 to 10'],
  [{ cover: { client: "N" } }, '"client" in cover in FILE is not known'],
  [
    { cover: { date: "04.01.2027" } },
    'date in cover in FILE is "04.01.2027": enter a date such as 2027-01-04',
  ],
  [{ cover: { customer: {} } }, "customer in cover in FILE is an object: use a text"],
])("%j is refused by name", async (content, words) => {
  await expect(read(content)).rejects.toThrow(words.replace("FILE", FILE));
});

test.each<[string, Buffer]>([
  ["UTF-8 with a byte order mark", Buffer.from('\ufeff{"cover":{"customer":"Käse"}}')],
  ["UTF-16 with a byte order mark", Buffer.from('\ufeff{"cover":{"customer":"Käse"}}', "utf16le")],
  ["UTF-16 without one", Buffer.from('{"cover":{"customer":"Käse"}}', "utf16le")],
  ["Windows-1252", Buffer.from('{"cover":{"customer":"Käse"}}', "latin1")],
])("%s, as Windows saves a file, is read", async (_, content) => {
  fs.writeFileSync(FILE, content);
  expect((await designFile(FILE)).cover).toEqual({ customer: "Käse" });
});

test.each<[string, Buffer]>([
  [
    "UTF-8 and Windows-1252 in one file",
    Buffer.from('{"cover":{"customer":"KÃ¤se","project":"B\xfcro"}}', "latin1"),
  ],
  ["characters that were lost before", Buffer.from('{"cover":{"customer":"K\ufffdse"}}')],
])("%s: the file is refused", async (_, content) => {
  fs.writeFileSync(FILE, content);
  await expect(designFile(FILE)).rejects.toThrow(
    `"${FILE}" is not a file of options (its characters are damaged: save it as UTF-8)`,
  );
});

test("limits themselves are accepted", async () => {
  const { options, plan, classes, patterns } = await read({
    options: [
      { sockets: 8, hosts: 64 },
      { sockets: 1, hosts: 3 },
    ],
    plan: { years: 10 },
    classes: [{ name: "a".repeat(200), vms: 0, vmVcpu: 0.5, vmRamGib: 0.25 }],
    patterns: Array.from({ length: 20 }, (_, i) => ({ pattern: `${i}`.padEnd(255, "a"), class: "B" })),
  });
  expect(patterns).toHaveLength(20);
  expect([options, plan, classes[0]?.vms]).toEqual([
    { A: { sockets: 8, hosts: 64 }, B: { sockets: 1, hosts: 3 } },
    { years: 10 },
    0,
  ]);
});

test("a class is the same with one blank or more between its words", async () => {
  const { classes, patterns } = await read({
    classes: [{ name: "Big  Web ", vms: 5 }],
    patterns: [{ pattern: "web*", class: "Big   Web" }],
  });
  expect([classes[0]?.name, patterns[0]?.class]).toEqual(["Big Web", "Big Web"]);
});
