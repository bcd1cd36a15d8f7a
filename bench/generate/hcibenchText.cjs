/** What HCIBench 2.8.3 and 3.0 print into -res.txt, line for line (parseFioResult.rb). */

const RULE = "=".repeat(29);

/** Ruby's `round(2).to_s`: no trailing zeros, but always one decimal. @param {number} value */
const rubyRound = (value) => {
  const text = String(Math.round(value * 100) / 100);
  return text.includes(".") ? text : `${text}.0`;
};

/**
 * One block of figures.
 * @param {{ job: string, vms: number, iops: number, throughput: number, latencies: number[], decimals: number,
 *   early: number }} block `latencies`: read, write, 95th percentile read and write, in ms
 */
function resultBlock({ job, vms, iops, throughput, latencies, decimals, early }) {
  const line = (label, value) => `${label}${label.length < 8 ? "\t\t" : "\t"}= ${value}`;
  const notice = `There are ${early} VMs finished testing early, those VMs are not used for summarizing results`;
  const labels = ["R_LATENCY", "W_LATENCY", "95%tile_R_LAT", "95%tile_W_LAT"];
  return [
    ...(early > 0 ? [notice] : []),
    RULE,
    line("JOB_NAME", job),
    line("VMs", vms),
    line("IOPS", `${iops.toFixed(2)} IO/S`),
    line("THROUGHPUT", `${throughput.toFixed(2)} MB/s`),
    ...labels.map((label, index) => line(label, `${latencies[index].toFixed(decimals)} ms`)),
    RULE,
  ];
}

/**
 * The table of a cluster as Ruby's terminal-table draws it.
 * @param {string} cluster @param {{ name: string, use: number[] }[]} hosts
 */
function resourceTable(cluster, hosts) {
  const average = [0, 1, 2].map((column) => {
    return Math.round((hosts.reduce((sum, host) => sum + host.use[column], 0) / hosts.length) * 100) / 100;
  });
  const rows = [
    [cluster, "cpu.usage%", "cpu.utilization%", "mem.usage%"],
    ...hosts.map((host) => [host.name, ...host.use.map(rubyRound)]),
    ["Average", ...average.map(rubyRound)],
  ];
  const widths = [0, 1, 2, 3].map((column) => Math.max(...rows.map((row) => row[column].length)));
  const bar = `+${widths.map((width) => "-".repeat(width + 2)).join("+")}+`;
  const line = (row) => `| ${row.map((cell, column) => cell.padEnd(widths[column])).join(" | ")} |`;
  const title = "Resource Utilization";
  const inner = bar.length - 4;
  const left = Math.floor((inner - title.length) / 2);
  const centred = `${" ".repeat(left)}${title}`.padEnd(inner);
  const [head, ...body] = rows.map(line);
  const last = body.pop();
  return { lines: [bar, `| ${centred} |`, bar, head, bar, ...body, bar, last, bar], average };
}

const RESOURCE_NOTES = [
  "",
  "",
  "cpu.usage - Provides statistics for logical CPUs. This is based on CPU Hyperthreading.",
  "cpu.utilization - Provides statistics for physical CPUs.",
];

module.exports = { resultBlock, resourceTable, RESOURCE_NOTES, RULE };
