import { coverBlock } from "../../sheets/coverBlock";
import { pageTop, sheetTop, TOP_ROWS } from "../../sheets/pageTop";
import { planWorkbook, type Plan } from "../../sheets/planWorkbook";
import { releaseSheet } from "../releaseSheet";
import type { Template } from "../template";
import { basis } from "./basis";
import { parameters, preflight } from "./checklist";
import { cluster, loads, mixes, run, sizes, testVms, variants } from "./inputs";
import { matrix, predictionChart, predictions } from "./matrix";
import { footprint, schedule, times, VERDICT } from "./totals";

const TITLE = "Benchmark plan";
const QUESTION = "Which tests are run, how long do they take, and will their results mean something?";

/** A matrix of HCIBench tests over several variants: names, time, capacity and what would limit each test. */
export const benchmarkPlan: Template = { id: "benchmark-plan", title: TITLE, question: QUESTION, plan };

function plan(): Plan {
  return planWorkbook({
    title: TITLE,
    subject: QUESTION,
    checkInputs: true,
    titleRows: true,
    sheets: [
      {
        name: "Benchmark plan",
        blocks: [
          pageTop(TITLE, QUESTION, VERDICT),
          coverBlock(),
          run(),
          sizes(),
          mixes(),
          loads(),
          variants(),
          times(),
          schedule(),
        ],
        columnWidths: [34, 24, 16, 18, 14, 22],
        freezeRows: TOP_ROWS,
        print: { orientation: "portrait" },
      },
      {
        name: "Cluster",
        blocks: [
          sheetTop("Cluster", "The cluster that is tested, the VMs that test it, and what these take."),
          cluster(),
          testVms(),
          footprint(),
        ],
        // The hints run on into the last column: beyond it they would make all of the page smaller.
        columnWidths: [32, 12, 17, 13, 13, 44],
        freezeRows: 2,
      },
      {
        name: "Tests",
        blocks: [sheetTop("Tests", "The matrix, with the case names as HCIBench will write them."), matrix()],
        columnWidths: [54, 6, 11, 9, 9, 10, 8, 9, 13, 12, 12],
        columns: 11,
        freezeRows: 4,
        print: { orientation: "landscape", repeatRows: [4, 4] },
      },
      {
        name: "Predictions",
        blocks: [
          sheetTop("Predictions", "What each test would cost at the assumed IOPS, and what would limit it."),
          predictionChart(),
          predictions(),
        ],
        columnWidths: [54, 11, 10, 10, 9, 9, 12, 14, 12, 20],
        columns: 10,
        freezeRows: 2,
        print: { orientation: "landscape" },
      },
      {
        name: "Checklist",
        blocks: [
          sheetTop(
            "Checklist",
            "What must be in place before the first test, and what is typed into HCIBench.",
          ),
          preflight(),
          parameters(),
        ],
        columnWidths: [52, 26, 26, 12, 12, 12],
      },
      releaseSheet(["Layout", "Capacity", "CPU"]),
      basis(),
    ],
  });
}
