import { esxtop } from "../../../src/importers/esxtop/esxtop";
import { readBy } from "../owners";
import { folderOf, textFile } from "../sources";
import {
  esxtopText,
  processorsUsed,
  rowsAt,
  rowsOf,
  TIMES,
  TOTALS,
  uplink,
  USED,
  WHOLE,
  type HostRow,
} from "./esxtopTexts";

/** The diagnostics of a file, as `severity code line: message`. */
async function diagnosticsOf(text: string): Promise<string[]> {
  const { diagnostics } = await readBy(esxtop, folderOf([textFile("a/esx1.csv", text)]));
  expect(diagnostics.every(({ file }) => file === "a/esx1.csv")).toBe(true);
  return diagnostics.map(({ severity, code, line, message }) => `${severity} ${code} ${line}: ${message}`);
}

/** The lines of a whole file of six rows, with some changed. */
function changed(change: (lines: string[]) => void): string {
  const lines = esxtopText(rowsOf([10, 20, 30, 40, 50, 60]))
    .trimEnd()
    .split("\n");
  change(lines);
  return `${lines.join("\n")}\n`;
}

const replaced = (line: number, from: string | RegExp, to: string) =>
  changed((lines) => {
    lines[line - 1] = (lines[line - 1] ?? "").replace(from, to);
  });

const width = (changed(() => undefined).split("\n")[0] ?? "").split('","').length;
const long = "x".repeat(50);

