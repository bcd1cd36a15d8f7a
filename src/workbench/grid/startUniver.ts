import {
  DEFAULT_STYLES,
  IUndoRedoService,
  LocaleService,
  LocaleType,
  mergeLocales,
  Univer,
} from "@univerjs/core";
import type { BaseFunction } from "@univerjs/engine-formula";
import { UniverSheetsConditionalFormattingPreset } from "@univerjs/preset-sheets-conditional-formatting";
import conditionalFormattingEnglish from "@univerjs/preset-sheets-conditional-formatting/locales/en-US";
import { UniverSheetsCorePreset } from "@univerjs/preset-sheets-core";
import coreEnglish from "@univerjs/preset-sheets-core/locales/en-US";
import { UniverSheetsDataValidationPreset } from "@univerjs/preset-sheets-data-validation";
import dataValidationEnglish from "@univerjs/preset-sheets-data-validation/locales/en-US";
import { UniverSheetsHyperLinkPreset } from "@univerjs/preset-sheets-hyper-link";
import hyperLinkEnglish from "@univerjs/preset-sheets-hyper-link/locales/en-US";
import { UniverSheetsNotePreset } from "@univerjs/preset-sheets-note";
import noteEnglish from "@univerjs/preset-sheets-note/locales/en-US";
import { UniverSheetsTablePreset } from "@univerjs/preset-sheets-table";
import tableEnglish from "@univerjs/preset-sheets-table/locales/en-US";
import { UniverSheetsFilterPlugin } from "@univerjs/sheets-filter";
import { keepCellsOfFrame } from "../univer/cellsOfFrame";
import { fitDrawnTexts } from "../univer/fittingFont";
import { ListsAsCells } from "../univer/listArrow";
import { MISSING_TEXTS } from "../univer/missingTexts";
import { COMPARE, plainComparison } from "../univer/plainComparison";
import { restFrames } from "../univer/restingFrames";
import { SERVICE_PATCHES } from "../univer/servicePatches";
import { isCalculating } from "../univer/steadyCalculation";
import { drawAtTopOfCells } from "../univer/topOfCells";
import { keepWrittenTexts } from "../univer/writtenTexts";
import type { functionInfo } from "./functionInfo";
import { History } from "./history";

/** Excel's own. The page brings a font of this name and these widths. */
const FONT = "Calibri";

/** Always calculate on opening: what is shown is Univer's own result, not the cached value. */
const CALCULATE_ALL = 0;

/**
 * Starts Univer in an element of the page.
 *
 * @param functions Executor and id of each custom function.
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
  DEFAULT_STYLES.ff = FONT;
  fitDrawnTexts();
  drawAtTopOfCells();
  keepCellsOfFrame();
  keepWrittenTexts();
  const univer = new Univer({
    locale: LocaleType.EN_US,
    locales: { [LocaleType.EN_US]: english },
    override: [[IUndoRedoService, { useClass: History }]],
  });
  restFrames(() => isCalculating(univer));
  const presets: { plugins: unknown[] }[] = [
    UniverSheetsCorePreset({
      container,
      header: true,
      ribbonType: "simple",
      sheets: { autoHeightForMergedCells: true },
      formula: {
        function: [...functions, [plainComparison(), COMPARE]],
        description,
        initialFormulaComputing: CALCULATE_ALL,
      },
      // Green corners at numbers that are texts on purpose.
      disableTextFormatMark: true,
    }),
    UniverSheetsConditionalFormattingPreset(),
    // Without a search field, what is typed goes into the cell.
    UniverSheetsDataValidationPreset({ showEditOnDropdown: false, showSearchOnDropdown: false }),
    UniverSheetsHyperLinkPreset(),
    UniverSheetsNotePreset(),
    UniverSheetsTablePreset(),
    // What a workbook holds of filters must be known from its opening on; their menus come later.
    { plugins: [UniverSheetsFilterPlugin, ListsAsCells] },
  ];
  for (const plugin of presets.flatMap(({ plugins }) => plugins)) {
    const [constructor, options] = Array.isArray(plugin) ? plugin : [plugin];
    univer.registerPlugin(constructor, options);
  }
  for (const patch of SERVICE_PATCHES) univer.registerPlugin(patch);
  univer
    .__getInjector()
    .get(LocaleService)
    .load({ [LocaleType.EN_US]: MISSING_TEXTS });
  return univer;
}
