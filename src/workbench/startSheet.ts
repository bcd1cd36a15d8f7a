import type { CellSpec, ValidationSpec, WorkbookSpec } from "../workbook/spec";

const SHEET = "Start";

/** A question with its inputs, and the formula that answers it. */
interface Answer {
  question: string;
  inputs: {
    label: string;
    value: string | number;
    unit: string;
    format?: string;
    rule: ValidationSpec["rule"];
  }[];
  /** The formula; `$1` is the first input's cell. */
  formula: string;
  label: string;
  unit: string;
  format: string;
}

const layouts: ValidationSpec["rule"] = { kind: "list", values: ["RAID-1", "RAID-5", "RAID-6"] };
const count = (maximum: number): ValidationSpec["rule"] => ({ kind: "whole", minimum: 1, maximum });
const amount = (maximum: number): ValidationSpec["rule"] => ({ kind: "decimal", minimum: 0.1, maximum });
const blockSizes: ValidationSpec["rule"] = {
  kind: "list",
  values: ["4K", "8K", "16K", "32K", "64K", "128K", "256K", "1M"],
};
const share: ValidationSpec["rule"] = { kind: "decimal", minimum: 0, maximum: 1 };

const ANSWERS: Answer[] = [
  {
    question: "CPU that storage traffic costs a vSAN ESA cluster",
    inputs: [
      {
        label: "Throughput of the guests",
        value: 1000,
        unit: "MB/s",
        format: "#,##0",
        rule: amount(1_000_000),
      },
      { label: "I/O size", value: "32K", unit: "", rule: blockSizes },
      { label: "Reads", value: 0.7, unit: "of the I/Os", format: "0%", rule: share },
      { label: "Layout", value: "RAID-5", unit: "", rule: layouts },
    ],
    formula: "VSAN_GHZ($1,$2,$3,$4)",
    label: "CPU",
    unit: "GHz in the cluster",
    format: "#,##0.0",
  },
  {
    question: "Capacity that is left for guests",
    inputs: [
      { label: "Hosts", value: 6, unit: "hosts", rule: count(64) },
      { label: "Disks per host", value: 5, unit: "disks", rule: count(24) },
      { label: "Disk", value: 6.4, unit: "TB", rule: amount(100) },
    ],
    formula: "VSAN_USABLE_TIB($1,$2,$3)",
    label: "Usable",
    unit: "TiB, RAID-5, one host in reserve",
    format: "#,##0.0",
  },
  {
    question: "CPU that RDMA saves compared with TCP",
    inputs: [
      { label: "I/O size", value: "4K", unit: "", rule: blockSizes },
      { label: "Reads", value: 1, unit: "of the I/Os", format: "0%", rule: share },
    ],
    formula: "RDMA_SAVING($1,$2)",
    label: "Saved",
    unit: "of the CPU per I/O",
    format: "0.0%",
  },
  {
    question: "Core dump file of an ESXi host",
    inputs: [{ label: "RAM", value: 1024, unit: "GiB", format: "#,##0", rule: amount(24_576) }],
    formula: "COREDUMP_GIB($1)",
    label: "Core dump",
    unit: "GiB",
    format: "0.00",
  },
];

/** First row of the block of answers, and the row of the subnet plan's heading; 1-based. */
const FIRST_ROW = 4;

/** The subnets of the plan on the sheet, with the hosts that each holds. */
const SUBNETS = [
  ["vSAN", 30],
  ["vMotion", 30],
  ["Management", 60],
] as const;

/** Size of what IPV4_VLSM answers: a header and a row a subnet. */
const PLAN = { rows: SUBNETS.length + 1, columns: 11 };

/** The first sheet of the workbench: five formulas at work, with inputs to change. */
export function startWorkbook(): WorkbookSpec {
  const cells: CellSpec[] = [
    { kind: "text", at: "A1", text: "HCI Planner", style: "title" },
    {
      kind: "text",
      at: "A2",
      text: "Five formulas at work: change a yellow cell to recalculate. In any empty cell, type =VSAN_ and select one.",
      style: "subtitle",
    },
    {
      kind: "text",
      at: "A3",
      text: "From exports and a benchmark to a sized cluster: in the pane, tab Import, press Try a sample design.",
      style: "subtitle",
    },
  ];
  const validations: ValidationSpec[] = [];
  let row = FIRST_ROW;
  for (const answer of ANSWERS) {
    cells.push({ kind: "text", at: `A${row}`, text: answer.question, style: "heading", columns: 5 });
    let formula = answer.formula;
    answer.inputs.forEach((input, i) => {
      row += 1;
      const { label, value, unit, format } = input;
      const at = `B${row}`;
      cells.push({ kind: "text", at: `A${row}`, text: label });
      cells.push({ kind: "input", at, value, ...(format === undefined ? {} : { format }) });
      if (unit !== "") cells.push({ kind: "text", at: `C${row}`, text: unit, style: "unit" });
      validations.push(validationOf(at, input));
      formula = formula.replace(`$${i + 1}`, at);
    });
    row += 1;
    const { label, unit, format } = answer;
    cells.push(
      { kind: "text", at: `A${row}`, text: label },
      { kind: "formula", at: `B${row}`, formula, style: "headline", format },
      { kind: "text", at: `C${row}`, text: unit, style: "unit" },
      { kind: "text", at: `E${row}`, text: `=${formula}`, style: "subtitle" },
    );
    row += 2;
  }
  cells.push(...subnetPlan(row));
  return {
    title: "HCI Planner",
    subject: "Five formulas and a sample design to begin with.",
    sheets: [
      {
        name: SHEET,
        cells,
        validations,
        columnWidths: [30, 18, 18, 16, 14, 16, 16, 15, 12, 12, 12],
        print: { orientation: "landscape" },
      },
    ],
    names: [],
  };
}

function validationOf(range: string, { label, rule }: Answer["inputs"][number]): ValidationSpec {
  const accepted =
    rule.kind === "list"
      ? `one of ${rule.values.join(", ")}`
      : rule === share
        ? "a share from 0% to 100%"
        : `a ${rule.kind === "whole" ? "whole " : ""}number from ${rule.minimum} to ${rule.maximum}`;
  return {
    range,
    rule,
    prompt: { title: label, text: `Enter ${accepted}.` },
    error: `Enter ${accepted}.`,
  };
}

/** A network divided into subnets: one formula that fills a block of cells. */
function subnetPlan(heading: number): CellSpec[] {
  const network = heading + 1;
  const first = network + 1;
  const last = first + SUBNETS.length - 1;
  const plan = last + 1;
  const formula = `IPV4_VLSM(B${network},A${first}:A${last},B${first}:B${last})`;
  return [
    {
      kind: "text",
      at: `A${heading}`,
      text: "A network divided into subnets, one formula for the whole table",
      style: "heading",
      columns: 5,
    },
    { kind: "text", at: `A${network}`, text: "Network" },
    { kind: "input", at: `B${network}`, value: "172.31.216.0/22" },
    ...SUBNETS.flatMap(([name, hosts], i): CellSpec[] => [
      { kind: "input", at: `A${first + i}`, value: name },
      { kind: "input", at: `B${first + i}`, value: hosts },
      { kind: "text", at: `C${first + i}`, text: "hosts", style: "unit" },
    ]),
    { kind: "text", at: `E${last}`, text: `=${formula}`, style: "subtitle" },
    { kind: "formula", at: `A${plan}`, formula, spill: PLAN, style: "value" },
  ];
}