test.each([
  [
    "a header without a time zone",
    esxtopText(rowsOf([1, 2]), { zone: "" }),
    ['warning esxtop-zone null: The header "(PDH-CSV 4.0)" names no time zone: its times are taken as UTC'],
  ],
  [
    "a row of two columns too many",
    replaced(3, /$/, ',"1","2"'),
    [
      `warning esxtop-columns 3: The row of "11/29/2024 10:00:05" is truncated or damaged, and skipped: it has ${width + 2} columns, the header ${width}`,
    ],
  ],
  [
    "a row of two columns too few",
    replaced(3, /(,"[^"]*"){2}$/, ""),
    [
      `warning esxtop-columns 3: The row of "11/29/2024 10:00:05" is truncated or damaged, and skipped: it has ${width - 2} columns`,
    ],
  ],
  ["a row with a delimiter at its end", replaced(3, /$/, ","), []],
  ["a row that lacks the header's last delimiter", changed((lines) => (lines[0] += ',""')), []],
  [
    "a row that is damaged behind a long text: 40 letters of it",
    replaced(3, /^"[^"]*"(,"[^"]*"){2}/, `"${long}"`),
    [`warning esxtop-columns 3: The row of "${long.slice(0, 40)}" is truncated or damaged, and skipped`],
  ],
  [
    "no time stamp, but a long text: 40 letters of it",
    replaced(3, /^"[^"]*"/, `"${long}"`),
    [`warning esxtop-time 3: "${long.slice(0, 40)}" is not a readable time stamp: row skipped`],
  ],
  [
    "a row of empty fields",
    changed((lines) => lines.splice(2, 0, ",".repeat(width - 1))),
    ['warning esxtop-time 3: "" is not a readable time stamp'],
  ],
  ["empty lines", changed((lines) => lines.splice(2, 0, "", "", "")), []],
  [
    "a value that is not a number, by the name of its column; 40 letters of it",
    replaced(3, /"20.00"/, `"${long}"`),
    [
      `warning esxtop-value 3: "${long.slice(0, 40)}" under "\\\\\\\\esx1.lab\\\\Physical Cpu(0)\\\\% Processor Time" is not a number: it counts as missing`,
    ],
  ],
  [
    "a value beyond all numbers",
    replaced(3, /"20.00"/, `"${"9".repeat(40)}"`),
    [
      `warning esxtop-implausible 3: "${"9".repeat(40)}" under "\\\\\\\\esx1.lab\\\\Physical Cpu(0)\\\\% Processor Time" exceeds a processor at its highest clock (500%): it counts as missing.`,
    ],
  ],
  [
    "a counter that wrapped, of an uplink",
    replaced(3, /"1000.00"/, '"18446744073709.55"'),
    [
      /^warning esxtop-implausible 3: "18446744073709.55" under ".*vmnic0\)\\\\MBits Transmitted\/sec" exceeds the fastest network port \(800,000 MBits\/s\): it counts as missing\.$/,
    ],
  ],
  [
    "a share below 0 and a value that is not a number in one row: both",
    changed(
      (lines) => (lines[2] = (lines[2] ?? "").replace(/"20.00"/, '"-5"').replace(/"1000.00"/, '"nan"')),
    ),
    [
      /^warning esxtop-implausible 3: "-5" under ".*% Processor Time" is below 0: it counts as missing\.$/,
      /^warning esxtop-value 3: "nan" under /,
    ],
  ],
  ["a value that is empty", replaced(3, /"20.00"/, '""'), []],
  [
    "what is not a number in three rows: the first, and how many more",
    changed((lines) =>
      [2, 3, 5].forEach((at) => (lines[at] = (lines[at] ?? "").replace(/"1000.00"/, '"n/a"'))),
    ),
    [
      /^warning esxtop-value 3: "n\/a" under ".*vmnic0\)\\\\MBits Transmitted\/sec" is not a number.*\(and 2 more\)$/,
    ],
  ],
  [
    "a clock that goes back twice",
    changed((lines) => [3, 5].forEach((at) => (lines[at] = (lines[at] ?? "").replace("10:00:", "09:00:")))),
    [
      /^warning esxtop-backwards 4: The time stamp is not after the previous one: row skipped\. \(and 1 more\)$/,
    ],
  ],
  [
    "a pause",
    replaced(7, "10:00:25", "10:10:00"),
    ["info esxtop-pause 7: The row follows a gap in the recording: row skipped"],
  ],
  [
    "time stamps without seconds",
    esxtopText(rowsAt(["10:00", "10:00", "10:01"], WHOLE)),
    ["info esxtop-minutes 1: The time stamps have no seconds: the rows are averaged by the minute"],
  ],
  [
    "a header without rows",
    esxtopText(rowsOf([1, 2]))
      .split("\n", 1)
      .join() + "\n",
    ["warning esxtop-no-rows 1: esx1.lab has a header but no rows: a recording needs at least two"],
  ],
  [
    "one row",
    esxtopText(rowsOf([1])),
    ["warning esxtop-no-rows 1: esx1.lab has 1 usable rows: a recording needs at least two"],
  ],
  [
    "columns of another host",
    esxtopText(rowsAt(TIMES, WHOLE)).replace(/$/m, String.raw`,"\\b\Physical Cpu(_Total)\% Util Time"`),
    [
      /^warning esxtop-more-columns 1: 1 columns of other hosts than esx1\.lab, or beyond 20,000, are skipped/,
    ],
  ],
  [
    "some columns are missing",
    esxtopText(rowsAt(TIMES, { ...processorsUsed("40"), [USED]: "40", [uplink("vmnic0", "Received")]: "1" })),
    [
      /^warning esxtop-missing 1: The header lacks "Physical Cpu\(\.{3}\)\\% Util Time", "Network Port\(\.{3}:vmnic\.{3}\)\\MBits Transmitted\/sec": these figures remain empty\. "esxtop -b -a" writes all columns\.$/,
    ],
  ],
  [
    "no column is known",
    esxtopText(rowsAt(TIMES, { "Memory\\Free MBytes": "1" })),
    [
      /^warning esxtop-no-columns 1: The header has no column of an ESXi host's processors or uplinks: "Physical Cpu\(.*", "Physical.*", "Network.*", "Network.*Received\/sec"\.$/,
    ],
  ],
  [
    "each processor, but no column for all",
    esxtopText(rowsAt(TIMES, { ...WHOLE, ...processorsUsed("10", "20"), [USED]: "" })).replace(
      /Cpu\(_Total\)(?=\\% Proc)/,
      "X",
    ),
    [
      /^info esxtop-no-total 1: There is no column for all processors: the CPU use is the mean of the 2 that have one\.$/,
    ],
  ],
  [
    "a column for all processors alone",
    esxtopText(rowsAt(TIMES, TOTALS)),
    ["info esxtop-processors 1: The header does not name every processor: their number remains unknown"],
  ],
  [
    "no column of processors: their number needs no word",
    esxtopText(
      rowsAt(TIMES, { [uplink("vmnic0", "Transmitted")]: "1", [uplink("vmnic0", "Received")]: "1" }),
    ),
    ["warning esxtop-missing 1: The header lacks"],
  ],
])("%s", async (_, text, expected) => {
  const found = await diagnosticsOf(text);
  expect(found).toEqual(
    expected.map((words) =>
      typeof words === "string" ? expect.stringContaining(words) : expect.stringMatching(words),
    ) as string[],
  );
});

