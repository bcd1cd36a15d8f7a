import { firstPage } from "../../sheets/firstPage/firstPage";
import { sheetTop } from "../../sheets/sheetTop";
import type { Links } from "../../sheets/links";
import { planWorkbook, type Plan } from "../../sheets/planWorkbook";
import { releaseSheet } from "../releaseSheet";
import type { Template } from "../template";
import { addedUp } from "./addedUp";
import { basis } from "./basis";
import { calibrationNotes, ownTests, profileInUse } from "./calibration";
import { addedUpChart } from "./charts";
import { WORKLOAD_SHEET, workloads } from "./inputs";
import { limitTotals, tierIops, tiers } from "./iopsLimits";
import { iopsBySize, limitChart, limitInputs } from "./limitsBySize";
import { PAGE } from "./page";
import { perCore, ruleNotes, rules } from "./rulesOfThumb";
import { totals } from "./totals";
import { traffic, trafficTotals } from "./traffic";
import { costs } from "./workloadCosts";

const TITLE = "vSAN CPU budget";
const QUESTION =
  "How much CPU does the storage I/O of these workloads cost, and how many hosts does that take?";

/** CPU that a mix of workloads costs a vSAN ESA cluster, with its network traffic and IOPS limits. */
export const vsanCpuBudget: Template = { id: "vsan-cpu-budget", title: TITLE, question: QUESTION, plan };

function plan(links?: Links): Plan {
  return planWorkbook({
    plan: "vsan-cpu-budget",
    title: TITLE,
    subject: QUESTION,
    checkInputs: true,
    titleRows: true,
    links,
    sheets: [
      firstPage({ title: TITLE, question: QUESTION, ...PAGE }),
      {
        name: WORKLOAD_SHEET,
        blocks: [sheetTop(WORKLOAD_SHEET, "Inputs: what the guests do."), workloads()],
        columnWidths: [38, 12, 14, 13, 13, 14, 12],
        columns: 7,
        print: { orientation: "landscape" },
      },
      {
        name: "Calculation",
        blocks: [
          sheetTop("Calculation", "What each workload costs, and all of them against the cluster."),
          costs(),
          totals(),
        ],
        columnWidths: [38, 12, 14, 13, 13, 14, 12, 12, 13],
        columns: 9,
        print: { orientation: "landscape" },
      },
      {
        name: "Network",
        blocks: [
          sheetTop("Network", "vSAN traffic of each host while all workloads are at their peak."),
          trafficTotals(),
          traffic(),
        ],
        print: { orientation: "landscape" },
      },
      {
        name: "Added up",
        blocks: [
          sheetTop("Added up", "Cumulative CPU of the workloads, against the CPU that storage may use."),
          addedUp(),
          addedUpChart(),
        ],
        columnWidths: [34, 6, 12, 16, 14, 18, 20],
        columns: 7,
      },
      {
        name: "IOPS limits",
        blocks: [
          sheetTop("IOPS limits", "What the limits of storage policies allow, and its cost if fully used."),
          tiers(),
          tierIops(),
          limitTotals(),
        ],
        columnWidths: [38, 13, 15, 13, 13, 14, 12, 12, 14],
        columns: 9,
        print: { orientation: "landscape" },
      },
      {
        name: "Limits by block size",
        blocks: [
          sheetTop(
            "Limits by block size",
            "All tiers at their limits, with one block size and mix in all of them.",
          ),
          limitInputs(),
          iopsBySize(),
          limitChart(),
        ],
        columnWidths: [20, 13, 13, 13, 13, 13, 14, 13, 13],
        columns: 9,
      },
      {
        name: "Calibration",
        blocks: [
          sheetTop(
            "Calibration",
            'Tests of your own cluster; they count when the profile is "own calibration".',
          ),
          ownTests(),
          calibrationNotes(),
          profileInUse(),
        ],
        columnWidths: [20, 13, 16, 20, 20, 16],
      },
      {
        name: "Rules of thumb",
        blocks: [
          sheetTop("Rules of thumb", "Commonly quoted figures, as published and as measured."),
          rules(),
          ruleNotes(),
          perCore(),
        ],
        columnWidths: [26, 16, 16, 16, 13, 13, 13, 16],
        columns: 8,
        print: { orientation: "landscape" },
      },
      releaseSheet(["Layout", "CPU", "Network"]),
      basis(),
    ],
  });
}
