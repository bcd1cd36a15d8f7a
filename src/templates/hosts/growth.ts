import type { Block } from "../../sheets/block";
import { chartBlock } from "../../sheets/chartBlock";
import { gridBlock } from "../../sheets/gridBlock";

/** Today and the ten years that can be planned for. */
const YEARS = 11;

/** Capacity needed year by year against what there is. */
export function growthByYear(): Block {
  return gridBlock({
    id: "byYear",
    heading: "Growth",
    rows: YEARS,
    columns: [
      { id: "year", header: "Year", texts: Array.from({ length: YEARS }, (_, year) => year) },
      { id: "needed", header: "Needed (TiB)", formula: "{neededNow}*(1+{growth})^[year]", format: "#,##0.0" },
      { id: "usable", header: "For data (TiB)", formula: "{forData}", format: "#,##0.0" },
      { id: "low", header: "Low (TiB)", formula: "{forData.low}", format: "#,##0.0" },
      { id: "left", header: "Left (TiB)", formula: "[usable]-[needed]", format: "#,##0.0" },
      { id: "fits", header: "Fits", formula: 'IF([needed]<=[usable],"yes","no")' },
    ],
  });
}

/** The same as lines. */
export function growthChart(): Block {
  return chartBlock(16, [
    {
      kind: "line",
      title: "Capacity needed by year",
      description:
        "Capacity that the VMs need year by year, against the capacity for data and its low estimate.",
      columns: "A:F",
      xTitle: "Year",
      yTitle: "TiB",
      series: [
        { name: "Needed", categories: "byYear.year", values: "byYear.needed" },
        { name: "For data", categories: "byYear.year", values: "byYear.usable" },
        { name: "For data, low", categories: "byYear.year", values: "byYear.low" },
      ],
    },
  ]);
}
