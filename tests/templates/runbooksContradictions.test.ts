import { VSPHERE_RELEASES } from "../../src/model/operations/vsphereReleases";
import { commandsOf, hostsOf, readyBut, verdictOf } from "./runbooksReady";

const row = (sheet: string, entries: Parameters<typeof readyBut>[0]): unknown[] => {
  const rows = readyBut(entries).drawing.sheets[0]?.values ?? [];
  const found = rows.find(([, label]) => label === sheet) ?? [];
  return [found[0], found[8]];
};

describe("an entry of spaces", () => {
  test("counted as filled in: the change", () => {
    expect(verdictOf({ change: " ", window: " ", operator: " ", second: "  " })).toBe(
      "▲ Not complete: enter change number, window, operator, second person before you print",
    );
    expect(row("Change", { window: " " })).toEqual(["▲", "enter window"]);
  });

  test.each([
    ["cluster", "? Not known: Cluster is empty"],
    ["vcenter", "? Not known: vCenter is empty"],
    ["vcenterHost", "▲ Not complete: enter host that runs vCenter before you print"],
    ["services", "▲ Not complete: enter AD and DNS VMs before you print"],
    ["datacenter", "▲ Not complete: enter datacenter before you print"],
    ["oneHost", "▲ Not complete: enter host for maintenance before you print"],
    ["dumpStore", "▲ Not complete: enter datastore for the copy before you print"],
  ])("counted as filled in: %s", (id, verdict) => {
    expect(verdictOf({ [id]: "  " })).toBe(verdict);
  });

  test("is a placeholder in the commands", () => {
    expect(commandsOf("shutdown", { cluster: " " })).toContain("Right-click <cluster> >");
    expect(commandsOf("dump", { dumpStore: " " })).toContain("/vmfs/volumes/<datastore>/zdump-<host>");
  });

  test("does not count as a host or as the address of a witness", () => {
    expect(verdictOf({ "hosts.name": Array(6).fill(" ") })).toBe(
      "✖ Not ready: enter the hosts of the cluster on sheet Hosts",
    );
    expect(verdictOf({ witness: "yes", witnessAddress: " " })).toBe(
      "? Not known: Witness vSAN address is empty",
    );
  });
});

describe("the second person", () => {
  test.each(["A. Smith", "A. Smith ", " A. Smith", "A.  Smith", "a. smith", "A. SMITH "])(
    "%j was not the operator A. Smith",
    (second) => {
      expect(verdictOf({ second })).toBe("▲ The second person must not be the operator");
      expect(row("Change", { second })).toEqual(["▲", "the second person is the operator"]);
    },
  );

  test.each(["A. Smithe", "B. Smith"])("%j is another person", (second) => {
    expect(verdictOf({ second })).toMatch(/^✔ Ready/);
  });
});

describe("Full data migration", () => {
  const full = (count: number) => ({ ...hostsOf(count), mode: "Full data migration" });

  test("was ready with three hosts, against the note of its own runbook", () => {
    const problem = "Full data migration needs 4 hosts or more, and sheet Hosts has 3";
    expect(verdictOf(full(3))).toBe(`✖ Not ready: ${problem}`);
    expect(row("3 Maintenance", full(3))).toEqual(["✖", problem]);
    expect(commandsOf("maintenance", full(3))).toContain(": too few hosts for this mode");
  });

  test("is ready with four hosts", () => {
    expect(verdictOf(full(4))).toMatch(/^✔ Ready: 4 hosts/);
    expect(commandsOf("maintenance", full(4))).toContain(": fits, if no reserve is asked for");
  });

  test.each(["Ensure accessibility", "No data migration"])("three hosts can have: %s", (mode) => {
    expect(verdictOf({ ...hostsOf(3), mode })).toMatch(/^✔ Ready: 3 hosts/);
  });
});

describe("ESA", () => {
  const before = VSPHERE_RELEASES.filter(({ name }) => Number.parseFloat(name) < 8);
  const since = VSPHERE_RELEASES.filter((one) => !before.includes(one));

  test.each(before.map(({ name }) => name))("was ready with vSphere %s, which is older", (version) => {
    const problem = `ESA needs vSphere 8.0 or later, and the version is ${version}`;
    expect(verdictOf({ version, architecture: "ESA" })).toBe(`✖ Not ready: ${problem}`);
    expect(row("6 Bootstrap", { version, architecture: "ESA" })).toEqual(["✖", problem]);
    expect(verdictOf({ version, architecture: "OSA" })).toMatch(/^✔ Ready/);
  });

  test.each(since.map(({ name }) => name))("is ready with vSphere %s", (version) => {
    expect(verdictOf({ version, architecture: "ESA" })).toMatch(/^✔ Ready/);
  });
});
