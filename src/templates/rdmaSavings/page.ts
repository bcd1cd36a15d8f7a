import type { FirstPage } from "../../sheets/firstPage/firstPage";
import { CHART_COLORS } from "../../sheets/firstPage/pageChart";
import type { ProofRow } from "../../sheets/firstPage/proofRow";
import { firstOf, quoted, sentence, shown } from "../../sheets/formulaText";
import { MARK } from "../../sheets/mark";
import { CPU_AND_PRICES, SAVING, WORKLOAD_SHEET } from "./inputs";
import {
  ANSWERS,
  answered,
  IS_EXAMPLE,
  MAY_BE_NOISE,
  MAY_BE_OVER_CPU,
  NO_IO,
  NO_RANGE,
  OVER_CPU,
  TOO_FEW_HOSTS,
  VERDICT,
} from "./verdict";

const GHZ = "#,##0.0";
const SHARE = "0.0%";
const MORE = "+0.0%;-0.0%;0.0%";
const MONEY = "#,##0";

/** Workloads that are drawn: more places would mostly stand empty. */
const DRAWN = 6;

/** The first page: what RDMA is worth, by workload too, whether the cluster is ready, and all inputs but the workloads. */
export const PAGE: Pick<FirstPage, "verdict" | "proof" | "chart" | "inputs" | "furtherInputs"> = {
  verdict: VERDICT,
  proof: {
    heading: "Is it worth it?",
    answer: sentence`at least ${shown("{least}", "0.0%")} of CPU per I/O, with every prerequisite in place`,
    heads: { name: "RDMA saves", figures: ["Low", "Plan", "High"], note: "Unit", last: "Evidence level" },
    rows: [
      {
        ...saving("CPU saved per I/O", "share", SHARE, "of the storage CPU"),
        figures: rangedShare("share", SHARE),
        mark: worthIt(),
      },
      prerequisites(),
      hosts(),
      cpuOfIo(),
      saving("CPU at the same load", "ghzSaved", GHZ, "GHz"),
      saving("In cores", "cores", GHZ, "cores"),
      saving("Of the cluster's CPU", "ofCluster", "0.0%", "%"),
      {
        ...saving("Or more I/O", "gain", MORE, "IOPS, at the same CPU"),
        figures: rangedShare("gain", MORE),
      },
      saving("Price of these cores", "licenses", MONEY, "money", "corePrice"),
      saving("Power of these cores", "power", MONEY, "W", "watts"),
      saving("Energy", "energy", MONEY, "kWh per year, before cooling", "watts"),
      saving("Cost of this energy", "energyCost", MONEY, "money per year", "watts", "kwhPrice"),
    ],
  },
  chart: {
    heading: "What does it save by workload?",
    answer: "",
    legend: [
      { text: "■ TCP", color: "main" },
      { text: "■ RDMA", color: "second" },
    ],
    chart: {
      kind: "column",
      title: `CPU by workload (the first ${DRAWN})`,
      description: `GHz of each of the first ${DRAWN} workloads over TCP and over RDMA, at the same load.`,
      rows: DRAWN,
      yTitle: "GHz",
      yAxis: { minimum: 0, format: "#,##0" },
      series: [
        { name: "TCP", categories: "save.name", values: "save.ghz", color: CHART_COLORS.main },
        { name: "RDMA", categories: "save.name", values: "save.rdma", color: CHART_COLORS.second },
      ],
    },
  },
  inputs: [
    { heading: "Fill in", rows: SAVING },
    { heading: "CPU and prices", rows: CPU_AND_PRICES },
  ],
  furtherInputs: WORKLOAD_SHEET,
};

/** A result with its range; empty as long as one of the inputs that it rests on is not entered. */
function saving(name: string, id: string, format: string, unit: string, ...entered: string[]): ProofRow {
  const cells = entered.map((input) => `{${input}}`).join(",");
  return {
    ...(entered.length === 0 ? {} : { when: `COUNT(${cells})=${entered.length}` }),
    name: entered.length === 0 ? name : { formula: quoted(name) },
    figures: [`{${id}.low}`, `{${id}}`, `{${id}.high}`].map((formula) => ({ formula, format })),
    mark: '""',
    note: quoted(unit),
    last: { formula: `{${id}.known}` },
  };
}

function worthIt(): string {
  return firstOf(
    [
      [NO_IO, quoted(MARK.unknown)],
      ["{share.high}<{least}", quoted(MARK.bad)],
      [`OR({share.low}<{least},${IS_EXAMPLE},${MAY_BE_NOISE},${NO_RANGE})`, quoted(MARK.caution)],
    ],
    quoted(MARK.good),
  );
}

/** A share with its range, which one test does not show. */
function rangedShare(id: string, format: string): ProofRow["figures"] {
  const end = (which: string) => ({ formula: `IF(${NO_RANGE},"–",{${id}.${which}})`, format });
  return [end("low"), { formula: `{${id}}`, format }, end("high")];
}

function hosts(): ProofRow {
  return {
    name: "Hosts",
    figures: [],
    mark: `IF(${TOO_FEW_HOSTS},${quoted(MARK.bad)},${quoted(MARK.good)})`,
    note: sentence`layouts need ${"{minHosts}"}, ${"{hosts}"} planned`,
    last: { formula: quoted("sheet By workload") },
  };
}

/** Whether the cluster has the CPU for the I/O of which something is to be saved. */
function cpuOfIo(): ProofRow {
  return {
    ...saving("CPU of the I/O", "ghzNow", GHZ, ""),
    mark: firstOf(
      [
        [OVER_CPU, quoted(MARK.bad)],
        [NO_IO, quoted(MARK.unknown)],
        [MAY_BE_OVER_CPU, quoted(MARK.caution)],
      ],
      quoted(MARK.good),
    ),
    note: sentence`GHz over TCP, of ${shown("{clusterGhz}", "#,##0")}`,
  };
}

function prerequisites(): ProofRow {
  return {
    name: "Prerequisites",
    figures: [],
    mark: firstOf(
      [
        [`${answered("no")}>0`, quoted(MARK.bad)],
        [`${answered("yes")}<${ANSWERS}`, quoted(MARK.caution)],
      ],
      quoted(MARK.good),
    ),
    note: sentence`${answered("yes")} of ${ANSWERS} in place, ${answered("no")} missing`,
    last: { formula: quoted("sheet Checklist") },
  };
}
