import { LABELS } from "../model/evidence/estimate";
import type { Block } from "../sheets/block";
import { firstOf, quoted } from "../sheets/formulaText";
import { gridBlock } from "../sheets/gridBlock";
import { MAX_CLASSES } from "./demandForm";
import { STORAGE_FROM } from "./storageByClass";
import { byLayout } from "./useOfHosts";

/**
 * Grid `labels`: how the storage CPU of each class is known in the selected option, where a calibration is taken.
 *
 * @param profile The defined name of the calibration.
 */
export function storageLabels(profile: string): Block {
  const label = (layout: "narrow" | "wide"): string =>
    `IF(AND({storageFrom}="${STORAGE_FROM.calibration}",N({chosen.usable})=1,{chosen.release}<>""),VSAN_GHZ_IOPS({needs.iops},{needs.ioSize},{needs.ioReads},{chosen.${layout}},${profile},"label",LEFT({chosen.release},3)),"")`;
  return gridBlock({
    id: "labels",
    heading: "The selected option: how storage CPU is known by the calibration",
    rows: MAX_CLASSES,
    gaps: true,
    columns: [
      { id: "class", header: "Class", formula: "[needs.class]" },
      { id: "target", header: "Target cluster", formula: "[needs.target]" },
      { id: "narrow", header: "Evidence level, few hosts", spill: label("narrow") },
      { id: "wide", header: "Evidence level, many hosts", spill: label("wide") },
      {
        id: "hosts",
        header: "Hosts of its cluster",
        format: "#,##0",
        formula: 'IF([target]="","",IFERROR(INDEX({now.hosts},MATCH([target],{now.name},0)),""))',
      },
      {
        id: "label",
        header: "Evidence level",
        formula: `IF(OR(N([needs.iops])=0,N([hosts])=0),"",${byLayout("[hosts]", "[narrow]", "[wide]")})`,
      },
    ],
  });
}

/** The weakest of these, which is that of the sum. */
export const WEAKEST_LABEL = firstOf(
  [...LABELS].reverse().map((label) => [`COUNTIF({labels.label},"${label}")>0`, quoted(label)] as const),
  quoted("not known"),
);

/** Is none of them known? A condition. */
export const NO_LABEL = 'COUNTIF({labels.label},"?*")=0';