test("rows of both orders of day and month are refused, and so is a date that is ambiguous", async () => {
  const rows = (...dates: string[]) =>
    esxtopText(
      dates.map((date) => [`${date} 10:00:00`, WHOLE]),
      { quote: "" },
    );
  expect(await diagnosticsOf(rows("3/26/2024", "26/3/2024"))).toEqual([
    expect.stringMatching(
      /^error esxtop-date-order 2: "3\/26\/2024 10:00:00" and the other time stamps of the file have no common order of day and month: file skipped/,
    ),
  ]);
  expect(await diagnosticsOf(rows("3/4/2024", "3/4/2024"))).toEqual([
    expect.stringMatching(
      /^error esxtop-date-order 2: "3\/4\/2024 10:00:00" may begin with the day or with the month/,
    ),
  ]);
});

describe("the processors' own columns next to the one for all", () => {
  const agree = async (total: string, own: string, rows = 2) =>
    diagnosticsOf(
      esxtopText(
        rowsAt(["10:00:00", "10:00:05", "10:00:10"].slice(0, rows), {
          ...WHOLE,
          ...processorsUsed(own),
          [USED]: total,
        }),
      ),
    );

  test.each([
    ["half a point apart", "10.0", "9.5"],
    ["half a point apart, the other way", "10.0", "10.5"],
    ["two in a hundred apart", "100", "98"],
    ["two in a hundred apart, the other way", "100", "102"],
  ])("agree where they are %s", async (_, total, own) => {
    expect(await agree(total, own)).toEqual([]);
  });

  test.each([
    ["10.0", "9.4"],
    ["100", "97.9"],
    ["100", "102.1"],
  ])("all %s and own %s do not agree: processors are missing", async (total, own) => {
    expect(await agree(total, own)).toEqual([
      expect.stringContaining(
        `warning esxtop-processors 1: All processors together used ${Number(total).toFixed(1)}%, those with a column of their own ${Number(own).toFixed(1)}%: some are missing`,
      ),
    ]);
  });

  test("are compared over the rows that have both: others do not thin the difference out", async () => {
    const rows: [string, HostRow][] = [
      ["11/29/2024 10:00:00", { ...WHOLE, ...processorsUsed("41.1"), [USED]: "42" }],
      ["11/29/2024 10:00:05", { ...WHOLE, ...processorsUsed("41.1"), [USED]: "" }],
      ["11/29/2024 10:00:10", { ...WHOLE, ...processorsUsed(""), [USED]: "42" }],
      ["11/29/2024 10:00:15", { ...WHOLE, ...processorsUsed("41.1"), [USED]: "42" }],
    ];
    expect(await diagnosticsOf(esxtopText(rows))).toEqual([
      expect.stringContaining("All processors together used 42.0%, those with a column of their own 41.1%"),
    ]);
  });
});

test("one row with seconds is enough for the rows of a file to have them", async () => {
  const text = esxtopText(rowsAt(["10:00", "10:00:00", "10:00:05"], WHOLE));
  expect(await diagnosticsOf(text)).toEqual([expect.stringContaining("warning esxtop-backwards 3")]);
});
