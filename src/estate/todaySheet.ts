import type { EstateDiagnostic } from "../importers/estate/estateFormat";
import type { Estate } from "../model/estate/estate";
import type { Block } from "../sheets/block";
import { chartBlock } from "../sheets/chartBlock";
import { bandBlock } from "../sheets/firstPage/bandBlock";
import { pageTitles } from "../sheets/firstPage/pageTitles";
import { firstOf, quoted } from "../sheets/formulaText";
import { MARK } from "../sheets/mark";
import { markFormats } from "../sheets/markFormats";
import type { PlanSheet } from "../sheets/planSheet";
import type { CellSpec } from "../workbook/spec";
import { caseFormula, type Check } from "./checks/check";
import { checksOf } from "./checks/checksOf";
import { count, sum } from "./figuresSheet";
import { sizeInWords, TIB_FROM, TODAY_ROWS } from "./todayRows";

const ROW_PT = 19;
/** Rows of the charts: the names of more than a few clusters need more of them. */
const CHART_ROWS = 11;
const MANY_CLUSTERS = 5;
const CHART_ROWS_OF_MANY = 17;

/** Clusters that a chart has room for; the sheet Scope lists all. */
const MAX_CLUSTERS = 10;

/**
 * Sheet `Estate`, the page for the customer: what runs today, where it is, and what stands out.
 *
 * @param page One line about the exports, how many clusters there are, and the id of its verdict.
 */
export function todaySheet(
  estate: Estate,
  diagnostics: readonly EstateDiagnostic[],
  { about, clusters, verdictId = "verdict" }: { about: string; clusters: number; verdictId?: string },
): PlanSheet {
  const checks = checksOf(estate, diagnostics);
  const most = clusters > MAX_CLUSTERS ? `, the ${MAX_CLUSTERS} with the most VMs` : "";
  return {
    name: "Estate",
    blocks: [
      pageTitles("What runs today", about),
      bandBlock(verdict(), verdictId),
      todayBlock(),
      chartBlock(clusters > MANY_CLUSTERS ? CHART_ROWS_OF_MANY : CHART_ROWS, [
        bars(`Used capacity by cluster${most}`, "TiB", "clusters.used", "A:B"),
        bars(`vCPU per core by cluster${most}`, "vCPU per core", "clusters.perCore", "C:E"),
        {
          kind: "column",
          title: "VMs by vCPU",
          description: "Column chart: how many VMs have how many vCPU.",
          columns: "F:F",
          yTitle: "VMs",
          series: [{ name: "VMs", categories: "sizes.name", values: "sizes.vms" }],
        },
      ]),
      checksBlock(checks),
    ],
    columnWidths: [4, 26, 12, 14, 16, 42],
    columns: 6,
    hidesGridlines: true,
    namesCustomer: true,
    print: { orientation: "portrait", pagesHigh: 1, centered: true },
    printThrough: "F",
  };
}

function bars(title: string, unit: string, values: string, columns: string) {
  return {
    kind: "bar" as const,
    title,
    description: `Bar chart: ${title}, in ${unit}.`,
    columns,
    rows: MAX_CLUSTERS,
    yTitle: unit,
    yAxis: { minimum: 0 },
    series: [{ name: unit, categories: "clusters.name", values }],
  };
}

