import type { WorkbookSpec } from "../../src/workbook/spec";

/** A workbook with every kind of feature once, as a template or a report would describe it. */
export const PLAN: WorkbookSpec = {
  title: "Test plan",
  subject: "Every feature once.",
  sheets: [
    {
      name: "Plan",
      columnWidths: [24, 14, 16],
      freeze: { rows: 2, columns: 0 },
      print: { orientation: "portrait", repeatRows: [1, 2] },
      cells: [
        { kind: "text", at: "A1", text: "Test plan", style: "title" },
        { kind: "note", at: "A2", columns: 3, text: "Change the yellow cells. ".repeat(6).trim() },
        { kind: "text", at: "A4", text: "Hosts" },
        { kind: "input", at: "B4", value: 6, format: "#,##0" },
        { kind: "text", at: "A5", text: "Layout" },
        { kind: "input", at: "B5", value: "RAID-5" },
        { kind: "text", at: "A6", text: "Cost of the tests" },
        { kind: "formula", at: "B6", formula: "SUM(Results[CPU (GHz)])", format: "#,##0.0" },
        { kind: "text", at: "A7", text: "Per host" },
        { kind: "formula", at: "B7", formula: "B6/Hosts", format: "#,##0.00" },
        { kind: "text", at: "A8", text: "Verdict" },
        { kind: "formula", at: "B8", formula: 'IF(B7<20,"fits","does not fit")' },
        { kind: "text", at: "A9", text: "Subnets" },
        {
          kind: "formula",
          at: "B9",
          formula: 'IPV4_SPLIT("10.0.0.0/24",26)',
          spill: { rows: 4, columns: 1 },
        },
        { kind: "text", at: "A14", text: "Tests", link: { sheet: "Test results" } },
        { kind: "text", at: "A15", text: "Manual", link: { url: "https://example.com/manual" } },
      ],
      validations: [
        {
          range: "B4",
          rule: { kind: "whole", minimum: 3, maximum: 64 },
          prompt: { title: "Hosts", text: "3 to 64 hosts." },
          error: "Enter a whole number from 3 to 64.",
        },
        {
          range: "B5",
          rule: { kind: "list", values: ["RAID-1", "RAID-5", "RAID-6"] },
          prompt: { title: "Layout", text: "Pick one." },
          error: "Pick one of the list.",
        },
      ],
      conditionalFormats: [
        { range: "B8", formula: 'B8="fits"', style: "good" },
        { range: "B8", formula: 'B8<>"fits"', style: "bad" },
      ],
      charts: [
        {
          kind: "column",
          title: "CPU by test",
          description: "One column a test.",
          covers: "E4:K16",
          series: [
            {
              name: "CPU (GHz)",
              categories: { table: "Results", column: "Case" },
              values: { table: "Results", column: "CPU (GHz)" },
            },
          ],
        },
      ],
    },
    {
      name: "Test results",
      columnWidths: [26, 12, 14],
      print: { orientation: "landscape" },
      cells: [{ kind: "text", at: "A1", text: "Results", style: "title" }],
      tables: [
        {
          name: "Results",
          at: "A3",
          columns: [
            { header: "Case" },
            { header: "IOPS", format: "#,##0" },
            { header: "CPU (GHz)", formula: 'VSAN_GHZ_IOPS([@IOPS],"32K",0.7,Layout)', format: "0.0" },
          ],
          rows: [
            ["first", 100000, null],
            ["second", 50000, null],
          ],
        },
      ],
    },
  ],
  names: [
    { name: "Hosts", refersTo: { sheet: "Plan", range: "B4" }, comment: "Hosts of the cluster" },
    { name: "Layout", refersTo: { sheet: "Plan", range: "B5" } },
  ],
};
