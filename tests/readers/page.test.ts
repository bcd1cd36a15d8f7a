import { execFileSync } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { writeXlsx } from "../../src/workbook/writers/xlsx/writeXlsx";
import { longDescribe } from "../volume";
import { pageDrawing } from "../workbook/pageSample";
import { runs, testWhenInstalled } from "./whenInstalled";

/** A page with everything that a description can ask of one, given to programs that are not ours. */
const folder = fs.mkdtempSync(path.join(os.tmpdir(), "hci-planner-"));
const file = path.join(folder, "page.xlsx");

beforeAll(async () => {
  fs.writeFileSync(file, (await writeXlsx(pageDrawing())).output);
});

afterAll(() => fs.rmSync(folder, { recursive: true }));

const PYTHON = ["/usr/bin/python3", "python3"].find((python) => runs(python, "-c", "import openpyxl"));

testWhenInstalled(
  { name: "openpyxl", hint: "apt-get install python3-openpyxl" },
  PYTHON !== undefined,
  "openpyxl reads heights, widths, paper and charts of a page",
  () => {
    const script = [
      "import json, sys, openpyxl",
      "book = openpyxl.load_workbook(sys.argv[1])",
      "page = book['Page']",
      "line, bar, scatter = page._charts",
      "footer = page.oddFooter",
      "print(json.dumps({",
      " 'heights': [page.row_dimensions[row].height for row in (1, 3, 7, 10, 11)],",
      " 'narrow': page.column_dimensions['F'].width < 1.01,",
      " 'gridlines': page.sheet_view.showGridLines,",
      " 'merged': [str(one) for one in page.merged_cells.ranges],",
      " 'area': str(page.print_area), 'rows': page.print_title_rows, 'scale': page.page_setup.scale,",
      " 'breaks': [one.id for one in page.row_breaks.brk], 'centered': page.print_options.horizontalCentered,",
      " 'top': page.page_margins.top, 'footer': [footer.left.text, footer.right.text, footer.right.size],",
      " 'axis': [line.y_axis.scaling.min, line.y_axis.scaling.max, line.y_axis.majorUnit],",
      " 'dash': line.series[1].graphicalProperties.line.prstDash, 'marker': line.series[1].marker.symbol,",
      " 'unlabeled': [one.idx for one in line.series[0].dLbls.dLbl], 'gap': bar.gapWidth, 'overlap': bar.overlap,",
      " 'name': scatter.series[1].dLbls.showSerName,",
      " 'high': book['One page'].page_setup.fitToHeight, 'fits': book['One page'].sheet_properties.pageSetUpPr.fitToPage,",
      "}))",
    ].join("\n");
    const seen = JSON.parse(execFileSync(PYTHON ?? "", ["-c", script, file], { encoding: "utf8" })) as object;
    expect(seen).toEqual({
      heights: [27.75, 42, 20.25, 20.25, null],
      narrow: true,
      gridlines: false,
      merged: ["B3:AJ3"],
      area: expect.stringContaining("$A$1:$AJ$42") as string,
      rows: expect.stringMatching(/^\$?1:\$?2$/) as string,
      scale: 70,
      breaks: [40],
      centered: true,
      top: 0.55,
      footer: ["HCI Planner 0.2.0", "&A, page &P of &N · &D", 9],
      axis: [0, 100, 25],
      dash: "dash",
      // openpyxl has no value for "none".
      marker: null,
      unlabeled: [1, 2],
      gap: 45,
      overlap: 0,
      name: true,
      high: null,
      fits: true,
    });
  },
);

/** paper.test.ts prints pages, too. */
longDescribe("LibreOffice", () => {
  testWhenInstalled(
    { name: "LibreOffice", hint: "apt-get install libreoffice-calc" },
    runs("soffice", "--version"),
    "prints the area of a page, and a second page from its break on",
    () => {
      const profile = `-env:UserInstallation=file://${folder}/profile`;
      execFileSync("soffice", [profile, "--headless", "--convert-to", "pdf", "--outdir", folder, file], {
        stdio: "ignore",
      });
      const pdf = fs.readFileSync(path.join(folder, "page.pdf"), "latin1");
      // Two of the page, one of the other sheet.
      expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(3);
    },
  );
});