function verdict(): string {
  const marks = (mark: string): string => `COUNTIF({checks.mark},"${mark === MARK.unknown ? "~?" : mark}")`;
  const points = (number: string, text: string): string =>
    `IF(${number}=0,"","; "&IF(${number}=1,"one point ",${number}&" points ")&${quoted(text)})`;
  const figure = (id: string, format: string, text: string): string =>
    `IF(ISNUMBER({today.${id}}),", "&TEXT({today.${id}},"${format}")&${quoted(text)},"")`;
  const size = (id: "ram" | "used", text: string, fromTib: number): string =>
    `IF(ISNUMBER({today.${id}}),", "&${sizeInWords(sum(id), fromTib)}&${quoted(text)},"")`;
  const hosts = `IF(ISNUMBER({today.hosts})," on "&TEXT({today.hosts},"#,##0")&IF({today.hosts}=1," host"," hosts"),"")`;
  const figures = [
    `TEXT({today.vms},"#,##0")&IF({today.vms}=1," VM"," VMs")`,
    hosts,
    figure("vcpu", "#,##0", " vCPU"),
    size("ram", " of RAM", TIB_FROM.ram),
    size("used", " used", TIB_FROM.data),
  ].join("&");
  const unknown = marks(MARK.unknown);
  const cautions = marks(MARK.caution);
  return firstOf(
    [[`${count("full")}=0`, quoted(`${MARK.unknown} No VM counts in full`)]],
    `IF(${unknown}>0,"${MARK.unknown} ",IF(${cautions}>0,"${MARK.caution} ","${MARK.good} "))&${figures}&${points(cautions, "to check")}&${points(unknown, "not known")}`,
  );
}

/** What runs today: figure, unit, low to high, and what belongs to it. */
function todayBlock(): Block {
  return {
    height: TODAY_ROWS.length + 1,
    ids: (row) => Object.fromEntries(TODAY_ROWS.map(({ id }, i) => [`today.${id}`, `C${row + 1 + i}`])),
    draw: ({ row, formula }) => ({
      cells: [
        ...question(
          row,
          "What runs today?",
          "of VMs that count in full; capacity also of those that do not run",
        ),
        ...TODAY_ROWS.flatMap(({ name, figure, format, unit, range, note }, i): CellSpec[] => {
          const at = row + 1 + i;
          return [
            { kind: "blank", at: `A${at}`, style: "rowWords" },
            { kind: "text", at: `B${at}`, text: name, style: "rowWords" },
            { kind: "formula", at: `C${at}`, formula: formula(figure), format, style: "rowTotal" },
            { kind: "text", at: `D${at}`, text: unit, style: "rowAsideWords" },
            range === undefined
              ? { kind: "blank", at: `E${at}`, style: "rowAside" }
              : { kind: "formula", at: `E${at}`, formula: formula(range), style: "rowAside" },
            { kind: "formula", at: `F${at}`, formula: formula(note), style: "rowAsideWords" },
          ];
        }),
      ],
      rowHeights: [{ rows: [row + 1, row + TODAY_ROWS.length], points: ROW_PT }],
    }),
  };
}

/** What may stand out, a row each, whether it does or not. */
function checksBlock(checks: readonly Check[]): Block {
  return {
    height: checks.length + 1,
    ids: (row) => ({ "checks.mark": `A${row + 1}:A${row + checks.length}` }),
    draw: ({ row, formula }) => ({
      cells: [
        ...question(row, "What stands out?", "before you plan with its figures"),
        ...checks.flatMap((check, i): CellSpec[] => {
          const at = row + 1 + i;
          return [
            { kind: "formula", at: `A${at}`, formula: formula(caseFormula(check, "mark")), style: "rowMark" },
            { kind: "text", at: `B${at}`, text: check.title, style: "rowWords" },
            {
              kind: "formula",
              at: `C${at}`,
              formula: formula(caseFormula(check, "sentence")),
              style: "rowSentence",
              columns: 4,
            },
          ];
        }),
      ],
      rowHeights: [{ rows: [row + 1, row + checks.length], points: ROW_PT }],
      conditionalFormats: markFormats(`A${row + 1}:A${row + checks.length}`, `$A${row + 1}`),
    }),
  };
}

function question(row: number, text: string, answer: string): CellSpec[] {
  return [
    { kind: "text", at: `A${row}`, text, style: "question", columns: 6 },
    { kind: "text", at: `E${row}`, text: answer, style: "questionAnswer" },
  ];
}
