import type { WorkbookDrawing } from "../../src/workbook/drawing";
import { layout } from "../../src/workbook/layout";
import type { CellValue, WorkbookSpec } from "../../src/workbook/spec";

/** A workbook that uses every kind of cell and feature once: the fixture of the layout and writer tests. */
export const SAMPLE: WorkbookSpec = {
  title: "Sample & sizing",
  subject: "Every feature once.",
  sheets: [
    {
      name: "Summary",
      columnWidths: [28, 14, 14, 14],
      freeze: { rows: 3, columns: 1 },
      print: { orientation: "portrait", repeatRows: [1, 2] },
      cells: [
        { kind: "text", at: "A1", text: "Host sizing", style: "title" },
        {
          kind: "note",
          at: "A2",
          columns: 4,
          text: "Change the yellow cells. Everything else follows from them, and every figure says where it comes from: see the sheet with the basis of the estimate.",
        },
        { kind: "text", at: "A4", text: "Hosts" },
        { kind: "input", at: "B4", value: 4, format: "#,##0" },
        { kind: "text", at: "C4", text: "hosts", style: "unit" },
        { kind: "text", at: "A5", text: "Layout" },
        { kind: "input", at: "B5", value: "RAID-5" },
        { kind: "text", at: "A6", text: "GHz per host" },
        { kind: "value", at: "B6", value: 115.2, format: "#,##0.0" },
        { kind: "text", at: "A7", text: "GHz in all" },
        { kind: "formula", at: "B7", formula: "B4*GhzPerHost", format: "#,##0.0" },
        { kind: "text", at: "A8", text: "GHz for storage" },
        {
          kind: "formula",
          at: "B8",
          formula: 'VSAN_GHZ_IOPS(SUM(Results[IOPS]),"8K",B5)',
          format: "#,##0.0",
        },
        { kind: "text", at: "A9", text: "Verdict" },
        { kind: "formula", at: "B9", formula: 'IF(B8<B7,"fits","does not fit")', style: "headline" },
        { kind: "text", at: "A10", text: "Known" },
        { kind: "formula", at: "B10", formula: "ISNUMBER(B8)" },
        { kind: "text", at: "A11", text: "Back" },
        { kind: "text", at: "A12", text: "Results", link: { sheet: "Test results" } },
        { kind: "text", at: "B12", text: "Manual", link: { url: "https://example.com/a?b=1&c=$&" } },
        { kind: "text", at: "A14", text: "Plan", style: "heading" },
        {
          kind: "formula",
          at: "A15",
          formula: 'IPV4_VLSM("10.0.0.0/22",B4)',
          spill: { rows: 3, columns: 2 },
        },
      ],
      validations: [
        {
          range: "B4",
          rule: { kind: "whole", minimum: 1, maximum: 64 },
          prompt: { title: "Hosts", text: "1 to 64 hosts" },
          error: "Enter a whole number from 1 to 64.",
        },
        {
          range: "B5",
          rule: { kind: "list", values: ["RAID-1", "RAID-5", 'a "quoted" & <odd> one'] },
          prompt: { title: "Layout", text: "Pick one" },
          error: "Pick one of the list.",
        },
      ],
      conditionalFormats: [
        { range: "B9", formula: 'B9="fits"', style: "good" },
        { range: "B9", formula: 'B9<>"fits"', style: "bad" },
      ],
      charts: [
        {
          kind: "column",
          title: "IOPS by test",
          description: "One column a test; 8K random is highest.",
          covers: "F3:M17",
          xTitle: "Test",
          yTitle: "IOPS",
          series: [
            {
              name: "IOPS",
              categories: { table: "Results", column: "Case" },
              values: { table: "Results", column: "IOPS" },
            },
          ],
        },
        {
          kind: "scatter",
          title: "Latency against IOPS",
          description: "One point a test.",
          covers: "F19:M33",
          xTitle: "IOPS",
          yTitle: "Latency (ms)",
          series: [
            {
              name: "Latency (ms)",
              categories: { table: "Results", column: "IOPS" },
              values: { table: "Results", column: "Latency (ms)" },
            },
          ],
        },
        {
          kind: "bar",
          title: "IOPS, lying",
          description: "The same as bars.",
          covers: "A20:D34",
          xTitle: "Test",
          yTitle: "IOPS",
          series: [
            {
              name: "IOPS",
              categories: { table: "Results", column: "Case" },
              values: { table: "Results", column: "IOPS" },
            },
          ],
        },
        {
          kind: "line",
          title: "Two lines",
          description: "IOPS and doubled IOPS.",
          covers: "F35:M49",
          series: [
            {
              name: "IOPS",
              categories: { table: "Results", column: "Case" },
              values: { table: "Results", column: "IOPS" },
            },
            {
              name: "Twice",
              categories: { sheet: "Test results", range: "A4:A6" },
              values: { sheet: "Test results", range: "D4:D6" },
            },
          ],
        },
      ],
    },
    {
      name: "Test results",
      columnWidths: [26, 12, 12, 12, 12],
      print: { orientation: "landscape", repeatRows: [3, 3], repeatColumns: [1, 2], pagesWide: 2 },
      cells: [{ kind: "text", at: "A1", text: "Results", style: "title" }],
      tables: [
        {
          name: "Results",
          at: "A3",
          columns: [
            { header: "Case" },
            { header: "IOPS", format: "#,##0" },
            { header: "Latency (ms)", format: "0.00" },
            { header: "Twice", formula: "[@IOPS]*2+$B$4*0", format: "#,##0" },
            {
              header: "vSAN [GHz] #1",
              formula: "VSAN_GHZ_IOPS([@IOPS],[@[Latency (ms)]],Layout)",
              format: "0.0",
            },
          ],
          rows: [
            ["8K random", 120000, 1.25, null, null],
            ["32K random", 60000.5, 2.5, null, null],
            ["1M sequential", 2000, null, null, null],
          ],
        },
      ],
    },
    {
      name: "Bob's data",
      print: { orientation: "portrait" },
      cells: [
        { kind: "text", at: "A1", text: "=1+1" },
        { kind: "text", at: "A2", text: "+x" },
        { kind: "text", at: "A3", text: "@x" },
        { kind: "text", at: "A4", text: "_x000D_ and _x0041_" },
        { kind: "text", at: "A5", text: `<&>"'` },
        { kind: "text", at: "A6", text: "emoji 😀 日本" },
        { kind: "text", at: "A7", text: "  leading and trailing  " },
        { kind: "text", at: "A8", text: "two\nlines\tand a tab" },
        { kind: "formula", at: "A9", formula: '"_x000D_ & "&A1' },
        { kind: "formula", at: "A10", formula: "STDEV.S(Results[IOPS])" },
        { kind: "formula", at: "A11", formula: "NA()" },
      ],
    },
  ],
  names: [
    { name: "GhzPerHost", refersTo: { sheet: "Summary", range: "B6" }, comment: "Cores × clock" },
    { name: "Layout", refersTo: { sheet: "Summary", range: "B5" } },
    { name: "Apostrophe", refersTo: { sheet: "Bob's data", range: "A1:A3" } },
    { name: "Share", refersTo: { formula: "96%" } },
    { name: "Twice", refersTo: { formula: "LAMBDA(x,IF(x>0,x*2,0))" } },
  ],
  records: [
    {
      plan: "sample",
      product: "0.1.0",
      method: "1",
      evidence: "1",
      sheets: ["Summary", "Test results", "Bob's data"],
      names: ["GhzPerHost", "Layout", "Apostrophe", "Share", "Twice"],
      inputs: [
        { id: "hosts", sheet: "Summary", at: "B4", label: "Hosts", labelAt: "A4", default: 4 },
        { id: "layout", sheet: "Summary", at: "B5", label: "Layout", labelAt: "A5", default: "RAID-5" },
      ],
    },
  ],
};

