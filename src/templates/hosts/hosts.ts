import { firstPage } from "../../sheets/firstPage/firstPage";
import { sheetTop } from "../../sheets/sheetTop";
import type { Links } from "../../sheets/links";
import { planWorkbook, type Plan } from "../../sheets/planWorkbook";
import { releaseSheet } from "../releaseSheet";
import type { Template } from "../template";
import { basis } from "./basis";
import { capacitySteps, layoutRows } from "./capacity";
import { cpuRows, ramRows } from "./cpuAndRam";
import { growthByYear, growthChart, growthOfPage } from "./growth";
import { licenseRows } from "./licenses";
import { carriedVms, limits } from "./limits";
import { networkShares, networkSharesNotes } from "./networkShares";
import { PAGE } from "./page";
import { peakCpu, peakTraffic } from "./peakIo";
import { carried, carriedNotes } from "./throughput";
import { vmsPerHost } from "./vmsPerHost";

const TITLE = "Hosts";
const QUESTION = "Can these hosts run the VMs after a host failure, and which resource runs out first?";

/** CPU, RAM, usable capacity, CPU budget for storage and licenses of a cluster of equal hosts. */
export const hosts: Template = { id: "hosts", title: TITLE, question: QUESTION, plan };

function plan(links?: Links): Plan {
  return planWorkbook({
    plan: "hosts",
    title: TITLE,
    subject: QUESTION,
    checkInputs: true,
    titleRows: true,
    links,
    sheets: [
      firstPage({ title: TITLE, question: QUESTION, ...PAGE }),
      {
        name: "Calculation",
        blocks: [
          sheetTop("Calculation", "What the VMs need of each resource, and what the hosts have."),
          limits(),
          carriedVms(),
          cpuRows(),
          peakCpu(),
          ramRows(),
          vmsPerHost(),
          licenseRows(),
        ],
        columnWidths: [38, 14, 20, 14, 14, 18, 14, 14, 14],
        columns: 9,
        print: { orientation: "landscape" },
      },
      {
        name: "Throughput",
        blocks: [
          sheetTop(
            "Throughput",
            "Guest I/O that the CPU allowed for storage sustains, and its network traffic.",
          ),
          peakTraffic(),
          carried(),
          carriedNotes(),
          networkShares(),
          networkSharesNotes(),
        ],
        columnWidths: [22, 11, 9, 12, 11, 11, 14, 11, 13, 11, 11, 11],
        columns: 12,
        print: { orientation: "landscape" },
      },
      {
        name: "Capacity",
        blocks: [
          sheetTop("Capacity", "From raw disks to what guests can use, and the effect of losing a host."),
          capacitySteps(),
          layoutRows(),
        ],
        print: { orientation: "landscape" },
      },
      {
        name: "Growth",
        blocks: [
          sheetTop("Growth", "How many years the capacity lasts."),
          growthByYear(),
          growthChart(),
          growthOfPage(),
        ],
        printBlocks: 3,
        columnWidths: [14, 15, 15, 15, 15, 15, 15, 15],
        columns: 8,
      },
      releaseSheet(
        ["Layout", "Capacity", "CPU", "Memory", "Network", "Limits"],
        "What the planned version changes: items to check. The maximum of VMs per host depends on it.",
      ),
      basis(),
    ],
  });
}
