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
      {
        id: "fitsDown",
        header: "Host lost",
        formula: 'IF([needed]<={forDataDown},"yes","no")',
      },
      {
        id: "fitsDownLow",
        header: "Host lost, low",
        formula: 'IF([needed]<={forDataDown.low},"yes","no")',
      },
    ],
  });
}

/** Years behind the end of the plan that the first page shows. */
const YEARS_BEHIND = 2;

/** What the chart of the first page draws: the years behind its last one are its last one again. */
export function growthOfPage(): Block {
  return gridBlock({
    id: "shown",
    heading: "Years that the first page shows",
    rows: YEARS,
    columns: [
      {
        id: "year",
        header: "Year",
        formula: Array.from({ length: YEARS }, (_, year) => `MIN(${year},{years}+${YEARS_BEHIND})`),
        format: "0",
      },
      { id: "needed", header: "Needed (TiB)", formula: "{neededNow}*(1+{growth})^[year]", format: "#,##0.0" },
      { id: "usable", header: "Host lost (TiB)", formula: "{forDataDown}", format: "#,##0.0" },
      { id: "low", header: "Host lost, low (TiB)", formula: "{forDataDown.low}", format: "#,##0.0" },
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