/** What the calculator would put into the sample's formulas, by sheet and cell. */
const CALCULATED: Record<string, [row: number, column: number, value: CellValue][]> = {
  Summary: [
    [6, 1, 460.8],
    [7, 1, 123.4],
    [8, 1, "fits"],
    [9, 1, true],
    [14, 0, "10.0.0.0/26"],
    [14, 1, 64],
    [15, 0, "10.0.0.64/26"],
    [15, 1, 64],
    [16, 0, "  10.0.0.128/26"],
    [16, 1, 64],
  ],
  "Test results": [
    [3, 3, 240000],
    [4, 3, 120001],
    [5, 3, 4000],
    [3, 4, 82.4],
    [4, 4, "n/a <8K>"],
    [5, 4, { error: "#N/A", message: "not measured" }],
  ],
  "Bob's data": [
    [8, 0, "_x000D_ & =1+1"],
    [9, 0, 59000.25],
    [10, 0, { error: "#N/A" }],
  ],
};

/** The sample laid out and calculated. */
export function sampleDrawing(): WorkbookDrawing {
  const drawing = layout(SAMPLE);
  for (const sheet of drawing.sheets) {
    for (const [row, column, value] of CALCULATED[sheet.name] ?? []) {
      const cells = sheet.values[row];
      if (cells) cells[column] = value;
    }
  }
  return drawing;
}
