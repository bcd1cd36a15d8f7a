import type { Block } from "../sheets/block";
import { inputBlock, type InputRow } from "../sheets/inputBlock";
import type { PlanSheet } from "../sheets/planSheet";
import { resultBlock } from "../sheets/resultBlock";
import { sheetTop } from "../sheets/sheetTop";
import { firstOf } from "../sheets/formulaText";
import { NARROW_MARGINS } from "./narrowMargins";
import { OPTION_INPUTS, OPTION_NAMES, type OptionName } from "./optionInputs";
import { optionInputsBlock, optionResultsBlock } from "./optionsBlock";
import { optionFigures } from "./optionFigures";
import { OPTION_RESULTS } from "./optionResults";

/** What the options are filled in with: those that are given, else the defaults in the first one. */
export type GivenOptions = Partial<Record<OptionName, Readonly<Record<string, string | number | null>>>>;

/**
 * Sheet `Options`: what is built, up to four ways side by side, and what each comes to.
 *
 * @param profile The defined name of a calibration in the same workbook.
 */
export function optionsSheet(
  given: GivenOptions,
  chosen: OptionName,
  further: readonly Block[],
  profile?: string,
): PlanSheet {
  const isGiven = Object.keys(given).length > 0;
  const valueOf = (option: OptionName, input: InputRow): string | number | null => {
    const own = given[option];
    if (own === undefined) return !isGiven && option === "A" ? input.value : null;
    return Object.hasOwn(own, input.id) ? (own[input.id] ?? null) : input.value;
  };
  return {
    name: "Options",
    blocks: [
      sheetTop(
        "Options",
        "Ways to build it, side by side. The selected option is the design: every sheet that needs a host follows it.",
      ),
      inputBlock("The design is", [
        {
          id: "chosen",
          label: "Selected option",
          value: chosen,
          unit: "",
          accepts: { oneOf: OPTION_NAMES },
        },
      ]),
      headsBlock(),
      ...OPTION_INPUTS.map(({ heading, rows }) => optionInputsBlock(heading, rows, valueOf)),
      optionResultsBlock("Result of each option", OPTION_RESULTS),
      optionResultsBlock("What follows from the inputs", optionFigures(profile)),
      ...further,
    ],
    columnWidths: [40, 18, 18, 18, 18, 18, 24, 50],
    columns: 8,
    freezeRows: 2,
    print: { orientation: "landscape", margins: NARROW_MARGINS },
  };
}

/** The number of the selected option, and the letters above the columns. */
function headsBlock(): Block {
  return resultBlock("Options A to D are in columns B to E, the selected option in F", [
    {
      id: "chosenNumber",
      label: "Number of the selected option",
      unit: "",
      formula: firstOf(
        OPTION_NAMES.map((name, i) => [`{chosen}="${name}"`, String(i + 1)] as const),
        '""',
      ),
      format: "0",
      known: "entered",
    },
  ]);
}
