import { PLANNING_ESTIMATE } from "../../sheets/basisSheet";
import type { Block } from "../../sheets/block";
import { COLUMN, PAGE_COLUMNS, PAGE_WIDTHS } from "../../sheets/firstPage/pageColumns";
import { proofBlock } from "../../sheets/firstPage/proofTable";
import { TOP_ROWS, topBlock } from "../../sheets/firstPage/topBlock";
import { onNewPage } from "../../sheets/onNewPage";
import type { PlanSheet } from "../../sheets/planSheet";
import { withRowGap } from "../../sheets/withRowGap";
import { atBeginning } from "../atBeginning";
import { type DemandForm, hasEstate } from "../demandForm";
import { designVerdict } from "../designVerdict";
import { clusterTable } from "./clusterTable";
import { designCharts } from "./designCharts";
import { optionTable } from "./optionTable";
import { resourceTable } from "./resourceTable";
import { type BenchmarkRows, restsOn } from "./restsOn";
import { GAP_PT, gapPoints } from "./rowPoints";
import { questionsTable, risksTable } from "./risksAndQuestions";
import { todayAndNew } from "./todayAndNew";
import { whyHosts } from "./whyHosts";

/**
 * Sheet `Design`, two pages for the customer: the first one decides, the second one defends.
 *
 * @param sources One line about the exports.
 * @param benchmark What a benchmark adds to it.
 */
export function designSheet(form: DemandForm, sources: string, benchmark: BenchmarkRows): PlanSheet {
  const isFromEstate = hasEstate(form);
  const first = [
    topBlock("Design", "Design of the vSAN cluster", designVerdict(benchmark.calibration !== undefined)),
    limitLine(),
    proofBlock(resourceTable(isFromEstate)),
    optionTable(),
    designCharts(),
    todayAndNew(isFromEstate),
  ];
  const second = [
    onNewPage(whyHosts(form.targets)),
    clusterTable(form.targets),
    risksTable(),
    questionsTable(),
    restsOn(form, sources, benchmark),
  ];
  return {
    name: "Design",
    blocks: [
      ...first.map((block) => withRowGap(block, GAP_PT)),
      ...second.map((block) => withRowGap(block, gapPoints(form.targets))),
      footnote(),
    ],
    columnWidths: PAGE_WIDTHS,
    columns: PAGE_COLUMNS,
    freezeRows: TOP_ROWS,
    hidesGridlines: true,
    namesCustomer: true,
    printThrough: COLUMN.words,
    print: {
      orientation: "portrait",
      scale: 83,
      centered: true,
      margins: { left: 0.25, right: 0.25, top: 0.5, bottom: 0.55 },
    },
  };
}

/** What limits, what limits next, and what lifting it saves. */
function limitLine(): Block {
  const limitText = `IF(OR(N({chosen.usable})=0,{chosen.first}=""),"",${atBeginning("{chosen.first}")}&" limits first, then "&{chosen.second}&IF({lever}="",".",". "&{lever}&".")&IF(OR({ioLeft}="",SUM({demand.noIo})=0),""," "&{ioLeft}&"."))`;
  return {
    height: 1,
    ids: () => ({}),
    draw: ({ row, columns, formula }) => ({
      cells: [
        {
          kind: "formula",
          at: `B${row}`,
          formula: formula(`IFERROR(${limitText},"")`),
          style: "pageText",
          columns: columns - 1,
        },
      ],
      rowHeights: [{ rows: [row, row], points: 30 }],
    }),
  };
}

function footnote(): Block {
  return {
    height: 1,
    ids: () => ({}),
    draw: ({ row, columns }) => ({
      cells: [{ kind: "note", at: `A${row}`, text: PLANNING_ESTIMATE, columns, style: "pageFootnote" }],
      rowHeights: [{ rows: [row, row], points: 26 }],
    }),
  };
}
