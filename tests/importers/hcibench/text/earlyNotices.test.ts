import { parseResultText } from "../../../../src/importers/hcibench/text/parseResultText";

const parse = (...lines: string[]) => parseResultText(lines.join("\n"), "x-res.txt");

describe("notices about VMs that finished early", () => {
  test.each([
    "All the VMs finished testing early",
    "All VMs finished",
    "All the Number of VMs finished",
    "all the pods finished testing early",
  ])("%s: the datastore has no results", (line) => {
    expect(parse("Datastore = a", line, "Datastore = b", "IOPS = 1").emptyDatastores).toEqual([
      { datastore: "a", line: 2, noticed: true },
    ]);
  });

  test("one that is quoted inside a line does not count", () => {
    expect(parse("Datastore = a", "Is it true that All VMs finished?", "IOPS = 1").emptyDatastores).toEqual(
      [],
    );
  });

  test.each([
    ["There are 12 VMs finished testing early, not used", 12],
    ["There is 1 VM finished testing early", 1],
    ["there are 2 Number of VMs finished testing early", 2],
    ["There are 3 Pods finished testing early", 3],
    ["There is 1 Pod finished testing early", 1],
    ["I saw: There are 2 VMs finished testing early", null],
    ["There are some VMs finished testing early", null],
    [`There are ${"9".repeat(400)} VMs finished testing early`, null],
  ])("%s: the block below has %p", (line, early) => {
    const { blocks } = parse("Datastore = a", line, "IOPS = 1", "===", "IOPS = 2");
    expect(blocks.map(({ finishedEarly }) => finishedEarly)).toEqual([early, null]);
  });

  test("a notice belongs to no other datastore than the one it is below", () => {
    const { blocks } = parse("There are 2 VMs finished testing early", "Datastore = a", "IOPS = 1");
    expect(blocks[0]?.finishedEarly).toBeNull();
  });

  test.each([
    ["Testing is done, 2 out of 5 VMs finished test successfully.", 3],
    ["testing is done, 10 out of 12 Number of VMs finished", 2],
    ["Testing is done, 5 out of 2 VMs finished", 0],
    [`Testing is done, 0 out of ${"9".repeat(400)} VMs finished`, null],
  ])("vdbench's, below its block: %s", (line, early) => {
    expect(parse("VMs = 2", "IOPS = 1", "===", line).blocks).toEqual([
      expect.objectContaining({ finishedEarly: early, vdbench: true }),
    ]);
  });

  test.each([
    "So Testing is done, 2 out of 5 VMs finished test successfully.",
    "Testing is done, all out of 5 VMs finished",
  ])("%s is not a notice", (line) => {
    expect(parse("IOPS = 1", line).blocks).toEqual([
      expect.objectContaining({ finishedEarly: null, vdbench: false }),
    ]);
  });

  test("vdbench's without a block above reports nothing", () => {
    expect(parse("Testing is done, 2 out of 5 VMs finished").blocks).toEqual([]);
  });

  test.each([
    ["/opt/a/vm-1.json", true],
    ["https://10.0.0.5:443/output/vm-1.json", true],
    ["http://10.0.0.5/output/vm-1.txt", true],
    ["/opt/my folder/vm-1.txt", true],
    ["see /opt/a/vm-1.json", false],
    ["ftp://10.0.0.5/vm-1.json", false],
    ["/opt/a/vm-1.json.gz", false],
    ["/opt/a/vm-1-json", false],
    ["/ opt/vm-1.json", false],
  ])("the path %s is listed: %p", (path, listed) => {
    expect(parse(path).earlyFiles).toEqual(listed ? [path] : []);
  });

  test("fio's files are the text's, vdbench's the block's above them", () => {
    const { blocks, earlyFiles } = parse(
      "IOPS = 1",
      "/a.txt/vm-1.json",
      "/a/vm-2.txt",
      "===",
      "IOPS = 2",
      "/a/vm-3.txt",
    );
    expect(earlyFiles).toEqual(["/a.txt/vm-1.json"]);
    expect(blocks.map((block) => block.earlyFiles)).toEqual([["/a/vm-2.txt"], ["/a/vm-3.txt"]]);
  });
});
