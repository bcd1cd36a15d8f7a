import type { Accepts } from "../sheets/accepts";

/**
 * Formula of what is wrong with a cell of a row of the sheet Demand: "" where it is empty or usable.
 *
 * @param column A column of its grid.
 */
export function typedProblem({
  id,
  header,
  accepts,
}: {
  id: string;
  header: string;
  accepts: Accepts;
}): string {
  return `IF([${id}]="","",IF(${isUsable(`[${id}]`, accepts)},"","${header} is not usable: "&[${id}]&". "))`;
}

function isUsable(cell: string, accepts: Accepts): string {
  if ("oneOf" in accepts) return `OR(${accepts.oneOf.map((one) => `${cell}="${one}"`).join(",")})`;
  const isWhole = "whole" in accepts;
  const limits = isWhole ? accepts.whole : "decimal" in accepts ? accepts.decimal : undefined;
  const [least, most] = limits ?? ("share" in accepts ? accepts.share : []);
  const whole = isWhole ? `,${cell}=INT(${cell})` : "";
  return `IF(ISNUMBER(${cell}),AND(${cell}>=${least},${cell}<=${most}${whole}),FALSE)`;
}
