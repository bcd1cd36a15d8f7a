import type { Block } from "../../sheets/block";
import { gridBlock } from "../../sheets/gridBlock";
import { inputBlock } from "../../sheets/inputBlock";
import { type CalibratedRun, HZ_PER_BIT, workloadColumns } from "./calibratedRun";
import { enteredColumn, type RefusedFigure } from "./enteredColumn";

/** Local storage: the CPU of the machine that the tool ran in, for the cost without vSAN. */
export function localCost(runs: readonly CalibratedRun[]): { blocks: Block[]; refused: RefusedFigure[] } {
  const usage = enteredColumn(
    { id: "usage", header: "CPU %", accepts: { decimal: [0, 1] }, format: "0.0%" },
    runs,
    ({ run: { cpu } }) => (cpu.usagePct === null ? null : cpu.usagePct / 100),
  );
  const cpus = enteredColumn(
    { id: "cpus", header: "CPUs", accepts: { whole: [1, 1024] } },
    runs,
    ({ run: { cpu } }) => cpu.processors,
  );
  const blocks = [
    inputBlock("The machine that ran the tool", [
      {
        id: "localClock",
        label: "Clock of a (virtual) CPU",
        value: null,
        unit: "GHz",
        accepts: { decimal: [0.5, 10] },
      },
    ]),
    gridBlock({
      id: "local",
      heading: "Cost of local storage: CPU % × CPUs × clock ÷ IOPS",
      rows: runs.length,
      columns: [
        ...workloadColumns(runs),
        usage,
        cpus,
        {
          id: "ghz",
          header: "Used (GHz)",
          formula: 'IF(COUNT([usage],[cpus],{localClock})<3,"",[usage]*[cpus]*{localClock})',
          format: "0.000",
        },
        {
          id: "khz",
          header: "kHz per I/O",
          formula: 'IF(ISNUMBER([ghz]),CPU_KHZ_PER_IO([ghz],0,[iops]),"")',
          format: "#,##0.0",
          style: "result",
        },
        HZ_PER_BIT,
      ],
    }),
  ];
  return { blocks, refused: [...usage.refused, ...cpus.refused] };
}
