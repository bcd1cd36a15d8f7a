/** Headings, in order, and the folders of src/functions that stand below each. */
const SECTIONS = {
  "vSAN: CPU cost, capacity, network, licences": ["vsan"],
  "CPU cost of other media": ["nvme", "net", "ram", "rule"],
  "CPU capacity and measurements of your own": ["cpu"],
  RDMA: ["rdma"],
  "Layouts and disks": ["raid", "osa", "disk"],
  "Core dump and boot disk": ["coredump", "osdata"],
  Licences: ["vcf"],
  "Stretched cluster": ["stretched", "witness"],
  "Performance arithmetic and latency": ["storage", "rate", "latency"],
  "Benchmarks in the sheet": ["bench"],
  IPv4: ["ipv4"],
};

/** A cell of a Markdown table: a bar would end it. */
const cell = (text) => text.replaceAll("|", "\\|");

function section({ id, parameters, description, returns, unit, source, examples }) {
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

/**
 * docs/functions.md: all functions by family, from what their doc blocks say.
 *
 * @param {object[]} help Records of functions.help.json.
 */
module.exports = function functionsMarkdown(help) {
  const known = Object.values(SECTIONS).flat();
  const unknown = help.filter(({ family }) => !known.includes(family));
  if (unknown.length > 0)
    throw new Error(`no section of docs/functions.md holds the family ${unknown[0].family}`);
  const lines = Object.entries(SECTIONS).flatMap(([heading, families]) => {
    const entries = help.filter(({ family }) => families.includes(family));
    return entries.length === 0 ? [] : [`## ${heading}`, "", ...entries.flatMap(section)];
  });
  const intro = "Generated from the code by `npm run docs`; the examples are executed by a test.";
  return ["# Functions", "", intro, "", ...lines].join("\n");
};
