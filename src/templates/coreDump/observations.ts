import { DUMP_LINES, DUMP_OBSERVATIONS } from "../../model/coreDump/dumpObservations";
import type { Block } from "../../sheets/block";
import { CHART_COLORS, type PageChart } from "../../sheets/firstPage/pageChart";
import { gridBlock } from "../../sheets/gridBlock";

/** Grid `observed`: the hosts whose dump file is known, with the line and the planning rule. */
export function observations(): Block {
  const hosts = Object.values(DUMP_OBSERVATIONS);
  return gridBlock({
    id: "observed",
    heading: "Observed hosts",
    rows: hosts.length,
    columns: [
      { id: "host", header: "Host", texts: hosts.map(({ host }) => host) },
      {
        id: "ram",
        header: "RAM (GiB)",
        texts: hosts.map(({ ramMib }) => ramMib.value / 1024),
        format: "#,##0.0",
      },
      {
        id: "file",
        header: "Dump file (GiB)",
        texts: hosts.map(({ fileMib }) => fileMib.value / 1024),
        format: "0.00",
      },
      {
        id: "line8",
        header: "Line of 8.0 (GiB)",
        formula: `${DUMP_LINES["8.0"].fixedGib}+${DUMP_LINES["8.0"].gibPerGib}*[ram]`,
        format: "0.00",
      },
      { id: "plan", header: "Planning rule (GiB)", formula: "COREDUMP_GIB([ram])", format: "0.00" },
    ],
  });
}

/** The observed dump files and the planning rule against RAM. */
export const DUMP_BY_RAM: PageChart["chart"] = {
  kind: "scatter",
  title: "Dump file by RAM",
  description: "Dump files of four observed hosts against their RAM, with the planning rule.",
  xTitle: "RAM (GiB)",
  yTitle: "Dump file (GiB)",
  xAxis: { minimum: 0, format: "#,##0" },
  yAxis: { minimum: 0, format: "#,##0" },
  series: [
    {
      name: "Observed",
      categories: "observed.ram",
      values: "observed.file",
      color: CHART_COLORS.main,
      line: "none",
      marker: { shape: "circle", sizePt: 8 },
    },
    {
      name: "Planning rule",
      categories: "observed.ram",
      values: "observed.plan",
      color: CHART_COLORS.limit,
      line: { widthPt: 2 },
      marker: "none",
    },
  ],
};
