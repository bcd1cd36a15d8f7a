const FAMILIES = {
  vsan: "CPU cost of vSAN I/O",
  nvme: "CPU cost of local NVMe",
  net: "CPU cost of network traffic",
  ram: "CPU cost of RAM traffic",
  rule: "Rules of thumb",
  cpu: "CPU capacity and measurements of your own",
  ipv4: "IPv4",
};

/** A cell of a Markdown table: a bar would end it. */
const cell = (text) => text.replaceAll("|", "\\|");

function section({ id, parameters, description, returns, source, examples }) {
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
    `Result: ${returns}`,
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
  const families = [...new Set(help.map(({ family }) => family))].sort(
    (a, b) => Object.keys(FAMILIES).indexOf(a) - Object.keys(FAMILIES).indexOf(b),
  );
  const lines = families.flatMap((family) => [
    `## ${FAMILIES[family] ?? family}`,
    "",
    ...help.filter((entry) => entry.family === family).flatMap(section),
  ]);
  const intro = "Generated from the code by `npm run docs`; the examples are executed by a test.";
  return ["# Functions", "", intro, "", ...lines].join("\n");
};
