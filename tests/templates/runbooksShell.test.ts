import { commandsOf, readyBut, verdictOf } from "./runbooksReady";

const UUID = "5f1e2d3c-0760-d06a-6499-000c29d31ef5";
const READY = /^✔ Ready: 6 hosts/;

describe("a text in a shell command", () => {
  test("was not quoted: the name that vSphere gives a datastore broke the commands that save the dump", () => {
    const entries = {
      dumpHost: "esx01",
      dumpFile: "/vmfs/volumes/5f-1/vmkdump/A B.dumpfile",
      dumpStore: "datastore1 (1)",
    };
    const commands = commandsOf("dump", entries);
    expect(commands).toContain(
      "--devname '/vmfs/volumes/5f-1/vmkdump/A B.dumpfile' --zdumpname /vmfs/volumes/'datastore1 (1)'/zdump-'esx01'",
    );
    expect(commands).toContain("ls -lh /vmfs/volumes/'datastore1 (1)'/zdump-'esx01'*");
    expect(commands).toContain("vm-support -w /vmfs/volumes/'datastore1 (1)'");
    expect(verdictOf(entries)).toMatch(READY);
  });

  test.each([
    ["dumpFile", "/vmfs/x;reboot"],
    ["dumpStore", "ds 01; reboot"],
    ["dumpStore", "$(reboot)"],
    ["dumpStore", '`reboot` && reboot | \\ " * > x'],
  ])("%s %j was a command of its own, and is one word", (id, text) => {
    const entries = { dumpHost: "esx01", [id]: text };
    const commands = commandsOf("dump", entries);
    expect(commands).toContain(`'${text}'`);
    expect(commands.split(`'${text}'`).join("")).not.toContain(text);
    expect(verdictOf(entries)).toMatch(READY);
  });

  test.each([
    ["dump", "dumpFile", "the dump file"],
    ["dump", "dumpStore", "the datastore for the copy"],
    ["health", "datacenter", "the datacenter"],
    ["bootstrap", "vcenter", "vCenter"],
  ])("with a quote is in no command of runbook %s: %s", (runbook, id, label) => {
    const text = "x';reboot;'";
    // The path through the client names vCenter as it is entered: no shell reads it.
    const shell = commandsOf(runbook, { [id]: text }).replace(`${text} > VM Policies`, "");
    expect(shell).not.toContain(text.slice(1));
    expect(verdictOf({ [id]: text })).toBe(
      `✖ Not ready: ${label} "${text}" holds a ' or a control character`,
    );
  });

  test("with a quote is in no command where it names the first host", () => {
    const entries = { "hosts.name": ["a';reboot"], oneHost: "esx02" };
    expect(commandsOf("bootstrap", entries)).toContain("; nslookup <host>");
    expect(verdictOf(entries)).toBe(
      `✖ Not ready: the first host "a';reboot" holds a ' or a control character`,
    );
    expect(commandsOf("bootstrap", {})).toContain(
      "nslookup 'vcsa01.example.com' ; nslookup 'esx01.example.com'",
    );
  });

  test.each(["a\nreboot", "a\rreboot", "a\treboot", "a\u0003reboot", "a\u007freboot"])(
    "%j would end or edit the pasted line",
    (dumpStore) => {
      expect(commandsOf("dump", { dumpStore })).not.toContain("reboot\n");
      expect(commandsOf("dump", { dumpStore })).toContain("/vmfs/volumes/<datastore>");
      expect(verdictOf({ dumpStore })).toBe(
        `✖ Not ready: the datastore for the copy "${dumpStore}" holds a ' or a control character`,
      );
    },
  );

  test("begins and ends with a character", () => {
    expect(verdictOf({ dumpFile: "/vmfs/dump " })).toBe(
      '✖ Not ready: the dump file "/vmfs/dump " begins or ends with a space',
    );
    expect(verdictOf({ dumpFile: " /vmfs/dump" })).toMatch(/begins or ends with a space$/);
    expect(verdictOf({ dumpFile: "/vmfs/my dump" })).toMatch(READY);
  });

  test("that was pasted with a space is used without it, where no name has one", () => {
    const pasted = { dumpStore: " datastore01 ", datacenter: "DC ", staleUuid: `${UUID} ` };
    expect(verdictOf(pasted)).toMatch(READY);
    expect(commandsOf("dump", pasted)).toContain("/vmfs/volumes/'datastore01'/");
    expect(commandsOf("partition", pasted)).toContain(`-t node -u ${UUID}\n`);
  });

  test("that is empty, or long, or from other alphabets, is accepted", () => {
    expect(verdictOf({ dumpFile: null, dumpStore: "Größe 大" })).toMatch(READY);
    const long = `${"d".repeat(60)}'`;
    expect(verdictOf({ dumpStore: long })).toBe(
      `✖ Not ready: the datastore for the copy "${"d".repeat(39)}…" holds a ' or a control character`,
    );
  });
});

describe("a UUID in a shell command", () => {
  test.each(["x;reboot", "abc def", `${UUID};reboot`, UUID.slice(1), `${UUID}0`, UUID.replace("5", "g")])(
    "%j was in the command, with a good verdict",
    (staleUuid) => {
      const commands = commandsOf("partition", { staleUuid });
      expect(commands).toContain("-t node -u <stale UUID>");
      expect(commands).not.toContain(staleUuid);
      const shown = staleUuid.length > 40 ? `${staleUuid.slice(0, 39)}…` : staleUuid;
      expect(verdictOf({ staleUuid })).toBe(
        `✖ Not ready: the node UUID of the stale entry "${shown}" is not a UUID`,
      );
    },
  );

  test("hyphens have their places", () => {
    const moved = `${UUID.slice(0, 8)}${UUID.slice(9, 10)}-${UUID.slice(10)}`;
    expect(moved).toHaveLength(UUID.length);
    expect(verdictOf({ newUuid: moved })).toBe(
      `✖ Not ready: the node UUID of the host "${moved}" is not a UUID`,
    );
  });

  test.each([UUID, UUID.toUpperCase()])("%s is one", (newUuid) => {
    expect(commandsOf("partition", { newUuid })).toContain(`add -t node -u ${newUuid} -U true`);
    expect(verdictOf({ newUuid })).toMatch(READY);
  });
});

test.each([
  ["staleAddress", "10.0.0.300", "the vSAN address of the stale entry"],
  ["newAddress", "host3", "the vSAN address of the host"],
])("%s %s left a placeholder under a good verdict", (id, text, label) => {
  expect(verdictOf({ [id]: text })).toBe(`✖ Not ready: ${label} "${text}" is not an address`);
  expect(verdictOf({ [id]: "10.0.0.30" })).toMatch(READY);
  expect(verdictOf({ [id]: "fd00::30" })).toMatch(READY);
});

test("the row of the runbook names the text that its commands cannot hold", () => {
  const rows = readyBut({ dumpStore: "a'b" }).drawing.sheets[0]?.values ?? [];
  const row = rows.find(([, label]) => label === "7 Core dump") ?? [];
  expect([row[0], row[8]]).toEqual([
    "✖",
    `the datastore for the copy "a'b" holds a ' or a control character`,
  ]);
  expect(rows.find(([, label]) => label === "4 Partition")?.[0]).toBe("✔");
});
