import { DUMP_LINES, DUMP_OBSERVATIONS } from "../../model/coreDump/dumpObservations";
import type { Block } from "../../sheets/block";
import { chartBlock } from "../../sheets/chartBlock";
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
export function chart(): Block {
  return chartBlock(18, [
    {
      kind: "scatter",
      title: "Dump file by RAM",
      description: "Dump files of four observed hosts against their RAM, with the planning rule.",
      columns: "A:F",
      xTitle: "RAM (GiB)",
      yTitle: "Dump file (GiB)",
      series: [
        { name: "Observed", categories: "observed.ram", values: "observed.file" },
        { name: "Planning rule", categories: "observed.ram", values: "observed.plan" },
      ],
    },
  ]);
}
