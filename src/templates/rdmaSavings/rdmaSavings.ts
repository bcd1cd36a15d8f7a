import { REFERENCE_CLUSTER } from "../../model/cpuCost/referenceTests";
import { firstPage } from "../../sheets/firstPage/firstPage";
import { noteBlock } from "../../sheets/noteBlock";
import { sheetTop } from "../../sheets/sheetTop";
import type { Links } from "../../sheets/links";
import { planWorkbook, type Plan } from "../../sheets/planWorkbook";
import type { Template } from "../template";
import { basis } from "./basis";
import { counters, summary, testResults, tests } from "./ownTests";
import { offloads, prerequisites, prerequisiteSources } from "./checklist";
import { WORKLOAD_SHEET, workloads } from "./inputs";
import { PAGE } from "./page";
import { savings } from "./savings";
import { totals } from "./totals";

const TITLE = "RDMA savings";
const QUESTION =
  "What does vSAN over RDMA save in CPU, cores, licenses and power, and is the cluster ready for it?";

/** CPU that vSAN over RDMA saves against TCP: estimated, or from the planner's own tests. */
export const rdmaSavings: Template = { id: "rdma-savings", title: TITLE, question: QUESTION, plan };

function plan(links?: Links): Plan {
  return planWorkbook({
    plan: "rdma-savings",
    title: TITLE,
    subject: QUESTION,
    checkInputs: true,
    titleRows: true,
    links,
    sheets: [
      firstPage({ title: TITLE, question: QUESTION, ...PAGE }),
      {
        name: WORKLOAD_SHEET,
        blocks: [
          sheetTop(WORKLOAD_SHEET, "Inputs: the I/O of the cluster as its guests see it."),
          workloads(),
        ],
        columnWidths: [46, 16, 16, 14, 14, 30],
        print: { orientation: "landscape" },
      },
      {
        name: "Calculation",
        blocks: [sheetTop("Calculation", "What RDMA saves over all workloads."), totals()],
        columnWidths: [46, 16, 16, 14, 14, 30],
        print: { orientation: "landscape" },
      },
      {
        name: "Checklist",
        blocks: [
          sheetTop("Checklist", "What RDMA requires, and what else a NIC or CPU may offer."),
          prerequisites(),
          offloads(),
          prerequisiteSources(),
        ],
        columnWidths: [34, 16, 20, 24, 24, 20],
        print: { orientation: "landscape" },
      },
      {
        name: "By workload",
        blocks: [
          sheetTop(
            "By workload",
            "CPU of each workload over TCP, and what RDMA saves of it at the same load.",
          ),
          savings(),
          noteBlock("Basis of the GHz", [
            `Measured on ${REFERENCE_CLUSTER}. Other CPUs: calibrate. The saving itself is based on one comparison on a four-node cluster, reported by a reader.`,
          ]),
        ],
        columnWidths: [28, 13, 12, 12, 12, 11, 11, 11, 13, 13, 11],
        columns: 11,
        print: { orientation: "landscape" },
      },
      {
        name: "Own tests",
        blocks: [
          sheetTop(
            "Own tests",
            "The same workload with and without RDMA. The four published tests are the example: replace them with yours.",
          ),
          tests(),
          testResults(),
          summary(),
          counters(),
        ],
        columnWidths: [35, 13, 13, 13, 13, 15, 15, 13],
        columns: 8,
      },
      basis(),
    ],
  });
}
