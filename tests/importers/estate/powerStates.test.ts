import { importEstate } from "../../../src/importers/estate/importEstate";
import { powerOf } from "../../../src/importers/estate/powerOf";
import type { TableCell } from "../../../src/importers/tables/row";
import { openTables } from "./openTable";

test.each([
  ["on", "poweredOn on ON running Eingeschaltet ein an läuft allumé Activé encendido Encendida activado"],
  ["off", "poweredOff off stopped Ausgeschaltet AUS gestoppt éteint Éteinte désactivé e\u0301teint apagado"],
  ["suspended", "suspended Suspended angehalten suspendu suspendue suspendido suspendida interrompu"],
  ["unknown", "down up maybe none #N/A ausser anders"],
])("%s is the power of %j", (power, words) => {
  for (const word of words.split(" ")) expect([word, powerOf(word, null)]).toEqual([word, power]);
});

test.each([
  ["Sous tension", "on"],
  ["Hors tension", "off"],
  ["Powered Off", "off"],
])("the power of %j: %s", (word, power) => {
  expect(powerOf(word, null)).toBe(power);
});

/** Lists of VMs with these power states, or none, in each of the three kinds. */
const KINDS = {
  "a list of VMs": (cells: readonly TableCell[], header: string | null = "Power") => ({
    VMs: rowsOf(["VM", "vCPU", "RAM GiB", "Template"], [2, 4, "False"], header, cells),
  }),
  RVTools: (cells: readonly TableCell[], header: string | null = "Powerstate") => ({
    vInfo: rowsOf(["VM", "CPUs", "Memory", "Template"], [2, 4096, "False"], header, cells),
  }),
  "Live Optics": (cells: readonly TableCell[], header: string | null = "Power State") => ({
    VMs: rowsOf(["VM Name", "Virtual CPU", "MOB ID", "Template"], [2, null, "False"], header, cells),
  }),
} as const;

function rowsOf(
  headers: readonly string[],
  others: readonly TableCell[],
  power: string | null,
  cells: readonly TableCell[],
): TableCell[][] {
  return [
    [...headers, ...(power === null ? [] : [power])],
    ...cells.map((cell, i) => [`vm${i}`, ...others, ...(power === null ? [] : [cell])]),
  ];
}

async function read(sheets: Parameters<typeof openTables>[0]) {
  const { estate, diagnostics } = await importEstate([openTables(sheets)]);
  return {
    power: estate.vms.map((vm) => vm.power),
    reported: diagnostics
      .filter(({ message }) => /power/i.test(message))
      .map(({ severity, row, message }) => `${severity} ${row}: ${message}`),
  };
}

const fault = (word: string) => ({ fault: word });

describe.each(Object.entries(KINDS))("%s", (_, sheetsOf) => {
  test.each<[string, TableCell[], string[]]>([
    ["known words", ["on", "Ausgeschaltet", "éteint", "suspended"], []],
    [
      "one unknown word",
      ["on", "down"],
      ['warning 3: "down" is not a power state: One VM counts as running.'],
    ],
    [
      "several unknown words",
      ["down", "on", "gone", "down"],
      ['warning 2: "down" is not a power state: 3 VMs count as running.'],
    ],
    ["one blank", ["on", null], ["warning 3: The power state of one VM is empty: it counts as running."]],
    [
      "several blanks",
      ["on", null, " ", "off", null],
      ["warning 3: The power state of 3 VMs is empty: they count as running."],
    ],
    [
      "an error",
      [fault("#N/A"), "on"],
      ['warning 2: "#N/A" is not a power state: One VM counts as running.'],
    ],
    [
      "the text of an error",
      ["on", "#NV", "#NV"],
      ['warning 3: "#NV" is not a power state: 2 VMs count as running.'],
    ],
    ["a number", [4, "on"], ['warning 2: "4" is not a power state: One VM counts as running.']],
    [
      "words and blanks",
      [null, "down"],
      [
        'warning 3: "down" is not a power state: One VM counts as running.',
        "warning 2: The power state of one VM is empty: it counts as running.",
      ],
    ],
  ])("reports %s", async (name, cells, expected) => {
    const { power, reported } = await read(sheetsOf(cells));
    expect(reported).toEqual(expected);
    const unknown = power.filter((one) => one === "unknown");
    expect(unknown.length > 0).toBe(name !== "known words");
  });

  test("reports no cells without the column", async () => {
    const { power, reported } = await read(sheetsOf([null, null], null));
    expect(power).toEqual(["unknown", "unknown"]);
    expect(
      reported.filter(
        (one) => !/^warning null: The column \S.* is missing: all VMs count as running\.$/.test(one),
      ),
    ).toEqual([]);
  });

  test("reports no template: it does not count as running", async () => {
    const [[, sheet] = ["", []]] = Object.entries(sheetsOf(["", "down"]));
    const templates = sheet.map((cells) => cells.map((cell) => (cell === "False" ? "True" : cell)));
    const [name = ""] = Object.keys(sheetsOf([]));
    expect((await read({ [name]: templates })).reported).toEqual([]);
  });
});

describe("Live Optics with the column Is Running", () => {
  const both = (power: TableCell, running: TableCell) => ({
    VMs: [
      ["VM Name", "Virtual CPU", "MOB ID", "Is Running", "Power State"],
      ["vm", 2, null, running, power],
    ],
  });
  test.each<[TableCell, TableCell, string, number]>([
    [null, true, "on", 0],
    [null, "FALSCH", "off", 0],
    ["down", false, "off", 0],
    ["poweredOff", null, "off", 0],
    [null, null, "unknown", 1],
    [fault("#N/A"), null, "unknown", 1],
    [null, fault("#N/A"), "unknown", 1],
  ])("reads %j and %j as %s, with %d diagnostics", async (power, running, expected, count) => {
    const { power: found, reported } = await read(both(power, running));
    expect([found, reported.length]).toEqual([[expected], count]);
  });

  test("reports a blank of the column where it is the only one", async () => {
    const rows = [
      ["VM Name", "Virtual CPU", "MOB ID", "Is Running"],
      ["a", 2, null, true],
      ["b", 2, null, null],
    ];
    expect(await read({ VMs: rows })).toEqual({
      power: ["on", "unknown"],
      reported: ["warning 3: The power state of one VM is empty: it counts as running."],
    });
  });
});
