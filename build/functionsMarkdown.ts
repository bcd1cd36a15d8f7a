import type { FunctionHelp } from "../src/functionHelp";
import { ARGUMENTS } from "../src/functions/_blanks";
import { MAX_ELEMENTS } from "../src/functions/_broadcast";

/** Headings, in order, and the folders of src/functions that stand below each. */
const SECTIONS: Readonly<Record<string, readonly string[]>> = {
  "vSAN: CPU cost, capacity, network, licenses": ["vsan"],
  "CPU cost of other media, and RAM": ["nvme", "net", "ram", "rule"],
  "CPU capacity and your own measurements": ["cpu"],
  RDMA: ["rdma"],
  "Layouts and disks": ["raid", "osa", "disk"],
  "Core dump and boot disk": ["coredump", "osdata"],
  Licenses: ["vcf"],
  "Stretched cluster": ["stretched", "witness"],
  "Performance arithmetic and latency": ["storage", "rate", "size", "latency"],
  "Benchmarks in the sheet": ["bench"],
  IPv4: ["ipv4"],
  "Explanation of any function": ["hci"],
};

/** What stands below a heading before its functions. */
const NOTES: Readonly<Record<string, string>> = {
  IPv4: "[Where other libraries answer differently](addresses.md): the tests of CPython, Go and netaddr, replayed.",
};

/** What a blank cell is to an argument. */
type Blank = (typeof ARGUMENTS)[keyof typeof ARGUMENTS]["blank"];

/** The optional arguments of one rule for blank cells, as code. */
function argumentsOf(help: readonly FunctionHelp[], blank: Blank): string {
  const rules: Readonly<Record<string, { blank: Blank }>> = ARGUMENTS;
  const optional = help.flatMap(({ parameters }) =>
    parameters.filter((parameter) => parameter.optional).map(({ name }) => name),
  );
  const names = [...new Set(optional)].filter((name) => rules[name]?.blank === blank).sort();
  return names.map((name) => `\`${name}\``).join(", ");
}

/** What holds for all functions. */
const rules = (help: readonly FunctionHelp[]): string => `## Arguments

An argument in brackets may be omitted. Every argument takes a single cell, a row, a column or a range; ranges combine as
in Excel's array arithmetic, and one call returns the whole array, ${MAX_ELEMENTS.toLocaleString("en-US")} cells at most. An error in one row is an error of
that row only.

**Numbers and units.** A number is in the unit of the argument; a text has its own: \`"10 Gb/s"\`, \`"22541 MiB/s"\`,
\`"32K"\`, \`"100k"\`, \`"250 usec"\`, \`"2x25GbE"\`. Thousands may be separated by spaces or apostrophes (\`"1 000"\`, \`"1'000"\`), or
by commas or dots where the other one or a second group shows it (\`"1,234.5"\`, \`"1.234.567"\`). A lone dot or comma before
three digits (\`"45.000"\`, \`"1,234 MB/s"\`) is 45 or 45,000 depending on the country: it is refused with both readings, and so
is a unit that can be bytes or bits (\`"10 mb/s"\`).

**Blank cells.** Desktop Excel passes a blank cell to a custom function as the number 0, Excel on the web as no value. So that
a workbook gives the same figures everywhere, one of these rules holds for each optional argument:

| a blank cell or 0 is | arguments |
|---|---|
| an omitted argument, because 0 is never a value | ${argumentsOf(help, "omitted")}, and a \`profile\` whose cells are all blank |
| 0, as in Excel's own functions; omit the argument for its default | ${argumentsOf(help, "zero")} |
| refused, because it would silently remove a safety margin; use \`none\`, or the text \`0\` or \`0%\` | ${argumentsOf(help, "refused")} |
| an omitted argument where the address has its mask; otherwise 0 is refused, because it can mean /0: use \`"/0"\` | ${argumentsOf(help, "reader")} |

To pass a cell that may hold 0 to an argument of the third kind, append \`&""\`: \`=VSAN_USABLE_TIB(A2,B2,C2,,D2&"")\`. A required
argument that is blank is an error, or an empty text in an array; a quantity such as \`throughput\` may be 0. Lists of addresses,
names and tests skip blank cells and zeros; so does a row of an array whose ranges are all blank or 0.
`;

/** A cell of a Markdown table: a bar would end it. */
const cell = (text: string): string => text.replaceAll("|", "\\|");

function section({ id, parameters, description, returns, unit, source, examples }: FunctionHelp): string[] {
  const signature = parameters.map(({ name, optional }) => (optional ? `[${name}]` : name)).join(", ");
  return [
    `### ${id}`,
    "",
    `\`=${id}(${signature})\``,
    "",
    description,
    "",
    ...(parameters.length === 0 ? [] : ["| argument | meaning |", "|---|---|"]),
    ...parameters.map((parameter) => `| \`${parameter.name}\` | ${cell(parameter.description)} |`),
    "",
    `Result (${unit}): ${returns}`,
    "",
    "| example | result |",
    "|---|---|",
    ...examples.map(({ formula, result }) => `| \`${cell(formula)}\` | \`${cell(result)}\` |`),
    "",
    `Source: ${source}`,
    "",
  ];
}

function noteOf(heading: string): string[] {
  const note = NOTES[heading];
  return note === undefined ? [] : [note, ""];
}

/**
 * docs/functions.md: all functions by family, from what their doc blocks say.
 *
 * @param help Records of functions.help.json.
 */
export function functionsMarkdown(help: readonly FunctionHelp[]): string {
  const known = Object.values(SECTIONS).flat();
  const unknown = help.find(({ family }) => !known.includes(family));
  if (unknown) throw new Error(`no section of docs/functions.md holds the family ${unknown.family}`);
  const lines = Object.entries(SECTIONS).flatMap(([heading, families]) => {
    const entries = help.filter(({ family }) => families.includes(family));
    return entries.length === 0 ? [] : [`## ${heading}`, "", ...noteOf(heading), ...entries.flatMap(section)];
  });
  const intro = "Generated from the code by `npm run docs`; the examples are executed by a test.";
  return ["# Functions", "", intro, "", rules(help), ...lines].join("\n");
}
