import type { TextFormat } from "../textFormat";
import { holdsResults } from "./text/holdsResults";
import { labelWithoutFigure } from "./text/labelWithoutFigure";
import { runsOfResultText } from "./text/textRuns";

/** VMware HCIBench 1.6 to 3.0 with fio or vdbench: its result text alone. */
export const hcibench: TextFormat = {
  id: "hcibench",
  label: "HCIBench",
  looksLike: holdsResults,
  parse: (text, name) => runsOfResultText(text, name, name),
  labelWithoutFigure,
};
