import {
  type BaseFunction,
  conditionalFormattingEnglish,
  coreEnglish,
  dataValidationEnglish,
  hyperLinkEnglish,
  LocaleType,
  mergeLocales,
  noteEnglish,
  tableEnglish,
  Univer,
  UniverSheetsConditionalFormattingPreset,
  UniverSheetsCorePreset,
  UniverSheetsDataValidationPreset,
  UniverSheetsHyperLinkPreset,
  UniverSheetsNotePreset,
  UniverSheetsTablePreset,
} from "../../../tools/workbench/univer";
import type { functionInfo } from "./functionInfo";

/** Always calculate on opening: what is shown is Univer's own result, not the cached value. */
const CALCULATE_ALL = 0;

/**
 * Starts Univer in an element of the page.
 *
 * @param functions Executor and id of each function of ours.
 * @param description The same functions for autocompletion and signature help.
 */
export function startUniver(
  container: string,
  functions: [typeof BaseFunction, string][],
  description: ReturnType<typeof functionInfo>[],
): Univer {
  const english = mergeLocales(
    coreEnglish,
    conditionalFormattingEnglish,
    dataValidationEnglish,
    hyperLinkEnglish,
    noteEnglish,
    tableEnglish,
  );
  const univer = new Univer({ locale: LocaleType.EN_US, locales: { [LocaleType.EN_US]: english } });
  const presets: { plugins: unknown[] }[] = [
    UniverSheetsCorePreset({
      container,
      header: true,
      ribbonType: "simple",
      sheets: { autoHeightForMergedCells: true },
      formula: { function: functions, description, initialFormulaComputing: CALCULATE_ALL },
    }),
    UniverSheetsConditionalFormattingPreset(),
    // Without a search field, what is typed goes into the cell.
    UniverSheetsDataValidationPreset({ showEditOnDropdown: false, showSearchOnDropdown: false }),
    UniverSheetsHyperLinkPreset(),
    UniverSheetsNotePreset(),
    UniverSheetsTablePreset(),
  ];
  for (const plugin of presets.flatMap(({ plugins }) => plugins)) {
    const [constructor, options] = Array.isArray(plugin) ? plugin : [plugin];
    univer.registerPlugin(constructor, options);
  }
  return univer;
}
