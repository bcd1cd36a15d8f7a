import type { Univer } from "@univerjs/core";
import type { FUniver } from "@univerjs/core/lib/facade";
import { SheetsDataValidationValidatorService } from "@univerjs/sheets-data-validation";

/**
 * Univer checks entries against the rules of their cells once the browser is idle.
 *
 * - Wrong in 0.25: it throws where the workbook was replaced or the sheet removed until then, and nothing catches that.
 * - Why it matters here: opening a template right after another one reports an error to the user.
 * - Why not by the injector: the plugin that brings the service also makes it, before another plugin can replace it.
 * - Upstream: no issue found. Text for one: "Dispose a workbook right after a change of cells with data validation on a
 *   sheet that is not shown: SheetsDataValidationValidatorService.validatorRanges rejects with 'cannot find current
 *   workbook', out of requestIdleCallback. It should return no results."
 */
export function validateOpenSheets(univer: Univer, api: FUniver): void {
  const validator = univer.__getInjector().get(SheetsDataValidationValidatorService);
  const validate = validator.validatorRanges.bind(validator);
  validator.validatorRanges = async (workbookId, sheetId, ranges) =>
    api.getWorkbook(workbookId)?.getSheetBySheetId(sheetId) ? validate(workbookId, sheetId, ranges) : [];
}
