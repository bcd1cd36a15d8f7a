import { firstPage } from "../../sheets/firstPage/firstPage";
import { sheetTop } from "../../sheets/sheetTop";
import type { Links } from "../../sheets/links";
import { planWorkbook, type Plan } from "../../sheets/planWorkbook";
import { releaseSheet } from "../releaseSheet";
import type { Template } from "../template";
import { basis } from "./basis";
import { bySize, testsChart } from "./bySize";
import { parameters, preflight } from "./checklist";
import { loads, MATRIX_SHEET, mixes, sizes, variants } from "./inputs";
import { matrix } from "./matrix";
import { PAGE } from "./page";
import { predictions } from "./predictions";
import { footprint, schedule, times } from "./totals";

const TITLE = "Benchmark plan";
const QUESTION = "Which tests are run, how long do they take, and will their results be meaningful?";

/** Margins of sheets whose rows are to be read on one page. */
const NARROW = { left: 0.25, right: 0.25, top: 0.55, bottom: 0.6 };

/** A matrix of HCIBench tests over several variants: names, time, capacity and what would limit each test. */
export const benchmarkPlan: Template = { id: "benchmark-plan", title: TITLE, question: QUESTION, plan };

function plan(links?: Links): Plan {
  return planWorkbook({
    plan: "benchmark-plan",
    title: TITLE,
    subject: QUESTION,
    checkInputs: true,
    titleRows: true,
    links,
    sheets: [
      firstPage({ title: TITLE, question: QUESTION, ...PAGE }),
      {
        name: MATRIX_SHEET,
        blocks: [
          sheetTop(
            MATRIX_SHEET,
            "Inputs: the tests are every block size with every mix and every load, run on each variant.",
          ),
          sizes(),
          mixes(),
          loads(),
          variants(),
        ],
        columnWidths: [36, 18, 16, 12, 10, 10],
      },
      {
        name: "Calculation",
        blocks: [
          sheetTop("Calculation", "How long the tests take, what the test VMs take, and each variant."),
          times(),
          footprint(),
          schedule(),
        ],
        columnWidths: [36, 14, 18, 15, 13, 20],
        print: { orientation: "portrait", pagesHigh: 1 },
      },
      {
        name: "Tests",
        blocks: [sheetTop("Tests", "The matrix, with the case names as HCIBench will write them."), matrix()],
        columnWidths: [50, 4, 8, 7, 9, 9, 6, 8, 11, 9, 9],
        columns: 11,
        freezeRows: 5,
        print: { orientation: "portrait", pagesHigh: 1, margins: NARROW },
      },
      {
        name: "By block size",
        blocks: [
          sheetTop("By block size", "How close the assumed IOPS are to the bottlenecks."),
          bySize(),
          testsChart(),
        ],
        columnWidths: [18, 12, 16, 16, 16, 16, 16, 22],
        columns: 8,
        print: { orientation: "landscape" },
      },
      {
        name: "Predictions",
        blocks: [
          sheetTop(
            "Predictions",
            "What each test would cost at the assumed IOPS, and its likely bottleneck.",
          ),
          predictions(),
        ],
        columnWidths: [48, 11, 9, 9, 8, 8, 8, 9, 11, 18],
        columns: 10,
        freezeRows: 5,
        print: { orientation: "portrait", pagesHigh: 1, margins: NARROW },
      },
      {
        name: "Checklist",
        blocks: [
          sheetTop(
            "Checklist",
            "What must be in place before the first test, and what to enter in HCIBench.",
          ),
          preflight(),
          parameters(),
        ],
        columnWidths: [48, 22, 18, 18, 10],
        columns: 5,
      },
      releaseSheet(["Layout", "Capacity", "CPU"]),
      basis(),
    ],
  });
}
